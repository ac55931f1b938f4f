import type { Field, ParsedJob, ParsedResume, ParsedSchool } from '../result.ts';
import {
  agreementOfJobs,
  agreementOfSchools,
  isSameDate,
  isSameText,
  type LabelledFile,
  pair,
  SAMENESS,
  squeeze,
  type Values,
} from './score.ts';

/** Whether values are right, for those that the labels settle. */
export type Judgement = ReadonlyMap<Field, boolean>;

/** Shorter texts say too little to tell what they were taken from. */
const MIN_LABEL_LENGTH = 4;

/**
 * Judges each value of a resume by its labels. A title beside the employer of another job, and that employer, are both
 * wrong, as is what was done there. The labels name some of the skills and none of the certificates and projects: a
 * skill is wrong where it is a labelled value of another kind, right where it is a labelled skill, else not judged; the
 * others are right where they are no labelled value of another kind.
 */
export function judgeValues(
  resume: ParsedResume,
  { expected, expectedAlternative }: Omit<LabelledFile, 'file'>,
): Judgement {
  const readings = [expected, ...(expectedAlternative ? [{ ...expected, ...expectedAlternative }] : [])];
  const rightOf = (judgement: Judgement) => [...judgement.values()].filter(Boolean).length;
  return readings
    .map((reading) => judge(resume, reading))
    .reduce((best, next) => (rightOf(next) > rightOf(best) ? next : best));
}

function judge(resume: ParsedResume, expected: Values): Judgement {
  const judged = new Map<Field, boolean>();
  const note = (field: Field | null | undefined, isRight: boolean) => field && judged.set(field, isRight);
  for (const kind of ['name', 'email', 'phone', 'location'] as const) {
    const wanted = expected[kind];
    if (wanted !== undefined) note(resume[kind], wanted !== null && SAMENESS[kind]!(wanted, resume[kind]?.value));
  }
  if (expected.fully_labelled !== false) {
    judgeJobs(resume.jobs, listOf(expected.jobs), note);
    judgeSchools(resume.education, listOf(expected.education), note);
  }
  judgeTexts(resume, expected, note);
  return judged;
}

type Note = (field: Field | null | undefined, isRight: boolean) => unknown;

function judgeJobs(jobs: readonly ParsedJob[], labelled: readonly Values[], note: Note): void {
  const given = jobs.map((job) => ({ ...valuesOf(job), title: job.title?.value, company: job.company?.value, job }));
  for (const [wanted, { job }] of pair(labelled, given, agreementOfJobs) as [Values, { job?: ParsedJob }][]) {
    if (!job) continue;
    const hasTitle = isSameText(wanted.title, job.title?.value);
    const hasCompany = isSameText(wanted.company, job.company?.value);
    const isOfOther = (key: string, field: Field | null) =>
      field !== null && labelled.some((other) => other !== wanted && isSameText(other[key], field.value));
    const isMixed =
      (hasTitle && !hasCompany && isOfOther('company', job.company)) ||
      (hasCompany && !hasTitle && isOfOther('title', job.title));
    note(job.title, hasTitle && !isMixed);
    note(job.company, hasCompany && !isMixed);
    for (const bullet of job.bullets) note(bullet, (hasCompany || hasTitle) && !isMixed);
    note(job.start, isSameDate(wanted.start ?? wanted.end, job.start?.value));
    note(job.end, isSameDate(wanted.end ?? (job.start ? null : wanted.start), job.end?.value));
  }
}

function judgeSchools(schools: readonly ParsedSchool[], labelled: readonly Values[], note: Note): void {
  const given = schools.map((school) => ({
    ...valuesOf(school),
    institution: school.institution?.value,
    degree: school.degree?.value,
    school,
  }));
  for (const [wanted, { school }] of pair(labelled, given, agreementOfSchools) as [
    Values,
    { school?: ParsedSchool },
  ][]) {
    if (!school) continue;
    const isJunk = Object.keys(wanted).length === 0;
    note(school.institution, isSameText(wanted.institution, school.institution?.value));
    note(school.degree, isSameText(wanted.degree, school.degree?.value));
    if (isJunk || wanted.start) note(school.start, isSameDate(wanted.start, school.start?.value));
    if (isJunk || wanted.end) note(school.end, isSameDate(wanted.end, school.end?.value));
  }
}

function judgeTexts(resume: ParsedResume, expected: Values, note: Note): void {
  const jobs = listOf(expected.jobs);
  const schools = listOf(expected.education);
  const skills = (Array.isArray(expected.skills) ? (expected.skills as string[]) : []).map(squeeze);
  const heads = [
    ...jobs.flatMap((job) => [job.title, job.company]),
    ...schools.flatMap((school) => [school.institution, school.degree]),
  ];
  const contact = [expected.name, expected.location, expected.email, expected.phone];
  const isAmong = (labels: readonly unknown[], value: string) =>
    labels.some((label) => String(label ?? '').length >= MIN_LABEL_LENGTH && isSameText(label, value));
  for (const skill of resume.skills) {
    if (skills.includes(squeeze(skill.value))) note(skill, true);
    else if (isAmong([...heads, ...contact], skill.value)) note(skill, false);
  }
  for (const bullet of resume.jobs.flatMap(({ bullets }) => bullets))
    if (isAmong([...heads, ...contact], bullet.value)) note(bullet, false);
  for (const { title } of [...resume.certifications, ...resume.projects, ...resume.awards])
    note(title, !isAmong([...jobs.flatMap((job) => [job.title, job.company]), ...contact], title.value));
  if (resume.headline && isAmong(schools.flatMap(Object.values).concat(contact), resume.headline.value))
    note(resume.headline, false);
  else if (
    resume.headline &&
    isAmong(
      jobs.map(({ title }) => title),
      resume.headline.value,
    )
  )
    note(resume.headline, true);
}

function valuesOf({ start, end }: { start: Field | null; end: Field | null }): Values {
  return { start: start?.value, end: end?.value };
}

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
