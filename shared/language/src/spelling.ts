import { readClasses, readTerms } from './lists.ts';

/** Folded English words before the hyphen of a compound: "cross", "self". */
export const COMPOUND_BEGINNINGS = readTerms('compound-beginnings');

/** Folded English words behind the hyphen of a compound: "based", "functional". */
export const COMPOUND_ENDINGS = readTerms('compound-endings');

/** Folded parts of words that hold "fl" where others hold "fi": "flo", "reflec". */
export const PARTS_WITH_FL = readTerms('words-with-fl');

/** Words as they are often mistyped, in small letters, each with the word that is meant: "immediatly" for "immediately". */
export const MISSPELLINGS = readClasses('misspellings');
