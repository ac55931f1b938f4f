import { toAsciiDigits } from '@vitae/language/fold';
import type { ChatLanguage } from './turn.ts';

const GRATUITY_AE = 'gratuity-ae';
const DAYS_OF_MONTH = 30;
/** Federal Decree-Law 33 of 2021, art. 51: for each of the first five years, and for each one after. */
const DAYS_AT_FIRST = 21;
const DAYS_LATER = 30;
const FIRST_YEARS = 5;
const YEARS_OF_PAY_MAX = 2;
const YEARS = /(\d{1,2}(?:\.\d)?)\s?(?:years?|yrs?|سنوات|سنين|سنه|سنة)/i;
const BASIC =
  /(?:basic|الأساسي|الاساسي|اساسي|أساسي)(?: (?:salary|pay))?(?: (?:of|is|was|=))?\s?(?:aed\s?)?(\d[\d,]*)|(\d[\d,]*)\s?(?:aed|درهم|dirhams?)?\s?(?:basic|أساسي|اساسي)/i;

/** What an answer's rule comes to for the figures of the question; empty where it has none. */
export function workedOut(answerId: string, text: string, language: ChatLanguage): string {
  const digits = toAsciiDigits(text);
  const years = Number(YEARS.exec(digits)?.[1] ?? 0);
  const [, behind, before] = BASIC.exec(digits) ?? [];
  const basic = Number((behind ?? before ?? '').replaceAll(',', ''));
  if (answerId !== GRATUITY_AE || years < 1 || !basic) return '';
  const days = Math.min(years, FIRST_YEARS) * DAYS_AT_FIRST + Math.max(0, years - FIRST_YEARS) * DAYS_LATER;
  const sum = Math.min((basic / DAYS_OF_MONTH) * days, basic * 12 * YEARS_OF_PAY_MAX);
  const figure = (value: number) => new Intl.NumberFormat('en').format(Math.round(value));
  return language === 'ar'
    ? `**لحالتك:** ${figure(basic)} ÷ 30 × ${figure(days)} يومًا = **${figure(sum)} درهم**.`
    : `**With your figures:** ${figure(basic)} ÷ 30 × ${figure(days)} days = **${figure(sum)} AED**.`;
}
