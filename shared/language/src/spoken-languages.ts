import { readClasses, readTerms } from './lists.ts';

/** Names of languages, folded, in the languages that resumes use. */
export const LANGUAGE_NAMES = readTerms('languages');

/** How well somebody speaks a language, folded, without "level", "speaker" or "proficiency" behind it. */
export const LEVELS_OF_SPEECH = readTerms('levels-of-speech');

const ENGLISH_NAMES = readClasses('language-names');

/** The English name, folded, of the language that a folded word names, or null: "deutsch" → "german". */
export function spokenLanguage(word: string): string | null {
  return ENGLISH_NAMES.get(word) ?? null;
}
