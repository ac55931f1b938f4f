import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { BODY_LABELS } from '@vitae/language/jobs';
import { languageOf, type TextLanguage } from '@vitae/language/languages-of-texts';
import { ARABIC_OCCUPATION_NOUNS, namesOccupation } from '@vitae/language/occupations';
import { isOrder } from '@vitae/language/orders';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import type { Field, ParsedItem, ParsedJob, ParsedResume, PersonalField } from '../../parsing/result.ts';
import { onceEach, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import { type HeadOnPage, headsOnPage } from './head-on-page.ts';
import { certificatesLabelled, languagesNamed, levelBeside, skillsLabelled } from './labelled.ts';
import { linesToTell } from './lines-to-tell.ts';
import { withoutTown } from './places.ts';
import { entitlementToDrive, plainResume } from './plain-resume.ts';
import {
  withEmployer,
  withoutFalseHeads,
  withoutToldTitle,
  withPlaceOfHead,
  withSurePlaces,
  withTitleBesidePlace,
  withTitleFirst,
  withTitleInHead,
  withWholeEmployer,
  withWholeTitle,
} from './posts.ts';
import { heldTogether, isNameOfCertificate, licencesAmong, partedFromCourses } from './qualifications.ts';
import { readPage } from './reading-order.ts';
import {
  emailIn,
  isJob,
  isOfStudy,
  jobsInText,
  licencesInText,
  linesBelow,
  MOST_JOBS,
  nameAtTop,
  phoneIn,
  qualificationsInText,
  qualificationsUnder,
} from './resume-text.ts';
import type { Role } from './role.ts';
import { readStudy, type Study } from './studies.ts';
import { isDeed } from './told.ts';

/** What a letter may say of its writer. Empty strings and lists where the resume does not say. */
export interface Applicant {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  roles: Role[];
  /** False where the page names work that ended after all of them, whose head could not be read. */
  isLatestRead: boolean;
  studies: Study[];
  skills: string[];
  /** What was done, where the resume tells it among the skills: "Chaired 9 disciplinary hearings". */
  deeds: string[];
  languages: { name: string; level: string }[];
  certificates: string[];
  personal: Partial<Record<PersonalField, string>>;
  /** What a resume without sections says of its writer beside the work. */
  facts: string[];
}

/** Words; fewer say of a language only what titles and names do. */
const ENOUGH_FOR_A_LANGUAGE = 20;

/** The language in which most of a resume tells what was done; where its form hides that, the language of its text. */
export function resumeLanguage(resume: ParsedResume, resumeText: string): TextLanguage {
  const told = [...resume.jobs, ...resume.otherExperience].flatMap((job) => [job.title, ...job.bullets]);
  const items = resume.projects.flatMap((item) => [item.title, ...item.details]);
  const texts = [resume.summary, resume.headline, ...told, ...items].map((field) => field?.value ?? '');
  // A title held twice says no more of the language than once: "Chef de Partie".
  const what = [...new Set(texts)].join('\n');
  const isShort = wordCount(what) < ENOUGH_FOR_A_LANGUAGE;
  // "Chef de Partie" twice below "EXPERIENCE" and "SKILLS" makes no French resume.
  if (isShort && (resumeText.match(ENGLISH_HEADING)?.length ?? 0) >= MIN_HEADINGS) return 'en';
  const language = languageOf(isShort ? resumeText : what);
  const isForeign = hasForeignHeadings(resumeText) || languageOf(resumeText) === 'other';
  return language === 'en' && isForeign ? 'other' : language;
}

const ENGLISH_HEADING =
  /^(?:work experience|work history|experience|employment|employment history|career history|skills|education)$/gim;
const MIN_HEADINGS = 2;

const MAX_HEADING = 60;

/** "Experiência profissional", "Formação", "Línguas: …": English headings have no such letters. */
function hasForeignHeadings(resumeText: string): boolean {
  const headings = resumeText
    .split('\n')
    .map((line) => (line.split(':')[0] ?? '').trim())
    .filter((head) => head.length < MAX_HEADING && HEADINGS.has(foldWords(head)));
  const foreign = headings.filter((head) => /(?![a-z])\p{Script=Latin}/iu.test(head) && !/^r[ée]sum[ée]$/i.test(head));
  return foreign.length > 1;
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
  // Tools and certificates keep their Latin names in an Arabic letter.
  const named = (field: Field | null) => (language === 'ar' ? sure(field) : told(field));
  const shownOf = headsOnPage(readPage(resumeText));
  const readRole = (kind: Role['kind'], job: ParsedJob): Role => {
    const shown = shownOf(job);
    const field = (name: keyof HeadOnPage) => sure(shown[name] ? asSure(job[name]) : job[name]);
    return {
      kind,
      title: inLanguage(field('title')),
      place: inScript(field('company'), language),
      start: field('start'),
      end: field('end'),
      lines: [...new Set(withCapitals(job.bullets.map(told).map(withoutMark)).flatMap(inSentences))],
    };
  };
  const asRead = (role: Role) => READINGS_OF_A_HEAD.reduce((read, next) => next(read, resumeText), role);
  const jobs = withSurePlaces(
    withoutFalseHeads(resume.jobs, resumeText).map((job, index) =>
      index < MOST_JOBS && !shownOf(job).company ? asRead(readRole('job', job)) : readRole('job', job),
    ),
    resumeText,
  );
  const written = linesBelow(jobs, resumeText);
  const readProject = (item: ParsedItem): Role => {
    const [name, deed] = partedProject(told(item.title), item.details.length > 0);
    const lines = [deed, ...item.details.map(told).flatMap(inSentences)].filter(Boolean);
    const tools = lines.find(isListOfSkills) ?? '';
    return {
      kind: 'project',
      title: '',
      place: name,
      start: '',
      end: sure(item.date),
      lines: lines.filter((line) => line !== tools),
      tools,
    };
  };
  const heldBelowJobs = [...jobs.flatMap(({ lines }) => lines), ...written.flat()]
    .flatMap(heldTogether)
    .map(inLanguage);
  const projects = resume.projects.map(readProject).flatMap(withOwnName);
  const plain = language === 'en' ? plainResume(resumeText) : null;
  const [courses, certificates] = partedFromCourses([
    ...beforePost(resume.certifications.map(({ title }) => named(title))),
    ...certificatesLabelled(resumeText),
  ]);
  const skills = [
    ...(resume.skills.length > 0 ? resume.skills.map(sureSkill) : skillsLabelled(resumeText)),
    ...certificates.filter(isTool),
  ];
  const underHeading = resume.languages.flatMap((field) => {
    const name = told(field);
    return name ? [{ name, level: levelBeside(name, resumeText) || inLanguage(shortLevel(field.level ?? '')) }] : [];
  });
  const languages = [
    ...underHeading,
    ...skills
      .flatMap(languageAmongSkills)
      .map(({ name, level }) => ({ name, level: level || levelBeside(name, resumeText) }))
      .filter(({ name }) => !underHeading.some((other) => fold(other.name) === fold(name))),
  ];
  const held =
    jobs.length > 0
      ? jobs.map((job, index) => ({
          ...job,
          lines: job.lines.length > written[index]!.length ? job.lines : written[index]!.map(inLanguage),
        }))
      : language === 'en'
        ? jobsInText(resumeText).map(asRead)
        : [];
  const fullName = inNameCase(sure(resume.name)) || inNameCase(nameAtTop(resume, resumeText));
  const schools = resume.education.map(({ institution }) => sure(institution)).filter(Boolean);
  const roles = [
    ...held,
    ...courses,
    ...projects,
    ...resume.otherExperience.map((job) => readRole('unpaid', job)).filter((role) => !held.some(isSameWork(role))),
  ]
    .map((role) => ({
      ...role,
      lines: role.lines
        .map(withoutTitle)
        .filter(
          (line) =>
            line !== '' &&
            !isOfStudy(line) &&
            !isJob(line) &&
            !isLabelAlone(line) &&
            !isTitleAlone(line) &&
            !schools.some((school) => line.includes(school)) &&
            heldTogether(line).length === 0 &&
            !plain?.isFact(line),
        ),
    }))
    .filter(({ title, place, lines }) => title !== '' || (place !== '' && lines.length > 0));
  const isUnread = language === 'en' && roles.flatMap(({ lines }) => lines).length <= FEWEST_LINES;
  return {
    fullName,
    email: sure(resume.email) || emailIn(resumeText),
    phone: sure(resume.phone) || phoneOf(resumeText, plain !== null),
    location: sure(resume.location),
    summary: told(resume.summary),
    roles,
    isLatestRead: true,
    studies: resume.education
      .map((school) => readStudy(school, told, (field) => inScript(sure(field), language), { resumeText, month }))
      .filter(({ degree, school }) => degree !== '' && school !== ''),
    skills: [
      ...new Set(
        [...skills, ...projects.flatMap(({ tools = '' }) => tools.split(LISTED)).filter(isKnownSkill)]
          .map(withoutHalfBracket)
          .filter(
            (skill) => isNameOfSkill(skill) && isReadable(skill, language) && languageAmongSkills(skill).length === 0,
          )
          .map((skill) => withItsLevel(skill, resumeText)),
      ),
    ],
    deeds: skills
      .map(inLanguage)
      .filter((skill) => isDeed(skill) && HAS_OBJECT.test(skill))
      .map(upperFirst),
    languages: languages.length > 0 ? languages : languagesNamed(resumeText),
    certificates: onceEach([
      ...licencesInText(resumeText).map(inLanguage),
      ...certificates,
      ...licencesAmong(resume.education).map(told),
      ...heldBelowJobs,
      ...qualificationsUnder(resumeText).map(inLanguage),
      ...(jobs.length === 0 && !certificates.some(Boolean) ? qualificationsInText(resumeText).map(inLanguage) : []),
    ]).filter((name) => isNameOfCertificate(name) && !isTool(name) && !IS_DRIVING_LICENCE.test(name)),
    personal: withWholeLicence(entitlementToDrive(resumeText), {
      ...Object.fromEntries(
        Object.entries(resume.personal).flatMap(([name, field]) =>
          told(field) ? [[name, (sentencesOf(told(field))[0] ?? '').replace(/\.$/, '')]] : [],
        ),
      ),
    }),
    facts:
      plain && plain.facts.length > 0
        ? plain.facts
        : isUnread
          ? linesToTell(resumeText, [
              fullName,
              sure(resume.summary),
              // A title of that length is a line of the work itself.
              ...roles
                .flatMap(({ title, place }) => [title, place])
                .filter((name) => wordCount(name) <= MAX_NAME_WORDS),
              ...roles.flatMap(({ lines }) => lines),
            ]).filter((line) => !isListOfSkills(line))
          : [],
  };
}

/** "Controlled drugs register" names a thing. */
const HAS_OBJECT = /\d|\b(?:the|an?|over|all)\b/i;
const MAX_NAME_WORDS = 7;
/** Of all work read; with no more the form of the resume has hidden it. */
const FEWEST_LINES = 1;

const NAMES_PROJECT =
  /^(مشروع (?:التخرج|تخرج)|graduation project|final[- ]year project|capstone(?: project)?)\s*:\s*(.{8,})$/iu;

/** "مشروع التخرج: نظام …": a second project among the lines of the first. */
function withOwnName(project: Role): Role[] {
  const own = project.lines.flatMap((line) => {
    const [, place = '', deed = ''] = NAMES_PROJECT.exec(line) ?? [];
    return place ? [{ ...project, place, lines: [deed], tools: '' }] : [];
  });
  return [{ ...project, lines: project.lines.filter((line) => !NAMES_PROJECT.test(line)) }, ...own];
}

/** "Student radio: produced the breakfast show for two years": a project and what was done, in one line. */
function partedProject(title: string, isTold: boolean): [name: string, deed: string] {
  const [, name = '', deed = ''] = (isTold ? null : /^([^:]{3,40}): (.{12,})$/u.exec(title)) ?? [];
  return name ? [name, upperFirst(deed)] : [title, ''];
}

/** "Sergeant, Royal Engineers", read once more as what was done beside the job. */
const isSameWork = (other: Role) => (job: Role) =>
  job.title !== '' && other.title.includes(job.title) && job.start === other.start && job.end === other.end;

/** What stands below a post among the courses was done in it. */
function beforePost(names: string[]): string[] {
  const post = names.findIndex(isOfPost);
  return post < 0 ? names : names.slice(0, post);
}

/** "متدرب تطوير ويب": a post among the courses. */
const isOfPost = (name: string) => ARABIC_OCCUPATION_NOUNS.has(fold(name.split(' ')[0] ?? ''));

/** "Postman", "SQL": what a course has taught, and no certificate. */
const isTool = (name: string) => /^(?:programming|data|design|office)$/.test(FIELD_OF_NAME.get(wordsOf(name)) ?? '');

/** Told with what an advert asks of the person. */
const IS_DRIVING_LICENCE = /\bdriv(?:ing|er'?s?) licen[cs]e\b|رخصة (?:قيادة|سياقة|القيادة)/iu;

/** "Responsibilities:" announces lines, and is none. */
const isLabelAlone = (line: string) => BODY_LABELS.has(foldWords(line));

/** The parser may give the first of several entitlements. */
function withWholeLicence(
  { drivingLicence: whole = '' }: Applicant['personal'],
  personal: Applicant['personal'],
): Applicant['personal'] {
  const read = personal.drivingLicence ?? '';
  const licence = read === '' || whole.startsWith(read) ? whole || read : read;
  return licence ? { ...personal, drivingLicence: licence } : personal;
}

/** What the layout of a page has put beside the wrong line of a job's head, one mistake after the other. */
const READINGS_OF_A_HEAD = [
  withTitleFirst,
  withTitleInHead,
  withoutToldTitle,
  withEmployer,
  withPlaceOfHead,
  withWholeEmployer,
  withWholeTitle,
  withTitleBesidePlace,
] as const;

/** Of a longer text only what begins as numbers do that one can call. */
function phoneOf(resumeText: string, isPlain: boolean): string {
  const phone = phoneIn(resumeText);
  return isPlain || /^[+0]/.test(phone) ? phone : '';
}

/** "French (B2)" in a list of skills. */
function languageAmongSkills(skill: string): Applicant['languages'] {
  const [, name = '', level = ''] = /^(\p{Lu}\p{L}+)(?: \(([^()]{1,25})\))?$/u.exec(skill) ?? [];
  return name && spokenLanguage(fold(name)) ? [{ name, level }] : [];
}

/** What runs on behind a list is no level. */
const shortLevel = (level: string) => (wordCount(level) <= MAX_LEVEL_WORDS ? level : '');
const MAX_LEVEL_WORDS = 5;

/** Some write every line of their work in small letters. */
function withCapitals(lines: string[]): string[] {
  const small = lines.filter((line) => /^\p{Ll}/u.test(line));
  return small.length > lines.length / 2 ? lines.map((line) => upperFirst(line)) : lines;
}

/** "Data Entry Clerk": the title of another post among the lines of this one. */
const isTitleAlone = (line: string) =>
  wordCount(line) <= MAX_TITLE_WORDS &&
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+$/u.test(line) &&
  namesOccupation(line.split(' ').at(-1)!);
const MAX_TITLE_WORDS = 4;

/** "-Handles 90 calls a day": a bullet that its line begins with. */
const withoutMark = (line: string) => line.replace(/^[-–—•*▪]+\s*(?=\p{L})/u, '');
/** "Bricklayer. Schools, a hospital wing" */
const TITLE_BEFORE = /^(\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,2})\. (?=\p{Lu})/u;
const withoutTitle = (line: string) =>
  line.replace(TITLE_BEFORE, (before, title: string) => (namesOccupation(title) ? '' : before));

const MAX_LINE_WORDS = 30;
const MIN_SENTENCE_WORDS = 4;

/** A paragraph in place of a line is told sentence by sentence. */
function inSentences(line: string): string[] {
  const sentences = sentencesOf(line);
  const isEachWhole = sentences.every((sentence) => wordCount(sentence) >= MIN_SENTENCE_WORDS);
  return (wordCount(line) > MAX_LINE_WORDS || isEachWhole ? sentences : [line]).filter(Boolean);
}

/** What a form or a template left to be filled in: "[Company]", "{{title}}". */
const PLACEHOLDER =
  /\[[^\]]*\]|[{}<>]|\bx{3,}\b|lorem ipsum|^(?:accomplishment|achievement|responsibility|duty|task|bullet|project|skill|item|description)s? ?#?\d{1,2}\.?$/i;
