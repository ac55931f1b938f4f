import type { Say } from '../language.ts';
import { amount, count, whole } from './amounts.ts';
import type { Item, PayTerms, Unit } from './pay-terms.ts';

// A year of one job, step by step.

export const WEEKS = 52;
const MONTHS = 12;
const USUAL_HOURS = 40;
const USUAL_DAYS = 5;
const TIME_AND_A_HALF = 1.5;

export interface Step {
  kind: 'pay' | 'added' | 'cost';
  text: string;
  sum: number;
}

export interface Reckoned {
  steps: Step[];
  /** What is sure to come in a year, after what it costs, before tax. */
  total: number;
  /** Of it, the pay itself. */
  pay: number;
  assumed: string[];
}

const hoursOf = ({ hours }: PayTerms): number => hours ?? USUAL_HOURS;
export const weeksOf = ({ weeksAYear }: PayTerms): number => weeksAYear ?? WEEKS;

/** How often a year such a sum is paid. */
export function timesOf(terms: PayTerms, unit: Unit): number {
  const weeks = weeksOf(terms);
  switch (unit) {
    case 'hour':
      if (terms.hoursAMonth !== null) return terms.hoursAMonth * MONTHS;
      return hoursOf(terms) * weeks;
    case 'day':
      if (terms.daysAMonth !== null) return terms.daysAMonth * MONTHS;
      return (terms.daysAWeek ?? USUAL_DAYS) * weeks;
    case 'week':
      return weeks;
    case 'fortnight':
      return weeks / 2;
    case 'month':
      return MONTHS;
    case 'year':
      return 1;
  }
}

function timesSaid(terms: PayTerms, unit: Unit, say: Say): string {
  const weeks = say(`${weeksOf(terms)} weeks`, `${weeksOf(terms)} أسبوعًا`);
  switch (unit) {
    case 'hour':
      if (terms.hoursAMonth !== null)
        return ` × ${say(`${terms.hoursAMonth} h × 12 months`, `${terms.hoursAMonth} ساعة × 12 شهرًا`)}`;
      return ` × ${say(`${count(hoursOf(terms))} h`, `${count(hoursOf(terms))} ساعة`)} × ${weeks}`;
    case 'day':
      if (terms.daysAMonth !== null)
        return ` × ${say(`${count(terms.daysAMonth)} days × 12 months`, `${count(terms.daysAMonth)} يومًا × 12 شهرًا`)}`;
      return ` × ${say(`${terms.daysAWeek ?? USUAL_DAYS} days`, `${terms.daysAWeek ?? USUAL_DAYS} أيام`)} × ${weeks}`;
    case 'week':
      return ` × ${weeks}`;
    case 'fortnight':
      return ` × ${amount(weeksOf(terms) / 2)} ${say('fortnights', 'أسبوعين')}`;
    case 'month':
      return ` × ${say('12 months', '12 شهرًا')}`;
    case 'year':
      return '';
  }
}

/** A place away from home is only paid for while one is there; all else goes on through the year. */
function costTimes(terms: PayTerms, { en, sum }: Item): { times: number; how: string } {
  const { per } = sum;
  const weeks = weeksOf(terms);
  const isAway = en === 'rent' && per === 'month' && terms.contractWeeks !== null && weeks < WEEKS;
  if (isAway) return { times: (MONTHS * weeks) / WEEKS, how: `${MONTHS} × ${weeks} ÷ ${WEEKS}` };
  const times = timesOf(terms, per);
  return { times, how: count(times) };
}

/** The year of such terms; `factor` turns their money into that of the other offer. */
export function reckon(terms: PayTerms, say: Say, factor = 1, code: string | null = null): Reckoned {
  const steps: Step[] = [];
  const put = (kind: Step['kind'], label: string, how: string, sum: number): void => {
    const sign = kind === 'cost' ? '− ' : '';
    const own = `${sign}${whole(sum)}${terms.currency && factor !== 1 ? ` ${terms.currency}` : ''}`;
    const turned = factor === 1 ? '' : ` = ${sign}${whole(sum * factor)} ${code ?? ''}`.trimEnd();
    const reckonedFrom = how === whole(sum) ? '' : `${how} = `;
    steps.push({
      kind,
      text: `${label}: ${reckonedFrom}${own}${turned}`,
      sum: (kind === 'cost' ? -sum : sum) * factor,
    });
  };

  const { pay, differential, differentialPercent } = terms;
  const isByHour = pay.per === 'hour';
  const percentOn = differentialPercent > 0 ? (pay.value * differentialPercent) / 100 : 0;
  const rate = pay.value + (isByHour ? differential + percentOn : 0);
  const parts = [
    amount(pay.value),
    ...(isByHour && differential > 0 ? [amount(differential)] : []),
    ...(isByHour && percentOn > 0 ? [amount(percentOn)] : []),
  ];
  const written = parts.length > 1 ? `(${parts.join(' + ')})` : parts[0]!;
  const yearly = rate * timesOf(terms, pay.per);
  put('pay', say('pay', 'الأجر'), `${written}${timesSaid(terms, pay.per, say)}`, yearly);
  if (terms.overtime > 0 && isByHour)
    put(
      'pay',
      say('overtime', 'عمل إضافي'),
      `${amount(rate)} × 1.5 × ${terms.overtime} ${say('h', 'ساعة')} × ${weeksOf(terms)} ${say('weeks', 'أسبوعًا')}`,
      rate * TIME_AND_A_HALF * terms.overtime * weeksOf(terms),
    );
  // Pay that is told by the year holds them already.
  if (terms.monthsMore > 0 && pay.per !== 'year') {
    const monthly = yearly / MONTHS;
    const [more, inArabic] =
      terms.monthsMore === 1
        ? ['one month more', 'راتب شهر']
        : [`${amount(terms.monthsMore)} months more`, `${amount(terms.monthsMore)} شهر`];
    put('added', say(more, inArabic), `${whole(monthly)} × ${amount(terms.monthsMore)}`, monthly * terms.monthsMore);
  }
  for (const { en, ar, sum } of terms.added)
    put(
      'added',
      say(en, ar),
      `${amount(sum.value)}${timesSaid(terms, sum.per, say)}`,
      sum.value * timesOf(terms, sum.per),
    );
  if (terms.matchPercent > 0)
    put(
      'added',
      say('employer’s pension share', 'حصة صاحب العمل في التقاعد'),
      `${whole(yearly)} × ${amount(terms.matchPercent)}%`,
      (yearly * terms.matchPercent) / 100,
    );
  if (terms.signOn > 0) {
    const years = (terms.signOnMonths ?? MONTHS) / MONTHS;
    put(
      'added',
      say('sign-on, spread over the time you must stay', 'مكافأة التوقيع موزعة على مدة البقاء'),
      years === 1 ? amount(terms.signOn) : `${amount(terms.signOn)} ÷ ${count(years)} ${say('years', 'سنوات')}`,
      terms.signOn / years,
    );
  }
  for (const item of terms.costs) {
    const { value } = item.sum;
    const { times, how } = costTimes(terms, item);
    put('cost', say(item.en, item.ar), times === 1 ? amount(value) : `${amount(value)} × ${how}`, value * times);
  }
  return {
    steps,
    total: steps.reduce((all, { sum }) => all + sum, 0),
    pay: yearly * factor,
    assumed: assumedOf(terms, yearly, say),
  };
}

