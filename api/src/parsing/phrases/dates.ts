import {
  DATE_PREFIXES,
  MONTHS,
  RANGE_END_LABELS,
  RANGE_WORDS,
  SINCE_WORDS,
  SINCE_WORDS_BEHIND,
  WORDS_BETWEEN,
  YEAR_WORDS,
} from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { findPoints, MONTH, type Point } from './date-points.ts';
import { remembered } from './remembered.ts';
import type { ResumeDate } from './resume-date.ts';

export interface FoundDates {
  start: ResumeDate | null;
  end: ResumeDate | null;
  /** Where the dates stand in the text. */
  index: number;
  length: number;
  isRange: boolean;
}

/** "منذ عام 2020", "من سنة 2012 إلى سنة 2015", folded */
const IN_YEAR = 'سن[هة]|عام|العام';

const JOINER = new RegExp(
  `^\\s{0,3}(?:ad|م|${anyOf(YEAR_WORDS)})?[)\\],.]?\\s{0,3}(?:[-~–—→>～〜]{1,3}|(?<=\\s)/(?=\\s)|(?:[-–]\\s?)?(?:${anyOf(RANGE_WORDS)}))\\s{0,3}[([]?(?:thang\\s|the\\s|el\\s|o\\s|la\\s|le\\s|(?:${IN_YEAR})\\s|(?:about|around|roughly)\\s)?$`,
  'u',
);
/** "SY 2019-2020 up to present" */
const UP_TO_NOW = /^\s{0,3}(?:up )?(?:to|till|until) (?:the )?(?:present|date|now)(?!\p{L})/u;
const LABELLED_END = new RegExp(
  `^\\s{0,3}[,;|/-]?\\s{0,3}(?:${anyOf([...RANGE_END_LABELS, ...RANGE_WORDS])})\\s?[:.]\\s{0,2}$`,
  'u',
);
const MONTH_ALONE = new RegExp(
  `(?<!\\p{L})(?<month>${MONTH})\\.?\\s{0,2}(?:[-–—]|${anyOf(RANGE_WORDS)})\\s{0,2}$`,
  'u',
);
/** "September 2017 - Dec", which ends so: of a year that stands elsewhere, or nowhere. */
const LAST_MONTH = new RegExp(`^\\s{0,2}[-–—]\\s{0,2}(?<month>${MONTH})\\.?\\s*$`, 'u');
/** "2025 Jan - May": the month in which a range of the year before it ends. */
const MONTH_BEHIND = new RegExp(`^\\s{0,2}[-–—]\\s{0,2}(?<month>${MONTH})(?!\\p{L})`, 'u');
/** "07-09.2011": the month in which a range of one year begins. */
const FIGURE_ALONE = /(?<![\d./-])(?<month>0?[1-9]|1[0-2])\s?-\s?$/;
const MAX_FIGURE_LENGTH = 6;
/** Longer than any word or month before a date: a line of 100,000 characters may hold thousands of dates. */
const MAX_BEFORE = 60;
/** "2018 - 20", but "2018 - 67%" is a mark behind its year. */
const YEAR_PAIR = /^\s?[-/]\s?['’]?(?<yy>\d\d)(?![\d/.-]|\s?(?:%|percent))/u;
/** Of one post or one school. */
const MOST_YEARS = 45;
/** "2019/20" at either end of a range. */
const SCHOOL_YEAR = /^\/\d\d(?![\d/.-])/u;
const OPEN_END = /^\s{0,2}(?:->|[-–—→~～〜]{1,2})\s{0,2}(?:(?:…|\.{2,3})\s{0,2})?(?=$|[|,)\]\t])/u;
/** "between 2005 and 2011" */
const BETWEEN = new RegExp(`(?<!\\p{L})(?:${anyOf(WORDS_BETWEEN)})\\s{1,2}$`, 'u');
/** "since", "since about", "منذ سنة" */
const SINCE = new RegExp(`(?<!\\p{L})(?:${anyOf(SINCE_WORDS)})\\s{0,2}(?:(?:about|around|${IN_YEAR})\\s)?$`, 'u');
const SINCE_BEHIND = new RegExp(`^['’-]?\\s?(?:${anyOf(SINCE_WORDS_BEHIND)})(?!\\p{L})`, 'u');

