import type { Line } from '../layout/line.ts';
import { withoutMark } from '../layout/marks.ts';
import { findDates } from '../phrases/dates.ts';
import { numberIn } from './number-in.ts';

const MIN_ENTRIES = 2;
/** "1.", "2)", "(3)", "٤-", "a)", "(b)" */
const NUMBERED = /^\s*\(?(?:(\p{Nd}{1,2})(?:[.)]|\s?[-–](?=\s))|([a-l])\))\s+(?=[\p{L}\p{Nd}])/u;

/**
 * "1. Elm Hotel, Leeds" over its posts, "2. Oak Hotel, York" over its own: numbers from the first line of a section on,
 * each with dates up to the next, count its entries and are no part of a name.
 */
export function withoutNumbersOfEntries(lines: readonly Line[]): readonly Line[] {
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) if (numberIn(line.text, NUMBERED) === starts.length + 1) starts.push(at);
  if (starts.length < MIN_ENTRIES || starts[0] !== 0) return lines;
  const areDated = starts.every((start, i) =>
    lines.slice(start, starts[i + 1]).some(({ text }) => findDates(text).length > 0),
  );
  if (!areDated) return lines;
  const numbered = new Set(starts);
  return lines.map((line, at) => (numbered.has(at) ? withoutMark(line, NUMBERED) : line));
}
