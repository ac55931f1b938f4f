import { currencyIn, currencyOf } from '../../tools/offers/currencies.ts';
import { type Groups, sumNamed, sumOf, sumValueOf, unitOf } from './amounts.ts';
import type { Item, PayTerms, Sum, Unit } from './pay-terms.ts';

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const count = (word: string | undefined): number => COUNTS[word ?? ''] ?? Number(word ?? 0);
const COUNT = '\\d{1,2}(?:\\.\\d)?|one|two|three|four|five';
const pattern = (source: string): RegExp => new RegExp(source, 'u');
const IS =
  '(?: (?:of|is|are|was|costs?|at|around|about|would be|comes to|me|for|pays?|up to|علي|علي حسابي|ب))*[ :=]{1,2}';

const NONE =
  /\b(?:no|without|zero|not any|doesn'?t have|no paid) (?:employer |pension |paid |health |sick |holiday |annual )?(?:pension|match|insurance|ins|benefits?|sign[- ]?on|bonus|holidays?|leave|pto|vacation|sick (?:days|pay|leave)|pay)(?: match)?\b|(?:بدون|بلا|من غير|مافي) \S{2,14}/gu;
const MATCH_UP_TO =
  /(?<share>\d{1,3})\s?% (?:employer |pension |match\w* ){0,3}(?:up to|on|of) (?:the )?(?:first )?(?<most>\d{1,2}(?:\.\d)?)\s?%/u;
const MATCH = [
  /\b(?:pension|match\w*|retirement|super(?:annuation)?|provident fund|pf|rrsp)\b(?: (?:match\w*|contribution|of|is|up to|employer|with|at|adds)){0,3}[ :]{0,2}(?<share>\d{1,2}(?:\.\d{1,2})?)\s?%/u,
  /(?<share>\d{1,2}(?:\.\d{1,2})?)\s?% (?:employer |company |on the |simple |ira |roth |safe |harbor |basic ){0,3}(?:pension|match\w*|retirement|super(?:annuation)?|provident fund|pf|rrsp)\b/u,
];
const SIGN_ON_WORDS =
  '(?:sign(?:ing|[- ]?on)|joining|welcome|retention|golden hello|start(?:ing)?)(?: (?:bonus|money|payment|pay))?';
const SIGN_ON = [
  pattern(`(?<!\\p{L})${SIGN_ON_WORDS}${IS}(?=[£$€]?\\d{3}|[£$€]?\\d{1,3}(?:k|,\\d))${sumNamed('sum')}`),
  pattern(`${sumNamed('sum')} (?:\\p{L}+ )?${SIGN_ON_WORDS}(?!\\p{L})`),
  pattern(`مكافاه (?:توقيع|انضمام|تعيين)[ :]{1,2}${sumNamed('sum')}`),
];
const COMMITMENT = [
  // Behind the sum to begin with, which is taken out: "7,500 sign-on for 2 years".
  pattern(`, {1,3}(?:for|over) (?:a )?(?<count>${COUNT}|[1-4]\\d)[ -]?(?<unit>years?|yrs?|yr|months?|mths?)(?!\\p{L})`),
  pattern(
    `(?<count>${COUNT}|1[0-9]|[2-4]\\d)[ -]?(?<unit>years?|yrs?|yr|months?|mths?) ?(?:commitment|commit|stay|bond|lock[- ]?in|minimum|obligation|term|agreement|clawback)(?!\\p{L})`,
  ),
  pattern(
    `(?:commit(?:ment)?|stay|bond|bound|locked(?: in)?|clawback|pay ?back|repay\\p{L}*|if i leave)(?: \\p{L}+){0,3}? (?<count>${COUNT})[ -]?(?<unit>years?|yrs?|months?|mths?)(?!\\p{L})`,
  ),
];
const INSURANCE_WORDS =
  '(?:(?:health|medical|dental|family) )?(?:ins|insurance|benefits|medical|premiums?|hmo|health(?: (?:cover|plan))?|تامين)';
const INSURANCE = [
  pattern(`(?<!\\p{L})و?${INSURANCE_WORDS}(?!\\p{L})${IS}${sumNamed('sum')}`),
  pattern(`${sumNamed('sum')} (?:for |in |toward )?(?:the |my |their )?${INSURANCE_WORDS}(?!\\p{L})`),
];
const SHIFT = '(?:night|evening|shift|weekend|unsocial|overnight|sunday|pm)s?';
const DIFF = '(?:diff(?:erential|erence)?|premium|loading|enhancement|uplift|shift pay|supplement|allowance)';
const DIFFERENTIAL = [
  pattern(`(?:\\+|plus|and|with)? ?${sumNamed('sum')} (?:an hour )?${SHIFT}(?: hours)? ${DIFF}(?!\\p{L})`),
  pattern(`${SHIFT} ${DIFF}${IS}${sumNamed('sum')}`),
  pattern(`(?<!\\p{L})diff(?:erential|erence)?${IS}${sumNamed('sum')}`),
  pattern(`(?:\\+|plus|and|with)? ?${sumNamed('sum')} (?:an hour )?diff(?:erential|erence)?(?!\\p{L})`),
];
const PLUS_FOR_SHIFT = pattern(`(?:\\+|plus) ?${sumNamed('sum')} (?:an hour )?(?:for |on )?${SHIFT}(?!\\p{L})`);
const DIFFERENTIAL_PERCENT = [
  pattern(`(?<share>\\d{1,3}(?:\\.\\d)?)\\s?% (?:for )?(?:the )?(?:${SHIFT} )?${DIFF}(?!\\p{L})`),
  pattern(`(?<share>\\d{1,3}(?:\\.\\d)?)\\s?% (?:more |extra )?(?:for |on )?${SHIFT}(?!\\p{L})`),
  pattern(`${SHIFT} ${DIFF}${IS}(?<share>\\d{1,3}(?:\\.\\d)?)\\s?%`),
];
const TAXABLE = pattern(`${sumNamed('sum')} (?:of (?:that|it|which) )?(?:is )?(?:taxable|taxed)(?!\\p{L})`);
const UNTAXED_BEHIND = pattern(
  `(?<!\\p{L})(?:stipends?|per ?diem|lodging money|living allowance)(?!\\p{L})${IS}${sumNamed('sum')}`,
);
const UNTAXED = pattern(
  `${sumNamed('sum')} (?:in |of |as )?(?:(?:tax[- ]?free|untaxed|non[- ]?taxable|weekly|housing) )?(?:stipends?|per ?diem)(?!\\p{L})`,
);
const IS_PART_OF_IT = /\bof (?:that|it|which)\b|\brest\b|\btotal\b|\bincluding\b/u;

const ALLOWANCES: readonly (readonly [string, string, string])[] = [
  [
    '(?:vales?(?: (?:de )?(?:despensa|refeicao|alimentacao|transporte))?|(?:(?:food|meal|grocery|lunch) )?vouchers?|ticket restaurant|meal (?:card|allowance)|food (?:card|allowance)|lunch allowance)',
    'vouchers',
    'قسائم',
  ],
  ['housing(?: allowance| stipend)?', 'housing allowance', 'بدل سكن'],
  ['(?:transport(?:ation)?|car|travel|commuter)(?: allowance)', 'transport allowance', 'بدل نقل'],
  ['transport(?:ation)?', 'transport allowance', 'بدل نقل'],
  [
    '(?:phone|internet|home office|wfh|remote|rice|cola|utility|clothing|laundry|uniform|education|medical)(?: allowance)',
    'allowance',
    'بدل',
  ],
  ['(?:tips|gratuities)', 'tips, which are not sure', 'إكراميات غير مضمونة'],
  ['(?:بدل )?سكن', 'housing allowance', 'بدل سكن'],
  ['(?:بدل )?(?:نقل|مواصلات)', 'transport allowance', 'بدل نقل'],
];
const COSTS: readonly (readonly [string, string, string])[] = [
  [
    '(?:rent|room|furnished (?:place|room|flat|apartment|apt)|place to stay|lodging|(?:a |the )?(?:studio|flat|apartment|apt|place)|ايجار|الايجار)',
    'rent',
    'إيجار',
  ],
  [
    '(?:commut(?:e|ing)|train|bus(?: pass)?|metro|subway|gas|petrol|fuel|diesel|parking|tolls?|travel|مواصلات|بنزين)',
    'way to work',
    'الطريق',
  ],
  ['(?:child ?care|day ?care|nursery|nanny|حضانه)', 'childcare', 'حضانة'],
  [
    '(?:accountant|software|equipment|uniforms?|tools|umbrella fee|licen[cs]es?|محاسب)',
    'own costs of the work',
    'تكاليف العمل',
  ],
];
const NOT_A_COST = '(?!\\p{L})(?! (?:allowance|stipend|included|provided|paid|given))';

const RENT_THERE = pattern(`(?<!\\p{L})(?:rents?|ايجار|الايجار)(?: \\p{L}+){1,6} ${sumNamed('sum')}`);

const MONTHS_MORE: readonly (readonly [RegExp, (groups: Groups) => number])[] = [
  [/[x×*] ?(?<count>1[3-6](?:\.\d)?)(?![\d%])/u, ({ count: told }) => Number(told) - 12],
  [
    /(?<days>\d{1,2}) days?(?: of)? (?:aguinaldo|christmas bonus|year[- ]?end bonus|gratificacion)/u,
    ({ days }) => Number(days) / 30,
  ],
  [
    /(?:aguinaldo|christmas bonus|year[- ]?end bonus)(?: (?:of|is))? (?<days>\d{1,2}) days?/u,
    ({ days }) => Number(days) / 30,
  ],
  [
    /\b(?<count>1[3-6])(?:th)? (?:and 14th )?(?:month(?:ly)?(?: pay| salary)?|salar(?:y|ies)|pays?|payments?|pagas|cheque|check)\b(?! contract)/u,
    ({ count: told }) => Number(told) - 12,
  ],
  [/\b(?:thirteenth|decimo terceiro|13o)\b|راتب (?:ال)?ثالث عشر|الثالث عشر/u, () => 1],
];
const BONUS_PERCENT = [
  /(?<share>\d{1,2}(?:\.\d)?)\s?% (?:\p{L}+ )?bonus/u,
  /bonus(?: (?:of|is|up to|target))*[ :]{1,2}(?<share>\d{1,2}(?:\.\d)?)\s?%/u,
];
const BONUS = [
  pattern(`${sumNamed('sum')} (?:annual |yearly |performance |completion |quarterly )?bonus(?!\\p{L})`),
  pattern(`(?<!\\p{L})bonus${IS}${sumNamed('sum')}`),
];
const OVERTIME = /(?<hours>\d{1,2}(?:\.\d)?) ?(?:hours|hrs|h) ?(?:of )?(?:ot|overtime)\b(?: (?:a|per) (?:week|wk))?/u;
/** "50 hrs a week (OT after 40)". */
const OVERTIME_AFTER = /\b(?:ot|overtime)\b(?: \p{L}+){0,3}? (?:after|over|past|above|beyond) (?<hours>\d{2})\b/u;
const SHIFTS =
  /\b(?<![\d.])(?<shifts>[2-7]|two|three|four|five|six)(?: ?[x×*] ?| )(?<length>7\.5|8|9|10|11\.5|12|12\.5)(?:s\b| ?-?(?:hours?|hrs?|h)(?: shifts?| days?)?\b| ?hour shifts?)/u;
const HOURS =
  /(?<hours>\d{1,2}(?:\.\d{1,2})?) ?-?(?:hours?|hrs?|h)\b(?! (?:of )?(?:ot|overtime|notice|shift|drive|commute|away))(?: ?(?:a|per|\/|each) ?(?:week|wk)|\/wk)?|(?<arabic>\d{1,2}(?:\.\d)?) ?(?:ساعه|ساعات)/u;
/** "2 weeks on 2 weeks off", "14/14 rotation". */
const ROTATION =
  /\b(?<on>\d{1,2}) ?(?:weeks?|wks?|days?)? on[, /-]{1,2}(?:and )?(?<off>\d{1,2}) ?(?:weeks?|wks?|days?)? off\b|\b(?<swing>\d{1,2}) ?\/ ?(?<home>\d{1,2}) (?:rota\p{L}*|roster|swing|schedule)\b/u;
/** "12 hour days", "8 hr shifts". */
const HOURS_A_DAY = /\b(?<hours>\d{1,2}(?:\.\d)?) ?-?(?:hours?|hrs?|hr|h) (?:days?|shifts?|a day|per day)\b/u;
const LEAVE =
  /\b(?<count>\d{1,2}) (?<unit>days?|weeks?|wks?)(?: of)?(?: paid| annual)? (?:leave|holidays?|vacations?|pto|off)\b(?: a year)?/u;
const HOURS_A_MONTH = /\b(?<hours>\d{2,3}) ?(?:hours?|hrs?|h) ?(?:a|per|\/|each) ?month\b/u;
const DAYS_A_YEAR = /\b(?<days>\d{2,3}) (?:days?|shifts) ?(?:a|per|\/|in the) ?year\b/u;
const DAYS_A_MONTH = /\b(?<days>\d{2}(?:\.\d)?) days? ?(?:a|per|\/|each) ?month\b/u;
const DAYS_A_WEEK = /\b(?<days>[1-7]) days?(?: ?(?:a|per|\/) ?(?:week|wk))?\b/u;
const WEEKS_A_YEAR =
  /\b(?<weeks>\d{2}) (?:paid )?(?:weeks|wks) (?:(?:a|per|of the|in the|each) year|worked|of work|term)|\bterm time(?: only)?[ ,(]{1,2}(?<term>\d{2}) (?:weeks|wks)/u;
const CONTRACT_WEEKS =
  /\b(?<weeks>\d{1,2})[ -]?(?:weeks?|wks?|اسبوع|اسابيع)(?!\p{L})(?! (?:notice|leave|holidays?|off|paid|pto|vacation))/u;
const CONTRACT_MONTHS = /\b(?<months>\d{1,2})[ -]months?(?: contract| assignment| fixed)\b/u;
const YEARS = /\b\d{1,2}\+? ?-?(?:years?|yrs?|yr|yo|months?|mths?)\b(?: (?:old|exp\p{L}*|of exp\p{L}*))?/gu;
const COUNTED =
  /(?<![\d.,])\d{1,4} ?(?:people|staff|beds|patients|km|kms|miles|min|mins|minutes)\b(?: (?:drive|away|commute|each way))?/gu;

export const CONTRACTOR =
  /\b(?:contractor|contract (?:offer|role|job|work|position|rate)|pj|freelanc\p{L}*|self[- ]?employed|sole trader|b2b|on invoices?|invoic\p{L}*|umbrella|outside ir35|honorarios|independent|day rate)\b|فريلانس|عمل حر|مستقل|بالفاتوره|كونتراكتر/u;
const PAYROLL =
  /\b(?:payroll|uop|umowa|employment contract|cdi|nomina|imss|infonavit|employee|employed|permanent|perm|staff|full[- ]?time|clt|pf|esi|sss|philhealth|pag-?ibig|paye|thirteenth|aguinaldo|13th)\b|تامينات|موظف|دوام كامل/u;
/** Where pay is told by the year, and from what sum on it is one. */
const OF_YEAR_MIN: Readonly<Record<string, number>> = {
  USD: 15_000,
  GBP: 12_000,
  EUR: 12_000,
  CAD: 15_000,
  AUD: 15_000,
  NZD: 15_000,
  INR: 250_000,
};
const OF_YEAR_ELSE = 25_000;
const HOURLY_MAX = 150;

/** So many weeks are those of a year, and no contract for a time. */
const MOST_OF_YEAR = 35;
const WHOLE_WEEK = 7;
const USUAL_DAYS = 5;

function weeksOn({ on, off, swing, home }: Groups): number {
  const [worked, free] = [Number(on ?? swing), Number(off ?? home)];
  return Math.round((52 * worked * 10) / (worked + free)) / 10;
}

const EMPTY = { en: '', ar: '' };

/** What one part of a message tells of a job's pay; null where it tells none. */
export function readTerms(part: string): PayTerms | null {
  let text = ` ${part} `.replace(NONE, ' ');
  /** The first of some ways to say a thing, taken out of the text. */
  const take = (...ways: readonly RegExp[]): Groups | null => {
    for (const way of ways) {
      const found = way.exec(text);
      if (!found) continue;
      text = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`;
      return found.groups ?? {};
    }
    return null;
  };
  const items = (kinds: readonly (readonly [string, string, string])[], behind: string): Item[] =>
    kinds.flatMap(([words, en, ar]) => {
      const found = take(
        pattern(`(?<!\\p{L})و?${words}${behind}${IS}${sumNamed('sum')}`),
        ...(en === 'rent' ? [RENT_THERE] : []),
        pattern(`${sumNamed('sum')} (?:for |in |of |on )?(?:the |my |a )?${words}${behind}(?!\\p{L})`),
      );
      return found ? [{ en, ar, sum: sumOf(found, 'sum', 'month') }] : [];
    });

  const upTo = take(MATCH_UP_TO);
  const match = upTo ? (Number(upTo.share) * Number(upTo.most)) / 100 : Number(take(...MATCH)?.share ?? 0);
  const signOn = take(...SIGN_ON);
  const commitment = signOn ? take(...COMMITMENT) : take(...COMMITMENT.slice(1));
  const bonusPercent = take(...BONUS_PERCENT);
  const bonus = take(...BONUS);
  const insurance = take(...INSURANCE);
  const percent = take(...DIFFERENTIAL_PERCENT);
  const differential = percent ? null : take(...DIFFERENTIAL, PLUS_FOR_SHIFT);
  const isWithin = IS_PART_OF_IT.test(text);
  const taxable = isWithin ? take(TAXABLE) : null;
  const untaxed = take(UNTAXED_BEHIND, UNTAXED);
  const months = MONTHS_MORE.map(([way, of]) => {
    const found = take(way);
    return found ? of(found) : 0;
  }).find((more) => more > 0);
  const overtimeAfter = take(OVERTIME_AFTER);
  const overtime = overtimeAfter ? null : take(OVERTIME);
  const rotation = take(ROTATION);
  const monthly = take(HOURS_A_MONTH);
  const shifts = take(SHIFTS);
  const perDay = shifts ? null : take(HOURS_A_DAY);
  const hours = shifts || perDay ? null : take(HOURS);
  const leave = take(LEAVE);
  const inMonth = take(DAYS_A_MONTH);
  const inYear = take(DAYS_A_YEAR);
  const weeks = take(WEEKS_A_YEAR);
  const contract = weeks ? null : take(CONTRACT_WEEKS);
  const contractMonths = take(CONTRACT_MONTHS);
  const bare = contract && Number(contract.weeks) >= MOST_OF_YEAR ? Number(contract.weeks) : null;
  const added = items(ALLOWANCES, '');
  const costs = items(COSTS, NOT_A_COST);
  text = text.replace(YEARS, ' ').replace(COUNTED, ' ');
  const paid = payIn(text, part);
  if (!paid) return null;
  const days = DAYS_A_WEEK.exec(text.replace(paid.written, ' '))?.groups?.days;
  const daysAWeek = days ? Number(days) : rotation ? WHOLE_WEEK : null;
  const week = shifts
    ? count(shifts.shifts) * Number(shifts.length)
    : perDay
      ? Number(perDay.hours) * (daysAWeek ?? USUAL_DAYS)
      : hours
        ? Number(hours.hours ?? hours.arabic)
        : null;
  const after = overtimeAfter ? Number(overtimeAfter.hours) : null;
  // "1,050 of that taxable": in the unit of the whole.
  const unit: Unit = paid.pay.per;
  return {
    name: EMPTY,
    ...paid,
    hours: after === null ? week : Math.min(week ?? after, after),
    daysAWeek,
    hoursAMonth: monthly ? Number(monthly.hours) : null,
    daysAMonth: inMonth ? Number(inMonth.days) : null,
    weeksAYear: weeks
      ? Number(weeks.weeks ?? weeks.term)
      : rotation
        ? weeksOn(rotation)
        : inYear
          ? Number(inYear.days) / (daysAWeek ?? USUAL_DAYS)
          : bare,
    contractWeeks:
      bare !== null
        ? null
        : contract
          ? Number(contract.weeks)
          : contractMonths
            ? Math.round((Number(contractMonths.months) * 52) / 12)
            : null,
    differential: differential ? sumValueOf(differential, 'sum') : 0,
    differentialPercent: Number(percent?.share ?? 0),
    overtime: after !== null && week !== null ? Math.max(0, week - after) : Number(overtime?.hours ?? 0),
    taxable: taxable ? sumValueOf(taxable, 'sum') : null,
    matchPercent: match,
    signOn: signOn ? sumValueOf(signOn, 'sum') : 0,
    signOnMonths: commitment ? count(commitment.count) * (/^y/u.test(commitment.unit!) ? 12 : 1) : null,
    monthsMore: months ?? 0,
    bonusPercent: Number(bonusPercent?.share ?? 0),
    bonus: bonus ? sumValueOf(bonus, 'sum') : 0,
    added: [
      ...added,
      ...(untaxed && !isWithin ? [{ en: 'stipends', ar: 'بدلات', sum: sumOf(untaxed, 'sum', unit) }] : []),
    ],
    costs: [...(insurance ? [{ en: 'insurance', ar: 'تأمين', sum: sumOf(insurance, 'sum', 'month') }] : []), ...costs],
    leaveDays: leave ? Number(leave.count) * (/^w/u.test(leave.unit!) ? 5 : 1) : null,
    isHoused: false,
    isContractor: CONTRACTOR.test(part),
    isOnPayroll: PAYROLL.test(part) && !CONTRACTOR.test(part),
    told: part,
  };
}

const PAY = new RegExp(sumNamed('sum'), 'gu');
const SMALL = 8;

function payIn(
  text: string,
  part: string,
): { pay: Sum; isPeriodTold: boolean; currency: string | null; written: string } | null {
  const currency = currencyOf(currencyIn(part), undefined);
  const all = [...text.matchAll(PAY)].filter(({ groups }) => sumValueOf(groups!, 'sum') >= SMALL);
  const found =
    all.find(({ groups }) => unitOf(groups!.sumPer)) ??
    all.toSorted((a, b) => sumValueOf(b.groups!, 'sum') - sumValueOf(a.groups!, 'sum'))[0];
  if (!found) return null;
  const value = sumValueOf(found.groups!, 'sum');
  const told = unitOf(found.groups!.sumPer) ?? (/lpa/u.test(found.groups!.sumMany ?? '') ? 'year' : null);
  const isLarge =
    value >= (OF_YEAR_MIN[currency ?? ''] ?? (currency === null ? OF_YEAR_ELSE : Number.POSITIVE_INFINITY));
  const assumed: Unit = isLarge ? 'year' : value <= HOURLY_MAX ? 'hour' : 'month';
  return { pay: { value, per: told ?? assumed }, isPeriodTold: told !== null, currency, written: found[0] };
}
