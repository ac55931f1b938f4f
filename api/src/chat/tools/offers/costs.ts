import { MONTHS, WEEKS } from '../parts-of-year.ts';
import { sumInDigits } from '../sum-in-digits.ts';
import type { Cost, Offer } from './offer.ts';

// What it costs to go to work, as an offer's part of a message tells it. Its time is its own, and not that of the pay.

const THING =
  '(?:season tickets?|travel ?cards?|(?:train|bus|tram|metro|tube|rail|travel|monthly|railway|transit) (?:pass|ticket|card|fare)(?:es|s)?|trains?|bus(?:es)?|tram|metro|subway|tube|mrt|lrt|ferry|taxis?|cabs?|uber|careem|matatus?|boda|jeepneys?|tricycle|parking|petrol|gasoline|gas|diesel|fuel|tolls?|salik|fares?|commut(?:e|es|ing)|travel(?:l?ing)?|nursery|childcare|child ?minder|day ?care)';
const PAID_FOR = '(?:(?:my|the|for|on|in|of|a|to|get(?:ting)?|work|some|there) ){0,4}';
const MONEY =
  '(?:[£$€₹₱]|(?:aed|sar|qar|omr|kwd|bhd|usd|eur|gbp|inr|egp|kes|kshs?|zar|php|rs|dhs?|dirhams?|riyals?|rupees|pounds?|quid|euros?|dollars?|pesos)\\b)';
const SUM = `${MONEY}?\\s?(?<digits>\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d{1,2})?)(?<k>\\s?k\\b)?(?![\\d%])(?:\\s?${MONEY})?`;
const PERIOD =
  '(?:,?\\s?(?:(?:an?|per|each|every|/)\\s?(?<unit>day|week|wk|month|mth|mo|year|yr|annum)\\b|(?<short>p\\.?[cm]\\.?m?|p\\.?w|p\\.?a|p/m|p/w|daily|weekly|monthly|yearly|annual(?:ly)?)\\b|(?<way>each way|one way|return)\\b))?';
const NO_COST_BEHIND = '(?!\\s?(?:days?|weeks?|hours?|hrs?|mins?|minutes?|miles?|kms?|percent|stops?|zones?|bonus)\\b)';
const LINK =
  '(?:\\s(?:pass|ticket|card|fares?|pass(?:es)?|spaces?|there|here|alone|in|to work|work|into town|home|costs?|costing|cost|is|are|was|will|would|be|it|s|gonna|going|to|me|about|around|like|roughly|approx(?:imately)?|nearly|almost|only|just|another|of|at|up|comes?|eats?|takes?|for|from|my|which|that|with|by|by car|by bus|by train|and parking|and petrol|both|ways|every|month|monthly|annual|weekly|daily)){0,7}\\s*[:=~-]?\\s*';
const ANNUAL = '(?<annual>(?:annual|yearly|monthly|weekly|daily) )?';

/** "train pass costs me 180 a month", "travel is about 75". */
const NAMED_FIRST = new RegExp(`(?<!\\p{L})${ANNUAL}${THING}${LINK}${SUM}${NO_COST_BEHIND}${PERIOD}`, 'giu');
/** "160 a month train", "35 a week on trains". */
const SUM_FIRST = new RegExp(
  `(?<![\\d.,£$€])${SUM}${NO_COST_BEHIND}${PERIOD}\\s${PAID_FOR}${ANNUAL}${THING}(?!\\p{L})(?!\\s?[:=]?\\s?(?:is |costs? |of )?[£$€]?\\d+(?! ?days?))`,
  'giu',
);
/** "and it costs me 20 a day to get there". */
const TO_GET_THERE = new RegExp(
  `\\b(?:costs?|costing|cost|spend|pay) (?:me )?(?:about |around |like )?${SUM}${PERIOD} (?:to (?:get|go|drive|commute|travel)|getting|going|driving|commuting|travell?ing)\\b(?: (?:there|in|to work))?`,
  'giu',
);
const IN_ARABIC =
  /(?:(?:ال)?(?:مواصلات|تنقل|طريق|مشوار)\s(?:\S+\s){0,2}?(?:بت?|ت|ي)?(?:كلف|تكلف|يكلف)\S*|(?:ب?[اأ]?دفع|ب?[اأ]?صرف)\s(?:\S+\s){0,2}?(?:مواصلات|بنزين|تاكسي|باص)|و?\s?(?:ال|بال|عال)?(?:بنزين|باص|مترو|تاكسي|قطار|موقف|سالك|اوبر))\s(?:\S+\s)?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?:\s(?:درهم|ريال|جنيه|دينار|دولار))?(?:\s(?:(?:كل|في|ب)\s?)?(?:ال)?(?<arabic>يوم\S*|[اأ]سبوع\S*|بال[اأ]سبوع|شهر\S*|بالشهر|سن[هة]\S*|سنوي\S*))?/giu;
/** What pays it, or pays for it, takes nothing from the pay. */
const PAID_BY_OTHERS =
  /allowance|reimburs|subsid|stipend|\b(?:paid|covered|given|provided|free|refunded|included)\b|\b(?:they|company|employer|firm|who) (?:also )?(?:pays?|covers?|gives?|refunds?)\b|\bpays? (?:for )?(?:my|the)\b|\b(?:i )?gets? [£$€]?\d|بدل|تدفع الشرك|على الشرك|علي الشرك/iu;
