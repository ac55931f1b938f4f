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
/** How often the one comes in the other, whatever the work. */
const FIXED: Record<string, number> = { 'month quarter': 3, 'month year': 12, 'quarter year': 4 };

export interface Period {
  from: Unit;
  to: Unit;
  isLonger: boolean;
  /** How many of the shorter make up the longer; null where nobody has said. */
  times: number | null;
  /** Whether its writer has said so, and not the calendar. */
  isTold: boolean;
}

const perUnit = ({ said, often }: Unit): RegExp =>
  new RegExp(`\\b(?<per>per|an?|each|every|/)\\s?(?:${said})\\b${often === '' ? '' : `|\\b(?:${often})\\b`}`, 'iu');

const CHANGES_WORDS =
  /\b(?:say|says|make|put|write|change|show|give|convert|use|turn|instead|not|rather|want|count)\b/u;

/** For which time a message wants the figure of a line; null where it wants no other than stands there. */
export function periodsWished(message: string, line: string): Period | null {
  const words = fold(message);
  if (!CHANGES_WORDS.test(words)) return null;
  const from = UNITS.find((unit) => perUnit(unit).test(line));
  const to = UNITS.find((unit) => unit !== from && perUnit(unit).test(words.replace(TOLD_TIMES, ' ')));
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
  };
}
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
/** "6 nights a week": the number that is told, and no time that is wished for. */
const TOLD_TIMES = /(?:\d{1,3}|two|three|four|five|six|seven) \p{L}+ (?:per|an?|each|every) \p{L}+/gu;

/** The line for the other time, with the sum behind its figure; null where the number that it takes is missing. */
export function inPeriod(line: string, { from, to, isLonger, times }: Period): { text: string; sum: string } | null {
  const found = perUnit(from).exec(line)!;
  const [often = ''] = to.often.split('|');
  const behind = line.slice(found.index + found[0].length);
  const per = found.groups?.per;
  const article = per && /^an?$/iu.test(per) ? (to.name.en === 'hour' ? 'an' : 'a') : per;
  const period = article ? `${article} ${to.name.en}` : often || `every ${to.name.en}`;
  const before = line.slice(0, found.index);
  const figure = [...before.matchAll(/(?<![\d.,-])\d[\d,]*(?:\.\d+)?(?![\d%])/gu)].at(-1);
  if (!figure) return { text: before + period + behind, sum: '' };
  if (times === null || times === 0) return null;
  const count = Number(figure[0].replaceAll(',', ''));
  const result = isLonger ? count * times : count / times;
  if (!Number.isInteger(result)) return null;
  const written = result.toLocaleString('en', { useGrouping: result >= GROUPED });
  return {
    text: before.slice(0, figure.index) + written + before.slice(figure.index + figure[0].length) + period + behind,
    sum: `${figure[0]} ${isLonger ? '×' : '÷'} ${times} = ${written}`,
  };
}
const GROUPED = 10_000;
