import { languageOf, type TextLanguage } from '@vitae/language/languages-of-texts';
import { isOrder } from '@vitae/language/orders';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { tokenise } from '@vitae/language/tokens';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import type { Field, ParsedItem, ParsedJob, ParsedResume, ParsedSchool, PersonalField } from '../../parsing/result.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { emailIn, jobsInText, linesBelow, MOST_JOBS, nameAtTop, qualificationsInText } from './resume-text.ts';

/** Below this the parser doubts, and a letter states no doubts. */
export const SURE_ENOUGH = 0.75;

/** Work of any kind with what is told of it, in the applicant's own words. */
export interface Role {
  kind: 'job' | 'unpaid' | 'project' | 'training';
  /** Of a job; else empty. */
  title: string;
  /** The employer, or the project's name. */
  place: string;
  /** YYYY or YYYY-MM; empty where unknown. */
  start: string;
  /** The same, or `present`. */
  end: string;
  lines: string[];
}

export interface Study {
  degree: string;
  school: string;
  end: string;
  isOngoing: boolean;
}

/** What a letter may say of its writer. Empty strings and lists where the resume does not say. */
export interface Applicant {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  roles: Role[];
  studies: Study[];
  skills: string[];
  languages: { name: string; level: string }[];
  certificates: string[];
  personal: Partial<Record<PersonalField, string>>;
}

/** The language in which most of a resume tells what was done. */
export function resumeLanguage(resume: ParsedResume): TextLanguage {
  const told = [...resume.jobs, ...resume.otherExperience].flatMap((job) => [job.title, ...job.bullets]);
  const items = resume.projects.flatMap((item) => [item.title, ...item.details]);
  const texts = [resume.summary, resume.headline, ...told, ...items].map((field) => field?.value ?? '');
  // A title held twice says no more of the language than once: "Chef de Partie".
  return languageOf([...new Set(texts)].join('\n'));
}

/** The parser's fields that it is sure of, as far as they can stand in a letter of that language. `month` is the one of writing, YYYY-MM. */
export function readApplicant(
  resume: ParsedResume,
  resumeText: string,
  month: string,
  language: 'en' | 'ar',
): Applicant {
  const inLanguage = (text: string) => (languageOf(text) === language ? text : '');
  const told = (field: Field | null) => inLanguage(sure(field));
  const readRole = (kind: Role['kind'], job: ParsedJob): Role => ({
    kind,
    title: told(job.title),
    place: inScript(sure(job.company), language),
    start: sure(job.start),
    end: sure(job.end),
    lines: [...new Set(job.bullets.map(told).flatMap(inSentences))],
  });
  const jobs = withSurePlaces(
    resume.jobs.map((job, index) =>
      index < MOST_JOBS ? withWholeTitle(readRole('job', job), resumeText) : readRole('job', job),
    ),
    resumeText,
  );
  const written = linesBelow(jobs, resumeText);
  const readProject = (item: ParsedItem): Role => ({
    kind: 'project',
    title: '',
    place: told(item.title),
    start: '',
    end: sure(item.date),
    lines: item.details.map(told).flatMap(inSentences),
  });
  const readStudy = ({ degree, institution, end, details }: ParsedSchool): Study => ({
    degree: told(degree),
    school: inScript(sure(institution), language),
    end: sure(end),
    isOngoing: isAhead(sure(end), month) || details.some(({ value }) => EXPECTED.test(value)),
  });
  const [courses, certificates] = parted(resume.certifications.map(({ title }) => told(title)));
  return {
    fullName: inNameCase(sure(resume.name)) || nameAtTop(resume, resumeText),
    email: sure(resume.email) || emailIn(resumeText),
    phone: sure(resume.phone),
    location: sure(resume.location),
    summary: told(resume.summary),
    roles: [
      ...(jobs.length > 0
        ? jobs.map((job, index) => ({
            ...job,
            lines: job.lines.length > 0 ? job.lines : written[index]!.map(inLanguage),
          }))
        : language === 'en'
          ? jobsInText(resumeText)
          : []),
      ...courses,
      ...resume.projects.map(readProject),
      ...resume.otherExperience.map((job) => readRole('unpaid', job)),
    ]
      .map((role) => ({ ...role, lines: role.lines.filter(Boolean) }))
      .filter(({ title, place, lines }) => title !== '' || (place !== '' && lines.length > 0)),
    studies: resume.education.map(readStudy).filter(({ degree, school }) => degree !== '' && school !== ''),
    skills: [
      ...new Set(resume.skills.map(sure).filter((skill) => isNameOfSkill(skill) && isReadable(skill, language))),
    ],
    languages: resume.languages.flatMap((field) => {
      const name = told(field);
      return name ? [{ name, level: inLanguage(field.level ?? '') }] : [];
    }),
    certificates: [
      ...certificates,
      ...licencesAmong(resume.education).map(told),
      ...(jobs.length === 0 && !certificates.some(Boolean) ? qualificationsInText(resumeText).map(inLanguage) : []),
    ].filter(isNameOfCertificate),
    personal: Object.fromEntries(
      Object.entries(resume.personal).flatMap(([name, field]) => (told(field) ? [[name, told(field)]] : [])),
    ),
  };
}

/**
 * One employer named once may hold for several posts, one after the other. Where their times overlap, the later ones
 * stand below it by chance.
 */
