import type { Resume, WorkExperience } from '@vitae/documents/model/resume';
import { nameOfJob } from './resume-lines.ts';

/** A time without a job, between two of them. */
export interface ResumeGap {
  /** As the resume writes it: `2019` or `2019-04`. */
  from: string;
  to: string;
  before: string;
  after: string;
}

/** What a reader asks about; a few months between two jobs are nothing. */
const MONTHS_MIN = 6;
const YEAR_MONTH = /^(\d{4})(?:-(\d{2}))?/;

/** Months since the year 0; a year alone begins in January and ends in December. */
export function monthOf(date: string, isEnd: boolean): number | null {
  const [, year, month] = YEAR_MONTH.exec(date) ?? [];
  if (!year) return null;
  return Number(year) * 12 + (month ? Number(month) - 1 : isEnd ? 11 : 0);
}

/** The months in which a job began and ended, or this one while it goes on; null without dates in their order. */
export function timeOf({
  startDate,
  endDate,
  current,
}: Pick<WorkExperience, 'startDate' | 'endDate' | 'current'>): { from: number; to: number } | null {
  const today = new Date();
  const from = monthOf(startDate, false);
  const to = current ? today.getFullYear() * 12 + today.getMonth() : monthOf(endDate, true);
  return from === null || to === null || to < from ? null : { from, to };
}

/** The times of half a year and more between a resume's jobs, the latest first. Jobs without dates are left out. */
export function gapsOf({ workExperience }: Resume): ResumeGap[] {
  const jobs = workExperience
    .flatMap(({ jobTitle, company, startDate, endDate, current, isHidden }) => {
      const start = monthOf(startDate, false);
      const end = current ? Number.POSITIVE_INFINITY : monthOf(endDate, true);
      const name = nameOfJob({ jobTitle, company });
      return isHidden || start === null || end === null ? [] : [{ name, start, end, startDate, endDate }];
    })
    .toSorted((a, b) => a.start - b.start);
  const gaps: ResumeGap[] = [];
  let last = jobs[0];
  for (const job of jobs.slice(1)) {
    if (job.start - last!.end > MONTHS_MIN)
      gaps.push({ from: last!.endDate, to: job.startDate, before: last!.name, after: job.name });
    if (job.end > last!.end) last = job;
  }
  return gaps.toReversed();
}
