import { fold, toAsciiDigits } from '@vitae/language/fold';
import { sumInDigits } from '../tools/sum-in-digits.ts';
import { languageOf, sayIn } from './language.ts';
import type { Turn } from './turn.ts';

// What an employer's offer to stay comes to beside the new job, where the sums are told.

const SUM = String.raw`(?<sign>[£$€₹₦])?\s?(?<sum>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?<k>k\b)?`;
const MORE = new RegExp(
  String.raw`${SUM}(?: \p{L}{3})?(?: (?:a|per) (?:month|year))? (?:more|extra|on top|raise|increase|hike)\b|\b(?:raise|increase|hike|bump)(?: of)? ${SUM.replaceAll('?<sign>', '?<sign2>').replaceAll('?<sum>', '?<sum2>').replaceAll('?<k>', '?<k2>')}`,
  'u',
);
const NOW = new RegExp(
  String.raw`\b(?:current(?:ly)?|now|i(?:'m| am)? (?:on|get|earn|make)|present|old)\b(?: \p{L}+){0,3}? ${SUM}`,
  'u',
);
const NEW = new RegExp(String.raw`\b(?:new|other|next)\b(?: \p{L}+){0,4}? ${SUM}`, 'u');

/** "29,000 + 2,500 = 31,500: still 1,500 below"; empty where one of the sums is not told. */
export function counterReckoned(turn: Turn): string {
  const words = toAsciiDigits(fold(turn.text));
  const more = MORE.exec(words)?.groups;
  const now = NOW.exec(words)?.groups;
  const next = NEW.exec(words)?.groups;
  if (!more || !now || !next) return '';
  const sums = [
    sumInDigits(now.sum ?? '', now.k),
    sumInDigits(more.sum ?? more.sum2 ?? '', more.k ?? more.k2),
    sumInDigits(next.sum ?? '', next.k),
  ];
  const [current, added, other] = sums as [number, number, number];
  if (added >= current || other < current / 2 || other > current * 3) return '';
  const sign = more.sign ?? more.sign2 ?? now.sign ?? next.sign ?? '';
  const figure = (sum: number) => `${sign}${new Intl.NumberFormat('en').format(sum)}`;
  const stay = current + added;
  const gap = Math.abs(other - stay);
  const say = sayIn(languageOf(turn));
  const stand =
    other > stay
      ? say(
          `still ${figure(gap)} below the ${figure(other)} of the new job`,
          `أي أقل بـ${figure(gap)} من ${figure(other)} في العمل الجديد`,
        )
      : other < stay
        ? say(
            `${figure(gap)} above the ${figure(other)} of the new job, so it is for the rest of it that you go`,
            `أي أعلى بـ${figure(gap)} من ${figure(other)}، فما يحسم هو غير المال`,
          )
        : say('the same as the new job', 'مثل العمل الجديد');
  return say(
    `**The sums:** ${figure(current)} + ${figure(added)} = **${figure(stay)}**, ${stand}.`,
    `**الحساب:** ${figure(current)} + ${figure(added)} = **${figure(stay)}**، ${stand}.`,
  );
}
