import type { GeneratedLetter } from '@vitae/contract/cover-letter';
import { type LetterContent, letterContentSchema } from '@vitae/contract/letters';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { LETTER_DRAFT_NAME, REMOTE_NAME } from './storage.ts';

export const storedLetterSchema = letterContentSchema;
export type StoredLetter = LetterContent;

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
  /** The letterhead as the applicant has seen it; `null` when it could not be read before the letter was written. */
  letterhead: Pick<StoredLetter, 'fullName' | 'email' | 'phone' | 'location'> | null;
  date: string;
  companyAddress: string;
}

export function toStoredLetter(response: GeneratedLetter, origin: LetterOrigin): StoredLetter {
  const { letterhead, ...rest } = origin;
  const { skills, ...read } = response.applicant;
  return {
    ...rest,
    ...(letterhead ?? read),
    companyName: response.company_name,
    introduction: response.generated_letter,
    skills: skills.join(', '),
    closing: '',
    generatedAt: new Date().toISOString(),
    rawResponse: response,
  };
}