/** What markdown leaves at the ends of a field that a plain text printed in bold or as a heading. */
const EMPHASIS = /^[#*_`\s]+|[*_`\s]+$/g;

function sure(field: Field | null): string {
  if (field === null || field.confidence < SURE_ENOUGH || PLACEHOLDER.test(field.value) || isOrder(field.value))
    return '';
  return field.value.replace(/\s+/g, ' ').replace(EMPHASIS, '').replaceAll('’', "'");
}

const asSure = (field: Field | null) => field && { ...field, confidence: 1 };

/** A doubted skill that the lists know is one all the same. */
const sureSkill = (field: Field) =>
  sure(field.confidence >= LEAST_SURE && isKnownSkill(field.value) ? asSure(field) : field);
const LEAST_SURE = 0.5;

/** A name in another script cannot be read in the letter. */
function inScript(name: string, language: 'en' | 'ar'): string {
  return language === 'ar' || /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name) ? name : '';
}

/** Tools keep their Latin names in an Arabic letter. */
function isReadable(skill: string, language: 'en' | 'ar'): boolean {
  return inScript(skill, language) !== '';
}

const LISTED = /\s*[,;•]\s*/;
const SKILLS_OF_LIST = 0.5;

/** "TypeScript, React, Node, PostgreSQL": a line that tells nothing, and names what was used. */
function isListOfSkills(line: string): boolean {
  const parts = line.replace(/[.\s]+$/, '').split(LISTED);
  return (
    parts.length > 1 &&
    parts.every((part) => wordCount(part) <= 3) &&
    parts.filter(isKnownSkill).length > parts.length * SKILLS_OF_LIST
  );
}

