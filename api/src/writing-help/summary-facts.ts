import { parsePartialDate } from '@vitae/documents/model/dates';
import type { Education, Resume, WorkExperience } from '@vitae/documents/model/resume';
import { paragraphsOfDescription, plainTextOf } from '@vitae/documents/model/rich-text';
import { languageOf } from '@vitae/language/languages-of-texts';
import { professionOf } from '@vitae/language/professions';
import { stem } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { inTitleCase } from '../writing/text/title-case.ts';
import { isBase, isPast } from './verb-forms.ts';

export interface SummaryFacts {
  language: 'en' | 'ar';
  /** Empty where the resume names no work. */
  title: string;
  /** Whole years in jobs of the work that the title names, in all where none is; what overlaps counts once, gaps do not. */
  years: number;
  /** Whether one of the jobs is of that work. */
  isSameWork: boolean;
  /** The current or last one. */
  job: WorkExperience | null;
  isJobOfSameWork: boolean;
  school: Education | null;
  isStudying: boolean;
  skills: string[];
  /** Lines of the jobs that tell of something done, with a figure. */
  proofs: string[];
}

const MONTHS_PER_YEAR = 12;
const TITLE_MAX = 90;
const SKILL_MAX = 40;
const PROOF = { least: 20, most: 220 };
/** What headlines put behind the title. */
const BEHIND_TITLE = /\s*[|•·]\s*|\s+[–—]\s+|\n/u;

/** What a summary can tell, of what the resume prints; null where it is in neither English nor Arabic. */
export function factsOf(resume: Resume, now = new Date()): SummaryFacts | null {
  const isShown = (section: string) => !resume.hiddenSections.includes(section);
  const jobs = isShown('experience') ? resume.workExperience.filter((job) => !job.isHidden) : [];
  const schools = isShown('education') ? resume.education.filter((school) => !school.isHidden) : [];
  const lines = jobs.flatMap((job) => paragraphsOfDescription(job.description).map(({ spans }) => plainTextOf(spans)));
  const language = languageOfSummary(resume, [resume.personal.jobTitle, ...jobs.map((job) => job.jobTitle), ...lines]);
  if (!language) return null;
  const job = jobs.find(({ current }) => current) ?? latestOf(jobs, now);
  const title = titleOf(resume.personal.jobTitle) || titleOf(job?.jobTitle ?? '');
  const sameWork = jobs.filter((one) => areSameWork(title, one.jobTitle));
  const school = latestOf(schools, now);
  return {
    language,
    title,
    years: Math.floor(monthsOf(sameWork.length > 0 ? sameWork : jobs, now) / MONTHS_PER_YEAR),
    isSameWork: sameWork.length > 0,
    job,
    isJobOfSameWork: job !== null && sameWork.includes(job),
    school,
    isStudying: school !== null && isOpen(school, now),
    skills: skillsOf(isShown('skills') ? resume : { ...resume, skills: [] }),
    proofs: lines.filter((line) => isProof(line, language)),
  };
}

function languageOfSummary(resume: Resume, texts: string[]): 'en' | 'ar' | null {
  const [said] = resume.language.split('-');
  const text = texts.join('\n');
  if (said === 'ar') return 'ar';
  if (said !== 'en') return null;
  // English is what nobody has chosen.
  const read = /\p{L}/u.test(text) ? languageOf(text) : 'en';
  return read === 'other' ? null : read;
}

function titleOf(written: string): string {
  const [first = ''] = written.trim().split(BEHIND_TITLE);
  const title = inTitleCase(first.replace(/[.,;:]+$/, '').trim());
  if (title.length > TITLE_MAX) return '';
  return title.replace(/^\p{Ll}(?=\p{Ll}*(?:\s|$))/u, (letter) => letter.toUpperCase());
}

interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

const monthAt = (date: string): number | null => {
  const parsed = parsePartialDate(date);
  return parsed ? parsed.year * MONTHS_PER_YEAR + (parsed.month ?? 1) - 1 : null;
};
const monthOf = (now: Date) => now.getFullYear() * MONTHS_PER_YEAR + now.getMonth();

function isOpen(period: Period, now: Date): boolean {
  return period.current || (monthAt(period.endDate) ?? 0) > monthOf(now);
}

function monthsOf(jobs: readonly Period[], now: Date): number {
  const spans = jobs
    .map((job) => [monthAt(job.startDate), isOpen(job, now) ? monthOf(now) : monthAt(job.endDate)] as const)
    .filter((span): span is [number, number] => span[0] !== null && span[1] !== null)
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = 0;
  for (const [start, end] of spans) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return months;
}

function latestOf<Kind extends Period>(periods: readonly Kind[], now: Date): Kind | null {
  const end = (period: Period) =>
    isOpen(period, now) ? monthOf(now) : (monthAt(period.endDate) ?? monthAt(period.startDate) ?? 0);
  return periods.reduce<Kind | null>((latest, one) => (latest === null || end(one) > end(latest) ? one : latest), null);
}

const RANKS = new Set([
  'senior',
  'junior',
  'lead',
  'head',
  'chief',
  'assistant',
  'manager',
  'officer',
  'specialist',
  'of',
]);

function areSameWork(title: string, other: string): boolean {
  const profession = professionOf(title);
  if (profession && profession === professionOf(other)) return true;
  const words = (text: string) =>
    tokenise(text)
      .map(({ word }) => word)
      .filter((word) => !RANKS.has(word))
      .map(stem);
  const own = new Set(words(title));
  return words(other).some((word) => own.has(word));
}

function skillsOf(resume: Resume): string[] {
  const names = resume.skills
    .flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name]))
    .map((name) => name.trim().replace(/[.,;:]+$/, ''))
    .filter((name) => /[\p{L}]/u.test(name) && name.length <= SKILL_MAX && !/[,;:\n]/.test(name));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

const NUMBER = /[\d٠-٩]+(?:[.,][\d٠-٩]+)*/g;
const YEAR = /^(?:19|20)\d\d$/;

function isProof(line: string, language: 'en' | 'ar'): boolean {
  if (
    line.length < PROOF.least ||
    line.length > PROOF.most ||
    !(line.match(NUMBER) ?? []).some((one) => !YEAR.test(one))
  )
    return false;
  if (language === 'ar') return /\p{Script=Arabic}/u.test(line);
  const first = /^\p{L}+/u.exec(line)?.[0] ?? '';
  return isPast(first) || isBase(first) || /^(?:responsible|I) /i.test(line);
}
