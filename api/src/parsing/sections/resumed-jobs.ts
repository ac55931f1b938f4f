import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import type { Section } from './segment.ts';

/** From a line to the first of the next entry, at least, in font sizes. */
const MIN_GAP = 1.7;
const MAX_HEAD_LINES = 4;

/**
 * "Transferable skills" under one job, with the next job below: where jobs had their dates on a line of their own so
 * many lines below a gap, what is printed so among the skills goes on with the jobs.
 */
export function withResumedJobs(sections: readonly Section[]): Section[] {
  const resumed: Section[] = [];
  let jobs = -1;
  for (const section of sections) {
    const start =
      section.kind === 'skills' && jobs >= 0 ? firstHead(section.lines, datesBelow(resumed[jobs]!.lines)) : -1;
    if (start < 0) {
      if (section.kind === 'experience') jobs = resumed.length;
      else if (section.kind !== 'skills') jobs = -1;
      resumed.push(section);
      continue;
    }
    resumed.push({ ...section, lines: section.lines.slice(0, start) });
    resumed[jobs] = { ...resumed[jobs]!, lines: [...resumed[jobs]!.lines, ...section.lines.slice(start)] };
  }
  return resumed;
}

/** How many lines below the first line of a section its first dates stand, alone on their line; 0 where they do not. */
function datesBelow(lines: readonly Line[]): number {
  const at = lines.slice(0, MAX_HEAD_LINES).findIndex(isDateLine);
  return Math.max(0, at);
}

function firstHead(lines: readonly Line[], offset: number): number {
  if (offset === 0) return -1;
  return lines.findIndex((line, i) => {
    const before = lines[i - 1];
    const head = lines.slice(i + 1, i + offset + 1);
    return (
      before !== undefined &&
      isApart(before, line) &&
      head.length === offset &&
      head.every((each, n) => !isApart([line, ...head][n]!, each)) &&
      isDateLine(head.at(-1)!) &&
      [line, ...head.slice(0, -1)].every((each) => !isDateLine(each))
    );
  });
}

const isApart = (before: Line, line: Line) =>
  before.page !== line.page || line.baseline - before.baseline > line.size * MIN_GAP;

/** Dates, and hardly anything beside them. */
function isDateLine({ text }: Line): boolean {
  const length = findDates(text).reduce((sum, date) => sum + date.length, 0);
  return length > 0 && length * 2 > text.length;
}
