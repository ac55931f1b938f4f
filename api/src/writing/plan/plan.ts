import { findTerm } from '@vitae/language/adverts/find-term';
import { DEGREE_LEVELS, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { occupationFamilies, occupationNearness } from '@vitae/language/occupation-families';
import { QUALITY_OF_WORD } from '@vitae/language/qualities';
import { impliedSkills } from '@vitae/language/skill-parents';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import type { PersonalField } from '../../parsing/result.ts';
import { containsTerms, tellingTerms, termsOf } from '../text/terms.ts';
import type { Job } from '../understand/advert.ts';
import { type Applicant, isKnownSkill, type Role } from '../understand/applicant.ts';
import type { Notes } from '../understand/notes.ts';
import { isPlace } from '../understand/places.ts';
import type { Study } from '../understand/studies.ts';
import { gapOf, registrationHeld } from './gap.ts';
import { inRunningText, isNamedThing, nameOfRequirement, withoutDoubles } from './wording-of-skills.ts';

/** A line of the resume, with what of the advert it answers. */
export interface Proof {
  role: Role;
  line: string;
  /** Names of the requirements that the line shows, as they stand in a sentence, the most wanted first. */
  shows: string[];
  /** How well it serves this letter. */
  score: number;
}

/** What a letter will say, in whatever words and order. Each fact has one place here. */
export interface Plan {
  job: Job;
  applicant: Applicant;
  /** The best first. */
  proofs: Proof[];
  /** Names of requirements that the resume lists without telling more of them, the most wanted first. */
  listed: string[];
  /** Further skills of the resume, which the advert does not ask for. */
  otherSkills: string[];
  /** The study that the advert's degree asks for, if one does; else the latest. */
  study: { study: Study; isAskedFor: boolean } | null;
  /** Languages that the advert asks for, else all that the resume names. */
  languages: Applicant['languages'];
  /** What the advert asks of the person (visa, licence, notice) and the resume states. */
  personal: { field: PersonalField; value: string }[];
  certificates: string[];
  /** A professional body that the advert asks for, and that the resume says its writer is registered with; else empty. */
  registration: string;
  /** Something that the advert requires by name and the resume does not hold; empty where there is none. */
  gap: string;
  /** The jobs held are of another line of work, and no line of the resume answers what is required. */
  isOtherWork: boolean;
  /** The work told is near enough to the job that a sentence may say so. */
  isNearWork: boolean;
  /** The role with the most to tell for this job. */
  story: Role | null;
  /** Sentences of the advert on the work, those first that are near to what the applicant has done. */
  duties: string[];
  statements: readonly string[];
}

const WEIGHT = { required: 3, preferred: 1.5, mentioned: 1.2 } as const;
const SAID_BY_EVERYBODY = new Set(['ways of working']);
const EVERYBODYS_SHARE = 0.3;
const UNKNOWN_SHARE = 0.5;
const FIGURE = 1.2;
const SHARED_WORD = 0.2;
const SHARED_WORDS_MAX = 1.6;
const EARLIER_JOB = 0.35;
const WISHED_FOR = 8;
const USED_BEFORE = 0.45;
const NEAR_WORK = 0.3;
const SAME_WORK = 1.5;

/** A project made with what is asked for, in the lines that do not name it. */
const TOOLS_SHARE = 0.5;
const TOOLS_MAX = 3;
const LIKE_LINE = 0.8;
const LIKE_LINES_MAX = 2.4;
const LIKE_SHARE = 0.4;
const MIN_LIKE_TERMS = 2;
const MAX_ADVERT_LINES = 150;

/** The telling words of each line of the advert that says enough to be answered. */
function linesOfAdvert(text: string): Set<string>[] {
  return text
    .split('\n', MAX_ADVERT_LINES)
    .map((line) => new Set(tellingTerms(line)))
    .filter(({ size }) => size >= MIN_LIKE_TERMS);
}

/** "Raised £40,000 for a lecture series" beside "Experience of raising funds": of one matter, by their words. */
function isLikeLine(terms: readonly string[], wanted: ReadonlySet<string>): boolean {
  const shared = terms.filter((term) => wanted.has(term)).length;
  return shared >= MIN_LIKE_TERMS && shared / wanted.size >= LIKE_SHARE;
}

export interface Asked {
  name: string;
  weight: number;
  requirement: SkillRequirement;
}

export function planLetter(
  job: Job,
  whole: Applicant,
  notes: Notes,
  resumeText: string,
  previousLetters: readonly string[],
): Plan {
  const { emphasise, avoid } = notes.wishes;
  const avoided = avoid.map(termsOf);
  const isAvoided = (text: string) =>
    avoided.length > 0 && avoided.some((topic) => containsTerms(termsOf(text), topic));
  const applicant = {
    ...whole,
    roles: whole.roles.filter(({ place, title }) => !isAvoided(`${place} ${title}`)),
    summary: isAvoided(whole.summary) ? '' : whole.summary,
  };
  const resumeTokens = tokenise(resumeText);
  const texts = `${job.text}\n${resumeText}`;
  const asked = skillsAsked(job, texts).filter(
    ({ name, requirement }) => !isAvoided(name) && !isAvoided(requirement.label),
  );
  const wanted = new Set([...tellingTerms(job.text), ...tellingTerms(job.role)]);

  const sought = linesOfAdvert(job.text);
  const answered = new Set<SkillRequirement>();
  const proofs = applicant.roles
    .flatMap((role, order) => role.lines.map((line) => ({ role, line, order })))
    .filter(({ role, line }) => !isAvoided(`${line} ${role.place} ${role.title}`))
    .map(({ role, line, order }): Proof => {
      const tokens = tokenise(line);
      const shown = asked.filter(({ requirement }) => findTerm(tokens, requirement));
      const tools = tokenise(role.tools ?? '');
      const used = asked.filter(({ requirement }) => findTerm(tools, requirement));
      const terms = [...new Set(tellingTerms(line))];
      const shared = terms.filter((term) => wanted.has(term)).length;
      const score =
        shown.reduce((sum, { weight }) => sum + weight, 0) +
        Math.min(
          TOOLS_MAX,
          used.reduce((sum, { weight }) => sum + weight * TOOLS_SHARE, 0),
        ) +
        Math.min(SHARED_WORDS_MAX, shared * SHARED_WORD) +
        Math.min(LIKE_LINES_MAX, sought.filter((asks) => isLikeLine(terms, asks)).length * LIKE_LINE) +
        (/\d/.test(line) ? FIGURE : 0) +
        (isWishedFor(`${line} ${role.place} ${role.title}`, emphasise) ? WISHED_FOR : 0) -
        order * EARLIER_JOB +
        nearnessOfWork(job.role, role.title) * SAME_WORK;
      const told = previousLetters.filter((letter) => letter.includes(line.slice(4, 40))).length;
      for (const { requirement } of shown) answered.add(requirement);
      const shows = [...new Set(shown.map(({ name }) => name))].filter(Boolean);
      return { role, line, shows, score: score * (score > 0 ? USED_BEFORE ** told : 1) };
    })
    .sort((one, other) => other.score - one.score);

  const proven = new Set(proofs.flatMap(({ shows }) => shows));
  const lists = [
    ...applicant.skills,
    ...applicant.certificates,
    applicant.summary,
    ...applicant.roles.map(({ title }) => title),
  ].map(tokenise);
  const isListed = (requirement: SkillRequirement) => lists.some((tokens) => findTerm(tokens, requirement));
  const listed = withoutDoubles([
    ...proven,
    ...asked
      .filter(({ name, requirement }) => name !== '' && !proven.has(name) && isListed(requirement))
      .map(({ name }) => name),
  ])
    .filter((name) => !proven.has(name))
    .filter(
      (name) => !applicant.certificates.some((one) => fold(one).includes(fold(name)) || initialsOf(one) === name),
    );
  const isCredential = (name: string) => isCredentialIn(name, resumeText);
  const credentials = listed.filter((name) => isCredential(name) && !applicant.summary.includes(name));
  const tellsOfWork = ({ field }: SkillRequirement) => field === null || !SAID_BY_EVERYBODY.has(field);
  const answersAny = asked.some(
    ({ requirement }) => tellsOfWork(requirement) && (answered.has(requirement) || isListed(requirement)),
  );
  const registration = registrationHeld(job.text, resumeText);
  return {
    job,
    applicant,
    proofs,
    listed: listed.filter((name) => !isCredential(name)).map((name) => withItsLevel(name, applicant)),
    otherSkills: withoutDoubles([
      ...proven,
      ...listed,
      ...applicant.skills.filter(
        (skill) =>
          isKnownSkill(skill) &&
          !isCredential(skill) &&
          !isAvoided(skill) &&
          !asked.some(({ requirement }) => findTerm(tokenise(skill), requirement)),
      ),
    ])
      .filter((skill) => !proven.has(skill) && !listed.includes(skill) && !applicant.certificates.includes(skill))
      .map((skill) => inRunningText(skill, texts))
      .filter((skill, _, all) => !isWayOfWorking(skill) || all.every(isWayOfWorking)),
    study: isAvoided('degree') || isAvoided('education') ? null : studyFor(job, applicant.studies),
    languages: languagesFor(job, applicant),
    personal: personalFor(job, applicant),
    certificates: [
      ...credentials,
      ...askedFirst(
        applicant.certificates.filter((name) => !isAvoided(name) && !(registration && name.includes(registration))),
        asked,
      ),
    ],
    registration,
    gap: gapOf(job, asked, applicant, resumeTokens, texts),
    isOtherWork: !answersAny && isOtherLine(job.role, applicant.roles),
    isNearWork:
      ([...answered].some(tellsOfWork) && !isOtherLine(job.role, applicant.roles)) ||
      applicant.roles.some(({ title }) => nearnessOfWork(job.role, title) >= NEAR_WORK),
    story: storyOf(proofs),
    duties: nearestDuties(
      job.duties.filter((duty) => !isAvoided(duty)),
      proofs,
    ),
    statements: notes.statements,
  };
}

function skillsAsked(job: Job, texts: string): Asked[] {
  return job.requirements
    .flatMap((requirement) => (requirement.kind === 'skill' ? [requirement] : []))
    .filter(({ label }) => !job.company.includes(label))
    .filter(({ label, field }) => field !== null || (isNamedThing(label) && label.length > 2 && !isPlace(label)))
    .map((requirement) => {
      const share =
        requirement.field === null ? UNKNOWN_SHARE : SAID_BY_EVERYBODY.has(requirement.field) ? EVERYBODYS_SHARE : 1;
      return {
        name: nameOfRequirement(requirement, texts),
        weight: WEIGHT[requirement.importance] * share,
        requirement,
      };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** "ACCA", "CPA": held, and neither a skill nor a tool. */
const isCredentialIn = (name: string, resume: string) =>
  /^[A-Z]{3,5}$/.test(name) &&
  (impliedSkills(name).includes('Accounting') ||
    new RegExp(`(?<!\\p{L})${name} (?:level|qualified|registered|chartered|member)`, 'iu').test(resume));

function askedFirst(certificates: string[], asked: readonly Asked[]): string[] {
  const isAsked = (name: string) => asked.some(({ requirement }) => findTerm(tokenise(name), requirement));
  return [...certificates.filter(isAsked), ...certificates.filter((name) => !isAsked(name))];
}

/** "R" as "R (basic)", as the resume has it. */
const withItsLevel = (name: string, { skills }: Applicant) =>
  skills.find((skill) => fold(skill).startsWith(`${fold(name)} (`)) ?? name;

/** "Certified Public Accountant (Illinois)" as "CPA". */
const initialsOf = (name: string) =>
  name
    .replace(/\s*\([^()]*\)/g, '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** Whether a text speaks of one of the topics, by its words or by a quality that it shows. */
export function isWishedFor(text: string, topics: readonly string[]): boolean {
  if (topics.length === 0) return false;
  const terms = termsOf(text);
  const qualities = new Set(tokenise(text).flatMap(({ word }) => QUALITY_OF_WORD.get(word) ?? []));
  return topics.some((topic) => {
    const asked = termsOf(topic);
    return (
      containsTerms(terms, asked) ||
      qualities.has(fold(topic)) ||
      (asked.length > 1 && asked.filter((term) => terms.includes(term)).length > asked.length / 2)
    );
  });
}

function studyFor(job: Job, studies: readonly Study[]): Plan['study'] {
  const named = studies.filter(({ degree, school }) => degree !== '' && school !== '');
  const wanted = job.requirements.find((requirement) => requirement.kind === 'degree');
  const levelOf = ({ degree }: Study) =>
    Math.max(-1, ...degreeLevels(fold(degree)).map((level) => DEGREE_LEVELS.indexOf(level)));
  if (wanted?.kind === 'degree') {
    const isOfField = ({ degree }: Study) =>
      wanted.fields.length === 0 || wanted.fields.some((field) => fold(degree).includes(field));
    const fitting = named.find(
      (study) => !study.isOngoing && levelOf(study) >= DEGREE_LEVELS.indexOf(wanted.level) && isOfField(study),
    );
    if (fitting) return { study: fitting, isAskedFor: true };
  }
  const [latest] = [...named].sort((one, other) => levelOf(other) - levelOf(one));
  return latest ? { study: latest, isAskedFor: false } : null;
}

function languagesFor(job: Job, { languages }: Applicant): Applicant['languages'] {
  const wanted = job.requirements.flatMap((requirement) =>
    requirement.kind === 'language' ? [requirement.language] : [],
  );
  const asked = languages.filter(({ name }) => wanted.includes(spokenLanguage(fold(name)) ?? ''));
  return asked.length > 0 ? asked : languages;
}

/** What adverts ask of the person, and the field that answers it. */
const ASKED_OF_THE_PERSON: readonly (readonly [PersonalField, RegExp])[] = [
  [
    'visaStatus',
    /\bvisa\b|\biqama\b|work permit|residen(?:ce|cy) permit|right to work|transferable|تأشيرة|إقامة|اقامة/iu,
  ],
  [
    'noticePeriod',
    /notice period|immediate(?:ly)? (?:joiners?|available|start)|join(?:ing)? (?:immediately|within|asap)|available immediately|start immediately|فترة الإشعار|مباشرة العمل/iu,
  ],
  ['drivingLicence', /(?:driv\w{2,5}|C\+E|HGV|LGV|class 1) licen[cs]e|رخصة (?:قيادة|سياقة)/iu],
  [
    'nationality',
    /\b(?:nationals only|nationality|citizens only|citizenship|locals only)\b|الجنسية|للمواطنين|للكويتيين|للسعوديين/iu,
  ],
];

function personalFor(job: Job, { personal }: Applicant): Plan['personal'] {
  return ASKED_OF_THE_PERSON.flatMap(([field, asks]) => {
    const value = personal[field];
    return value && asks.test(job.text) ? [{ field, value }] : [];
  });
}

/** "Communication", "teamwork": what everybody says of themselves. */
const isWayOfWorking = (skill: string) =>
  KNOWN_SKILLS.some(({ label, field }) => SAID_BY_EVERYBODY.has(field) && label.toLowerCase() === skill.toLowerCase());

const ROOT = 6;

/** "Branch Librarian" and "Community Libraries Manager" are of one line. */
const rootsOf = (title: string) =>
  tokenise(title).flatMap(({ word }) =>
    word.length >= ROOT && !SAID_IN_MANY_TITLES.test(word) ? [word.slice(0, ROOT)] : [],
  );

const SAID_IN_MANY_TITLES =
  /^(?:manag|assist|senior|junior|superv|coordi|office|execut|direct|specia|consul|associ|traine|repres|admini)/;

/** Both lines of work must be known by name, or nothing is said of them. */
function isOtherLine(role: string, roles: readonly Role[]): boolean {
  const held = roles.filter(({ kind }) => kind === 'job').map(({ title }) => title);
  const isKnown = (title: string) => occupationFamilies(title).length > 0;
  const isNamedAlike = held.some((title) => rootsOf(title).some((root) => rootsOf(role).includes(root)));
  return (
    !isNamedAlike &&
    isKnown(role) &&
    held.length > 0 &&
    held.every((title) => isKnown(title) && nearnessOfWork(role, title) < NEAR_WORK)
  );
}

/** 0 to 1; 0 where one of the lines of work is not known. */
function nearnessOfWork(one: string, other: string): number {
  return Math.max(
    0,
    ...occupationFamilies(one).flatMap((wanted) =>
      occupationFamilies(other).map((held) => occupationNearness(wanted, held)),
    ),
  );
}

/** A story needs a beginning and an end. */
const MIN_STORY_LINES = 2;

function storyOf(proofs: readonly Proof[]): Role | null {
  const sums = new Map<Role, number>();
  for (const { role, score } of proofs)
    if (role.lines.length >= MIN_STORY_LINES) sums.set(role, (sums.get(role) ?? 0) + score);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function nearestDuties(duties: readonly string[], proofs: readonly Proof[]): string[] {
  const own = new Set(proofs.slice(0, 6).flatMap(({ line }) => tellingTerms(line)));
  const nearness = (duty: string) => tellingTerms(duty).filter((term) => own.has(term)).length;
  return [...duties].sort((one, other) => nearness(other) - nearness(one));
}
