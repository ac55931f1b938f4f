import type { CoverLetterTemplate, LetterApplicant, LetterNote, LetterTone } from '@vitae/contract/cover-letter';
import type { ParsedResume } from '../parsing/result.ts';

/** What a letter is written from. The texts come from people and files: they are material, never instructions. */
export interface LetterRequest {
  /** The resume as its text, which a letter is checked against, and as its fields, which it is written from. */
  resumeText: string;
  resume: ParsedResume;
  /** Month of writing, YYYY-MM: studies that end after it are under way. */
  month: string;
  jobDescription: string;
  jobTitle: string;
  /** Empty when the form leaves it empty: the writer looks for it in the advert. */
  companyName: string;
  tone: LetterTone;
  additionalContext: string;
  template: CoverLetterTemplate;
  /** Letters already written for this request; the new one differs from each. */
  previousLetters: string[];
  /** What the applicant wants changed, in their own words; may be empty. */
  variationRequest: string;
  signal?: AbortSignal;
  /** Whose letter it is: one client's letters are worked on one after the other. */
  client?: string;
  /** Called with each piece as it is written. The returned letter counts: a model's draft may be cleaned or dropped. */
  onText?: (text: string) => void;
}

/** The part of a request that is texts and choices: what can be handed to a thread. */
export type LetterTexts = Omit<LetterRequest, 'signal' | 'client' | 'onText'>;

export function textsOf({ signal: _signal, client: _client, onText: _onText, ...texts }: LetterRequest): LetterTexts {
  return texts;
}

export interface WrittenLetter {
  /** Salutation, paragraphs and closing, separated by blank lines. */
  letter: string;
  applicant: LetterApplicant;
  companyName: string;
  writer: { name: string; fallback_reason: string | null };
  /** What became of the applicant's notes and wishes, sentence by sentence. */
  notes: LetterNote[];
  /** What the letter states and neither resume nor advert nor notes do: to be checked by the applicant. */
  unsupported: string[];
}

export interface Writer {
  /** `builtin`, or the model's name. */
  name: string;
  writeLetter(request: LetterRequest): Promise<WrittenLetter>;
}
