import { readClasses, readTerms } from './lists.ts';

function numbered(name: string): ReadonlyMap<string, number> {
  return new Map([...readClasses(name)].map(([term, number]) => [term, Number(number)]));
}

/** Number of the month, 1 to 12, by its folded name, in the languages that resumes use. */
export const MONTHS = numbered('months');

/** As `MONTHS`, of names that are words or names of persons elsewhere and count only before a year of four figures. */
export const MONTHS_BEFORE_YEAR = numbered('months-before-year');

/** Number of the month of the Islamic calendar by its folded name. */
export const HIJRI_MONTHS = numbered('hijri-months');

/** Folded words for the end of something that goes on: "present", "حاليا". */
export const PRESENT_WORDS = readTerms('present-words');

/** Folded words between the two dates of a range: "to", "bis". */
export const RANGE_WORDS = readTerms('range-words');

/** Folded words before the first of two dates that "and" joins to a range: "between". */
export const WORDS_BETWEEN = readTerms('words-between');

/** Folded words before a date from which something goes on: "since", "desde". */
export const SINCE_WORDS = readTerms('since-words');

/** Folded words behind a date from which something goes on: "alkaen", "dan beri". */
export const SINCE_WORDS_BEHIND = readTerms('since-words-behind');

/** Folded labels of the later one of two dates on a line: "saida", "end date". */
export const RANGE_END_LABELS = readTerms('range-end-labels');

/** Folded words for years, months and weeks, as in "2 years 3 months". */
export const DURATION_UNITS = readTerms('duration-units');

/** The year before the first of each Japanese era, by the era's folded name or letter. */
export const JAPANESE_ERAS = numbered('japanese-eras');

/** Folded words and short forms of "year" behind its figures, without their full stop: "г", "roku". */
export const YEAR_WORDS = readTerms('year-words');

/** Folded names of the seasons. */
export const SEASONS = readTerms('seasons');

/** Folded words that stand before a date and belong to it: "from", "desde", "curso". */
export const DATE_PREFIXES = readTerms('date-prefixes');
