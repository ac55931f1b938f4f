import { foldWords } from '@vitae/language/fold';
import type { Field, ParsedJob } from '../result.ts';

/**
 * A table of posts with their dates, and further down what was done at each employer, without dates: each post once,
 * with what both say of it.
 */
export function withDatesOfOverview(sections: readonly ParsedJob[][]): ParsedJob[][] {
  const kept = withoutRowsTold(sections);
  const rows = new Set(kept.flat().filter(isRow));
  const taken = new Set<ParsedJob>();
  return kept
    .map((jobs) =>
      jobs.map((job) => {
        const row = isUndated(job) ? [...rows].find((each) => isSameEmployer(each.company, job.company)) : undefined;
        if (!row) return job;
        rows.delete(row);
        taken.add(row);
        return { ...job, title: row.title, company: row.company, start: row.start, end: row.end };
      }),
    )
    .map((jobs) => jobs.filter((job) => !taken.has(job)));
}

/** Where a later section tells of the same post again with the same year: without the row that only names it. */
function withoutRowsTold(sections: readonly ParsedJob[][]): readonly ParsedJob[][] {
  const told = new Map<string, ParsedJob[]>();
  return sections
    .toReversed()
    .map((jobs) => {
      const kept = jobs.filter((job) => !isRow(job) || !told.get(yearOf(job))?.some((other) => isSamePost(job, other)));
      for (const job of jobs) told.set(yearOf(job), [...(told.get(yearOf(job)) ?? []).slice(0, MOST_OF_YEAR), job]);
      return kept;
    })
    .toReversed();
}

/** Of the posts that begin in one year, so many are compared. */
const MOST_OF_YEAR = 20;
const yearOf = ({ start }: ParsedJob) => start?.value.slice(0, 4) ?? '';

const isSamePost = (row: ParsedJob, { title, company }: ParsedJob) =>
  title !== null &&
  company !== null &&
  foldWords(row.title!.value) === foldWords(title.value) &&
  isSameEmployer(row.company, company);

const isRow = ({ title, company, start, end, bullets }: ParsedJob) =>
  title !== null && company !== null && (start ?? end) !== null && bullets.length === 0;

const isUndated = ({ company, start, end, bullets }: ParsedJob) =>
  company !== null && start === null && end === null && bullets.length > 0;

/** "Blomfeld Attorneys" and "Blomfeld Attorneys Inc." */
function isSameEmployer(one: Field | null, other: Field | null): boolean {
  const [first, second] = [one, other].map((field) => foldWords(field?.value ?? ''));
  return `${first} `.startsWith(`${second} `) || `${second} `.startsWith(`${first} `);
}
