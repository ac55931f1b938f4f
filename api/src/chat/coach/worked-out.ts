import { toAsciiDigits } from '@vitae/language/fold';
import { monthNumber } from '../tools/month-names.ts';
import type { ChatLanguage } from './turn.ts';
import { awardInSaudiArabia, dismissalInSaudiArabia } from './worked-out-sa.ts';

const GRATUITY_AE = 'gratuity-ae';
const AWARD_SA = 'gratuity-sa';
const DISMISSAL_SA = 'dismissal-sa';
const SAVINGS = 'small-savings-first-steps';
const DAYS_OF_MONTH = 30;
/** Federal Decree-Law 33 of 2021, art. 51: for each of the first five years, and for each one after. */
const DAYS_AT_FIRST = 21;
const DAYS_LATER = 30;
const FIRST_YEARS = 5;
const YEARS_OF_PAY_MAX = 2;
const YEARS = /(\d{1,2}(?:\.\d)?)\s?(?:years?|yrs?|سنوات|سنين|سنه|سنة)/i;
const BASIC =
  /(?:basic|الأساسي|الاساسي|اساسي|أساسي)(?: (?:salary|pay))?(?: (?:of|is|was|=))?\s?(?:aed\s?)?(\d[\d,]*)|(\d[\d,]*)\s?(?:aed|درهم|dirhams?)?\s?(?:basic|أساسي|اساسي)/i;

/** "3 years 4 months". */
const MONTHS_BESIDE =
  /(?:years?|yrs?|سنوات|سنين|سنه|سنة)\s(?:and\s|و\s?)?(?<months>\d{1,2})\s?(?:months?|شهور|اشهر|أشهر|شهر)/iu;

/** "since May 2019", "من مايو 2019". */
const SINCE = /(?:\bsince|\bfrom|من|منذ)\s(?:(?<month>\p{L}{3,12})\s)?(?<year>(?:19|20)\d\d)(?!\d)/iu;
const MONTHS_OF_YEAR = 12;

/** To one decimal, until this month; 0 where no beginning is told. */
function yearsSince(text: string): number {
  const { month, year } = SINCE.exec(text)?.groups ?? {};
  if (!year) return 0;
  const today = new Date();
  const begun = Number(year) * MONTHS_OF_YEAR + (month ? (monthNumber(month) ?? 1) : 1) - 1;
  const months = today.getFullYear() * MONTHS_OF_YEAR + today.getMonth() - begun;
  return Math.max(0, Math.round((months / MONTHS_OF_YEAR) * 10) / 10);
}

/** What an answer's rule comes to for the figures of the question; empty where it has none. */
export function workedOut(answerId: string, text: string, language: ChatLanguage): string {
  const digits = toAsciiDigits(text);
  const years = Number(YEARS.exec(digits)?.[1] ?? 0) || yearsSince(digits);
  const months = Number(MONTHS_BESIDE.exec(digits)?.groups?.months ?? 0);
  const withMonths = months < MONTHS_OF_YEAR ? Math.round((years + months / MONTHS_OF_YEAR) * 100) / 100 : years;
  if (answerId === AWARD_SA) return awardInSaudiArabia(digits, withMonths, language);
  if (answerId === SAVINGS) return savedIn(digits, language);
  if (answerId === DISMISSAL_SA) return dismissalInSaudiArabia(digits, withMonths, language);
  const [, behind, before] = BASIC.exec(digits) ?? [];
  const basic = Number((behind ?? before ?? '').replaceAll(',', ''));
  if (answerId !== GRATUITY_AE || years < 1 || !basic) return '';
  const days = Math.min(years, FIRST_YEARS) * DAYS_AT_FIRST + Math.max(0, years - FIRST_YEARS) * DAYS_LATER;
  const sum = Math.min((basic / DAYS_OF_MONTH) * days, basic * 12 * YEARS_OF_PAY_MAX);
  const figure = (value: number) => new Intl.NumberFormat('en').format(Math.round(value));
  const time = YEARS.test(digits) ? '' : language === 'ar' ? `نحو ${years} سنوات: ` : `about ${years} years: `;
  return language === 'ar'
    ? `**لحالتك:** ${time}${figure(basic)} ÷ 30 × ${figure(days)} يومًا = **${figure(sum)} درهم**.`
    : `**With your figures:** ${time}${figure(basic)} ÷ 30 × ${figure(days)} days = **${figure(sum)} AED**.`;
}

const SAVED =
  /(?:save|saving|put (?:aside|away)|spare|اوفر|أوفر|احوش|وفر)\s(?:\p{L}+\s){0,2}?(?:[£$€₹]|rs\.?\s?|[a-z]{3}\s)?(?<digits>\d{1,3}(?:,\d{3})+|\d{2,7})\s?(?<k>k)?/iu;

/** What a monthly saving comes to in a half and a whole year; empty where none is told. */
function savedIn(text: string, language: ChatLanguage): string {
  const { digits, k } = SAVED.exec(text)?.groups ?? {};
  if (!digits || /\b(?:a|per|each|every) (?:week|year|day)\b/iu.test(text)) return '';
  const monthly = Number(digits.replaceAll(',', '')) * (k ? 1_000 : 1);
  const figure = (value: number) => new Intl.NumberFormat('en').format(value);
  return language === 'ar'
    ? `**بأرقامك:** ${figure(monthly)} × 6 = ${figure(monthly * 6)} في نصف سنة، و× 12 = **${figure(monthly * 12)} في السنة**. اقسم تكلفة هدفك على ${figure(monthly)} فتعرف عدد الأشهر.`
    : `**With your figures:** ${figure(monthly)} × 6 = ${figure(monthly * 6)} in half a year, × 12 = **${figure(monthly * 12)} in a year**. Divide what your goal costs by ${figure(monthly)}, and you have the months.`;
}
