import type { Line } from '../layout/line.ts';
import { withoutMark } from '../layout/marks.ts';
import { findDates } from '../phrases/dates.ts';
import type { ParsedJob } from '../result.ts';
import { numberIn } from './number-in.ts';

const MIN_ENTRIES = 2;
/** "1.", "2)", "(3)", "٤-", "a)", "(b)" */
const NUMBERED = /^\s*\(?(?:(\p{Nd}{1,2})(?:[.)]|\s?[-–](?=\s))|([a-l])\))\s+(?=[\p{L}\p{Nd}])/u;

/**
 * "1. Elm Hotel, Leeds" over its posts, "2. Oak Hotel, York" over its own: numbers from the first line of a section on,
 * each with dates up to the next, count its entries and are no part of a name.
 */
export function withoutNumbersOfEntries(lines: readonly Line[]): readonly Line[] {
  const numbered = new Set(startsIn(lines));
  return numbered.size === 0 ? lines : lines.map((line, at) => (numbered.has(at) ? withoutMark(line, NUMBERED) : line));
}

/** "3. Contract work, Elm Port" over "summer 2014", which was read as no job: it was not done in the one above it. */
export function withoutNumberedHeads(jobs: readonly ParsedJob[], printed: readonly Line[]): ParsedJob[] {
  const heads = new Set(startsIn(printed).map((at) => withoutMark(printed[at]!, NUMBERED).text));
  return jobs.map((job) => {
    const next = job.bullets.findIndex(({ value }) => heads.has(value));
    return next < 0 ? job : { ...job, bullets: job.bullets.slice(0, next) };
  });
}

/** The lines whose numbers count the entries of a section; none where they count something else. */
function startsIn(lines: readonly Line[]): number[] {
  const starts: number[] = [];
  for (const [at, line] of lines.entries()) if (numberIn(line.text, NUMBERED) === starts.length + 1) starts.push(at);
  if (starts.length < MIN_ENTRIES || starts[0] !== 0) return [];
  const areDated = starts.every((start, i) =>
    lines.slice(start, starts[i + 1]).some(({ text }) => findDates(text).length > 0),
  );
  return areDated ? starts : [];
}
