import { fold, toAsciiDigits } from '@vitae/language/fold';
import { MONTHS } from '../parts-of-year.ts';
import type { Offer } from './offer.ts';
import { LAKHS, MONTHLY, YEARLY } from './periods.ts';

export const LAKH = 100_000;
/** From such a sum on pay is that of a year, where no time is told; nobody earns so much in a month. */
const YEARLY_FROM: Record<string, number> = {
  GBP: 10_000,
  EUR: 10_000,
  USD: 10_000,
  CAD: 10_000,
  AUD: 10_000,
  NZD: 10_000,
  CHF: 25_000,
  AED: 150_000,
  SAR: 150_000,
  QAR: 150_000,
  ZAR: 200_000,
  INR: 300_000,
};
const AMOUNT =
  /(\d{1,3}(?:[,٬]\d{3})+|\d+)(?:\.(\d+))?\s?(k\b|[آا]لاف|[أا]لف|lpa\b|lakhs?\b|lacs?\b)?\s*(%|٪|percent|days?|يوم)?/gi;

interface Counted {
  value: number;
  unit: '%' | 'days' | '';
}

export function unitsOf(piece: string): Counted[] {
  return [...toAsciiDigits(piece).matchAll(AMOUNT)].map(([, digits = '', decimals, many, unit]) => {
    const value = Number(`${digits.replace(/[,٬]/g, '')}${decimals ? `.${decimals}` : ''}`);
    const times = many ? (/lpa|la[kc]/i.test(many) ? LAKH : 1000) : 1;
    return { value: value * times, unit: unit ? (/%|٪|percent/i.test(unit) ? '%' : 'days') : '' };
  });
}

/** Nobody tells more of them in one breath. */
const SUMS_MAX = 12;
const PAY_OR_PART_MIN = 100;
interface Sum {
  value: number;
  per: 'month' | 'year';
  /** Whether its time is told. */
  isTimed: boolean;
}

export function sumsOf(piece: string, currency: string | null): Sum[] {
  const words = fold(piece);
  const isOfMonth = MONTHLY.test(words);
  const isOfYear = YEARLY.test(isOfMonth ? words.replace(LAKHS, ' ') : words);
  return unitsOf(piece)
    .filter(({ value, unit }) => unit === '' && value >= PAY_OR_PART_MIN)
    .slice(0, SUMS_MAX)
    .map(({ value }) => {
      const isSoLarge = value >= (YEARLY_FROM[currency ?? ''] ?? Number.POSITIVE_INFINITY);
      return { value, per: isOfYear || (!isOfMonth && isSoLarge) ? 'year' : 'month', isTimed: isOfYear || isOfMonth };
    });
}

/** Nobody is paid so large a share of a month's pay beside it each month, where the pay is told by the year. */
const SHARE_BESIDE_YEAR = 0.3;

/** A sum by the month: beside pay of a year a larger one that tells no time is that of a year too. */
export function byMonth({ value, per, isTimed }: Sum, { monthly, isToldByYear }: Offer): number {
  const isBeside = !isTimed && isToldByYear && value > monthly * SHARE_BESIDE_YEAR;
  return per === 'year' || isBeside ? value / MONTHS : value;
}
