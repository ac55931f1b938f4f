import type { Field, ParsedJob, ParsedResume } from '../result.ts';

type Plant = (resume: ParsedResume) => ParsedResume | null;

const withJob = (resume: ParsedResume, index: number, change: Partial<ParsedJob>): ParsedResume => ({
  ...resume,
  jobs: resume.jobs.map((job, i) => (i === index ? { ...job, ...change } : job)),
});

const copyOf = (field: Field, like: Field | null): Field => ({ ...field, confidence: like?.confidence ?? 0.9 });

/** The line of what was done that stands last before a head is read as its employer. */
const lastDoneAsEmployer: Plant = (resume) => {
  const index = resume.jobs.findIndex(({ company }, i) => i > 0 && company && resume.jobs[i - 1]!.bullets.length > 1);
  if (index < 0) return null;
  const { bullets } = resume.jobs[index - 1]!;
  const cut = withJob(resume, index - 1, { bullets: bullets.slice(0, -1) });
  return withJob(cut, index, { company: copyOf(bullets.at(-1)!, resume.jobs[index]!.company) });
};

/** The first line of what was done is read as the title, or as the employer. */
const firstDoneAs =
  (part: 'title' | 'company'): Plant =>
  (resume) => {
    const index = resume.jobs.findIndex((job) => job[part] && job.bullets.length > 1);
    const job = resume.jobs[index];
    if (!job) return null;
    return withJob(resume, index, { [part]: copyOf(job.bullets[0]!, job[part]), bullets: job.bullets.slice(1) });
  };

/** Each job has the employer of the one after it, as when heads are cut one line too late. */
const employersOfNext: Plant = ({ jobs, ...resume }) => {
  const companies = jobs.flatMap(({ company }) => company ?? []);
  if (companies.length < 2 || companies.length < jobs.length) return null;
  return {
    ...resume,
    jobs: jobs.map((job, i) => ({ ...job, company: copyOf(companies[i + 1] ?? companies[0]!, job.company) })),
  };
};

/** A job without the line that names its employer: that of the job before goes on. */
const employerOfBefore: Plant = (resume) => {
  const index = resume.jobs.findIndex(({ company }, i) => i > 0 && company && resume.jobs[i - 1]!.company);
  if (index < 0) return null;
  const { company } = resume.jobs[index - 1]!;
  return withJob(resume, index, { company: copyOf(company!, company) });
};

/** What stands elsewhere is read as skills: an address, a title, a school, a line of what was done. */
const othersAsSkills: Plant = (resume) => {
  const job = resume.jobs.at(-1);
  const others = [
    resume.location,
    job?.title,
    job?.company,
    resume.education[0]?.institution,
    resume.email,
    resume.name,
    job?.bullets[0],
  ];
  const planted = others.flatMap((field) => (field ? [{ ...copyOf(field, null), level: null, group: null }] : []));
  return resume.skills.length < 2 ? null : { ...resume, skills: [...resume.skills, ...planted] };
};

/** Jobs and lines of contact are read as certificates. */
const othersAsItems: Plant = (resume) => {
  const job = resume.jobs[0];
  const others = [resume.location, job?.title, job?.company, resume.phone];
  const planted = others.flatMap((field) => (field ? [{ title: copyOf(field, null), date: null, details: [] }] : []));
  return { ...resume, certifications: [...resume.certifications, ...planted] };
};

/** Mistakes that were seen in letters, made on purpose where a resume was read well: their truth is known. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'last done as employer': lastDoneAsEmployer,
  'first done as title': firstDoneAs('title'),
  'first done as employer': firstDoneAs('company'),
  'employers of next': employersOfNext,
  'employer of before': employerOfBefore,
  'others as skills': othersAsSkills,
  'others as items': othersAsItems,
};
