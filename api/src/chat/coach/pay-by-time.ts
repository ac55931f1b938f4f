import { fold, toAsciiDigits } from '@vitae/language/fold';
import { MONTHS, WEEKS } from '../tools/parts-of-year.ts';
import { reply } from './language.ts';
import type { Subject } from './subject.ts';
import { sumOfYear, told } from './sums-compared.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// What pay by the hour, the day or the week comes to in a month and in a year.

type Pay = Extract<Subject, { kind: 'pay' }>;

const CURRENCY =
  '(?:£|\\$|€|gbp|usd|eur|aed|sar|qar|kwd|egp|quid|pounds?|dollars?|euros?|dirhams?|riyals?|باوند|جنيه|دولار|يورو|درهم|ريال)';
const PAID_BY: readonly (readonly [Unit, RegExp])[] = [
  ['hour', unitOf('(?:an?|per|each|every|/)\\s?(?:hours?|hrs?|hr|h)|p\\.?h\\.?|hourly', '(?:ب|في |لل|ل)?(?:ال)?ساعه')],
  ['day', unitOf('(?:an?|per|each|every|/)\\s?days?|daily|day rate', '(?:ب|في |لل|ل)(?:ال)?يوم|يوميا')],
  [
    'week',
    unitOf('(?:an?|per|each|every|/)\\s?(?:weeks?|wks?|wk)|weekly|p\\.?w\\.?', '(?:ب|في |لل|ل)(?:ال)?اسبوع|اسبوعيا'),
  ],
];
type Unit = 'hour' | 'day' | 'week';
function unitOf(english: string, arabic: string): RegExp {
  const sum = `(?<![\\d.,])(?<sum>\\d{1,3}(?:,\\d{3})+|\\d{1,6}(?:\\.\\d{1,2})?)(?! ?(?:hours?|hrs?|h|days?|weeks?|ساعه|ساعات|يوم|ايام)(?!\\p{L}))`;
  return new RegExp(`${sum}\\s?${CURRENCY}?\\s?(?:${english}|${arabic})(?!\\p{L})`, 'u');
}
const HOURS_A_WEEK =
  /(?<hours>\d{1,2}(?:\.\d{1,2})?)\s?(?:-?hours?|hrs?|h)\b(?!\s?(?:of\s)?(?:ot|overtime)\b)(?:\s(?:a|per|each|every|\/)\s?|\/|\s)?(?:week|wk)?|(?<arabic>\d{1,2}(?:\.\d{1,2})?)\s?(?:ساعه|ساعات)/u;
const DAYS_A_WEEK =
  /(?<days>[1-7])\s?days?(?:\s(?:a|per|each|every)\s?|\/|\s)?(?:week|wk)|(?<arabic>[1-7])\s?(?:ايام|يوم)/u;
const ASKS_SUM =
  /\b(?:year|yearly|annual(?:ly)?|annum|month|monthly|salary|p\.?a|works? out|comes? to|add(?:s)? up|better|more|worth)\b|سنه|سنوي|شهر|كم/u;
/** What is due when a job ends is no sum of hours and weeks. */
const OF_ENDING =
  /\b(?:retrench\p{L}*|redundan\p{L}*|severance|laid off|lay(?:ing)? (?:me|us) off|lay ?offs?|dismiss\p{L}*|fired|sacked|terminat\p{L}*|let (?:me|us) go|notice pay|gratuity|end of service|package|clos(?:e|es|ing) down|what (?:must|do|should) they (?:pay|owe|give))\b|نهايه الخدمه|تعويض|فصل|تسريح|استغن|انهاء/u;
const ASKS_BY_MONTH = /\bmonth|شهر/u;
const USUAL_HOURS = 40;
const USUAL_DAYS = 5;
/** Without paid leave: four weeks of holiday and the public ones. */
const WORKED_WEEKS = 46;

const figure = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);
const number = (written: string): number => Number(written.replaceAll(',', ''));

