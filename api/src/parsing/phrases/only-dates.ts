import { DATE_PREFIXES, DURATION_UNITS, PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { findDates, withoutParts } from './dates.ts';

const WORDS_OF_DATES: ReadonlySet<string> = new Set(
  [...DATE_PREFIXES, ...PRESENT_WORDS, ...RANGE_WORDS, ...SINCE_WORDS].flatMap((term) => term.split(' ')),
);

/** Whether a text says when, and nothing else: "De 05/2019", "to the present". */
export function isOnlyDates(text: string): boolean {
  const rest = withoutParts(text, findDates(text));
  return (fold(rest).match(/\p{L}[\p{L}\p{M}'’]*|\d+/gu) ?? []).every((word) => WORDS_OF_DATES.has(word));
}

const DURATION = new RegExp(
  `^\\(?(?:\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\+?\\s*(?:${anyOf(DURATION_UNITS)})\\.?[\\s,&]*(?:and\\s*)?){1,2}\\)?$`,
  'u',
);

/** Whether a text says how long, and nothing else: "5 years 10 months", "(2 ans)", "(3-4 months)". */
export function isDuration(text: string): boolean {
  return DURATION.test(fold(text));
}