const CLAUSE_ENDS = /[,.;،؛\n(]|\s(?:and|but|plus|with)\s/giu;

const UNITS: Readonly<Record<string, NonNullable<Cost['per']>>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  pw: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yr: 'year',
  annum: 'year',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  pa: 'year',
};
function periodTold(groups: Record<string, string | undefined>): Cost['per'] {
  const { unit, short, way, annual, arabic } = groups;
  if (way) return 'day';
  if (arabic)
    return /يوم/u.test(arabic) ? 'day' : /سبوع/u.test(arabic) ? 'week' : /شهر/u.test(arabic) ? 'month' : 'year';
  const told = (unit ?? short ?? annual)?.toLowerCase().replace(/[./\s]/gu, '');
  return told === undefined ? null : (UNITS[told] ?? 'month');
}

function costIn(told: string, groups: Record<string, string | undefined>): Cost {
  const once = sumInDigits(groups.digits!, groups.k);
  const isOneWay = /^(?:each|one) way$/iu.test(groups.way ?? '');
  return { told: told.trim(), sum: isOneWay ? once * 2 : once, per: periodTold(groups) };
}

/** An offer's part of a message without what it costs to take it. */
export function withoutCosts(text: string): { rest: string; costs: Cost[] } {
  const costs: Cost[] = [];
  const take = (rest: string, told: RegExp) =>
    rest.replace(told, (whole: string, ...match) => {
      const [at, , groups] = match.slice(-3) as [number, string, Record<string, string | undefined>];
      const isCount = /^\d$/u.test(groups.digits!) && !new RegExp(MONEY, 'iu').test(whole);
      if (isCount || PAID_BY_OTHERS.test(clauseAt(rest, at, whole)) || isIncome(rest.slice(0, at), whole)) return whole;
      costs.push(costIn(whole, groups));
      return ' ';
    });
  return { rest: [NAMED_FIRST, SUM_FIRST, TO_GET_THERE, IN_ARABIC].reduce(take, text), costs };
}

/** "plus travel 300": what comes on top. */
const isIncome = (before: string, told: string): boolean =>
  /(?:\bplus|\+)\s*$/iu.test(before) && /^travel|^transport/iu.test(told) && !/\bcosts?\b|\bis\b/iu.test(told);

function clauseAt(text: string, at: number, told: string): string {
  const ends = [...text.matchAll(CLAUSE_ENDS)].map(({ index }) => index);
  const begin = Math.max(0, ...ends.filter((end) => end < at));
  const end = Math.min(text.length, ...ends.filter((each) => each >= at + told.length));
  return text.slice(begin, end);
}

/** Weeks at work, without leave and holidays. */
export const WEEKS_AT_WORK = 46;
const DAYS_OF_WEEK = 5;

/** A cost of no time that is so much of a month's pay is that of a year. */
const SHARE_OF_YEAR = 1 / 4;

/** For what time a cost is reckoned that tells none. */
export const timeAssumed = ({ sum }: Cost, monthlyPay: number): 'month' | 'year' =>
  sum > monthlyPay * SHARE_OF_YEAR ? 'year' : 'month';

/** By the month; what is paid a day is paid on the days in the office. */
function byMonth(cost: Cost, { monthly, officeDays }: Pick<Offer, 'monthly' | 'officeDays'>): number {
  const { sum, per } = cost;
  switch (per ?? timeAssumed(cost, monthly)) {
    case 'day':
      return (sum * (officeDays ?? DAYS_OF_WEEK) * WEEKS_AT_WORK) / MONTHS;
    case 'week':
      return (sum * WEEKS) / MONTHS;
    case 'year':
      return sum / MONTHS;
    default:
      return sum;
  }
}

/** The offers with what it costs to take them. A fare that is told once, for a day, is that of each to whose office one goes. */
export function withCosts(offers: readonly Offer[]): Offer[] {
  const [fare, another] = offers.flatMap(({ toldCosts }) => toldCosts);
  const isOfEach = fare?.per === 'day' && !another && offers.every(({ officeDays }) => officeDays);
  return offers.map((offer) => {
    const toldCosts = isOfEach ? [fare] : offer.toldCosts;
    return { ...offer, toldCosts, costs: toldCosts.reduce((sum, cost) => sum + byMonth(cost, offer), 0) };
  });
}

/** What the fares of a day come to in a month; 0 where none is told so. */
export const faresOf = (offer: Offer): number =>
  offer.toldCosts.filter(({ per }) => per === 'day').reduce((sum, cost) => sum + byMonth(cost, offer), 0);

const PAY = /\d{3}|\d\s?(?:k\b|lpa|lakh|lac|[آاأ]لف)/iu;
/** "38,500 or 41,000 and 160 a month for the train": what tells nothing but a cost belongs to what stands before it. */
export function withCostsMoved(parts: readonly string[]): string[] {
  const moved: string[] = [];
  for (const part of parts) {
    const { rest, costs } = withoutCosts(part);
    const isOfBefore = costs.length > 0 && !PAY.test(rest) && moved.length > 0;
    if (isOfBefore) moved[moved.length - 1] = `${moved.at(-1)}, ${part}`;
    else moved.push(part);
  }
  return moved;
}
