import { fold } from './fold.ts';
import { readTerms } from './lists.ts';
import { anyOf } from './phrases.ts';

/** Folded nouns that name a person's position. One of them makes a phrase very likely a job title. */
export const OCCUPATION_NOUNS = readTerms('occupation-nouns');

/** Folded Arabic position words. A title begins with one of them. */
export const ARABIC_OCCUPATION_NOUNS = readTerms('occupation-nouns-arabic');

/** Parts of titles in scripts that join words; found anywhere in a text. */
export const OCCUPATION_PARTS = readTerms('occupation-parts');

/** Folded words that rank or qualify a title. They support one but do not make one. */
export const OCCUPATION_QUALIFIERS = readTerms('occupation-qualifiers');

/** Folded words that rank a title, and nouns of any work: they say nothing of this one. */
export const TITLE_WORDS_OF_ANY_WORK = readTerms('title-words-of-any-work');

/** Folded participles that open a title: "registered nurse". */
export const TITLE_PARTICIPLES = readTerms('title-participles');

/** Licences for lorries and buses, folded, as named before "licence". */
export const LORRY_LICENCES = readTerms('lorry-licences');

/** Matches a folded word that ends as occupations do; telling of long words only. */
export const OCCUPATION_ENDING = new RegExp(`(?:${anyOf(readTerms('occupation-endings'))})$`, 'u');

const NOT_OF_A_WORD = /[^\p{L}\p{M}\p{N}'-]+/u;

/** Whether a word of the text, or a part of one with a hyphen, names a person's position: "Co-founder", "two nurses". */
export function namesOccupation(text: string): boolean {
  const words = fold(text).split(NOT_OF_A_WORD);
  // "kitchen hand"
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...words.flatMap((word) => [word, ...word.split('-')]), ...pairs].some(
    (word) => OCCUPATION_NOUNS.has(word) || (word.endsWith('s') && OCCUPATION_NOUNS.has(word.slice(0, -1))),
  );
}

/**
 * Whether a text, as it is printed, names the people of a trade together, as firms and corps are called: "Elm & Oak
 * Architects", "Royal Electrical and Mechanical Engineers", but not "Head of Engineers". Nobody's title is one of several.
 */
export function namesTradesmen(text: string): boolean {
  const words = fold(text).split(NOT_OF_A_WORD).filter(Boolean);
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    last.endsWith('s') &&
    OCCUPATION_NOUNS.has(last.slice(0, -1)) &&
    !words.some((word) => OCCUPATION_NOUNS.has(word)) &&
    /^\p{Lu}.*\s\p{Lu}[\p{L}'’-]+$/u.test(text) &&
    !/\s(?:of|for|to|with)\s/.test(text)
  );
}
