import { MISSPELLINGS, NAMES_TYPED_SMALL } from '@vitae/language/spelling';

/** A word by itself: no part of an address, a file's name or a compound. */
const WORD = /(?<![\p{L}\p{N}@./_#:+-])[\p{L}']+(?![\p{L}\p{N}@/_#+-]|[.:]\p{L})/gu;
/** Words that the list of misspellings means otherwise, and which some work has: a calender presses, a wether is a sheep. */
const OWN_WORDS = new Set(['calender', 'wether', 'wont', 'certificat']);

/** Words that are certainly mistyped, put right; names without their capitals, with them. */
export function spellWell(text: string): string {
  return text.replace(WORD, (word, at: number) => {
    if (word.length <= MOST_OF_FOREIGN && isWithinName(text, at, word.length)) return word;
    const lower = word.toLowerCase();
    if (word !== lower) {
      // "Medisys" may be a name: with a capital, only what the list has.
      const meant = word === lower[0]!.toUpperCase() + lower.slice(1) ? listed(lower) : undefined;
      return meant ? meant[0]!.toUpperCase() + meant.slice(1) : word;
    }
    if (word === 'sap' && OF_A_PLANT.test(before(text, at))) return word;
    return NAMES_TYPED_SMALL.get(word) ?? misspelt(word) ?? word;
  });
}

/** "plant sap", which no software is. */
const OF_A_PLANT = /\b(?:plant|tree|maple|birch|cell|phloem|xylem|leaf) $/i;
const MOST_OF_FOREIGN = 3;
/** "im" of "Kaufmann im Einzelhandel": a small word between two capitals of another language. */
const isWithinName = (text: string, at: number, length: number) =>
  /\p{Lu}\p{Ll}+ $/u.test(before(text, at)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(at + length, at + length + 3));
/** No word before one is longer; the whole text before each word would take the square of the time. */
const LONGEST_WORD = 60;
const before = (text: string, at: number) => text.slice(Math.max(0, at - LONGEST_WORD), at);

const listed = (word: string) => (OWN_WORDS.has(word) ? undefined : MISSPELLINGS.get(word));
const misspelt = (word: string) =>
  listed(word) ??
  (ENDS_IN_ICALY.test(word)
    ? word.replace(/y$/, 'ly')
    : IS_PLURAL_IN_YS.test(word)
      ? word.replace(/ys$/, 'ies')
      : undefined);
/** "automaticaly": every adverb of a word in -ic but "publicly" ends in -ically. */
const ENDS_IN_ICALY = /^\p{Ll}{3,}icaly$/u;
/** "allergys": behind a consonant a plural of that length ends in -ies. */
const IS_PLURAL_IN_YS = /^\p{Ll}{4,}[bcdfgklmnprstvz]ys$/u;
