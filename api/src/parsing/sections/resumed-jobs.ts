import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import type { Section } from './segment.ts';

/** From a line to the first of the next entry, at least, in font sizes. */
const MIN_GAP = 1.7;
const MAX_HEAD_LINES = 4;

/**
 * "Transferable skills" under one job, with the next job below: where jobs had their dates on a line of their own so
 * many lines below a gap, what is printed so among the skills goes on with the jobs. So does a form that names a referee
 * below each job, from the next employer whose period it states.
 */
export function withResumedJobs(sections: readonly Section[]): Section[] {
  const resumed: Section[] = [];
  let jobs = -1;
  for (const section of sections) {
    const start = jobs < 0 ? -1 : startOfJobs(section, resumed[jobs]!);
    if (start < 0) {
      if (section.kind === 'experience') jobs = resumed.length;
      else if (section.kind !== 'skills' && section.kind !== 'references') jobs = -1;
      resumed.push(section);
      continue;
    }
    resumed.push({ ...section, lines: section.lines.slice(0, start) });
    resumed[jobs] = { ...resumed[jobs]!, lines: [...resumed[jobs]!.lines, ...section.lines.slice(start)] };
  }
  return resumed;
}

function startOfJobs({ kind, lines }: Section, jobs: Section): number {
  if (kind === 'skills') return firstHead(lines, datesBelow(jobs.lines));
  return kind === 'references' ? lines.findIndex((_, at) => statesJob(lines, at)) : -1;
}

/** "Company name: Elm Ltd", "Position: Clerk", "Period: May 2018 - April 2019": of a referee no form states the period. */
function statesJob(lines: readonly Line[], at: number): boolean {
  const [first, ...below] = lines.slice(at, at + MAX_HEAD_LINES).map(({ text }) => splitLabel(text));
  return (
    first?.labels.includes('company') === true &&
    below.some((stated) => stated !== null && findDates(stated.value).some(({ isRange }) => isRange))
  );
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
