import { readClasses, readTerms } from './lists.ts';
import { anyAbbreviationOf, anyOf } from './phrases.ts';
import { STOP_WORDS } from './stop-words.ts';

const MIN_LONG_LETTERS = 5;
/** Short, and yet nothing else. */
const UNMISTAKABLE = new Set(['mbbs', 'iti', 'ged', 'hnd', 'havo', 'mavo', 'vmbo', 'vwo', 'waec', 'kcse', 'ssce']);

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

/** Rising: whoever has one has those before it, too. */
export const DEGREE_LEVELS = ['school', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

const levelsByWords = readClasses('degree-levels');
const ANY_LEVEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyAbbreviationOf(levelsByWords.keys())})(?![\\p{L}\\p{N}])`,
  'gu',
);
const levelsWithoutDots = new Map([...levelsByWords].map(([words, level]) => [words.replaceAll('.', ''), level]));

/** And no master of architecture. */
const MONTH = 'march';
/** "MS Office" is no master of science. */
const MADE_BY_MICROSOFT =
  /(?<!\p{L})ms (?=office|excel|word|project|powerpoint|teams|sql|access|dynamics|outlook|visio|windows|azure|\d)/gu;

/** "BS 7671" is a standard. */
const OF_STANDARD = /(?<!\p{L})bs (?=(?:en |iso |iec ){0,2}\d)/gu;

/** "Scrum master", "master data", "to master the trade", "a level of skill": work, or how good somebody is at it. */
const NO_DEGREE =
  /(?<!\p{L})a levels? of |(?<!\p{L})(?:scrum |web )masters?(?!\p{L})|(?<!\p{L})master (?=data|electrician|plumber|mariner|plan|black belt|trainer|schedule|scheduler|file|record|agreement|service|chef|craftsman|technician|builder)|(?<=(?<!\p{L})(?:to|you|can|will|must|quickly|rapidly|learn and|rapidly and) )master (?!of |in |degree|or )/gu;

/** The levels of the degrees that a folded text names, in its order. "B.E." is one, "be" is not. */
export function degreeLevels(text: string): DegreeLevel[] {
  return [...text.replace(MADE_BY_MICROSOFT, '').replace(OF_STANDARD, '').replace(NO_DEGREE, '').matchAll(ANY_LEVEL)]
    .filter(([words]) => !STOP_WORDS.has(words) && words !== MONTH)
    .map(([words]) => levelsWithoutDots.get(words.replace(/\.\s?/g, '').replace(/\s/g, ' ')) as DegreeLevel);
}
