import { toAsciiDigits } from '@vitae/language/fold';

/** What an advert says that it pays. */
export interface AdvertPay {
  from: number;
  to: number;
  /** As written, empty where none is. */
  currency: string;
  isByMonth: boolean;
}

const SUM = '\\d{1,3}(?:[,. ]\\d{3})+|\\d{4,7}|\\d{1,3}(?:\\.\\d)?k';
const CURRENCY =
  '£|₱|₹|\\$|€|AED|SAR|QAR|KWD|BHD|OMR|USD|EUR|GBP|INR|EGP|KES|KSH|ZAR|PHP|CAD|NGN|GHS|TZS|UGX|PKR|AUD|NZD|CHF|JOD|MAD|R(?=\\s?\\d)';
const BAND = new RegExp(
  `(?<before>${CURRENCY})?\\s?(?<from>${SUM}|\\d{2,3}(?=\\s?[-–]\\s?\\d{2,3}k))\\s?(?:-|–|—|to|up to|and|إلى|الى)\\s?(?:${CURRENCY})?\\s?(?<to>${SUM})\\s?(?<behind>${CURRENCY})?(?<period>.{0,24})`,
  'iu',
);
/** "a year, paid each month" is by the year. */
const BY_MONTH = /^(?:(?!year|annu|\bp\.?a\b|سن).)*?(?:month|شهر)/iu;
const LINE_MAX = 300;
const PAY_MIN = 300;
/** A band is no wider: "2019 to 2025000". */
const WIDEST = 4;

const sumOf = (sum: string, isInThousands: boolean): number => {
  const k = /k$/iu.test(sum) || (isInThousands && /^\d{2,3}$/u.test(sum));
  return Number(sum.replace(/k$/iu, '').replace(/[, ]|\.(?=\d{3})/gu, '')) * (k ? 1_000 : 1);
};

/** The band that a text states, line by line; null where it states none. */
export function payIn(text: string): AdvertPay | null {
  for (const line of toAsciiDigits(text).split('\n')) {
    const { before, from, to, behind, period = '' } = BAND.exec(line.slice(0, LINE_MAX))?.groups ?? {};
    if (!from || !to) continue;
    const [least, most] = [sumOf(from, /k$/iu.test(to)), sumOf(to, false)];
    const isBand = least >= PAY_MIN && most > least && most <= least * WIDEST;
    if (isBand && !YEARS.test(`${from} ${to}`))
      return {
        from: least,
        to: most,
        currency: (before ?? behind ?? '').toUpperCase(),
        isByMonth: BY_MONTH.test(period),
      };
  }
  return null;
}
const YEARS = /^(?:19|20)\d\d (?:19|20)\d\d$/u;