const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** Where a date may begin: "Level III 2018" is none. */
const ROMAN_MONTH = /(?<=^\s{0,3}|[-–—(:,;\t]\s{0,2}|\d[. ]{1,2})([IVX]{1,4})[ ./-](?=\s?(?:19|20)\d\d(?!\d))/gu;

/** "VI 2018" as "06/2018", each character in its place. */
function withRomanMonths(text: string): string {
  return text.replace(ROMAN_MONTH, (written, numeral: string) => {
    const month = String(ROMAN_MONTHS.indexOf(numeral) + 1);
    if (month === '0') return written;
    return [
      '',
      `${month}/`,
      `${month.padStart(2, '0')}/`,
      `${month.padStart(2, '0')} /`,
      `${month.padStart(2, '0')} / `,
    ][numeral.length]!;
  });
}

/** "2014 08 – 2019 04" as "2014/08 – 2019/04", each character in its place. */
const withJoinedMonths = (text: string) =>
  text.replace(SPACED_RANGE, (written) => written.replace(/(?<=(?:19|20)\d\d) (?=\d\d)/g, '/'));
const SPACED_RANGE =
  /(?<![\d./-])(?:19|20)\d\d (?:0[1-9]|1[0-2]) ?[–—-] ?(?:(?:19|20)\d\d (?:0[1-9]|1[0-2])(?![\d./-])|(?=\p{L}{3}))/gu;

/** "2022م", of the common era, each character in its place. */
const withoutEra = (text: string) => text.replace(/(?<=(?<!\p{Nd})\p{Nd}{4})م(?!\p{L})/gu, ' ');

const withItsEra = (dates: FoundDates, text: string): FoundDates =>
  /^م(?!\p{L})/u.test(text.slice(dates.index + dates.length)) ? { ...dates, length: dates.length + 1 } : dates;

/** "mar-aug 2019": the hyphen is a dash, and its month no part of a longer word. */
function withPartedMonths(folded: string): string {
  return folded.replace(
    /(?<=(?<!\p{L})(\p{L}{3,12})\.?)-(?=\p{L}{3,12}\.?\s{1,2}['’]?\d)/gu,
    (hyphen, month: string) => (MONTHS.has(month) ? '–' : hyphen),
  );
}

/** A quick look before the thorough one: a year, figures joined as dates are, or a month with two figures. */
const MAY_HOLD_DATE =
  /\p{Script=Han}(?:\d{1,2}|元)年|(?:19|20|1[34])\d\d|\d[./-]\d|['’]\d\d|\p{L}{3,10}[\s.'’-]{1,3}\d\d(?!\d)|[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]{2}/u;

/** Every date and range of dates in a line, in the order of the text. */
export const findDates = remembered((text): readonly FoundDates[] =>
  searchDates(text).map((dates) => withItsEra(dates, text)),
);

/** How many ranges of dates a line names. */
export const rangesIn = (text: string): number => findDates(text).filter(({ isRange }) => isRange).length;

/** The text with a blank in place of each of these parts of it, joined once however many they are. */
export function withoutParts(text: string, parts: readonly Pick<FoundDates, 'index' | 'length'>[]): string {
  let at = 0;
  const kept = parts.map(({ index, length }) => {
    const before = text.slice(at, index);
    at = Math.max(at, index + length);
    return before;
  });
  return [...kept, text.slice(at)].join(' ');
}

function searchDates(text: string): FoundDates[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const { folded: whole, position } = foldKeepingPositions(withoutEra(withJoinedMonths(withRomanMonths(text))));
  const folded = withPartedMonths(whole);
  const points = withoutQuoted(withoutLoneBare(findPoints(folded), folded), folded);
  const found: FoundDates[] = [];
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    if (point.isPresent) continue;
    const next = points[i + 1];
    let start: ResumeDate | null = point.value;
    let end: ResumeDate | null = point.value;
    let from = point.index;
    let to = point.end;
    let isRange = false;
    const schoolYear = /^\d{4}$/.test(point.value) ? SCHOOL_YEAR.exec(folded.slice(point.end))?.[0].length : undefined;
    const pairEnd = endOfPair(text.slice(position(point.index), position(point.end)));
    if (pairEnd) {
      const index = position(point.index);
      const length = position(point.end) - index;
      found.push({ start: point.value.slice(0, 4), end: pairEnd, index, length, isRange: true });
      continue;
    }
    const row = rowOfYears(points, i, folded);
    if (row > 0) {
      const last = points[i + row]!;
      found.push({
        start: point.value,
        end: last.value,
        index: position(point.index),
        length: position(last.end) - position(point.index),
        isRange: true,
      });
      i += row;
      continue;
    }
    const between = next && folded.slice(point.end + (schoolYear ?? 0), next.index);
    const isBetween =
      between !== undefined &&
      LISTED.test(between) &&
      BETWEEN.test(folded.slice(Math.max(0, point.index - MAX_PREFIX_LENGTH), point.index));
    if (next && between !== undefined && (isBetween || JOINER.test(between) || LABELLED_END.test(between))) {
      [start, end] = inOrder(point.value, next.value);
      const pair = /^\d{4}$/.test(next.value) ? SCHOOL_YEAR.exec(folded.slice(next.end)) : null;
      if (pair && end === next.value) end = String(Number(next.value) + 1);
      to = next.end + (pair?.[0].length ?? 0);
      const upToNow = next.isPresent ? null : UP_TO_NOW.exec(folded.slice(to));
      if (upToNow) {
        end = 'present';
        to += upToNow[0].length;
      }
      isRange = true;
      i++;
    } else if (next?.isPresent && /^[\s,-]{0,3}$/.test(folded.slice(point.end, next.index))) {
      end = next.value;
      to = next.end;
      isRange = true;
      i++;
    } else {
      const rest = folded.slice(point.end);
      const lookedFrom = Math.max(0, point.index - MAX_BEFORE);
      const before = folded.slice(lookedFrom, point.index);
      const pair = /^\d{4}$/.test(point.value) ? YEAR_PAIR.exec(rest) : null;
      const years = pair ? Number(pair.groups!.yy) - Number(point.value.slice(2)) : 0;
      if (pair && years > 0 && years <= MOST_YEARS) {
        end = point.value.slice(0, 2) + pair.groups!.yy;
        to += pair[0].length;
        isRange = true;
      } else if (OPEN_END.test(rest) || SINCE_BEHIND.test(rest) || SINCE.test(before)) {
        end = 'present';
        isRange = true;
        to += (OPEN_END.exec(rest) ?? SINCE_BEHIND.exec(rest))?.[0].length ?? 0;
      } else {
        const isYearFirst = /^\d{4}/.test(folded.slice(point.index, point.end));
        const behind = isYearFirst && /^\d{4}-\d\d$/.test(point.value) ? MONTH_BEHIND.exec(rest) : null;
        const cut = isYearFirst ? null : LAST_MONTH.exec(rest);
        if (cut) {
          end = null;
          to += cut[0].length;
          isRange = true;
        }
        const last = behind && MONTHS.get(behind.groups!.month!);
        if (behind && last && last > Number(point.value.slice(5))) {
          end = `${point.value.slice(0, 4)}-${String(last).padStart(2, '0')}`;
          to += behind[0].length;
          isRange = true;
        }
        const month = MONTH_ALONE.exec(before);
        const figure = FIGURE_ALONE.exec(folded.slice(Math.max(0, point.index - MAX_FIGURE_LENGTH), point.index));
        const number = month && MONTHS.get(month.groups!.month!);
        if (figure && /^\d{4}-\d\d$/.test(point.value)) {
          start = `${point.value.slice(0, 4)}-${figure.groups!.month!.padStart(2, '0')}`;
          from = point.index - figure[0].length;
          isRange = true;
        }
        if (month && number && /^\d{4}-\d\d/.test(point.value)) {
          start = `${point.value.slice(0, 4)}-${String(number).padStart(2, '0')}`;
          from = lookedFrom + month.index;
          isRange = true;
        }
      }
    }
    from -= ABOUT.exec(folded.slice(Math.max(0, from - MAX_PREFIX_LENGTH), from))?.[0].length ?? 0;
    found.push({ start, end, index: position(from), length: position(to) - position(from), isRange });
  }
  return found;
}

/** "(approx. 2013 - 2016)": how sure the writer is of the date belongs to it. */
const ABOUT = /(?<!\p{L})(?:approx(?:imately)?|circa|ca)\.?\s$/u;

/** "2011–12": a dash between two years, where a hyphen would stand before a month. */
function endOfPair(printed: string): ResumeDate | null {
  const [, century, start, end] = /^(\d\d)(\d\d)–(\d\d)$/.exec(printed) ?? [];
  return century && start && end && Number(end) > Number(start) ? `${century}${end}` : null;
}

/** “Shop Windows in Durban, 1948–1976”, or the end of a title that begins on the line before. */
const QUOTED = /"[^"]*"|[“„][^“”„]*[”“]|«[^«»]*»|^[^"“”„]*”|“[^"“”„]*$/gu;
const MIN_TITLE_WORDS = 2;

/** Years within a title in quotation marks tell of its subject, not of when it was written. */
function withoutQuoted(points: readonly Point[], folded: string): readonly Point[] {
  if (points.length === 0 || !/["“”„«]/.test(folded)) return points;
  const titles = [...folded.matchAll(QUOTED)].filter(
    ([quoted]) => (quoted.match(/\p{L}{3,}/gu) ?? []).length >= MIN_TITLE_WORDS,
  );
  return points.filter(
    (point) => !titles.some(({ index, 0: { length } }) => index <= point.index && point.index < index + length),
  );
}

const LISTED = /^\.?(?:\s?,\s?|,?\s(?:and|und|et|y|e|en|i|ve|&|и|و)\s?)$/u;

const PAIRED = /\p{L}|&/u;
const MAX_PREFIX_LENGTH = 24;
/** "summers 2013, 2014", or nothing but two years in their cell. */
const YEARS_ANNOUNCED = new RegExp(`(?<!\\p{L})(?:${anyOf(DATE_PREFIXES)})\\s$`, 'u');
const TWO_YEARS = /^\d{4}, ?\d{4}$/;

/** How many years follow one by one in a list: two in "2018, 2019 and 2020", one in "2018 and 2019". */
function rowOfYears(points: readonly Point[], first: number, folded: string): number {
  let count = 0;
  for (let i = first; i + 1 < points.length; i++, count++) {
    const [point, next] = [points[i]!, points[i + 1]!];
    const isNext =
      /^\d{4}$/.test(point.value) &&
      /^\d{4}$/.test(next.value) &&
      Number(next.value) === Number(point.value) + 1 &&
      LISTED.test(folded.slice(point.end, next.index));
    if (!isNext) break;
  }
  const isPair =
    count === 1 &&
    (TWO_YEARS.test(folded.slice(0, MAX_PREFIX_LENGTH)) ||
      PAIRED.test(folded.slice(points[first]!.end, points[first + 1]!.index)) ||
      YEARS_ANNOUNCED.test(folded.slice(Math.max(0, points[first]!.index - MAX_PREFIX_LENGTH), points[first]!.index)));
  return count > 1 || isPair ? count : 0;
}

/** Figures like "05/15" and "'15" are dates where they begin or end a range. */
function withoutLoneBare(points: readonly Point[], folded: string): Point[] {
  const joins = (one: Point | undefined, other: Point | undefined) => {
    if (one === undefined || other === undefined) return false;
    const between = folded.slice(one.end, other.index);
    const areBoth = [one, other].every(({ isBare, isPresent }) => isBare || isPresent);
    // "Nov '21 – '23"
    return JOINER.test(between) || (areBoth && (LISTED.test(between) || /^[\s,-]{0,3}$/.test(between)));
  };
  return points.filter((point, i) => !point.isBare || joins(point, points[i + 1]) || joins(points[i - 1], point));
}

/** In a right-to-left line a range of figures may be stored end first. */
function inOrder(first: ResumeDate, second: ResumeDate): [ResumeDate, ResumeDate] {
  if (first === 'present') return [second, first];
  const length = Math.min(first.length, second.length);
  return second !== 'present' && second.slice(0, length) < first.slice(0, length) ? [second, first] : [first, second];
}

/** `YYYY-MM-DD` cut to the month, as jobs and schools are dated. */
export function toMonth(date: ResumeDate | null): ResumeDate | null {
  return date && /^\d{4}-\d\d-\d\d$/.test(date) ? date.slice(0, 7) : date;
}

/** Folding may change a text's length; positions in the folded text are mapped back to the original. */
function foldKeepingPositions(text: string): { folded: string; position: (index: number) => number } {
  const whole = fold(text);
  if (whole.length === text.length) return { folded: whole, position: (index) => index };
  const starts: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const part = fold(character);
    for (let i = 0; i < part.length; i++) starts.push(offset);
    folded += part;
    offset += character.length;
  }
  starts.push(text.length);
  return { folded, position: (index) => starts[Math.min(index, starts.length - 1)] ?? text.length };
}
