import { fold } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import { MONTHS } from '../parts-of-year.ts';
import { gives } from './benefits.ts';
import { faresOf, WEEKS_AT_WORK } from './costs.ts';
import type { Offer } from './offer.ts';
import { figure } from './sums.ts';

// What is left of each offer where one lives and goes to work.

/** What each leaves in a year once that is paid which it costs to take it. */
export function ofCosts(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  if (offers.every(({ costs }) => costs === 0)) return '';
  const left = offers.map(({ name, costs, currency }, index) => ({
    name,
    currency,
    costs,
    sum: yearly[index]! - costs * MONTHS,
  }));
  const named = left
    .map(({ name, sum, costs, currency }) =>
      costs === 0
        ? `${name} ${figure(sum, currency)}`
        : `${name} ${figure(sum, currency)} (− ${figure(costs * MONTHS, currency)})`,
    )
    .join(', ');
  const [first, second] = left.toSorted((a, b) => b.sum - a.sum);
  const more =
    first && second && first.currency === second.currency ? figure(first.sum - second.sum, first.currency) : '';
  return say(
    `After the costs that you name, a year: ${named}.${more ? ` So **${first!.name}** leaves ${more} more. Such costs are paid out of taxed pay, so they weigh more than the same sum of salary.` : ''}`,
    `بعد التكاليف التي ذكرتها سنويًا: ${named}.${more ? ` أي أن **${first!.name}** يترك لك ${more} أكثر.` : ''}`,
  );
}

/** From which share of tax on the dearer place leaves less. */
function ofTaxedRent(offers: readonly Offer[], say: Say): string {
  const [more, less] = offers.toSorted((a, b) => b.monthly - a.monthly);
  const gap = more!.monthly - less!.monthly;
  const dearer = more!.rent - less!.rent;
  if (offers.length !== 2 || dearer <= 0 || dearer >= gap) return '';
  const share = Math.round((1 - dearer / gap) * 100);
  return say(
    ` Rent is paid out of taxed pay: once tax and social charges take more than ${share}% of the difference in pay, **${less!.name}** leaves more.`,
    ` والإيجار يُدفع من الراتب بعد الضريبة: إن أخذت الضرائب أكثر من ${share}٪ من فرق الراتب فإن **${less!.name}** يترك لك أكثر.`,
  );
}

/** What is left of each after the rent that is told of it. */
export function ofRent(offers: readonly Offer[], say: Say, isBeforeTax = false): string {
  if (offers.every(({ rent }) => rent === 0)) return '';
  const housed = say('housing given', 'السكن مؤمّن');
  const isKnown = ({ rent, benefits }: Offer) => rent > 0 || gives(benefits, 'housing');
  const known = offers.filter(isKnown);
  const left = known
    .map(
      ({ name, monthly, rent, currency }) =>
        `${name} ${figure(monthly - rent, currency)}${rent === 0 ? ` (${housed})` : ''}`,
    )
    .join(', ');
  const told = isBeforeTax
    ? say(
        `After the rent that you name, a month and before tax: ${left}.`,
        `بعد الإيجار الذي ذكرته شهريًا وقبل الضريبة: ${left}.`,
      )
    : say(`After the rent that you name, a month: ${left}.`, `بعد الإيجار الذي ذكرته شهريًا: ${left}.`);
  const [first, second] = known.toSorted((a, b) => b.monthly - b.rent - (a.monthly - a.rent));
  if (!first || !second || first.currency !== second.currency) return told;
  const more = figure(first.monthly - first.rent - (second.monthly - second.rent), first.currency);
  const ofTax = isBeforeTax ? ofTaxedRent(known, say) : '';
  return `${told} ${say(`So **${first.name}** leaves ${more} a month more.`, `أي أن **${first.name}** يترك لك ${more} أكثر شهريًا.`)}${ofTax}`;
}

export function ofOffice(offers: readonly Offer[], say: Say): string {
  const days = offers.map(({ officeDays }) => officeDays);
  if (days.includes(null) || new Set(days).size < 2) return '';
  const named = offers.map(({ name, officeDays }) => `${name} ${officeDays}`).join(', ');
  const more = (Math.max(...(days as number[])) - Math.min(...(days as number[]))) * WEEKS_AT_WORK;
  return say(
    `Days in the office a week: ${named}. That is about ${more} more ways to work and back a year; put your own hours and fare on it.`,
    `أيام الحضور في الأسبوع: ${named}، أي نحو ${more} مشوارًا أكثر في السنة. احسب عليها وقتك وأجرتها.`,
  );
}

export function ofPlaces(offers: readonly Offer[], say: Say): string {
  const places = offers.map(({ place }) => place);
  const isRentKnown = offers.some(({ rent }) => rent > 0);
  if (isRentKnown || places.includes('') || new Set(places.map(fold)).size < 2) return '';
  const named = places
    .map((place) => place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .join(say(' and ', ' و'));
  return say(
    `Rents differ between ${named}: look up three flats as you would take them in each, and take that off before you compare. A move has its own cost, and a deposit.`,
    `الإيجارات تختلف بين ${named}: ابحث عن ثلاث شقق تناسبك في كل منها واطرح إيجارها قبل المقارنة. وللانتقال كلفته والتأمين.`,
  );
}

/** What the days in the office cost, out of taxed pay. */
export function ofFares(offers: readonly Offer[], say: Say): string {
  const paid = offers.filter((offer) => faresOf(offer) > 0);
  if (paid.length === 0) return '';
  const sums = paid.map((offer) => `${offer.name} ${figure(faresOf(offer) * MONTHS, offer.currency)}`).join(', ');
  const isAssumed = paid.some(({ officeDays }) => officeDays === null);
  return say(
    `The way to work, on the days in the office over some ${WEEKS_AT_WORK} weeks, out of taxed pay: ${sums}.${isAssumed ? ' Where no days are told I took five a week: tell me others.' : ''}`,
    `الطريق إلى العمل في أيام الحضور على نحو ${WEEKS_AT_WORK} أسبوعًا: ${sums}.${isAssumed ? ' وحيث لم تُذكر الأيام حسبت خمسة في الأسبوع: قل لي إن كانت غير ذلك.' : ''}`,
  );
}
