import { toAsciiDigits } from '@vitae/language/fold';
import { payIn } from '../tools/pay-in-advert.ts';
import { languageOf, sayIn } from './language.ts';
import type { Turn } from './turn.ts';

// What the pay of a full-time post comes to for fewer hours, by the figures of the message and the advert.

const HOURS = /(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?(?:-?hours?|hrs?|h\b|ساعة|ساعات|ساعه)/giu;
/** "based on 37 hours", "full time is 37.5 hrs". */
const FULL_TIME =
  /(?:full[- ]?time|\bfte\b|\bw\.?t\.?e\b|based on|pro[- ]?rata(?:'?d)? (?:of|from|to|on)|out of|دوام كامل|الدوام الكامل)[^.\n\d£$€]{0,30}(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?(?:-?hours?|hrs?|h\b|ساع)/iu;
const SUM =
  /(?:£|\$|€)\s?(?<sum>\d{1,3}(?:,\d{3})+|\d{4,6}|\d{2,3}(?=k))(?<k>k)?|(?<!\d)(?<bare>\d{2,3}(?:,\d{3}|k))(?!\d)/iu;

const figure = (value: number): string => new Intl.NumberFormat('en').format(Math.round(value));

function payOf(texts: readonly string[]): { sums: number[]; currency: string } | null {
  for (const text of texts) {
    const band = payIn(text);
    if (band && !band.isByMonth) return { sums: [band.from, band.to], currency: band.currency };
    const { sum, k, bare } = SUM.exec(text)?.groups ?? {};
    const written = sum ?? bare;
    if (!written) continue;
    const value = Number(written.replace(/,|k$/giu, '')) * (k || /k$/iu.test(written) ? 1_000 : 1);
    return { sums: [value], currency: /[£$€]/u.exec(text)?.[0] ?? '' };
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
const HOURS_MIN = 4;
