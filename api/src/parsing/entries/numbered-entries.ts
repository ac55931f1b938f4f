import type { Line } from '../layout/line.ts';
import { withoutMark } from '../layout/marks.ts';
import { findDates } from '../phrases/dates.ts';

const MIN_ENTRIES = 2;
/** "1.", "2)", "(3)", "a)", "(b)" */
const NUMBERED = /^\s*\(?(?:(\d{1,2})[.)]|([a-l])\))\s+(?=[\p{L}\d])/u;

/**
 * "1. Elm Hotel, Leeds" over its posts, "2. Oak Hotel, York" over its own: numbers from the first line of a section on,
 * each with dates up to the next, count its entries and are no part of a name.
 */
export function withoutNumbersOfEntries(lines: readonly Line[]): readonly Line[] {
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) if (numberOf(line) === starts.length + 1) starts.push(at);
  if (starts.length < MIN_ENTRIES || starts[0] !== 0) return lines;
  const areDated = starts.every((start, i) =>
    lines.slice(start, starts[i + 1]).some(({ text }) => findDates(text).length > 0),
  );
  if (!areDated) return lines;
  const numbered = new Set(starts);
  return lines.map((line, at) => (numbered.has(at) ? withoutMark(line, NUMBERED) : line));
}

function numberOf({ text }: Line): number {
  const [, number, letter] = NUMBERED.exec(text) ?? [];
  return letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(number ?? 0);
}
