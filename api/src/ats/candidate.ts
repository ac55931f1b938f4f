import { type DegreeLevel, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { type Token, tokenise } from '@vitae/language/tokens';
import type { Field, ParsedJob, ParsedResume, Place, ResumeDate } from '../parsing/result.ts';
import { sure } from './sure.ts';

const MONTHS_PER_YEAR = 12;

export type PassageKind = 'headline' | 'summary' | 'job' | 'school' | 'skill' | 'project' | 'certificate' | 'other';

/** Whole months since the year 0, the end not included. */
export interface Months {
  from: number;
  to: number;
}

/** A stretch of the resume that is read as a whole. */
export interface Passage {
  kind: PassageKind;
  text: string;
  tokens: Token[];
  /** When it was done, for jobs with sure dates. */
  months: Months | null;
  place: Place | null;
}

export interface HeldTitle {
  title: string;
  months: Months | null;
}

/** What a check compares with an advert. */
export interface Candidate {
  passages: Passage[];
  /** The latest first; the headline, which has no time, before them. */
  titles: HeldTitle[];
  /** What may be titles: the resume says them, but it is not sure that of its jobs. Dated where the employer is sure. */
  namedTitles: HeldTitle[];
  degrees: { level: DegreeLevel; words: string; place: Place | null }[];
  /** English names, folded. */
  languages: ReadonlySet<string>;
  hasDrivingLicence: boolean;
  /** The month in which the check is made: what goes on goes on until then. */
  now: number;
}

export function monthOf(date: Date): number {
  return date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
}

export function readCandidate(resume: ParsedResume, checkedAt: Date): Candidate {
  const now = monthOf(checkedAt);
  const passages: Passage[] = [];
  const add = (kind: PassageKind, field: Field | null | undefined, months: Months | null = null) => {
    // What a doubtful field says stands in the resume all the same: only where it belongs is not sure.
    const isSure = sure(field) !== null;
    if (field?.value)
      passages.push({
        kind: isSure ? kind : 'other',
        text: field.value,
        tokens: tokenise(field.value),
        months: isSure ? months : null,
        place: field.place,
      });
  };
  add('headline', resume.headline);
  add('summary', resume.summary);
  for (const job of [...resume.jobs, ...resume.otherExperience]) {
    const months = monthsOf(job, now);
    for (const field of [job.title, job.company, job.location, ...job.bullets]) add('job', field, months);
  }
  for (const skill of resume.skills) add('skill', skill);
  for (const language of resume.languages) add('skill', language);
  for (const item of resume.projects) for (const field of [item.title, ...item.details]) add('project', field);
  for (const item of [...resume.certifications, ...resume.awards])
    for (const field of [item.title, ...item.details]) add('certificate', field);
  for (const school of resume.education)
    for (const field of [school.degree, school.institution, ...school.details]) add('school', field);
  for (const { text, place } of resume.unplaced) add('other', { value: text, confidence: 1, place });

  return {
    passages,
    titles: titlesOf(resume, now),
    namedTitles: resume.jobs.flatMap(({ title, company, start, end }) =>
      title && !sure(title)
        ? [{ title: title.value, months: sure(company) ? monthsOf({ start, end }, now) : null }]
        : [],
    ),
    degrees: resume.education.flatMap((school) => {
      const told = [school.degree, ...school.details].flatMap((field) => sure(field) ?? []);
      const words = fold(told.map(({ value }) => value).join(' '));
      return degreeLevels(words).map((level) => ({ level, words, place: told[0]!.place }));
    }),
    languages: languagesOf(resume),
    hasDrivingLicence:
      sure(resume.personal.drivingLicence) !== null ||
      passages.some(({ text }) => /driv\w{2,5} licen[cs]e|رخصة (?:قيادة|سياقة)/i.test(text)),
    now,
  };
}

function titlesOf(resume: ParsedResume, now: number): HeldTitle[] {
  const held = resume.jobs.flatMap((job) =>
    sure(job.title) ? [{ title: job.title!.value, months: monthsOf(job, now) }] : [],
  );
  held.sort((a, b) => (b.months?.to ?? 0) - (a.months?.to ?? 0));
  return sure(resume.headline) ? [{ title: resume.headline!.value, months: null }, ...held] : held;
}

function languagesOf(resume: ParsedResume): Set<string> {
  const told = [...resume.languages, ...resume.skills].flatMap((field) => sure(field) ?? []);
  const words = told.flatMap(({ value }) => tokenise(value).map(({ word }) => word));
  return new Set(words.flatMap((word) => spokenLanguage(word) ?? []));
}

/** The months that a job took, where its dates are sure enough to be counted. */
export function monthsOf({ start, end }: Pick<ParsedJob, 'start' | 'end'>, now: number): Months | null {
  if (!start || !sure(start) || (end && !sure(end))) return null;
  const from = firstMonth(start.value);
  const to = end ? lastMonth(end.value, now) : from === null ? null : from + 1;
  return from === null || to === null || to <= from ? null : { from, to: Math.min(to, now + 1) };
}

function firstMonth(date: ResumeDate): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date) ?? [];
  return year ? Number(year) * MONTHS_PER_YEAR + (month ? Number(month) - 1 : 0) : null;
}

function lastMonth(date: ResumeDate, now: number): number | null {
  if (date === 'present') return now + 1;
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date) ?? [];
  // A year alone is counted to its middle: "2018 - 2020" is two and a half years at most, one at least.
  return year ? Number(year) * MONTHS_PER_YEAR + (month ? Number(month) : MONTHS_PER_YEAR / 2) : null;
}

/** Months covered by any of the stretches, each month once. */
export function monthsCovered(stretches: readonly Months[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    if (to <= reached) continue;
    covered += to - Math.max(from, reached);
    reached = to;
  }
  return covered;
}
