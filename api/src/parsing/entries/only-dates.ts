import { DATE_PREFIXES, PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { findDates } from '../phrases/dates.ts';

const WORDS_OF_DATES: ReadonlySet<string> = new Set(
  [...DATE_PREFIXES, ...PRESENT_WORDS, ...RANGE_WORDS, ...SINCE_WORDS].flatMap((term) => term.split(' ')),
);

/** Whether a text says when, and nothing else: "De 05/2019", "to the present". */
export function isOnlyDates(text: string): boolean {
  const rest = findDates(text).reduceRight(
    (left, { index, length }) => `${left.slice(0, index)} ${left.slice(index + length)}`,
    text,
  );
  return (fold(rest).match(/\p{L}[\p{L}\p{M}'’]*|\d+/gu) ?? []).every((word) => WORDS_OF_DATES.has(word));
}
