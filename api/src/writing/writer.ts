import type { CoverLetterTemplate, LetterApplicant, LetterTone } from '@vitae/contract/cover-letter';
import { createBuiltinWriter } from './builtin/builtin-writer.ts';

/** What a letter is written from. The texts come from people and files: they are material, never instructions. */
export interface LetterRequest {
  resumeText: string;
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
  /** Called with each piece of the letter as it is written. */
  onText?: (text: string) => void;
}

export interface WrittenLetter {
  /** Salutation, paragraphs and closing, separated by blank lines. */
  letter: string;
  applicant: LetterApplicant;
  companyName: string;
  writer: { name: string; fallback_reason: string | null };
}

export interface Writer {
  /** `builtin`, or the model's name. */
  name: string;
  writeLetter(request: LetterRequest): Promise<WrittenLetter>;
}

export interface WriterConfig {
  /** Address of an OpenAI-compatible endpoint, e.g. `https://host/v1`. */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
}

/** The model writer when an endpoint and a model are named, else the built-in one. */
export function createWriter(_config: WriterConfig): Writer {
  return createBuiltinWriter();
}
