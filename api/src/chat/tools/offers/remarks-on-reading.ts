import type { Say } from '../../coach/language.ts';
import { MONTHS } from '../parts-of-year.ts';
import { timeAssumed } from './costs.ts';
import { deductedOf } from './deductions.ts';
import type { Offer } from './offer.ts';
import { figure } from './sums.ts';

// How the sums of offers were read: what was taken off, left out or assumed.

/** What has been taken off the pay, by its own words. */
export function ofDeductions(offers: readonly Offer[], say: Say): string {
  const told = offers
    .filter(({ deducted }) => deducted.length > 0)
    .map((offer) => {
      const words = offer.deducted.map((each) => `“${each.told}”`).join(', ');
      return `${offer.name} − ${figure(deductedOf(offer) * MONTHS, offer.currency)} (${words})`;
    });
  return told.length === 0
    ? ''
    : say(
        `Taken off, a year, since you pay it out of your pay: ${told.join('; ')}. The sums of a year are what remains, before tax.`,
        `مخصوم في السنة لأنك تدفعه من راتبك: ${told.join('؛ ')}. ومبالغ السنة هي الباقي بعده.`,
      );
}

export function ofUnclear(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, unclear }) => unclear.map((each) => `${name}: “${each.told}”`));
  return told.length === 0
    ? ''
    : say(
        `**Not counted, since I cannot tell which way it goes: ${told.join('; ')}.** Do you pay that out of your pay, or is it paid to you on top? Tell me, and I reckon with it.`,
        `**غير محسوب لأني لا أعرف اتجاهه: ${told.join('؛ ')}.** هل تدفعه أنت من راتبك أم يُدفع لك فوقه؟ قل لي فأحسبه.`,
      );
}

/** Where a range is told, the sums hold its lower end. */
export function ofRanges(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  const told = offers.flatMap(({ name, upTo, currency }, at) =>
    upTo > 0 ? [`${name} ${figure(yearly[at]!, currency)} – ${figure(yearly[at]! * (1 + upTo), currency)}`] : [],
  );
  return told.length === 0
    ? ''
    : say(
        `A range was told, and I reckoned with its lower end: ${told.join(', ')} a year. What counts is the figure in the contract: ask for it before you choose.`,
        `ذُكر مدى فحسبت بحده الأدنى: ${told.join('، ')} في السنة. المهم هو الرقم في العقد: اسأل عنه قبل أن تختار.`,
      );
}

export function ofReckoned(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, reckoned }) => (reckoned ? [`${name}: ${reckoned}`] : []));
  return told.length === 0
    ? ''
    : say(
        `Made into a year of 52 paid weeks: ${told.join('; ')}. Tell me other hours, and ask whether leave is paid.`,
        `حُسب على سنة من 52 أسبوعًا مدفوعًا: ${told.join('؛ ')}. قل لي إن كانت الساعات غير ذلك، واسأل هل الإجازة مدفوعة.`,
      );
}

export function ofApart(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, apart }) => (apart.length > 0 ? [`${name}: “${apart.join('”, “')}”`] : []));
  return told.length === 0
    ? ''
    : say(
        `Not in these sums, since it is paid once or in shares: ${told.join('; ')}. Ask when it is paid, and whether you owe it back if you leave.`,
        `غير محسوب لأنه يُدفع مرة واحدة أو أسهمًا: ${told.join('؛ ')}. اسأل متى يُدفع وهل يُسترد إن تركت العمل.`,
      );
}

/** For what time a sum was taken that tells none. */
export function ofTimes(offers: readonly Offer[], say: Say): string {
  const assumed = offers.flatMap(({ monthly, toldCosts, partsAssumed }) => [
    ...partsAssumed,
    ...toldCosts
      .filter(({ per }) => per === null)
      .map((cost) => ({ told: cost.told, per: timeAssumed(cost, monthly) })),
  ]);
  const named = assumed.map(({ told, per }) =>
    per === 'year'
      ? say(`“${told}” as a year’s`, `«${told}» في السنة`)
      : say(`“${told}” as a month’s`, `«${told}» في الشهر`),
  );
  return named.length === 0
    ? ''
    : say(
        `Nothing says for what time these are, so I took ${named.join(', ')}. Tell me if it is another.`,
        `لم تُذكر المدة فحسبت ${named.join('، ')}. قل لي إن كانت غير ذلك.`,
      );
}
