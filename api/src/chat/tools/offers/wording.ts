import { toAsciiDigits } from '@vitae/language/fold';
import { WEEKS } from '../parts-of-year.ts';

// How people type what they are offered, put into the words and figures that offers are read from.

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const countOf = (word: string): number => COUNTS[word.toLowerCase()] ?? Number(word);
const DAYS_OF_WEEK = 5;

/** "401k", "401(k)", "403b": the name of a plan, and never a sum. */
const RETIREMENT_PLAN = /(?<![\d.,])(?:401\s?\(?k\)?|403\s?\(?b\)?|457\s?\(?b\)?|rrsp|superannuation)(?![\p{L}\d])/giu;
/** Whoever gets it in the United States is on invoices. */
const TAX_FORM = /(?<![\d.,$])1099(?:-?nec)?(?![\d.,])/giu;
/** "50% match up to 6%": what the employer adds is the product. */
const MATCH_UP_TO =
  /(?<share>\d+(?:\.\d+)?)\s?%\s(?:(?:employer|company|pension|match\w*)\s){0,3}(?:up to|on|of)\s(?:the\s)?(?:first\s)?(?<most>\d+(?:\.\d+)?)\s?%/giu;
const MATCH =
  /(?<before>\d+(?:\.\d+)?)\s?%\s(?:(?:employer|company|pension)\s)*match\w*|\bmatch(?:es|ed|ing)?\s(?:of\s)?(?:up to\s)?(?<behind>\d+(?:\.\d+)?)\s?%/giu;