/** "R" as "R (basic)" where the resume says so: no skill is claimed at more than its level. */
function withItsLevel(skill: string, resumeText: string): string {
  const at = resumeText.indexOf(`${skill} (`);
  const level =
    at < 0
      ? ''
      : (/^\((basics?|beginner|elementary|learning|some)\)/i.exec(resumeText.slice(at + skill.length + 1))?.[1] ?? '');
  return level ? `${skill} (${level.toLowerCase()})` : skill;
}

/** "(Word," and "Excel)": a list in brackets, cut at its commas. */
const withoutHalfBracket = (skill: string) => {
  const whole = skill.replace(/[,;]+$/, '');
  return whole.split('(').length === whole.split(')').length ? whole : whole.replace(/^\(|\)$/g, '');
};

const LEVEL = /^(?:advanced|basic|beginner|intermediate|expert|fluent|native|good|excellent|proficient|skills?)$/i;
const MAX_SKILL_WORDS = 5;

/** Not an address, a level or a sentence that the layout has put among the skills. */
function isNameOfSkill(skill: string): boolean {
  if (
    skill === '' ||
    LEVEL.test(skill) ||
    skill.split('(').length !== skill.split(')').length ||
    /[:@|•]|https?|\.$/.test(skill) ||
    /^\p{Ll}+ing .* (?:the|a) /u.test(skill)
  )
    return false;
  const tokens = tokenise(skill);
  if (tokens.length === 0 || tokens.length > MAX_SKILL_WORDS) return false;
  return !/\d{2,}/.test(skill) || isKnownSkill(skill);
}

const FIELD_OF_NAME: ReadonlyMap<string, string> = new Map(
  KNOWN_SKILLS.flatMap(({ forms, field }) => forms.map(({ words }) => [words.join(' '), field] as const)),
);

const wordsOf = (skill: string) =>
  tokenise(skill)
    .map(({ word }) => word)
    .join(' ');

export const isKnownSkill = (skill: string) => FIELD_OF_NAME.has(wordsOf(skill));

const NO_NAME = /\d|[@:;|/\\]|\b(?:resume|curriculum|vitae|advanced|profile|summary|contact)\b/i;

/** A name printed in capitals, as it is signed; empty for what is no name. */
function inNameCase(name: string): string {
  if (NO_NAME.test(name)) return '';
  const own = withoutTown(name);
  if (own !== own.toUpperCase()) return own;
  return own
    .toLowerCase()
    .replace(/(^|[\s'"“(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
