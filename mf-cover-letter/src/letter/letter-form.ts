import { LETTER_LIMITS, toneSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import { z } from 'zod';
import { REMOTE_NAME } from './storage.ts';

const atMost = (name: string, limit: number) =>
  z.string().max(limit, `${name} can have at most ${limit.toLocaleString('en-US')} characters.`);

/** What the builder's form asks for. */
export const letterInputSchema = z.object({
  jobDescription: atMost('The job description', LETTER_LIMITS.jobDescription).refine((value) => value.trim() !== '', {
    error: 'Job description is required.',
    abort: true,
  }),
  jobTitle: atMost('The job title', LETTER_LIMITS.jobTitle).refine((value) => value.trim() !== '', {
    error: 'Job title is required.',
    abort: true,
  }),
  companyName: atMost('The company name', LETTER_LIMITS.companyName),
  additionalContext: atMost('Additional context', LETTER_LIMITS.additionalContext),
  tone: toneSchema,
});
export type LetterInput = z.infer<typeof letterInputSchema>;

const storedText = z.string().default('');

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
  tone: toneSchema.catch('Professional'),
});
export type LetterForm = z.infer<typeof letterFormSchema>;

export const EMPTY_LETTER_FORM: LetterForm = {
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

export function inputOf({ jobDescription, jobTitle, companyName, additionalContext, tone }: LetterForm): LetterInput {
  return { jobDescription, jobTitle, companyName, additionalContext, tone };
}
