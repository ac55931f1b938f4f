import { type Said, sayIn } from '../../coach/language.ts';
import type { ChatLanguage } from '../../coach/turn.ts';
import { MONTHS } from '../parts-of-year.ts';
import { gives } from './benefits.ts';
import type { Offer } from './offer.ts';
import { figure } from './sums.ts';

/** What only some of them give, set against the difference in pay. */
export function ofBenefits(offers: readonly Offer[], language: ChatLanguage): string {
  const say = sayIn(language);
  // Where a rent is told, housing has been reckoned with it.
  const isReckoned = offers.some(({ rent }) => rent > 0);
  const isBonusReckoned = offers.some(({ bonus, bonusPercent }) => bonus + bonusPercent > 0);
  const isOpen = ({ en }: Said) =>
    !(en === 'housing' && isReckoned) &&
    !(en === 'a bonus' && isBonusReckoned) &&
    !offers.every(({ benefits }) => gives(benefits, en));
  const told = offers.flatMap(({ name, benefits: { given, lacking } }) => {
    const parts = [
      ...given.filter(isOpen).map((benefit) => benefit[language]),
      // What no money buys is weighed with the pay.
      ...lacking
        .filter((benefit) => isOpen(benefit) && benefit.en !== 'a bonus')
        .map((benefit) => `${say('no', 'بدون')} ${benefit[language].replace(/^an? /, '')}`),
    ];
    return parts.length > 0 ? [`${name}: ${parts.join(say(', ', '، '))}`] : [];
  });
  const [first, second] = offers.toSorted((a, b) => b.monthly - a.monthly);
  if (told.length === 0 || !first || !second || first.currency !== second.currency) return '';
  const more = first.monthly - second.monthly;
  return say(
    `Beside the pay you name: ${told.join('; ')}. The difference in pay is ${figure(more, first.currency)} a month, ${figure(more * MONTHS, first.currency)} a year: ask for a quote of what it would cost to pay for the missing part yourself. If that is more, the offer that gives it is the better one.`,
    `مما ذكرته غير الراتب: ${told.join('؛ ')}. الفرق في الراتب ${figure(more, first.currency)} شهريًا، أي ${figure(more * MONTHS, first.currency)} سنويًا: اطلب عرض سعر لما ينقص لو دفعته بنفسك. فإن كان أكثر من ذلك فالعرض الذي يشمله هو الأفضل.`,
  );
}
