import { RANGE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import type { Fragment } from '../text/model.ts';

const RANGE_WORD: ReadonlySet<string> = new Set(RANGE_WORDS);

interface Pair {
  /** The line with the first date; the second stands on the next. */
  index: number;
  start: string;
  end: string;
}

/**
 * "Jan 2016" over "Present", beside an employer over a title: the two dates as one range, in the line of the first.
 * Only where all dates of that column stand in such pairs, each beginning where the one above has ended or before.
 */
export function joinStackedDates(printed: readonly Line[]): readonly Line[] {
  const lines = joinBrokenRanges(printed);
  const pairs = pairsOf(lines);
  if (!pairs || !areInOrder(pairs)) return lines;
  const joined = [...lines];
  const emptied = new Set<number>();
  for (const { index } of pairs) {
    const [first, ...others] = lines[index]!.cells as [Fragment, ...Fragment[]];
    const [second, ...below] = lines[index + 1]!.cells as [Fragment, ...Fragment[]];
    const text = `${withoutDash(first.text)} – ${withoutRangeWord(second.text)}`;
    const range = { ...first, text, spans: [{ ...first.spans[0]!, text }] };
    joined[index] = withCells(lines[index]!, [range, ...others]);
    if (below.length > 0) joined[index + 1] = withCells(lines[index + 1]!, below);
    else emptied.add(index + 1);
  }
  return joined.filter((_, index) => !emptied.has(index));
}

/** "Sales Representative — 2015" over "→ 2020": a range that had no room for its end. */
function joinBrokenRanges(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const last = before?.cells.at(-1);
    const isRest =
      before !== undefined &&
      last !== undefined &&
      line.cells.length === 1 &&
      line.page === before.page &&
      /^[-–—→]\s*(?=\S)/u.test(line.text) &&
      loneDate({ ...line.cells[0]!, text: line.text.replace(/^[-–—→]\s*/u, '') }) !== null &&
      endsInOneDate(last.text);
    if (!isRest) {
      joined.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    const whole = { ...last, text, spans: [...last.spans, ...line.cells[0]!.spans] };
    joined[joined.length - 1] = withCells(before, [...before.cells.slice(0, -1), whole]);
  }
  return joined;
}

function endsInOneDate(text: string): boolean {
  const date = findDates(text).at(-1);
  return (
    date !== undefined && !date.isRange && date.start === date.end && date.index + date.length >= text.trimEnd().length
  );
}

/** Null where a date of the column stands alone, or is a range. */
function pairsOf(lines: readonly Line[]): Pair[] | null {
  const pairs: Pair[] = [];
  for (let index = 0; index < lines.length; index++) {
    const cell = lines[index]!.cells[0];
    const start = loneDate(cell);
    if (start === null) continue;
    const next = lines[index + 1];
    const end = next && isBelow(lines[index]!, next) ? loneDate(next.cells[0]) : null;
    // "2018 –" with nothing below goes on.
    if (end === null && cell && withoutDash(cell.text) !== cell.text.trim()) continue;
    if (end === null || start === 'present' || start > end) return null;
    pairs.push({ index, start, end });
    index += 1;
  }
  return pairs;
}

function areInOrder(pairs: readonly Pair[]): boolean {
  const [first] = pairs;
  if (!first) return false;
  if (pairs.length === 1) return first.end === 'present' || (first.start.length > 4 && first.end.length > 4);
  return pairs.every(({ end }, index) => index === 0 || end <= pairs[index - 1]!.start || end === 'present');
}

/** Under one another, at whichever edge they are aligned. */
function isBelow({ page, cells: [cell] }: Line, next: Line): boolean {
  const [below] = next.cells;
  if (!cell || !below || next.page !== page) return false;
  return below.x < cell.x + cell.width && cell.x < below.x + below.width;
}

/** The date of a cell that holds nothing else; for a range, which is whole, null. */
function loneDate(cell: Fragment | undefined): string | null {
  const text = withoutDash(cell?.text ?? '');
  if (!isOnlyDates(text)) return null;
  const [date, ...others] = findDates(text);
  if (!date) return text.trim() === '' ? null : 'present';
  return others.length > 0 || date.isRange || date.start !== date.end ? null : date.start;
}

/** "August 2018 –", "05/2014 to" → the date alone. */
function withoutDash(text: string): string {
  return text
    .trim()
    .replace(/\p{Pd}$|(?<=\d)\s+to$/iu, '')
    .trimEnd();
}

/** "to 04/2019", "– Present" → the date alone. */
function withoutRangeWord(text: string): string {
  const bare = text.trim().replace(/^[-–—]\s*/u, '');
  const [first = '', ...rest] = bare.split(/\s+/);
  return rest.length > 0 && RANGE_WORD.has(fold(first)) ? rest.join(' ') : bare;
}