function withSurePlaces(jobs: readonly Role[], resumeText: string): Role[] {
  return jobs.map((job, index) => {
    if (index >= MOST_JOBS) return job;
    const above = jobs.slice(0, index).find(({ place }) => place !== '' && place === job.place);
    if (!above || resumeText.split(job.place).length > 2) return job;
    const endOf = ({ end }: Role) => (end === 'present' ? '9999' : end);
    const isOverlapping =
      above.start !== '' && job.start !== '' && endOf(job) > above.start && above.start >= job.start;
    return isOverlapping ? { ...job, place: '' } : job;
  });
}

/** "Welder / Plater": what stands behind the stroke is no employer. */
function withWholeTitle(role: Role, resumeText: string): Role {
  const both = [`${role.title} / ${role.place}`, `${role.title}/${role.place}`].find(
    (written) => role.title && role.place && resumeText.includes(written),
  );
  return both ? { ...role, title: both, place: '' } : role;
}

const MAX_LINE_WORDS = 30;
const MIN_SENTENCE_WORDS = 4;

/** A paragraph in place of a line is told sentence by sentence. */
function inSentences(line: string): string[] {
  const sentences = sentencesOf(line);
  const isEachWhole = sentences.every((sentence) => wordCount(sentence) >= MIN_SENTENCE_WORDS);
  return (wordCount(line) > MAX_LINE_WORDS || isEachWhole ? sentences : [line]).filter(Boolean);
}

/** What was done, among certificates: the lines that tell of the course above them. */
function parted(titles: readonly string[]): [courses: Role[], certificates: string[]] {
  const courses: Role[] = [];
  const certificates: string[] = [];
  for (const title of titles) {
    const [first = ''] = title.split(' ');
    const course = certificates.at(-1);
    if (!BASE_OF_PAST.has(first.toLowerCase()) || wordCount(title) < MIN_SENTENCE_WORDS) certificates.push(title);
    else if (courses.at(-1)?.place === course) courses.at(-1)?.lines.push(title);
    else if (course) courses.push({ kind: 'training', title: '', place: course, start: '', end: '', lines: [title] });
  }
  return [courses, certificates];
}

/** What a form or a template left to be filled in: "[Company]", "{{title}}". */
const PLACEHOLDER =
  /\[[^\]]*\]|[{}<>]|\bx{3,}\b|lorem ipsum|^(?:accomplishment|achievement|responsibility|duty|task|bullet|project|skill|item|description)s? ?#?\d{1,2}\.?$/i;
/** What markdown leaves at the ends of a field that a plain text printed in bold. */
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g;

function sure(field: Field | null): string {
  if (field === null || field.confidence < SURE_ENOUGH || PLACEHOLDER.test(field.value) || isOrder(field.value))
    return '';
  return field.value.replace(/\s+/g, ' ').replace(EMPHASIS, '').replaceAll('’', "'");
}

/** A name in another script cannot be read in the letter. */
function inScript(name: string, language: 'en' | 'ar'): string {
  return language === 'ar' || /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name) ? name : '';
}

/** Tools keep their Latin names in an Arabic letter. */
function isReadable(skill: string, language: 'en' | 'ar'): boolean {
  return inScript(skill, language) !== '';
}

const LEVEL = /^(?:advanced|basic|beginner|intermediate|expert|fluent|native|good|excellent|proficient|skills?)$/i;
const MAX_SKILL_WORDS = 5;

/** Not an address, a level or a sentence that the layout has put among the skills. */
function isNameOfSkill(skill: string): boolean {
  if (skill === '' || LEVEL.test(skill) || /[:@|•]|https?|\.$/.test(skill) || /^\p{Ll}+ing .* (?:the|a) /u.test(skill))
    return false;
  const tokens = tokenise(skill);
  if (tokens.length === 0 || tokens.length > MAX_SKILL_WORDS) return false;
  return !/\d{2,}/.test(skill) || isKnownSkill(skill);
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(
  KNOWN_SKILLS.flatMap(({ forms }) => forms.map(({ words }) => words.join(' '))),
);

export function isKnownSkill(skill: string): boolean {
  return KNOWN_NAMES.has(
    tokenise(skill)
      .map(({ word }) => word)
      .join(' '),
  );
}

const MAX_CERTIFICATE_WORDS = 9;

function isNameOfCertificate(title: string): boolean {
  return (
    title !== '' &&
    !/[/|@;:]| \+|https?|^\p{Lu}{6,}\b|\b(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\b/u.test(title) &&
    tokenise(title).length <= MAX_CERTIFICATE_WORDS
  );
}

/** A licence that the layout has put among the schools. */
const licencesAmong = (schools: readonly ParsedSchool[]) =>
  schools.flatMap(({ degree, institution }) =>
    institution === null && degree && /\b(?:licen[cs]e|certificate|card)\b/i.test(degree.value) ? [degree] : [],
  );

const EXPECTED = /\b(?:expected|anticipated|ongoing|in progress)\b/i;

/** Studies that end after the month of writing are under way. */
function isAhead(end: string, month: string): boolean {
  return end === 'present' || (end !== '' && end.slice(0, 7) > month.slice(0, end.length));
}

const NO_NAME = /\d|[@:;|/\\]|\b(?:resume|curriculum|vitae|advanced|profile|summary|contact)\b/i;

/** A name printed in capitals, as it is signed; empty for what is no name. */
function inNameCase(name: string): string {
  if (NO_NAME.test(name)) return '';
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
