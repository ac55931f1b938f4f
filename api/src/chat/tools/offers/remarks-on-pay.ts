import type { Say } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import { MONTHS, WEEKS } from '../parts-of-year.ts';
import { deductedOf } from './deductions.ts';
import type { Offer } from './offer.ts';
import { payNow } from './read-offers.ts';
import { figure, fixedMonthlyOf, isPaidByYear } from './sums.ts';

// How the pay of offers compares beyond the sum of a year.

/** What is sure of each, where some of the pay is not. */
export function ofVariable(offers: readonly Offer[], say: Say): string {
  if (offers.every(({ variable, bonus, bonusPercent }) => !variable && !bonus && !bonusPercent)) return '';
  const sure = offers
    .map((offer) => ({ ...offer, sure: (fixedMonthlyOf(offer) - deductedOf(offer)) * MONTHS }))
    .toSorted((a, b) => b.sure - a.sure);
  const [first, second] = sure;
  if (!first || !second || first.currency !== second.currency) return '';
  const named = sure.map(({ name, sure: sum, currency }) => `${name} ${figure(sum, currency)}`).join(', ');
  const share = Math.round((first.sure / second.sure - 1) * 100);
  const more =
    share < 2
      ? ''
      : say(
          ` So **${first.name}** pays ${share}% more for sure.`,
          ` أي أن **${first.name}** يدفع أكثر بـ${share}٪ بشكل مضمون.`,
        );
  return say(
    `Without bonus and variable pay, a year: ${named}.${more} Ask how much of the rest was paid out in the last two years.`,
    `دون المكافأة والجزء المتغير، في السنة: ${named}.${more} اسأل كم صُرف فعلًا من الباقي في آخر سنتين.`,
  );
}

/** Pay for each day of work, where one offer works more of them. */
export function byDays(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  if (new Set(offers.map(({ workDays }) => workDays)).size < 2 || offers.some(({ workDays }) => !workDays)) return '';
  const days = offers
    .map(({ name, workDays, currency }, index) => `${name} ${figure(yearly[index]! / (workDays! * WEEKS), currency)}`)
    .join(', ');
  const most = Math.max(...offers.map(({ workDays }) => workDays!));
  const least = Math.min(...offers.map(({ workDays }) => workDays!));
  return say(
    `The week has ${least} days in one and ${most} in the other, ${(most - least) * WEEKS} more days a year. By the day worked: ${days}.`,
    `الأسبوع ${least} أيام في أحدهما و${most} في الآخر، أي ${(most - least) * WEEKS} يومًا أكثر في السنة. لكل يوم عمل: ${days}.`,
  );
}

/** What each adds to what is paid now. */
export function ofPayNow(offers: readonly Offer[], text: string, turn: Turn, say: Say): string {
  const now = payNow(text, isPaidByYear(text, turn));
  if (now === null || new Set(offers.map(({ currency }) => currency)).size > 1) return '';
  const shares = offers
    .map(
      ({ name, monthly }) => `${name} ${monthly < now ? '−' : '+'}${Math.abs(Math.round((monthly / now - 1) * 100))}%`,
    )
    .join(', ');
  return say(
    `Against the ${figure(now * MONTHS, offers[0]!.currency)} a year that you have now, without what comes on top: ${shares}.`,
    `مقارنة بـ${figure(now * MONTHS, offers[0]!.currency)} في السنة الآن، دون الإضافات: ${shares}.`,
  );
}

export function ofNetBonus(offers: readonly Offer[], say: Say): string {
  const names = offers.filter(({ isBonusNet }) => isBonusNet).map(({ name }) => name);
  return names.length === 0
    ? ''
    : say(
        `What comes on top at ${names.join(', ')} was told after tax, the pay before it: in gross pay it is worth more than the table shows.`,
        `الإضافة في ${names.join('، ')} ذُكرت صافية والراتب قبل الضريبة: قيمتها الإجمالية أعلى مما في الجدول.`,
      );
}
