import { foldWords } from '@vitae/language/fold';
import type { Field, ParsedJob } from '../result.ts';

/**
 * A table of posts with their dates, and further down what was done at each employer, without dates: each post once,
 * with what both say of it.
 */
export function withDatesOfOverview(sections: readonly ParsedJob[][]): ParsedJob[][] {
  const rows = new Set(sections.flat().filter(isRow));
  const taken = new Set<ParsedJob>();
  return sections
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

const isRow = ({ title, company, start, end, bullets }: ParsedJob) =>
  title !== null && company !== null && (start ?? end) !== null && bullets.length === 0;

const isUndated = ({ company, start, end, bullets }: ParsedJob) =>
  company !== null && start === null && end === null && bullets.length > 0;

/** "Blomfeld Attorneys" and "Blomfeld Attorneys Inc." */
function isSameEmployer(one: Field | null, other: Field | null): boolean {
  const [first, second] = [one, other].map((field) => foldWords(field?.value ?? ''));
  return `${first} `.startsWith(`${second} `) || `${second} `.startsWith(`${first} `);
}
