import { guardSources, unsupportedFacts } from './guard/guard.ts';
import { cleanLetter, type KnownNames } from './model/clean-letter.ts';
import { writeBuiltinLetter } from './write-builtin-letter.ts';
import type { LetterRequest, LetterTexts, WrittenLetter } from './writer.ts';

/** What a language model has written, with what it was given. */
export interface Draft {
  answer: string;
  names: KnownNames;
  texts: LetterTexts;
}

export interface DraftReview {
  /** The draft as a letter; empty where it is none. */
  letter: string;
  /** What it states that no document states. */
  madeUp: string[];
}

/** For whom something is done, and until when it is wanted. */
type CraftOptions = Pick<LetterRequest, 'signal' | 'client'>;

/**
 * What of writing needs no network, but may take long for a hostile text. The API has it done in threads;
 * `letterCraft` does it here and now.
 */
export interface LetterCraft {
  writeLetter(texts: LetterTexts, options?: CraftOptions): Promise<WrittenLetter>;
  reviewDraft(draft: Draft, options?: CraftOptions): Promise<DraftReview>;
}

export const letterCraft: LetterCraft = {
  writeLetter: async (texts) => writeBuiltinLetter(texts),
  reviewDraft: async ({ answer, names, texts }) => {
    const letter = cleanLetter(answer, names);
    const madeUp = unsupportedFacts(letter, guardSources(texts)).map(({ text }) => text);
    return { letter, madeUp: [...new Set(madeUp)] };
  },
};
