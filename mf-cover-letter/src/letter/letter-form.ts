import { toneSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';

const storedText = z._default(z.string(), '');

/** What the resume says of the applicant and is printed at the head of the letter. */
export const LETTERHEAD_FIELDS = ['fullName', 'email', 'phone', 'location'] as const;
export type LetterheadField = (typeof LETTERHEAD_FIELDS)[number];

/** The form as it is kept in the browser: what was typed, and what was put right on the letter by hand. */
const letterFormSchema = z.object({
  fullName: storedText,
  email: storedText,
  phone: storedText,
  location: storedText,
  date: storedText,
  /** Those of the letterhead that were read with doubt, and that nobody has looked at yet. */
  doubtful: z._default(z.array(z.enum(LETTERHEAD_FIELDS)), []),
  /** The file that the letterhead was read from; empty: none yet. */
  letterheadOf: storedText,
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
  phone: '',
  location: '',
  date: '',
  doubtful: [],
  letterheadOf: '',
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

/** The letterhead as the applicant has seen it, for the API; nothing before it was read. */
export function statedLetterhead() {
  const { letterheadOf, fullName, email, phone, location } = letterFormDraft.get();
  if (letterheadOf === '') return fullName ? { full_name: fullName.trim() } : {};
  return { full_name: fullName.trim(), email: email.trim(), phone: phone.trim(), location: location.trim() };
}