const WEEKS_OF_LEAVE =
  /\b(?<count>\d{1,2}|one|two|three|four|five|six) weeks?['’]?(?: of)?(?: paid| annual)? (?:leave|holidays?|vacation|pto|off)\b/giu;
const LEAVE =
  /\b(?<count>\d{2}) (?:(?:paid|annual) )?(?:leaves?|pto|holidays?|vacations?)\b|\b(?<beside>\d{2})\s?(?:\+|plus) (?:bank|public) holidays\b|\b(?:leave|pto|holidays?|vacation)(?: is| are| of|:)? (?<behind>\d{2})\b(?!\s?(?:k\b|days?|%|,\d))/giu;
/** Days that are neither worked nor free. */
const DAYS_OF_NOTICE =
  /\b\d{1,3} days?['’]?(?: of)? (?:notice|probation)\b|\b(?:notice|probation)(?: period)?(?: is| of|:)? \d{1,3} (?:days?|months?|weeks?)\b/giu;
/** "a firm of 150 people", "120 km": counted, and not paid. */
const COUNTED =
  /(?<![\d.,])\d{3,5}\s?(?:people|persons|ppl|employees|staff|colleagues|beds|rooms|patients|students|pupils|cars|kms?|kilomet(?:er|re)s|miles|minutes|mins?|hours|hrs|شخص|موظف|كم|كيلو)(?!\p{L})/giu;
const OF_YEAR = /\b(?:since|in|until|by) 20[12]\d\b(?!\s?(?:[a-z]{3}\b|[£$€]))/giu;

const MILLIONS =
  /(?<count>\d+(?:\.\d+)?)(?:\s?(?:millions?|mln|مليون)|(?<=(?<![\d.])\d{1,2}(?:\.\d{1,2})?)m)(?!\p{L})/giu;
/** "$1,500/month", "28k pm". */
const A_MONTH = /\s?(?:\/\s?(?:month|mth|mo)|\bp\/?m|(?<=\d{3}|k)\s?p\.?m)\b\.?/giu;
const A_YEAR = /\s?\/\s?(?:year|yr|annum)\b/giu;
/** "12.5L". */
const LAKHS = /(?<![\d.,])(?<count>\d{1,2}(?:\.\d{1,2})?)\s?l\b(?!\.)/giu;
/** "R38k". */
const RAND = /(?<![\p{L}\d])R\s?(?=\d{1,3}[ ,]\d{3}|\d{1,3}\s?k\b)/gu;
/** "3.200,-": no cents. */
const NO_CENTS = /(?<=\d),[-–—]+(?=\s|$|[^\p{L}\d])/gu;
/** "52.000", "52 000", "52'000". */
const POINT_OF_THOUSANDS = /(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.])(?:,\d{2}(?!\d))?/gu;
const GAP_OF_THOUSANDS =
  /(?<![\d.,])(\d{2,3})[ '’](\d00)(?![\d%])|(?<![\d.,])(\d{1,3})[ '’](\d{3})(?=\s?(?:[£$€]|eur\b|euros?\b|aed\b|sar\b|kr\b|chf\b))|(?<=[£$€]\s?)(\d{1,3})[ '’](\d{3})(?![\d%])/giu;

/** What stands right before pay. */
const BEFORE_PAY =
  '(?<!\\b(?:leave|holidays?|days|pto|vacation|age|hours?|bonus|pension|match|rent|notice|commute|team) )\\b(?:is|pays?|paying|gives?|giving|offers?|offered|offering|said|says|ctc|package|salary|base|fixed|gross|earn|make|(?:offer\\w*|give|gives|pay|pays|giving) me)(?: (?:like|about|around|roughly|between|me|of|at))*[ :=]{1,2}';
/** A number behind which no thing stands that it could count. */
const UNCOUNTED =
  '(?=\\s*(?:$|[,.;)+](?!\\d)|\\b(?:and|but|with|plus|in|at|from|or|vs|a year|per|gross|net|base|basic|ctc|no|fully|remote|hybrid|if|for)\\b))';
const BARE_PAY = new RegExp(
  `(?<before>${BEFORE_PAY})(?<low>\\d{1,3}(?:\\.\\d{1,2})?)(?:(?<to>\\s?(?:-|–|to|and)\\s?)(?<high>\\d{1,3}(?:\\.\\d{1,2})?))?${UNCOUNTED}`,
  'giu',
);

/** "40k here, 46 to 50 there": small numbers are told in what the others are told in. */
function withUnitOfOthers(text: string): string {
  const unit = /\d\s?(?:lpa|lakhs?|lacs?)\b/iu.test(text) ? ' lpa' : /\d\s?k\b/iu.test(text) ? 'k' : null;
  if (unit === null) return text;
  return text.replace(BARE_PAY, (_, before: string, low: string, to = '', high?: string) =>
    high === undefined ? `${before}${low}${unit}` : `${before}${low}${unit}${to}${high}${unit}`,
  );
}

/** A text with its offers in plain words. */
export function inPlainWords(typed: string): string {
  const text = toAsciiDigits(typed)
    .replace(RETIREMENT_PLAN, 'pension')
    .replace(TAX_FORM, 'contractor')
    .replace(MATCH_UP_TO, (_, share: string, most: string) => `${(Number(share) * Number(most)) / 100}% pension`)
    .replace(MATCH, (_, before?: string, behind?: string) => `${before ?? behind}% pension`)
    .replace(WEEKS_OF_LEAVE, (_, count: string) => `${countOf(count) * DAYS_OF_WEEK} days leave`)
    .replace(LEAVE, (_, count?: string, beside?: string, behind?: string) => `${count ?? beside ?? behind} days leave`)
    .replace(DAYS_OF_NOTICE, ' ')
    .replace(COUNTED, ' ')
    .replace(OF_YEAR, ' ')
    .replace(MILLIONS, (_, count: string) => String(Math.round(Number(count) * 1_000_000)))
    .replace(A_MONTH, ' a month')
    .replace(A_YEAR, ' a year')
    .replace(LAKHS, '$1 lpa')
    .replace(RAND, 'ZAR ')
    .replace(NO_CENTS, '')
    .replace(POINT_OF_THOUSANDS, '$1$2')
    .replace(GAP_OF_THOUSANDS, '$1$2$3$4$5$6');
  return withUnitOfOthers(text);
}

/** "28 vs 30 days holiday", "both 15 days leave": the days of each, and the text without them. */
const DAYS_SIDE_BY_SIDE =
  /,?\s(?<one>\d{2})(?: days)? (?:vs\.?|versus|against|and) (?<other>\d{2}) days(?: of)?(?: leave| holidays?| pto| off| vacation)?/iu;
const DAYS_OF_ALL =
  /,?\s(?:and )?(?:both|each|all)\b[^,.;\d]{0,20}(?<all>\d{2}) days(?: of)?(?: leave| holidays?| pto| off)?/iu;

export function daysOfEach(text: string): { rest: string; days: [number, number] | null } {
  const { one, other } = DAYS_SIDE_BY_SIDE.exec(text)?.groups ?? {};
  if (one && other) return { rest: text.replace(DAYS_SIDE_BY_SIDE, ' '), days: [Number(one), Number(other)] };
  const all = DAYS_OF_ALL.exec(text)?.groups?.all;
  return all ? { rest: text.replace(DAYS_OF_ALL, ' '), days: [Number(all), Number(all)] } : { rest: text, days: null };
}

const SUM =
  '(?<![\\d.,])[£$€]?\\d[\\d,.]{0,12}(?:\\s?(?:k|lpa|lakhs?|lacs?|aed|sar|qar|omr|usd|eur|gbp|inr|euros?|pounds?|dollars?|dirhams?|riyals?|درهم|ريال|[أا]لف))?';
const ONCE = '(?:sign(?:ing|[- ]?on)|joining|relocation|moving|retention|welcome|settling[- ]in|one[- ]?(?:time|off))';
/** Paid once, or in shares: no part of a year's pay. */
const PAID_APART = new RegExp(
  [
    `${SUM}(?: (?:as|for|in|of|a|an|the|gross|net|once))* ${ONCE}(?: (?:bonus|allowance|package|payment|money|costs?|expenses|support|help))?\\b`,
    `\\b${ONCE} (?:(?:bonus|allowance|package|payment|money|costs?|expenses|support|help) ?)?(?:(?:of|is|up to|about|:|=) ?)?${SUM}`,
    `${SUM} (?:to move|to relocate|for (?:the |my |your )?(?:move|moving|relocation|removal)|once|one time|upfront)\\b`,
    `${SUM} (?:(?:in|of|worth of) )?(?:company )?(?:stocks?|shares|rsus?|equity|esops?|options)\\b(?: over \\d years?)?`,
    `\\b(?:stocks?|shares|rsus?|equity|esops?|options) (?:(?:of|worth|is|:) )?${SUM}(?: over \\d years?)?`,
    `${SUM} (?:مرة واحدة|لنقل (?:العفش|الاثاث|الأثاث)|مكاف[أا][ةه] (?:توقيع|انضمام))|مكاف[أا][ةه] (?:توقيع|انضمام) ${SUM}`,
  ].join('|'),
  'giu',
);

/** An offer without what is paid apart from its pay, and the words that tell that. */
export function withoutPaidApart(text: string): { rest: string; apart: string[] } {
  const apart = text.match(PAID_APART)?.map((told) => told.trim().replace(/[,.]+$/u, '')) ?? [];
  return { rest: text.replace(PAID_APART, ' '), apart };
}

/** "46k to 50k", "between 4000 and 4500 eur": the lower end, and the upper one as it is told. */
const RANGE =
  /(?<before>\bbetween )?(?<![\d.,])(?<low>\d[\d,.]{0,12})\s?(?<unit>k|lpa)?(?<to>\s?(?:-|–|—|to|up to|and|إلى|الى)\s?)[£$€]?(?<high>\d[\d,.]{0,12})\s?(?<unitBehind>k|lpa)?(?![\d%]|\s?(?:%|days?|am|pm|hours?))/iu;
const PAY_MIN = 500;
const WIDEST = 2;
const plainOf = (digits: string, unit: string): number => {
  const value = Number(digits.replace(/[,.](?=\d{3})/gu, ''));
  return /k/iu.test(unit) ? value * 1_000 : /lpa/iu.test(unit) ? value * 100_000 : value;
};

export function withoutRange(text: string): { rest: string; share: number } {
  const found = RANGE.exec(text);
  const { before, low = '', unit = '', to = '', high = '', unitBehind = '' } = found?.groups ?? {};
  const shared = unit || unitBehind;
  const [least, most] = [plainOf(low, shared), plainOf(high, unitBehind || unit)];
  const isRange = found && least >= PAY_MIN && most > least && most <= least * WIDEST && (before || !/and/iu.test(to));
  if (!isRange) return { rest: text, share: 0 };
  const lower = `${low}${shared === 'lpa' ? ' lpa' : shared}`;
  return { rest: text.replace(found[0], `${lower} `), share: most / least - 1 };
}

const USUAL_HOURS = 40;
const HOURS_A_WEEK = /(?<hours>\d{2}(?:\.\d{1,2})?)\s?(?:hours?|hrs?|h)\b(?!\s?(?:of\s)?(?:ot|overtime))/iu;
const BY_TIME: readonly (readonly ['hour' | 'day' | 'week', RegExp])[] = [
  [
    'hour',
    /(?<![\d.,])(?<sum>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:[a-z]{3}|[£$€])?\s?(?:(?:an?|per|each)\s(?:hour|hr)|\/\s?(?:hour|hr|h)|p\/?h|hourly)\b/iu,
  ],
  ['day', /(?<![\d.,])(?<sum>[1-9]\d{2,3})\s?(?:[a-z]{3}|[£$€])?\s?(?:(?:a|per|each) day|\/\s?day|daily|day rate)\b/iu],
  [
    'week',
    /(?<![\d.,])(?<sum>[1-9]\d{2,3}|[1-9],\d{3})\s?(?:[a-z]{3}|[£$€])?\s?(?:(?:a|per|each) (?:week|wk)|\/\s?(?:week|wk)|p\/?w|weekly)\b/iu,
  ],
];

/** Pay by the hour, the day or the week as that of a year, and how it was reckoned. */
export function byTheYear(text: string): { rest: string; reckoned: string | null } {
  for (const [unit, told] of BY_TIME) {
    const sum = told.exec(text)?.groups?.sum;
    if (sum === undefined) continue;
    const behind = text.replace(told, ' ');
    const hours = Number(HOURS_A_WEEK.exec(behind)?.groups?.hours ?? USUAL_HOURS);
    const times = { hour: hours, day: DAYS_OF_WEEK, week: 1 }[unit];
    const rate = Number(unit === 'week' ? sum.replace(',', '') : sum.replace(',', '.'));
    const factors = [sum, ...(times === 1 ? [] : [times]), WEEKS].join(' × ');
    return { rest: text.replace(told, `${Math.round(rate * times * WEEKS)} a year`), reckoned: factors };
  }
  return { rest: text, reckoned: null };
}

/** "13th salary", "14 salaries a year", "x13": months of pay beyond the twelve. */
const MORE_MONTHS =
  /\b(?<count>1[3-6](?:[.,]\d)?)(?:th|\.)? (?:month(?:ly)? )?(?:salar(?:y|ies)|pays?|payments?|payouts?|times|months?(?! contract)|monatsgeh[aä]lt(?:er)?|gehalt|mensualit[eé]s|pagas)\b|[x×]\s?(?<times>1[2-6](?:[.,]\d)?)(?![\d%])|(?<arabic>ال?راتب ال?ثالث عشر)|(?<inArabic>1[3-6]) راتب/iu;

export function monthsBeyond(text: string): { rest: string; months: number } {
  const { count, times, inArabic, arabic } = MORE_MONTHS.exec(text)?.groups ?? {};
  const months = arabic ? 1 : Number((count ?? times ?? inArabic ?? '12').replace(',', '.')) - 12;
  return { rest: text.replace(MORE_MONTHS, ' '), months };
}

const NET = /\b(?:net|netto|take[- ]?home|in hand|after tax(?:es)?|cash in hand)\b|صافي|بعد الضريبه|بعد الضريبة/iu;
const GROSS = /\b(?:gross|brutto|before tax(?:es)?)\b|اجمالي|إجمالي|قبل الضريب[هة]/iu;

/** Whether pay is told after or before tax; null where nothing says. */
export const kindOfPay = (text: string): 'net' | 'gross' | null =>
  NET.test(text) ? 'net' : GROSS.test(text) ? 'gross' : null;
