import { fold, toAsciiDigits } from '@vitae/language/fold';
import { sumInDigits } from '../sum-in-digits.ts';
import { withoutCosts } from './costs.ts';
import { CURRENCY } from './currencies.ts';

export const YEARLY = /per year|a year|yearly|annual|p\.?a\b|\blpa\b|lakhs?|سنويا|في السنه/i;
/** Told by the year, unless a month is named. */
export const LAKHS = /\blpa\b|lakhs?|la[kc]s?\b/gi;
export const MONTHLY = /per month|a month|monthly|شهري|بالشهر|في الشهر/i;

/** Smaller sums by the month are what something costs. */
const PAY_MIN = 1_500;
const BY_MONTH =
  /(?<digits>\d{1,3}(?:,\d{3})+|\d+)\s?(?<k>k)?\s?(?:[a-z]{3,9}\s)?(?:(?:a|per|each|every) month|monthly|شهري|بالشهر|في الشهر)|\(a month\)$/giu;

const OF_RENT = /(?<![^,.;!?])[^,.;!?]*\brents?\b[^,.;!?]*/gu;

/** Where one is told by the year or the hour and none by the month, so is the other. */
export const saysYearAlone = (text: string): boolean =>
  (YEARLY.test(text) || BY_THE_HOUR.test(text)) && !MONTHLY.test(fold(text).replace(OF_RENT, ' '));
const BY_THE_HOUR =
  /\d\s?(?:(?:an|per) (?:hour|hr)|\/\s?(?:hour|hr|h))\b|(?<![\d.,])[1-9]\d{2,3}\s?(?:(?:a|per) day|\/\s?day|day rate)\b/iu;

/** A currency that is named anywhere says itself how pay is told, and so does a month. */
export function saysNoPeriod(text: string): boolean {
  const words = toAsciiDigits(fold(withoutCosts(text).rest)).replace(OF_RENT, ' ');
  const isOfMonth = [...words.matchAll(BY_MONTH)].some(
    ({ groups }) => !groups?.digits || sumInDigits(groups.digits, groups.k) >= PAY_MIN,
  );
  return !isOfMonth && !CURRENCY.test(text) && !CURRENCY.test(words);
}
