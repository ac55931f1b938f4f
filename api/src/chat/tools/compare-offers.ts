import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { z } from 'zod';
import { languageOf, reply, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { gives } from './offer-benefits.ts';
import { costOfWay, MONTHS, type Offer, readOffers } from './read-offers.ts';
import { defineTool } from './tool.ts';

/** Units for one US dollar, as their central banks have fixed them. */
const PEGS: Record<string, number> = { USD: 1, AED: 3.6725, SAR: 3.75, QAR: 3.64, BHD: 0.376, OMR: 0.3845 };
/** Housing, flights, a car with no sum behind it. */
const IN_KIND =
  /(?<!\d )(?:housing|accommodation|flights?|tickets?|car|transport(?! (?:planner|manager|officer|engineer|coordinator|supervisor))|سكن|تذاكر|تذكره|سياره|مواصلات)\b(?!.{0,6}\d)/u;

const ASK_FOR_OFFERS: Said = {
  en: 'Tell me both with their figures, each on a line of its own, by the month:\n\n> A: 12,000 AED basic + 4,000 housing, bonus 10%, 30 days\n> B: 15,500 AED all in, 22 days',
  ar: 'اذكر العرضين بالأرقام الشهرية، كل عرض في سطر:\n\n> A: 12,000 درهم أساسي + 4,000 سكن، مكافأة 10٪، 30 يوم\n> B: 15,500 درهم شامل، 22 يوم',
};

/** Whether a message of the assistant asks for the figures of offers. */
export const asksForOffers = (text: string) => text === ASK_FOR_OFFERS.en || text === ASK_FOR_OFFERS.ar;

/** The year's money of each offer, side by side. */
export const compareOffers = defineTool({
  name: 'compare_offers',
  description:
    'Works out the yearly money of two to four job offers. Give each offer in `text` on a line of its own, with its monthly amounts.',
  input: z.object({ text: z.string().max(3_000) }),
  run({ text }, turn): CoachAnswer {
    const language = languageOf(turn);
    const say = sayIn(language);
    const place = placeOfPay(text, turn);
    const offers = readOffers(text, BY_YEAR.has(place ?? ''));
    if (offers.length < 2) return reply(turn, ASK_FOR_OFFERS, { kind: 'asking' });
    const yearly = offers.map(yearlyOf);
    const rows = offers.map(
      ({ name, currency, monthly, basic, bonusPercent, pensionPercent, leaveDays }, index) =>
        `| ${[
          name,
          figure(monthly, currency),
          basic ? figure(basic, null) : '–',
          [bonusPercent && `${bonusPercent}%`, pensionPercent && `${pensionPercent}% ${say('pension', 'تقاعد')}`]
            .filter(Boolean)
            .join(' + ') || '–',
          leaveDays ?? '–',
          `**${figure(yearly[index]!, currency)}**`,
        ].join(' | ')} |`,
    );
    const table = `${say('| Offer | a month | basic | bonus | leave | a year |', '| العرض | شهريًا | أساسي | مكافأة | إجازة | سنويًا |')}\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
    const benefits = ofBenefits(offers, language);
    const beside = [
      byDays(offers, yearly, say),
      ofService(offers, isInEmirates(text, turn), say),
      ofCosts(offers, yearly, say),
      ofRent(offers, say),
      benefits,
      ofOffice(offers, say),
      ofPlaces(offers, say),
      ofCtc(offers, say),
      ofWay(offers, costOfWay(text), say),
      ofTax(offers, say),
    ].filter(Boolean);
    const reckoned = beside.length > 0 ? `\n\n${beside.map((line) => `- ${line}`).join('\n')}` : '';
    const isReckoned = benefits !== '' || offers.some(({ rent }) => rent > 0);
    const inKind =
      !isReckoned && IN_KIND.test(fold(text))
        ? say(
            '\n\nWhat comes in kind (housing, flights, a car) and has no sum is **not** counted. Ask what it would cost you to pay it yourself, and add that.',
            '\n\nما يُقدَّم عينًا دون مبلغ (سكن أو تذاكر أو سيارة) **غير** محسوب. احسب كم سيكلفك لو دفعته بنفسك وأضفه.',
          )
        : '';
    return answerOf(
      `${table}\n\n${verdict(offers, yearly, say)}${reckoned}${inKind}\n\n${say(
        'Money is one column. Ask of each: who is the boss, what do I learn, how safe is it, what will rent and travel cost, and what does it mean for your family? Which of these weighs most for you?',
        'المال عمود واحد. اسأل عن كل عرض: من المدير، ماذا أتعلم، ما مدى الأمان، كم الإيجار والمواصلات، وماذا يعني لأسرتك؟ هل المبلغ صافٍ، وكم مدة العقد؟ وأيها الأهم لك؟',
      )}${isOfGulf(offers, place) ? ` ${say(SPLIT.en, SPLIT.ar)}` : ''}`,
    );
  },
});

type Say = (en: string, ar: string) => string;

const figure = (value: number, currency: string | null): string =>
  [new Intl.NumberFormat('en').format(Math.round(value)), currency].filter(Boolean).join(' ');

const WEEKS = 52;

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

const yearlyOf = ({ monthly, bonusPercent, pensionPercent }: Offer): number =>
  monthly * MONTHS * (1 + (bonusPercent + pensionPercent) / 100);

/** What each leaves in a year once that is paid which it costs to take it. */
function ofCosts(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
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

/** How far offers that were told before are apart, by the year and by the month; null where no two were told. */
export function differenceOf(text: string, turn: Turn): CoachAnswer | null {
  const offers = readOffers(text, BY_YEAR.has(placeOfPay(text, turn) ?? ''));
  const order = offers
    .map((offer) => ({ ...offer, sum: yearlyOf(offer) - offer.costs * MONTHS }))
    .toSorted((a, b) => b.sum - a.sum);
  const [first, second] = order;
  if (!first || !second || first.currency !== second.currency) return null;
  const year = figure(first.sum - second.sum, first.currency);
  const month = figure((first.sum - second.sum) / MONTHS, first.currency);
  return reply(turn, {
    en: `**${year} a year**, that is ${month} a month: ${first.name} ${figure(first.sum, first.currency)}, ${second.name} ${figure(second.sum, second.currency)}. It holds the sums that you named, and nothing that comes in kind.`,
    ar: `**${year} في السنة**، أي ${month} في الشهر: ${first.name} ${figure(first.sum, first.currency)}، و${second.name} ${figure(second.sum, second.currency)}. يشمل المبالغ التي ذكرتها فقط دون المزايا العينية.`,
  });
}

function ofRent(offers: readonly Offer[], say: Say): string {
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
function ofBenefits(offers: readonly Offer[], language: ChatLanguage): string {
  const say = sayIn(language);
  // Where a rent is told, housing has been reckoned with it.
  const isReckoned = offers.some(({ rent }) => rent > 0);
  const isOpen = ({ en }: Said) =>
    !(en === 'housing' && isReckoned) && !offers.every(({ benefits }) => gives(benefits, en));
  const told = offers.flatMap(({ name, benefits: { given, lacking } }) => {
    const parts = [
      ...given.filter(isOpen).map((benefit) => benefit[language]),
      ...lacking.filter(isOpen).map((benefit) => `${say('no', 'بدون')} ${benefit[language]}`),
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
  const named = places.map((place) => place[0]!.toUpperCase() + place.slice(1)).join(say(' and ', ' و'));
  return say(
    `Rents differ between ${named}: look up three flats as you would take them in each, and take that off before you compare. A move has its own cost, and a deposit.`,
    `الإيجارات تختلف بين ${named}: ابحث عن ثلاث شقق تناسبك في كل منها واطرح إيجارها قبل المقارنة. وللانتقال كلفته والتأمين.`,
  );
}

/** In India pay is told as what somebody costs. */
function ofCtc(offers: readonly Offer[], say: Say): string {
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

const SPLIT: Said = {
  en: 'In the Gulf the end of service is reckoned on the **basic** pay: ask how the sum is split.',
  ar: 'وفي الخليج تُحسب نهاية الخدمة على **الأساسي**: اسأل كيف يُقسم المبلغ.',
};

/** Without a currency the place decides; where neither is known, most who ask are there. */
const isOfGulf = (offers: readonly Offer[], place: string | null): boolean =>
  offers.some(({ currency }) => (currency === null ? place === null || GULF.has(place) : NO_TAX.has(currency)));

const GULF: ReadonlySet<string> = new Set(['AE', 'SA', 'QA', 'KW', 'BH', 'OM']);
/** Where pay is told by the year. */
const BY_YEAR: ReadonlySet<string> = new Set(['GB', 'US', 'EU']);

/** Where the pay is: named with it, else where the asker applies or lives; null where nothing says. */
function placeOfPay(text: string, { region, resume }: Turn): string | null {
  const { city = '', country = '' } = resume?.data.personal ?? {};
  const [named] = placesIn(text);
  const [home] = placesIn(`${city} ${country}`);
  return named?.region ?? (region === 'OTHER' ? (home?.region ?? null) : region);
}

const NO_TAX = new Set(['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR']);

function ofTax(offers: readonly Offer[], say: Say): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  if (currencies.size < 2 || ![...currencies].some((currency) => NO_TAX.has(currency ?? ''))) return '';
  return say(
    'Gulf states take no income tax on wages. The other sum is probably before tax and deductions, in India a CTC with its variable part: ask for the monthly sum in hand, and compare that.',
    'لا ضريبة دخل على الأجور في دول الخليج. أما المبلغ الآخر فتأكد هل هو صافٍ بعد الضريبة والتأمينات، وقارن الصافي الشهري.',
  );
}

function verdict(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  const inDollars = offers.map(({ currency }, index) =>
    currencies.size === 1 ? yearly[index]! : yearly[index]! / (PEGS[currency ?? ''] ?? Number.NaN),
  );
  if (inDollars.some(Number.isNaN)) {
    return say(
      'They are in different currencies, and I know no fixed rate for one of them, so I do not set the sums against each other: convert one at today’s rate, and then reckon what each leaves after rent and living.',
      'العملات مختلفة ولا سعر ثابت لإحداها، فلا أقارن المبلغين مباشرة: حوّل أحدهما بسعر اليوم ثم احسب ما يبقى بعد الإيجار والمعيشة.',
    );
  }
  const order = offers.map(({ name }, index) => ({ name, sum: inDollars[index]! })).toSorted((a, b) => b.sum - a.sum);
  const [first, second] = [order[0]!, order[1]!];
  const share = Math.round((first.sum / second.sum - 1) * 100);
  if (share < 2) return say('In money they are as good as equal.', 'هما متساويان تقريبًا ماليًا.');
  return say(
    `**${first.name}** pays ${share}% more than ${second.name} over the year.`,
    `**${first.name}** يدفع أكثر بـ${share}٪ من ${second.name} في السنة.`,
  );
}
