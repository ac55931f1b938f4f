import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import type { Field, ParsedSchool, Place } from '../result.ts';
import type { Fragment } from '../text/model.ts';
import { MOST_LINES } from './readings/groupings.ts';

// Studies that run, or were left before their end: what a resume says of it beside degree, school and dates.

const MAX_LINE_LENGTH = 200;

/** It ends later than the day of writing; a date behind it is when. */
const MONTH_OR_YEAR =
  '(?=[\\s,]+(?:in\\s)?(?:(?:19|20)\\d\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*))';
const EXPECTED = `(?:expected|anticipated|predicted|projected|due to (?:complete|finish|graduate|qualify)|graduating|(?:(?:to )?(?:finish|complete)(?:e?s|ing)?|ends|ending)${MONTH_OR_YEAR}|voraussichtlich|prévue?|previst[oa])`;
const STARTED = '(?:started|began|begun|commenced|enrolled)(?=[\\s,]+(?:in\\s)?(?:\\p{L}{3,9}\\.?\\s)?(?:19|20)\\d\\d)';
const RUNNING =
  '(?:(?:still\\s)?in progress|on-?going|current(?:ly)? (?:studying|enrolled|pursuing|completing|attending|in|student)|not yet (?:completed|finished|awarded)|working towards|(?:first|second|third|fourth|final|last|\\d(?:st|nd|rd|th))[- ]year(?: student| of study)?(?=\\s*(?:[,;)–—]|$))|en cours|en curso|in corso|em andamento|laufend)';
const LEFT =
  "(?:not (?:completed|finished|graduated)|incomplete|uncompleted|unfinished|did(?: not|n[’']t) (?:complete|finish|graduate)|left (?:after|before|without|early|to)|withdrew|dropped out|discontinued|interrupted|deferred|no degree|without (?:a )?degree|abgebrochen|ohne abschluss)";
const PARTLY =
  '(?:\\p{N}{1,3}|\\p{L}{3,6}) (?:of|out of|/) (?:the )?(?:\\p{N}{1,3}|\\p{L}{3,6}) (?:papers|modules|credits|credit hours|exams|examinations|units|semesters|terms|years|courses|levels)';

