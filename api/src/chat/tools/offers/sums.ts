import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import { placeOfTalk } from '../../coach/countries.ts';
import { languageOf, type Say } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import { MONTHS } from '../parts-of-year.ts';
import { sumInDigits } from '../sum-in-digits.ts';
import { withoutCosts } from './costs.ts';
import { deductedOf } from './deductions.ts';
import type { Offer } from './offer.ts';
import { saysNoPeriod } from './periods.ts';
import { readOffers } from './read-offers.ts';
import { inPlainWords } from './wording.ts';

export const figure = (value: number, currency: string | null): string =>
  [new Intl.NumberFormat('en').format(Math.round(value)), currency].filter(Boolean).join(' ');

/** The money of a year, with what is paid only where aims are met, and without what is deducted. */
export const yearlyOf = ({ monthly, bonusPercent, bonus, pensionPercent, deducted }: Offer): number =>
  monthly * MONTHS * (1 + (bonusPercent + pensionPercent) / 100) + bonus - deductedOf({ deducted }) * MONTHS;

/** What is paid each month whatever happens. */
export const fixedMonthlyOf = ({ monthly, variable }: Offer): number => monthly - (variable ?? 0) / MONTHS;

/** The offer without what is paid only where aims are met. */
export const withSurePay = (offer: Offer): Offer => ({
  ...offer,
  bonus: 0,
  bonusPercent: 0,
  variable: null,
  monthly: fixedMonthlyOf(offer),
});

/** Units for one US dollar, as their central banks have fixed them. */
const PEGS: Record<string, number> = { USD: 1, AED: 3.6725, SAR: 3.75, QAR: 3.64, BHD: 0.376, OMR: 0.3845 };
/** Where pay is told by the year. */
const BY_YEAR: ReadonlySet<string> = new Set(['AU', 'CA', 'DE', 'EU', 'GB', 'NZ', 'US']);

/** Where the pay is: named with it, else where the asker applies or lives; null where nothing says. */
export function placeOfPay(text: string, { region, resume }: Turn): string | null {
  const { city = '', country = '' } = resume?.data.personal ?? {};
  const [named] = placesIn(text);
  const [home] = placesIn(`${city} ${country}`);
  return named?.region ?? (region === 'OTHER' ? (home?.region ?? null) : region);
}

/** The offers that a text tells, read as pay is told where it is. */
export const offersTold = (text: string, turn: Turn): Offer[] =>
  readOffers(text, isPaidByYear(text, turn) || isYearAssumed(text, turn));

export const isPaidByYear = (text: string, turn: Turn): boolean =>
  BY_YEAR.has(placeOfPay(text, turn) ?? placeOfTalk(turn) ?? '') || text.endsWith(A_YEAR);

/** Behind what was told, once it is said for what time the sums are. */
export const A_YEAR = '(a year)';
export const A_MONTH = '(a month)';

/** Few earn so much in a month where pay is told by the month, and elsewhere. */
const YEAR_MIN = { ofMonths: 40_000, elsewhere: 25_000 };
/** A smaller sum beside it is no pay. */
const LOWEST_SHARE = 1 / 2;
const SUMS = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{2,7})(?:\.\d)?\s?(k\b)?/giu;

/** Whether sums are taken for those of a year by their size alone: no currency, place or time says it. */
export function isYearAssumed(text: string, turn: Turn): boolean {
  const { city = '', country = '' } = turn.resume?.data.personal ?? {};
  const isElsewhere = [text, `${city} ${country}`].some((named) => otherCountriesIn(named).length > 0);
  if (isPaidByYear(text, turn) || isElsewhere || !saysNoPeriod(text)) return false;
  const sums = [...withoutCosts(inPlainWords(text)).rest.matchAll(SUMS)].map(([, digits = '', k]) =>
    sumInDigits(digits, k),
  );
  const [most = 0, next = 0] = sums.toSorted((one, other) => other - one);
  const place = placeOfPay(text, turn) ?? placeOfTalk(turn);
  const isOfMonths = place !== null || languageOf(turn) === 'ar';
  return isOfMonths ? next >= YEAR_MIN.ofMonths : most >= YEAR_MIN.elsewhere && next >= most * LOWEST_SHARE;
}

/** The sums in one currency, where they are of one or their rates are fixed; null elsewhere. */
export function inOneCurrency(offers: readonly Offer[], yearly: readonly number[]): number[] | null {
  const isOfOne = new Set(offers.map(({ currency }) => currency)).size === 1;
  const sums = yearly.map((sum, at) => (isOfOne ? sum : sum / (PEGS[offers[at]!.currency ?? ''] ?? Number.NaN)));
  return sums.some(Number.isNaN) ? null : sums;
}

/** Of two offers in two currencies, the rate at which they are level: whoever looks up the rate of today knows the rest. */
function levelRate(offers: readonly Offer[], yearly: readonly number[], say: Say): string | null {
  const [small, large] = offers
    .map(({ name, currency }, at) => ({ name, currency, sum: yearly[at]! }))
    .toSorted((one, other) => one.sum - other.sum);
  if (offers.length !== 2 || !small?.currency || !large?.currency || small.currency === large.currency) return null;
  const rate = large.sum / small.sum;
  const at = new Intl.NumberFormat('en', { maximumSignificantDigits: rate < 10 ? 3 : 4 }).format(rate);
  return say(
    `They are in different currencies, and I know no rate of today. **They are level where 1 ${small.currency} makes ${at} ${large.currency}**: if it makes more, ${small.name} pays more, if less, ${large.name}. To see which, convert one at today’s rate, take off what the bank or app keeps, and then reckon what each leaves after rent and living.`,
    `العملات مختلفة ولا أعرف سعر اليوم. **يتساوى العرضان عندما يساوي 1 ${small.currency} ‏${at} ${large.currency}**: إن كان أكثر فـ${small.name} يدفع أكثر، وإن كان أقل فـ${large.name}. حوّل أحدهما بسعر اليوم واطرح رسوم التحويل ثم احسب ما يبقى بعد الإيجار والمعيشة.`,
  );
}

/** Which pays more over the year, and by how much. */
export function verdict(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  const sums = inOneCurrency(offers, yearly);
  if (sums === null) {
    const level = levelRate(offers, yearly, say);
    if (level) return level;
    return say(
      'They are in different currencies, and I know no fixed rate for one of them, so I do not set the sums against each other: convert one at today’s rate, and then reckon what each leaves after rent and living.',
      'العملات مختلفة ولا سعر ثابت لإحداها، فلا أقارن المبلغين مباشرة: حوّل أحدهما بسعر اليوم ثم احسب ما يبقى بعد الإيجار والمعيشة.',
    );
  }
  const order = offers.map(({ name }, index) => ({ name, sum: sums[index]! })).toSorted((a, b) => b.sum - a.sum);
  const [first, second] = [order[0]!, order[1]!];
  const share = Math.round((first.sum / second.sum - 1) * 100);
  if (share < 2) return say('In money they are as good as equal.', 'هما متساويان تقريبًا ماليًا.');
  return say(
    `**${first.name}** pays ${share}% more than ${second.name} over the year.`,
    `**${first.name}** يدفع أكثر بـ${share}٪ من ${second.name} في السنة.`,
  );
}
