import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import type { ChatLanguage, Turn } from '../coach/turn.ts';
import { gives } from './offer-benefits.ts';
import { remarksOnFamilyAndTerm } from './offer-family.ts';
import { figure, fixedMonthlyOf, type Say } from './offer-sums.ts';
import { costOfWay, MONTHS, type Offer, WEEKS } from './read-offers.ts';

/** What is to be said beside the sums of offers. */
export function remarksOn(offers: readonly Offer[], yearly: readonly number[], text: string, turn: Turn): string[] {
  const language = languageOf(turn);
  const say = sayIn(language);
  return [
    ofVariable(offers, say),
    byDays(offers, yearly, say),
    ofService(offers, isInEmirates(text, turn), say),
    ofCosts(offers, yearly, say),
    ofRent(offers, say),
    ofBenefits(offers, language),
    ofOffice(offers, say),
    ofPlaces(offers, say),
    ofCtc(offers, say),
    ofWay(offers, costOfWay(text), say),
    ofTax(offers, say),
    ...remarksOnFamilyAndTerm(offers, text).map(({ en, ar }) => say(en, ar)),
  ].filter(Boolean);
}

/** What is sure of each, where some of the pay is not. */
function ofVariable(offers: readonly Offer[], say: Say): string {
  if (offers.every(({ variable, bonus, bonusPercent }) => !variable && !bonus && !bonusPercent)) return '';
  const sure = offers
    .map((offer) => ({ ...offer, sure: fixedMonthlyOf(offer) * MONTHS }))
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
function byDays(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
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

/** Where no currency is named, the places of the text and of the resume say whose law holds. */
const isInEmirates = (text: string, { resume }: Turn): boolean =>
  placesIn(`${text} ${resume?.data.personal.city ?? ''} ${resume?.data.personal.country ?? ''}`).some(
    ({ region }) => region === 'AE',
  );

/** Days of basic pay for each of the first five years in the Emirates: Federal Decree-Law 33 of 2021, art. 51. */
const GRATUITY_DAYS = 21;
const DAYS_OF_MONTH = 30;

function ofService(offers: readonly Offer[], isThere: boolean, say: Say): string {
  const isOfEmirates = offers.every(({ currency }) => currency === 'AED' || (currency === null && isThere));
  if (!isOfEmirates || offers.some(({ basic }) => !basic)) return '';
  const sums = offers
    .map(({ name, basic, currency }) => `${name} ${figure((basic! / DAYS_OF_MONTH) * GRATUITY_DAYS, currency)}`)
    .join(', ');
  return say(
    `End of service in the UAE, for each of the first five years (21 days of basic): ${sums}.`,
    `نهاية الخدمة في الإمارات عن كل سنة من الخمس الأولى (21 يومًا من الأساسي): ${sums}.`,
  );
}

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

/** What is left of each after the rent that is told of it. */
export function ofRent(offers: readonly Offer[], say: Say): string {
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
  const told = say(`After the rent that you name, a month: ${left}.`, `بعد الإيجار الذي ذكرته شهريًا: ${left}.`);
  const [first, second] = known.toSorted((a, b) => b.monthly - b.rent - (a.monthly - a.rent));
  if (!first || !second || first.currency !== second.currency) return told;
  const more = figure(first.monthly - first.rent - (second.monthly - second.rent), first.currency);
  return `${told} ${say(`So **${first.name}** leaves ${more} a month more.`, `أي أن **${first.name}** يترك لك ${more} أكثر شهريًا.`)}`;
}

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

function ofOffice(offers: readonly Offer[], say: Say): string {
  const days = offers.map(({ officeDays }) => officeDays);
  if (days.includes(null) || new Set(days).size < 2) return '';
  const named = offers.map(({ name, officeDays }) => `${name} ${officeDays}`).join(', ');
  const more = (Math.max(...(days as number[])) - Math.min(...(days as number[]))) * WEEKS_AT_WORK;
  return say(
    `Days in the office a week: ${named}. That is about ${more} more ways to work and back a year; put your own hours and fare on it.`,
    `أيام الحضور في الأسبوع: ${named}، أي نحو ${more} مشوارًا أكثر في السنة. احسب عليها وقتك وأجرتها.`,
  );
}

function ofPlaces(offers: readonly Offer[], say: Say): string {
  const places = offers.map(({ place }) => place);
  if (places.includes('') || new Set(places.map(fold)).size < 2) return '';
  const named = places
    .map((place) => place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .join(say(' and ', ' و'));
  return say(
    `Rents differ between ${named}: look up three flats as you would take them in each, and take that off before you compare. A move has its own cost, and a deposit.`,
    `الإيجارات تختلف بين ${named}: ابحث عن ثلاث شقق تناسبك في كل منها واطرح إيجارها قبل المقارنة. وللانتقال كلفته والتأمين.`,
  );
}

/** In India pay is told as what somebody costs. */
function ofCtc(offers: readonly Offer[], say: Say): string {
  if (offers.some(({ variable }) => variable !== null)) return '';
  if (!offers.every(({ currency }) => currency === 'INR')) return '';
  return say(
    'In India such sums are usually the CTC, with variable pay, provident fund and gratuity in it: ask both for the fixed part and the monthly sum in hand, and compare those.',
    'في الهند تكون هذه المبالغ عادةً CTC وتشمل المتغير وصندوق الادخار والمكافأة: اسأل عن الجزء الثابت والصافي الشهري وقارنهما.',
  );
}

/** Weeks in which one goes to work. */
const WEEKS_AT_WORK = 46;

/** What more days in the office cost, out of taxed pay. */
function ofWay(offers: readonly Offer[], cost: number | null, say: Say): string {
  if (cost === null || offers.some(({ officeDays }) => !officeDays)) return '';
  const sums = offers
    .map(({ name, officeDays, currency }) => `${name} ${figure(officeDays! * cost * WEEKS_AT_WORK, currency)}`)
    .join(', ');
  return say(
    `The way to work, at ${cost} a day in the office over some ${WEEKS_AT_WORK} weeks, out of taxed pay: ${sums}.`,
    `الطريق إلى العمل بـ${cost} لكل يوم حضور على نحو ${WEEKS_AT_WORK} أسبوعًا: ${sums}.`,
  );
}

export const NO_TAX = new Set(['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR']);

function ofTax(offers: readonly Offer[], say: Say): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  const untaxed = [...currencies].filter((currency) => NO_TAX.has(currency ?? '')).length;
  if (untaxed === 0 || untaxed === currencies.size) return '';
  return say(
    'Gulf states take no income tax on wages. The other sum is probably before tax and deductions, in India a CTC with its variable part: ask for the monthly sum in hand, and compare that.',
    'لا ضريبة دخل على الأجور في دول الخليج. أما المبلغ الآخر فتأكد هل هو صافٍ بعد الضريبة والتأمينات، وقارن الصافي الشهري.',
  );
}
