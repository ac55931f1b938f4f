import type { Resume, WorkExperience } from '@vitae/documents/model/resume';

/** The job of now, or the last that there was: the first of the page, unless the page tells the oldest first. */
export function latestJob({ workExperience }: Pick<Resume, 'workExperience'>): WorkExperience | undefined {
  const jobs = workExperience.filter(({ isHidden }) => !isHidden);
  const [first] = jobs;
  if (!first || first.current) return first;
  const now = jobs.filter(({ current }) => current);
  if (now.length > 0) return now.toSorted((a, b) => b.description.length - a.description.length)[0];
  return jobs.reduce((latest, job) => (job.endDate > latest.endDate ? job : latest), first);
}
