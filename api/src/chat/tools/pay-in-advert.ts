import { toAsciiDigits } from '@vitae/language/fold';

/** What an advert says that it pays. */
export interface AdvertPay {
  from: number;
  to: number;
  /** As written, empty where none is. */
  currency: string;
  isByMonth: boolean;
  /** Whether the text itself says so, and not the size of the sums alone. */
  isPeriodNamed: boolean;
}

const SUM = '\\d{1,3}(?:[,. ]\\d{3})+|\\d{4,7}|\\d{1,3}(?:\\.\\d)?k';
const CURRENCY =
  '£|₱|₹|₦|\\$|€|AED|SAR|QAR|KWD|BHD|OMR|USD|EUR|GBP|INR|EGP|KES|KSH|ZAR|PHP|CAD|NGN|GHS|TZS|UGX|PKR|AUD|NZD|CHF|JOD|MAD|Rs\\.?|R(?=\\s?\\d)|ريال(?: سعودي| قطري| عماني)?|درهم(?: إماراتي)?|دينار(?: كويتي| أردني| بحريني)?|جنيه(?: مصري)?';
const BAND = new RegExp(
  `(?<before>${CURRENCY})?\\s?(?<from>${SUM}|\\d{2,3}(?=\\s?[-–]\\s?\\d{2,3}k))\\s?(?:-|–|—|to|up to|and|إلى|الى)\\s?(?:${CURRENCY})?\\s?(?<to>${SUM})\\s?(?<behind>${CURRENCY})?(?<period>.{0,24})`,
  'iu',
);
/** "a year, paid each month" is by the year. */
const BY_MONTH = /^(?:(?!year|annu|\bp\.?a\b|سن).)*?(?:month|\bp\.?c?\.?m\b|شهر)/iu;
const BY_YEAR = /\b(?:years?|annu\p{L}*|yearly|p\.?a|lpa)\b|سنوي|سنة|سنه|عام/iu;
const NAMED_MONTHLY = /\bmonthly\b|الشهري|شهريا/iu;
const NAMED_YEARLY = /\b(?:annual|yearly)\b|السنوي|سنويا/iu;
const LINE_MAX = 300;
const PAY_MIN = 300;
/** A band is no wider: "2019 to 2025000". */
const WIDEST = 4;

const sumOf = (sum: string, isInThousands: boolean): number => {
  const k = /k$/iu.test(sum) || (isInThousands && /^\d{2,3}$/u.test(sum));
  return Number(sum.replace(/k$/iu, '').replace(/[, ]|\.(?=\d{3})/gu, '')) * (k ? 1_000 : 1);
};

/** Money, with a sum that nobody earns there in a year: where no period is named, what is below is by the month. */
const YEARLY_MIN: readonly (readonly [RegExp, number])[] = [
  [/^(?:KWD|BHD|OMR|JOD|دينار.*|ريال عماني)$/iu, 4_000],
  [/^(?:AED|SAR|QAR|ريال.*|درهم.*|ZAR|R|MAD)$/iu, 60_000],
  [/^(?:EGP|جنيه.*|INR|₹|RS\.?|PHP|₱)$/iu, 120_000],
  [/^(?:KES|KSH|PKR)$/iu, 400_000],
  [/^(?:NGN|₦)$/iu, 1_500_000],
  [/^(?:TZS|UGX)$/iu, 6_000_000],
];
const ELSEWHERE_MIN = 10_000;
/** Pay in Arabic adverts without a currency is nearly always one of the Gulf, and by the month. */
const IN_ARABIC_MIN = 60_000;

function periodOf(
  line: string,
  sums: string,
  period: string,
  currency: string,
  most: number,
): Pick<AdvertPay, 'isByMonth' | 'isPeriodNamed'> {
  // What stands behind a comma is of something else: "6,000 – 7,500, annual ticket".
  const [behind = ''] = period.split(/[,،;+]/u);
  const [before = ''] = line.split(sums);
  const isYearly = BY_YEAR.test(behind) && !BY_MONTH.test(behind);
  if (BY_MONTH.test(behind) || isYearly) return { isByMonth: !isYearly, isPeriodNamed: true };
  if (NAMED_MONTHLY.test(before) || NAMED_YEARLY.test(before))
    return { isByMonth: NAMED_MONTHLY.test(before), isPeriodNamed: true };
  const least = YEARLY_MIN.find(([of]) => of.test(currency))?.[1];
  const elsewhere = currency === '' && /\p{Script=Arabic}/u.test(line) ? IN_ARABIC_MIN : ELSEWHERE_MIN;
  return { isByMonth: most < (least ?? elsewhere), isPeriodNamed: false };
}

/** The band that a text states, line by line; null where it states none. */
export function payIn(text: string): AdvertPay | null {
  for (const line of toAsciiDigits(text).split('\n')) {
    const found = BAND.exec(line.slice(0, LINE_MAX));
    const { before, from, to, behind, period = '' } = found?.groups ?? {};
    if (!from || !to) continue;
    const [least, most] = [sumOf(from, /k$/iu.test(to)), sumOf(to, false)];
    const isBand = least >= PAY_MIN && most > least && most <= least * WIDEST;
    const currency = (before ?? behind ?? '').toUpperCase().replace(/^RS\.?$/u, 'Rs');
    if (isBand && !YEARS.test(`${from} ${to}`))
      return { from: least, to: most, currency, ...periodOf(line, found![0], period, currency, most) };
  }
  return null;
}
const YEARS = /^(?:19|20)\d\d (?:19|20)\d\d$/u;
