import { isBullet } from '../../layout/bullets.ts';
import { breaksForRoom } from '../../layout/fit.ts';
import type { Line } from '../../layout/line.ts';
import { withPrefix } from '../../layout/pieces.ts';
import { findDates } from '../../phrases/dates.ts';

/** How a line is printed, beside the others of its section. */
export interface Printed {
  /** Where its dates stand and whether they are a range: what dates entries is printed alike. Empty without dates. */
  dateForm: string;
  /** It goes on the sentence of the line above. */
  goesOn: boolean;
  /** More room is above it than between most lines; null at the head of a column or page. */
  isApart: boolean | null;
  /** Where it begins, to a few points, the item's text behind its bullet. */
  edge: string;
}

const CLEARLY_WIDER = 1.2;
const EDGE_STEP = 4;

export function printedAlike(lines: readonly Line[]): Printed[] {
  const gaps = lines.map((line, i) => gapAbove(lines[i - 1], line));
  const usual = middleOf(gaps.filter((gap) => gap !== null));
  return lines.map((line, i) => ({
    dateForm: dateFormOf(line),
    goesOn: i > 0 && goesOnText(lines[i - 1]!, line),
    isApart: gaps[i] === null ? null : gaps[i]! > usual * CLEARLY_WIDER,
    edge: `${Math.round((line.isRightToLeft ? line.x + line.width : line.x) / EDGE_STEP)}`,
  }));
}

/** How many lines state their dates in the way in which most do. */
export function countUsualDates(printed: readonly Printed[]): number {
  const counts = new Map<string, number>();
  for (const { dateForm } of printed) if (dateForm !== '') counts.set(dateForm, (counts.get(dateForm) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Between two baselines, in the size of the type. */
function gapAbove(before: Line | undefined, line: Line): number | null {
  if (!before || before.page !== line.page || before.column !== line.column) return null;
  const gap = (line.baseline - before.baseline) / Math.max(1, line.size);
  return gap > 0.5 && gap < 8 ? gap : null;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 3)] ?? Number.POSITIVE_INFINITY;
}

function goesOnText(before: Line, line: Line): boolean {
  return (
    before.cells.length === 1 &&
    before.page === line.page &&
    before.column === line.column &&
    !isBullet(line) &&
    !/[.!?:;。؟]\s*$/.test(before.text) &&
    /\s\S+\s/.test(before.text) &&
    Math.abs(before.size - line.size) < 0.3 &&
    breaksForRoom(before, line)
  );
}

/** "first", "last", "alone" in its cell or "within" it, and whether it is a range. */
function dateFormOf(line: Line): string {
  for (const [number, { text }] of line.cells.entries()) {
    const found = findDates(text);
    const date = found.find(({ isRange }) => isRange) ?? found[0];
    if (!date) continue;
    const { index, length } = withPrefix(text, date);
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + length).trim()];
    const isFirst = before.length < 2;
    const isLast = after.length < 2 || /^[([][^)\]]*[)\]]$/.test(after);
    const spot = isFirst ? (isLast ? 'alone' : 'first') : isLast ? 'last' : 'within';
    return `${spot} ${Math.min(2, number)} ${isBullet(line) ? 'item' : ''}`;
  }
  return '';
}
