import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { isGulf, placeOfTalk } from '../coach/countries.ts';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import type { ChatLanguage, Turn } from '../coach/turn.ts';
import type { Offer } from './offer.ts';
import { gives } from './offer-benefits.ts';
import { faresOf, timeAssumed, WEEKS_AT_WORK } from './offer-costs.ts';
import { deductedOf } from './offer-deductions.ts';
import { remarksOnFamilyAndTerm } from './offer-family.ts';
import { figure, fixedMonthlyOf, isPaidByYear, placeOfPay, type Say } from './offer-sums.ts';
import { MONTHS, payNow, WEEKS } from './read-offers.ts';

/** What is to be said beside the sums of offers. */
export function remarksOn(offers: readonly Offer[], yearly: readonly number[], text: string, turn: Turn): string[] {
  const language = languageOf(turn);
  const say = sayIn(language);
  return [
    ofRanges(offers, yearly, say),
    ofReckoned(offers, say),
    ofPayNow(offers, text, turn, say),
    ofDeductions(offers, say),
    ofUnclear(offers, say),
    ofVariable(offers, say),
    ofNetBonus(offers, say),
    ofApart(offers, say),
    byDays(offers, yearly, say),
    ofService(offers, isInEmirates(text, turn), say),
    ofCosts(offers, yearly, say),
    ofRent(offers, say, isTaxed(offers, text, turn)),
    ofBenefits(offers, language),
    ofOffice(offers, say),
    ofPlaces(offers, say),
    ofCtc(offers, say),
    ofFares(offers, say),
    ofTimes(offers, say),
    ofTax(offers, say),
    ...remarksOnFamilyAndTerm(offers, text).map(({ en, ar }) => say(en, ar)),
  ].filter(Boolean);
}

/** What has been taken off the pay, by its own words. */
function ofDeductions(offers: readonly Offer[], say: Say): string {
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

function ofUnclear(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, unclear }) => unclear.map((each) => `${name}: “${each.told}”`));
  return told.length === 0
    ? ''
    : say(
        `**Not counted, since I cannot tell which way it goes: ${told.join('; ')}.** Do you pay that out of your pay, or is it paid to you on top? Tell me, and I reckon with it.`,
        `**غير محسوب لأني لا أعرف اتجاهه: ${told.join('؛ ')}.** هل تدفعه أنت من راتبك أم يُدفع لك فوقه؟ قل لي فأحسبه.`,
      );
}

/** What is sure of each, where some of the pay is not. */
function ofVariable(offers: readonly Offer[], say: Say): string {
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

/** Where a range is told, the sums hold its lower end. */
function ofRanges(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
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

function ofReckoned(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, reckoned }) => (reckoned ? [`${name}: ${reckoned}`] : []));
  return told.length === 0
    ? ''
    : say(
        `Made into a year of 52 paid weeks: ${told.join('; ')}. Tell me other hours, and ask whether leave is paid.`,
        `حُسب على سنة من 52 أسبوعًا مدفوعًا: ${told.join('؛ ')}. قل لي إن كانت الساعات غير ذلك، واسأل هل الإجازة مدفوعة.`,
      );
}

/** What each adds to what is paid now. */
function ofPayNow(offers: readonly Offer[], text: string, turn: Turn, say: Say): string {
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

function ofNetBonus(offers: readonly Offer[], say: Say): string {
  const names = offers.filter(({ isBonusNet }) => isBonusNet).map(({ name }) => name);
  return names.length === 0
    ? ''
    : say(
        `What comes on top at ${names.join(', ')} was told after tax, the pay before it: in gross pay it is worth more than the table shows.`,
        `الإضافة في ${names.join('، ')} ذُكرت صافية والراتب قبل الضريبة: قيمتها الإجمالية أعلى مما في الجدول.`,
      );
}

function ofApart(offers: readonly Offer[], say: Say): string {
  const told = offers.flatMap(({ name, apart }) => (apart.length > 0 ? [`${name}: “${apart.join('”, “')}”`] : []));
  return told.length === 0
    ? ''
    : say(
        `Not in these sums, since it is paid once or in shares: ${told.join('; ')}. Ask when it is paid, and whether you owe it back if you leave.`,
        `غير محسوب لأنه يُدفع مرة واحدة أو أسهمًا: ${told.join('؛ ')}. اسأل متى يُدفع وهل يُسترد إن تركت العمل.`,
      );
}

/** Whether the pay that is told is still to be taxed. */
function isTaxed(offers: readonly Offer[], text: string, turn: Turn): boolean {
  const place = placeOfPay(text, turn) ?? placeOfTalk(turn);
  const isUntaxed = (currency: string | null) =>
    currency === null ? place === null || isGulf(place) : NO_TAX.has(currency);
  return offers.every(({ kindOfPay, currency }) => kindOfPay !== 'net' && !isUntaxed(currency));
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

/** In India pay is told as what somebody costs. */
function ofCtc(offers: readonly Offer[], say: Say): string {
  if (offers.some(({ variable }) => variable !== null)) return '';
  if (!offers.every(({ currency }) => currency === 'INR')) return '';
  return say(
    'In India such sums are usually the CTC, with variable pay, provident fund and gratuity in it: ask both for the fixed part and the monthly sum in hand, and compare those.',
    'في الهند تكون هذه المبالغ عادةً CTC وتشمل المتغير وصندوق الادخار والمكافأة: اسأل عن الجزء الثابت والصافي الشهري وقارنهما.',
  );
}

/** What the days in the office cost, out of taxed pay. */
function ofFares(offers: readonly Offer[], say: Say): string {
  const paid = offers.filter((offer) => faresOf(offer) > 0);
  if (paid.length === 0) return '';
  const sums = paid.map((offer) => `${offer.name} ${figure(faresOf(offer) * MONTHS, offer.currency)}`).join(', ');
  const isAssumed = paid.some(({ officeDays }) => officeDays === null);
  return say(
    `The way to work, on the days in the office over some ${WEEKS_AT_WORK} weeks, out of taxed pay: ${sums}.${isAssumed ? ' Where no days are told I took five a week: tell me others.' : ''}`,
    `الطريق إلى العمل في أيام الحضور على نحو ${WEEKS_AT_WORK} أسبوعًا: ${sums}.${isAssumed ? ' وحيث لم تُذكر الأيام حسبت خمسة في الأسبوع: قل لي إن كانت غير ذلك.' : ''}`,
  );
}

/** For what time a sum was taken that tells none. */
function ofTimes(offers: readonly Offer[], say: Say): string {
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
