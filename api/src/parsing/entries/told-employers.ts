import type { ParsedJob } from '../result.ts';

const LEAST_WORDS = 7;
const MOST_SMALL = 0.5;

/** "React and WordPress sites for about 25 clients, including two museums": most of its words are no names. */
function isTold(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    words.length >= LEAST_WORDS && words.filter((word) => /^[\p{Ll}\d]/u.test(word)).length > words.length * MOST_SMALL
  );
}

/** What was told of the post above stands over the next title, where an employer would: no employer, but that post's work. */
export function withoutToldEmployers(jobs: readonly ParsedJob[]): ParsedJob[] {
  const read: ParsedJob[] = [];
  for (const job of jobs) {
    const before = read.at(-1);
    if (!before || !job.company || !job.title || !isTold(job.company.value)) {
      read.push(job);
      continue;
    }
    read[read.length - 1] = { ...before, bullets: [...before.bullets, job.company] };
    read.push({ ...job, company: null });
  }
  return read;
}