/** Who is told of paid leave is paid in all weeks. */
const tellsLeave = ({ leaveDays, isContractor, told }: PayTerms): boolean =>
  !isContractor && (leaveDays !== null || /\bpaid (?:vacation|holidays?|leave|time off)\b|\bpto\b/iu.test(told));

function assumedOf(terms: PayTerms, yearly: number, say: Say): string[] {
  const { pay, hours, weeksAYear, daysAWeek, contractWeeks, isPeriodTold, signOn, signOnMonths } = terms;
  const name = say(terms.name.en, terms.name.ar);
  const ifPaid = terms.bonus + (yearly * terms.bonusPercent) / 100;
  const isByTime = pay.per === 'hour' || pay.per === 'day' || pay.per === 'week';
  return [
    isPeriodTold
      ? ''
      : say(
          `${name}: the sum is by the ${pay.per}`,
          `${name}: المبلغ ${{ hour: 'بالساعة', day: 'باليوم', week: 'بالأسبوع', fortnight: 'كل أسبوعين', month: 'شهري', year: 'سنوي' }[pay.per]}`,
        ),
    pay.per === 'hour' && hours === null && terms.hoursAMonth === null
      ? say(`${name}: ${USUAL_HOURS} hours a week`, `${name}: ${USUAL_HOURS} ساعة في الأسبوع`)
      : '',
    pay.per === 'day' && daysAWeek === null && terms.daysAMonth === null
      ? say(`${name}: ${USUAL_DAYS} days a week`, `${name}: ${USUAL_DAYS} أيام في الأسبوع`)
      : '',
    isByTime && weeksAYear === null && !tellsLeave(terms) && terms.daysAMonth === null && terms.hoursAMonth === null
      ? contractWeeks !== null
        ? say(`${name}: no week without work between contracts, 52 in the year`, `${name}: لا أسبوع بلا عمل بين العقود`)
        : say(`${name}: all 52 weeks are paid, leave too`, `${name}: الأسابيع الـ52 كلها مدفوعة مع الإجازة`)
      : '',
    terms.matchPercent > 0
      ? say(
          `${name}: you pay in enough to get the whole ${amount(terms.matchPercent)}%`,
          `${name}: تدفع ما يكفي للحصول على ${amount(terms.matchPercent)}٪ كاملة`,
        )
      : '',
    pay.per === 'hour' && terms.differential + terms.differentialPercent > 0
      ? say(`${name}: the shift pay is counted on all hours`, `${name}: علاوة الوردية محسوبة على كل الساعات`)
      : '',
    terms.overtime > 0
      ? say(`${name}: overtime at one and a half times, and every week`, `${name}: الإضافي بمرة ونصف وفي كل أسبوع`)
      : '',
    pay.per !== 'hour' && terms.differentialPercent > 0
      ? say(
          `${name}: the ${count(terms.differentialPercent)}% for some hours is left out, as it hangs on how many of them you work`,
          `${name}: نسبة ${count(terms.differentialPercent)}٪ لبعض الساعات غير محسوبة لأنها حسب عددها`,
        )
      : '',
    signOn > 0 && signOnMonths === null
      ? say(`${name}: the sign-on sum is bound to one year`, `${name}: مكافأة التوقيع مرتبطة بسنة`)
      : '',
    ifPaid > 0
      ? say(
          `${name}: the bonus is left out, as it is not sure (paid in full it is ${whole(ifPaid)} more)`,
          `${name}: المكافأة غير محسوبة لأنها غير مضمونة (كاملة ${whole(ifPaid)})`,
        )
      : '',
  ].filter(Boolean);
}
