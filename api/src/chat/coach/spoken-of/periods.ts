import { fold } from '@vitae/language/fold';
import type { Said } from '../language.ts';

// "14 a night" as so many a week: the words of a line, and its figure with the number that its writer tells.

interface Unit {
  name: Said;
  /** The longer the higher. */
  length: number;
  said: string;
  often: string;
}

const UNITS: readonly Unit[] = [
  { name: { en: 'hour', ar: 'ساعة' }, length: 0, said: 'hours?|hrs?', often: 'hourly' },
  { name: { en: 'shift', ar: 'وردية' }, length: 1, said: 'shifts?', often: '' },
  { name: { en: 'night', ar: 'ليلة' }, length: 1, said: 'nights?', often: 'nightly' },
  { name: { en: 'day', ar: 'يوم' }, length: 1, said: 'days?', often: 'daily' },
  { name: { en: 'week', ar: 'أسبوع' }, length: 2, said: 'weeks?|wks?', often: 'weekly' },
  { name: { en: 'month', ar: 'شهر' }, length: 3, said: 'months?', often: 'monthly' },
  { name: { en: 'quarter', ar: 'ربع' }, length: 4, said: 'quarters?', often: 'quarterly' },
  { name: { en: 'year', ar: 'سنة' }, length: 5, said: 'years?|yrs?', often: 'yearly|annually' },
];
const MOST_TIMES: Record<string, number> = { day: 24, week: 7, year: 366 };
const DAYS_OF_MONTH = 31;
/** How often the one comes in the other, whatever the work. */
const FIXED: Record<string, number> = { 'month quarter': 3, 'month year': 12, 'quarter year': 4 };

export interface Period {
  from: Unit;
  to: Unit;
  isLonger: boolean;
  /** How many of the shorter make up the longer; null where nobody has said. */
  times: number | null;
  /** More of the shorter the longer has not. */
  mostTimes: number;
  /** Whether its writer has said so, and not the calendar. */
  isTold: boolean;
}

const perUnit = ({ said, often }: Unit): RegExp =>
  new RegExp(
    `\\b(?<per>per|an?|each|every|/)\\s?(?:${said})\\b(?! end)${often === '' ? '' : `|\\b(?:${often})\\b`}`,
    'iu',
  );

/** With nothing of its own behind it: "per hour pay" is a thing. */
const wishes = (unit: Unit): RegExp =>
  new RegExp(
    `(?:${perUnit(unit).source})(?=\\s*(?:$|[,.;!)]|(?:not|instead|rather|and|but|we|i|its|it's|pls|please|as|since|because|then|now|there)\\b))`,
    'iu',
  );

const CHANGES_WORDS =
  /\b(?:say|says|make|put|write|change|show|give|convert|use|turn|instead|not|rather|want|count)\b/u;

/** For which time a message wants the figure of a line; null where it wants no other than stands there. */
export function periodsWished(message: string, line: string): Period | null {
  const words = fold(message);
  if (!CHANGES_WORDS.test(words)) return null;
  const from = UNITS.find((unit) => perUnit(unit).test(line));
  const to = UNITS.find((unit) => unit !== from && wishes(unit).test(words.replace(TOLD_TIMES, ' ')));
  if (!from || !to || from.length === to.length) return null;
  const isLonger = to.length > from.length;
  const [shorter, longer] = isLonger ? [from, to] : [to, from];
  const told = new RegExp(`(?<times>\\d{1,3}|${Object.keys(NUMBERS).join('|')})\\s(?:${shorter.said})\\b`, 'u').exec(
    words,
  );
  const times = told ? (NUMBERS[told.groups!.times!] ?? Number(told.groups!.times)) : null;
  return {
    from,
    to,
    isLonger,
    times: times ?? FIXED[`${shorter.name.en} ${longer.name.en}`] ?? null,
    isTold: times !== null,
    mostTimes: MOST_TIMES[longer.name.en] ?? DAYS_OF_MONTH,
  };
}
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** "6 nights a week": the number that is told, and no time that is wished for. */
const TOLD_TIMES = /(?:\d{1,3}|two|three|four|five|six|seven) \p{L}+ (?:per|an?|each|every) \p{L}+/gu;

type Reckoned = { text: string; sum: string } | 'number missing' | 'unsure';

/** One figure, or a range: "14", "2 to 4". */
const FIGURES = /(?<![\p{L}\d.,-])\d[\d,]*(?:\s?(?:to|-|–)\s?\d[\d,]*)?(?![\d%.,-]*[\d%\p{L}])/gu;
/** They are as many in a week as in a night. */
const PEOPLE =
  /^(?: \p{L}+){0,2}? (?:\p{L}+(?:ers|ors|ists|ants|ees)|clerks|nurses|staff|people|men|women|members|teams?|crew|sites?|shops?|stores?|rooms?|machines?|lines?|branches)\b/iu;

/** The line for the other time, with the sum behind its figure. */
export function inPeriod(line: string, { from, to, isLonger, times }: Period): Reckoned {
  const found = perUnit(from).exec(line)!;
  const before = line.slice(0, found.index);
  const behind = line.slice(found.index + found[0].length);
  const period = periodLike(found, to);
  const [figure, another] = [...line.matchAll(FIGURES)];
  if (!figure) return { text: before + period + behind, sum: '' };
  const end = figure.index + figure[0].length;
  if (another || end > found.index || PEOPLE.test(line.slice(end))) return 'unsure';
  if (times === null) return 'number missing';
  const reckon = (count: string): number => {
    const number = Number(count.replaceAll(',', ''));
    return isLonger ? number * times : number / times;
  };
  const counts = figure[0].match(/\d[\d,]*/gu)!;
  if (!counts.every((count) => Number.isInteger(reckon(count)))) return 'unsure';
  const written = (count: string) => reckon(count).toLocaleString('en', { useGrouping: reckon(count) >= GROUPED });
  const other = figure[0].replace(/\d[\d,]*/gu, written);
  return {
    text: before.slice(0, figure.index) + other + before.slice(end) + period + behind,
    sum: counts.map((count) => `${count} ${isLonger ? '×' : '÷'} ${times} = ${written(count)}`).join(', '),
  };
}
const GROUPED = 10_000;

/** "every week" for "every night", "weekly" for "nightly". */
function periodLike({ groups }: RegExpExecArray, { name, often }: Unit): string {
  const per = groups?.per;
  if (!per) return often.split('|')[0] || `every ${name.en}`;
  return `${/^an?$/iu.test(per) ? (name.en === 'hour' ? 'an' : 'a') : per} ${name.en}`;
}
