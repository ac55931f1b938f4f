import { type GeneratedLetter, generatedLetterSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { LETTER_DRAFT_NAME, REMOTE_NAME } from './storage.ts';

export const storedLetterSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  companyAddress: z.string(),
  /** The letter's text: as it was generated, then as it was edited. */
  introduction: z.string(),
  /** Separated by commas. */
  skills: z.string(),
  /** A line of the applicant's own below the letter, e.g. when to call. */
  closing: z.string(),
  generatedAt: z.iso.datetime(),
  templateName: z.string(),
  rawResponse: generatedLetterSchema,
  resumeFileName: z.string(),
  /** bytes */
  resumeFileSize: z.number().check(z.nonnegative()),
});
export type StoredLetter = z.infer<typeof storedLetterSchema>;

/** The letter that the builder and the download screen show; `null` before the first generation. */
export const letterDraft = createDraft<StoredLetter | null>(
  REMOTE_NAME,
  LETTER_DRAFT_NAME,
  z.nullable(storedLetterSchema),
  null,
);

/** What was entered before the letter came: it goes before what the API has found in the resume and the advert. */
export interface LetterOrigin {
  jobTitle: string;
  templateName: string;
  resumeFileName: string;
  resumeFileSize: number;
  corrections: Pick<StoredLetter, 'fullName' | 'email' | 'companyAddress'>;
}

export function toStoredLetter(response: GeneratedLetter, origin: LetterOrigin): StoredLetter {
  const { corrections, ...rest } = origin;
  return {
    ...rest,
    fullName: corrections.fullName || response.applicant.fullName,
    email: corrections.email || response.applicant.email,
    companyAddress: corrections.companyAddress,
    companyName: response.company_name,
    introduction: response.generated_letter,
    skills: response.applicant.skills.join(', '),
    closing: '',
    generatedAt: new Date().toISOString(),
    rawResponse: response,
  };
}
