import { toneSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';

const storedText = z._default(z.string(), '');

/** The form as it is kept in the browser: what was typed, and what was put right on the letter by hand. */
const letterFormSchema = z.object({
  fullName: storedText,
  email: storedText,
  jobTitle: storedText,
  companyName: storedText,
  companyAddress: storedText,
  introduction: storedText,
  skills: storedText,
  closing: storedText,
  jobDescription: storedText,
  additionalContext: storedText,
  tone: z.catch(toneSchema, 'Professional'),
});
export type LetterForm = z.infer<typeof letterFormSchema>;

const EMPTY_LETTER_FORM: LetterForm = {
  fullName: '',
  email: '',
  jobTitle: '',
  companyName: '',
  companyAddress: '',
  introduction: '',
  skills: '',
  closing: '',
  jobDescription: '',
  additionalContext: '',
  tone: 'Professional',
};

export const letterFormDraft = createDraft<LetterForm>(REMOTE_NAME, 'form', letterFormSchema, EMPTY_LETTER_FORM);

/** What the builder's form asks for. */
export type LetterInput = Pick<
  LetterForm,
  'jobDescription' | 'jobTitle' | 'companyName' | 'additionalContext' | 'tone'
>;

export function inputOf({ jobDescription, jobTitle, companyName, additionalContext, tone }: LetterForm): LetterInput {
  return { jobDescription, jobTitle, companyName, additionalContext, tone };
}
