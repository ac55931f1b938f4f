import { PLAIN_ADJECTIVES, PLAIN_NOUNS } from '@vitae/language/adverts/asked-actions';
import { ADVERT_WORDS, COMMON_WORDS } from '@vitae/language/common-words';
import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { ABBREVIATIONS, americanSpelling } from '@vitae/language/synonyms';
import { tokenise } from '@vitae/language/tokens';

const toTerm = (word: string): string => stem(americanSpelling(word));

/** The words of a text in the order they stand, each in one form, so that "JS developers" and "JavaScript development" meet. */
export function termsOf(text: string): string[] {
  return tokenise(text).flatMap(({ word }) => (ABBREVIATIONS.get(word) ?? word).split(' ').map(toTerm));
}

const PLAIN_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS, ...COMMON_WORDS]);
const PLAIN_TERMS: ReadonlySet<string> = new Set([...PLAIN_WORDS].map(toTerm));

/** Whether any text may hold the word, or a form of it: "required" and "requires", but not "Excel" for "excellent". */
function isPlain(word: string): boolean {
  const term = toTerm(word);
  return PLAIN_WORDS.has(word) || (term !== word && PLAIN_TERMS.has(term));
}

const tellingWords = (text: string): string[] =>
  tokenise(text)
    .flatMap(({ word }) => (ABBREVIATIONS.get(word) ?? word).split(' '))
    .filter((word) => !isPlain(word));

/** The words of a text that can tell two texts apart. */
export function tellingTerms(text: string): string[] {
  return tellingWords(text)
    .map(toTerm)
    .filter((term) => term.length > 1 && !/^\d+$/.test(term));
}

const TERMS_OF_EVERY_TRADE: ReadonlySet<string> = new Set(
  [...ADVERT_WORDS, ...PLAIN_NOUNS, ...PLAIN_ADJECTIVES].map(toTerm),
);

/** Those of them that belong to a trade, a tool or a subject: where an advert and a resume share one, it is no chance. */
export const termsOfTrade = (text: string): string[] =>
  tellingTerms(text).filter((term) => !TERMS_OF_EVERY_TRADE.has(term));

/** True where `part` stands in `whole`, word after word. */
export function containsTerms(whole: string[], part: string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, start) => part.every((term, offset) => whole[start + offset] === term));
}
