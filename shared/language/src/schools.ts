import { readTerms } from './lists.ts';

/** Words between a degree and its school, as printed: "from", "an der". */
export const WORDS_BEFORE_SCHOOL = readTerms('words-before-school');

import { anyAbbreviationOf, anyOf } from './phrases.ts';

/** Finds a word with which schools are named, in a folded text. */
export const SCHOOL_WORD = new RegExp(
  `(?<!\\p{L})(?:${anyAbbreviationOf(readTerms('school-words'))}|board of \\p{L}+|\\p{L}+ (?:board|secondary)$)(?!\\p{L})`,
  'u',
);

/** Finds the short name of a school in a text as printed: it counts only in capitals. */
export const SCHOOL_ACRONYM = new RegExp(
  `(?<!\\p{L})(?:${[...readTerms('school-acronyms')].join('|')})(?!\\p{L})`,
  'u',
);

/** Finds an Arabic word with which schools are named, in a folded text. */
export const ARABIC_SCHOOL_WORD = new RegExp(
  `(?<!\\p{L})(?:ال)?(?:${anyOf(readTerms('school-words-arabic'))})(?!\\p{L})`,
  'u',
);

/** What forms call the stages of schooling, as folded words (`foldWords`): "tertiary". */
export const SCHOOL_LEVELS = readTerms('school-levels');

/** Finds a part of a school's name in scripts that join words. */
export const SCHOOL_PART = new RegExp(anyOf(readTerms('school-parts')), 'u');

/** With what the name of a school ends in Korean. */
export const KOREAN_SCHOOL_ENDINGS = readTerms('korean-schools');

/** With what the name of a school ends in Japanese. */
export const JAPANESE_SCHOOL_ENDINGS = readTerms('japanese-schools');

/** Folded names of universities that are whole only with their town: "university of california". */
export const UNIVERSITIES_BY_TOWN = readTerms('universities-by-town');

/** Folded towns that only the name of such a university makes sure: "davis". */
export const CAMPUS_TOWNS = readTerms('campus-towns');