/** Up to the mark that ends it. */
const STATUS = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<word>${EXPECTED}|${STARTED}|${RUNNING}|${LEFT}|${PARTLY})(?![\\p{L}-])(?<rest>(?:(?!\\s[–—-]\\s)[^,;()\\t–—]){0,60})`,
  'iu',
);
const MOST_ON_A_LINE = 3;
const HAS_STARTED = new RegExp(`(?<!\\p{L})${STARTED}`, 'iu');
const IS_RUNNING = new RegExp(`(?<!\\p{L})(?:${STARTED}|${RUNNING})`, 'iu');
const IS_EXPECTED = new RegExp(`(?<!\\p{L})${EXPECTED}`, 'iu');
const IS_LEFT = new RegExp(`(?<!\\p{L})${LEFT}`, 'iu');

interface Status {
  text: string;
  line: Line;
  /** Its line says nothing else. */
  isAlone: boolean;
}

interface WithoutStatuses {
  lines: Line[];
  statuses: Status[];
}

/**
 * The schools of these lines, read without what is said of studies that are not finished, so that it is taken for no
 * school and no degree, and each with what was said of it.
 */
export function readWithStatuses(
  lines: readonly Line[],
  read: (lines: readonly Line[]) => readonly ParsedSchool[],
): ParsedSchool[] {
  if (lines.length > MOST_LINES) return [...read(lines)];
  const first = withoutStatuses(lines, new Set());
  const schools = read(first.lines);
  const lost = first.statuses.filter(({ isAlone, line }) => !isAlone && !schools.some((school) => isOn(school, line)));
  if (lost.length === 0) return withStatusesOf(schools, first.statuses);
  // Of a line that no school is read from, nothing is taken away.
  const second = withoutStatuses(lines, new Set(lost.map(({ line }) => line)));
  return withStatusesOf(read(second.lines), second.statuses);
}

function withoutStatuses(lines: readonly Line[], whole: ReadonlySet<Line>): WithoutStatuses {
  const statuses: Status[] = [];
  const rest = lines.flatMap((line) => {
    if (line.isTold || whole.has(line) || line.text.length > MAX_LINE_LENGTH) return [line];
    let left: Line | null = line;
    for (let count = 0; count < MOST_ON_A_LINE && left; count++) {
      const found = statusIn(left);
      if (!found) break;
      const isAlone: boolean = left.text.trim().length - found.text.trim().length <= MAX_MARKS;
      statuses.push({ text: found.text.trim(), line, isAlone: isAlone && left === line });
      // Where it says nothing else, what is left is the date behind its label.
      if (isAlone && findDates(left.text).length > 0) break;
      left = isAlone ? null : withoutFound(left, found);
    }
    return left ? [left] : [];
  });
  return { lines: rest, statuses };
}

/** Brackets and a bullet around it. */
const MAX_MARKS = 4;

interface Found {
  cell: number;
  index: number;
  text: string;
}

function statusIn(line: Line): Found | null {
  for (const [cell, { text }] of line.cells.entries()) {
    const match = STATUS.exec(text);
    if (!match) continue;
    const { word = '', rest = '' } = match.groups!;
    // "Currently pursuing MSc Data Science"
    const namesStudy = degreeScore(rest) > 0 || institutionScore(rest) > 0;
    return { cell, index: match.index, text: namesStudy ? word : match[0] };
  }
  return null;
}

function withoutFound(line: Line, { cell, index, text }: Found): Line | null {
  const cells = line.cells.toSpliced(cell, 1, ...cutStatus(line.cells[cell]!, index, text));
  return cells.length === 0 ? null : { ...line, cells, text: cells.map((each) => each.text).join('\t') };
}

/** The cell with nothing but the dates of what is cut out. */
function cutStatus(cell: Fragment, index: number, found: string): Fragment[] {
  const dates = findDates(found).map(({ index: from, length }) => found.slice(from, from + length));
  const before = cell.text.slice(0, index);
  const behind = cell.text.slice(index + found.length);
  const isInRange = /[–—-]\s*$/.test(before);
  const head = dates.length > 0 ? before : before.replace(isInRange ? /\s*[–—-]\s*$/ : /[\s,;:]+$/, '');
  const text = `${head}${dates.join(', ')}${/^[\s,;)]/.test(behind) ? '' : ' '}${behind}`
    .replace(/\(\s*[,;]?\s*\)/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
  if (text === '') return [];
  const [span, ...others] = cell.spans;
  const isOneLook = others.length === 0;
  return [{ ...cell, text, spans: isOneLook ? [{ ...span!, text }] : spansOf(cell, text) }];
}

/** Spans in several looks keep theirs for what is left of them at the beginning. */
function spansOf(cell: Fragment, text: string): Fragment['spans'] {
  let from = 0;
  const kept = cell.spans.flatMap((span) => {
    if (!text.startsWith(span.text, from)) return [];
    from += span.text.length;
    return [span];
  });
  const rest = text.slice(from);
  return rest === '' ? kept : [...kept, { ...cell.spans[Math.min(kept.length, cell.spans.length - 1)]!, text: rest }];
}

/** The schools, each with what was said of it; studies that run end at present where no other date is given. */
function withStatusesOf(schools: readonly ParsedSchool[], statuses: readonly Status[]): ParsedSchool[] {
  const own = Map.groupBy(statuses, ({ line }) => schoolOf(schools, line));
  return schools.map((school) => withStatus(school, own.get(school) ?? []));
}

/** On its line, else the last above it. */
function schoolOf(schools: readonly ParsedSchool[], line: Line): ParsedSchool | undefined {
  const { page, y } = placeOfLine(line);
  return (
    schools.find((school) => isOn(school, line)) ??
    schools.findLast((school) =>
      placesOf(school).some((place) => place.page < page || (place.page === page && place.y < y)),
    )
  );
}

/** Lines that are cut in two stand half a point apart. */
const SAME_LINE = 1.1;

function isOn(school: ParsedSchool, line: Line): boolean {
  const { page, y } = placeOfLine(line);
  return placesOf(school).some((place) => place.page === page && Math.abs(place.y - y) <= SAME_LINE);
}

function placesOf({ degree, institution, start, end }: ParsedSchool): Place[] {
  return [degree, institution, start, end].flatMap((field) => (field?.place ? [field.place] : []));
}

const STATED_CONFIDENCE = 0.9;

function withStatus(school: ParsedSchool, statuses: readonly Status[]): ParsedSchool {
  const said = statuses.map(
    ({ text, line }): Field => ({ value: text, confidence: STATED_CONFIDENCE, place: placeOfLine(line) }),
  );
  const told = { ...school, details: [...school.details, ...said] };
  const running = said.find(({ value }) => IS_RUNNING.test(value));
  const begun = said.find(({ value }) => HAS_STARTED.test(value));
  const due = said.find(({ value }) => IS_EXPECTED.test(value));
  // "started Sept 2024, finishes May 2026"
  if (begun && due) {
    const [start, end] = [begun, due].map((each) => findDates(each.value).at(-1)?.end ?? null);
    return {
      ...told,
      start: start ? { ...begun, value: toMonth(start)! } : school.start,
      end: { ...due, value: toMonth(end ?? null) ?? 'present' },
    };
  }
  if (!running || said.some(({ value }) => IS_EXPECTED.test(value) || IS_LEFT.test(value))) return told;
  const present = { ...running, value: 'present' };
  if (!school.end) return { ...told, end: present };
  return school.start ? told : { ...told, start: school.end, end: present };
}
