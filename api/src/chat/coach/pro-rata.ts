import { toAsciiDigits } from '@vitae/language/fold';
import { MONTHS } from '../tools/parts-of-year.ts';
import { payIn } from '../tools/pay-in-advert.ts';
import { sumInDigits } from '../tools/sum-in-digits.ts';
import { languageOf, sayIn } from './language.ts';
import type { Turn } from './turn.ts';

// What the pay of a full-time post comes to for fewer hours, by the figures of the message and the advert.

const HOURS = /(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?(?:-?hours?|hrs?|h\b|ساعة|ساعات|ساعه)/giu;
/** "based on 37 hours", "full time is 37.5 hrs". */
const FULL_TIME =
  /(?:full[- ]?time|\bfte\b|\bw\.?t\.?e\b|based on|pro[- ]?rata(?:'?d)? (?:of|from|to|on)|out of|دوام كامل|الدوام الكامل)[^.\n\d£$€]{0,30}(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?(?:-?hours?|hrs?|h\b|ساع)/iu;
const SUM =
  /(?<![\d.,])(?:(?<currency>[£$€])\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{4,6}(?:\.\d{2})?|\d{2,3}(?:\.\d{1,2})?(?=k))(?<k>k\b)?(?![\d,]*\d)(?<month>\s?(?:(?:an?|per|each|every|\/)\s?(?:calendar\s)?month|monthly|pcm|pm\b|شهري|بالشهر|في الشهر))?/giu;
const HOURS_MIN = 4;
/** Less is a bonus, or the pay of a week, and no year's pay for full time. */
const YEARLY_PAY_MIN = 5_000;

const figure = (value: number): string => new Intl.NumberFormat('en').format(Math.round(value));

interface YearlyPay {
  sums: number[];
  currency: string;
}

const byTheYear = (sum: number, isByMonth: boolean): number => (isByMonth ? sum * MONTHS : sum);

/** A sum with its sign is surer to be pay than one without: "12,000 people". A bare "24000" could be anything. */
function sumIn(text: string): YearlyPay | null {
  const told = [...text.matchAll(SUM)].flatMap(({ groups }) => {
    const { currency = '', digits = '', k, month } = groups!;
    const sum = byTheYear(sumInDigits(digits, k), month !== undefined);
    const isWrittenAsPay = currency !== '' || k !== undefined || digits.includes(',');
    return isWrittenAsPay && sum >= YEARLY_PAY_MIN ? [{ sums: [sum], currency }] : [];
  });
  return told.find(({ currency }) => currency !== '') ?? told[0] ?? null;
}

function payOf(texts: readonly string[]): YearlyPay | null {
  for (const text of texts) {
    const band = payIn(text);
    if (band)
      return { sums: [band.from, band.to].map((sum) => byTheYear(sum, band.isByMonth)), currency: band.currency };
    const pay = sumIn(text);
    if (pay) return pay;
  }
  return null;
}

/** Empty where hours, full-time hours or the yearly pay are not told. */
export function proRata(turn: Turn): string {
  const texts = [turn.text, turn.advert].map(toAsciiDigits);
  const full = Number(texts.map((text) => FULL_TIME.exec(text)?.groups?.hours).find(Boolean) ?? 0);
  const own = texts
    .flatMap((text) => [...text.matchAll(HOURS)])
    .map((match) => Number(match.groups!.hours))
    .find((hours) => hours >= HOURS_MIN && hours < full);
  const pay = payOf(texts);
  if (!full || !own || !pay) return '';
  const shares = pay.sums.map((sum) => (sum * own) / full);
  const band = (values: readonly number[]) => values.map((value) => `${pay.currency}${figure(value)}`).join(' – ');
  return sayIn(languageOf(turn))(
    `**With these figures:** ${own} ÷ ${full} × ${band(pay.sums)} = **${band(shares)} a year**, ${band(shares.map((share) => share / 12))} a month, before tax, if all weeks of the year are paid.`,
    `**بهذه الأرقام:** ${own} ÷ ${full} × ${band(pay.sums)} = **${band(shares)} سنويًا**، أي ${band(shares.map((share) => share / 12))} شهريًا قبل الضريبة، إن كانت كل أسابيع السنة مدفوعة.`,
  );
}