/** "15.50 an hour, 37.5 hours a week, whats that a year"; null where no such pay is told, or nothing asked of it. */
export function payByTime(turn: Turn): CoachAnswer | null {
  const words = toAsciiDigits(fold(turn.text.slice(0, 300)));
  const paid = PAID_BY.map(([unit, said]) => ({ unit, sum: said.exec(words)?.groups?.sum })).find(({ sum }) => sum);
  if (!paid?.sum || !ASKS_SUM.test(words) || OF_ENDING.test(words)) return null;
  const rest = words.replace(PAID_BY.find(([unit]) => unit === paid.unit)![1], ' ');
  const { hours, arabic } = HOURS_A_WEEK.exec(rest)?.groups ?? {};
  const { days, arabic: arabicDays } = DAYS_A_WEEK.exec(rest)?.groups ?? {};
  const timesToldOf = { hour: hours ?? arabic, day: days ?? arabicDays, week: '1' }[paid.unit];
  const times = Number(timesToldOf ?? { hour: USUAL_HOURS, day: USUAL_DAYS, week: 1 }[paid.unit]);
  const byWeek = number(paid.sum) * times;
  const year = byWeek * WEEKS;
  const month = year / MONTHS;
  const isAssumed = timesToldOf === undefined;
  const reckoned = {
    hour: { en: `${paid.sum} × ${times} hours × ${WEEKS} weeks`, ar: `${paid.sum} × ${times} ساعة × ${WEEKS} أسبوعًا` },
    day: { en: `${paid.sum} × ${times} days × ${WEEKS} weeks`, ar: `${paid.sum} × ${times} أيام × ${WEEKS} أسبوعًا` },
    week: { en: `${paid.sum} × ${WEEKS} weeks`, ar: `${paid.sum} × ${WEEKS} أسبوعًا` },
  }[paid.unit];
  const assumed = isAssumed
    ? {
        en: ` I took ${times} ${paid.unit === 'hour' ? 'hours' : 'days'} a week: tell me if yours are others.`,
        ar: ` افترضت ${times} ${paid.unit === 'hour' ? 'ساعة' : 'أيام'} في الأسبوع، فقل لي إن كانت غير ذلك.`,
      }
    : { en: '', ar: '' };
  const about: Pay = { kind: 'pay', year: Math.round(year) };
  const [first, second] = ASKS_BY_MONTH.test(words) ? ['month', 'year'] : ['year', 'month'];
  const sums = { year: figure(year), month: figure(month) } as Record<string, string>;
  const unitInArabic = { year: 'سنويًا', month: 'شهريًا' } as Record<string, string>;
  const answer = reply(
    turn,
    {
      en: `**${sums[first!]} a ${first}**, ${sums[second!]} a ${second}, before tax (${reckoned.en}).${assumed.en}\n\nThat holds if leave is paid. If it is not, as with many agencies, count about ${WORKED_WEEKS} weeks: ${figure(byWeek * WORKED_WEEKS)} a year. Ask about paid leave, sick pay, pension, and for how long the work is sure.`,
      ar: `**${sums[first!]} ${unitInArabic[first!]}**، أي ${sums[second!]} ${unitInArabic[second!]} قبل الضريبة (${reckoned.ar}).${assumed.ar}\n\nهذا إن كانت الإجازات مدفوعة. وإلا، كما عند كثير من الوكالات، فاحسب نحو ${WORKED_WEEKS} أسبوعًا: ${figure(byWeek * WORKED_WEEKS)} سنويًا. اسأل عن الإجازة المدفوعة والمرض والتقاعد ومدة العقد.`,
    },
    { about },
  );
  const compared = compareWithPay({ ...turn, text: rest }, about);
  return compared ? { ...compared, text: `${answer.text}\n\n${compared.text}` } : answer;
}

/** "im on 28k now, is it better": another sum beside the pay that was worked out; null where none is told. */
export function compareWithPay(turn: Turn, { year }: Pay): CoachAnswer | null {
  const now = sumOfYear(turn);
  if (now === null || now === year) return null;
  const compared = told(turn, { kind: 'sums', from: now, to: year, isByMonth: false });
  const { text } = reply(turn, {
    en: 'By the hour you are paid for hours worked: weigh paid leave, sick pay, pension and how long it lasts against what you have now. A sure job is worth a few percent.',
    ar: 'الأجر بالساعة يُدفع عن ساعات العمل فقط: وازن الإجازة المدفوعة والمرض والتقاعد ومدة العقد بما لديك الآن. والوظيفة المضمونة تساوي بضعة بالمئة.',
  });
  return { ...compared, text: `${compared.text}\n\n${text}` };
}
