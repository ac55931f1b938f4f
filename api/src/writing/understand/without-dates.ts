import { findDates } from '../../parsing/phrases/dates.ts';

/** A line of a page with a sign in place of each of its dates. */
export const withoutDates = (text: string, sign: string): string =>
  findDates(text)
    .toReversed()
    .reduce((rest, { index, length }) => `${rest.slice(0, index)}${sign}${rest.slice(index + length)}`, text);
