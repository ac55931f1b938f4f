import { readTerms } from './lists.ts';
import { anyAbbreviationOf, anyOf } from './phrases.ts';

const MIN_LONG_LETTERS = 5;
/** Short, and yet nothing else. */
const UNMISTAKABLE = new Set(['mbbs', 'iti', 'ged', 'hnd']);

function isLong(degree: string): boolean {
  return degree.replace(/\. ?/g, '').length >= MIN_LONG_LETTERS || UNMISTAKABLE.has(degree);
}

const longDegrees = [...readTerms('degrees')].filter(isLong);

/** Finds a degree or school certificate that is no ordinary word, in a folded text. */
export const LONG_DEGREE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${anyAbbreviationOf(longDegrees)})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Finds the short form of a degree ("BA", "M.Sc") in a text as printed: it counts only in that case. */
export const SHORT_DEGREE = new RegExp(
  `(?<![\\p{L}\\p{N}.'’-])(?:${anyAbbreviationOf(readTerms('degrees-short'))})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Finds a degree in scripts that join words or attach particles, in a folded text. */
export const JOINED_DEGREE = new RegExp(anyAbbreviationOf(readTerms('degree-parts')), 'u');

/** Matches a folded text that begins as marks, coursework and the like do: part of a school entry, neither degree nor school. */
export const EDUCATION_DETAIL = new RegExp(`^(?:${anyOf(readTerms('education-details'))}|honou?rs?(?:$|:))`, 'u');
