import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { CREDENTIALS, DEMONYMS } from '@vitae/language/persons';
import { escapePattern } from '@vitae/language/phrases';
import { STATE_CODES } from '@vitae/language/places';
import { impliedSkills } from '@vitae/language/skill-parents';
import { KNOWN_SKILLS, knownSkill } from '@vitae/language/skills';
import { singular } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { sentencesOf } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { linesBySection } from '../understand/lines-by-section.ts';
import { isPlace } from '../understand/places.ts';
import { readPage } from '../understand/reading-order.ts';
import type { Role } from '../understand/role.ts';
import { isKnownSkill } from '../understand/skills-held.ts';
import type { Essentials } from './essentials.ts';
import { isKnownALittle } from './known-a-little.ts';
import { namedInLines } from './named-in-lines.ts';
import { type Asked, PROOFS_TOLD, type Proof, SAID_BY_EVERYBODY } from './proofs.ts';
import { shortsIn } from './shorts.ts';
import { canName, inRunningText, isNamedThing, labelOf, withoutDoubles } from './wording-of-skills.ts';

/** The skills that a letter names, by kinds. */
export interface SkillsToTell {
  /** Names of requirements that the resume lists without telling more of them, the most wanted first. */
  listed: string[];
  /** Further skills of the resume, which the advert does not ask for. */
  others: string[];
  /** Of the requirements listed, those that are held rather than known: "ACCA". */
  credentials: string[];
  /** Whether the resume lists what is asked for, whatever it tells of it. */
  isListed(one: Asked): boolean;
}

interface Sources {
  job: Job;
  applicant: Applicant;
  resumeText: string;
  asked: readonly Asked[];
  proofs: readonly Proof[];
  named: Omit<Essentials, 'terms'>;
  isAvoided(text: string): boolean;
}

export function skillsToTell({ job, applicant, resumeText, asked, proofs, named, isAvoided }: Sources): SkillsToTell {
  const texts = `${job.text}\n${resumeText}`;
  // "CPD", a heading, is no skill.
  const told = withoutHeadings(resumeText);
  const isInList = (name: string) => applicant.skills.some((skill) => fold(skill) === fold(name));
  // What only a later line shows, the letter may have no room to tell.
  const proven = new Set(
    proofs.flatMap(({ shows }, at) => (at < PROOFS_TOLD ? shows : shows.filter((name) => !isInList(name)))),
  );
  const lists = [
    ...applicant.skills,
    ...applicant.certificates,
    ...sentencesOf(applicant.summary).filter((sentence) => !IS_WISH.test(sentence)),
    ...applicant.roles.map(({ title }) => title),
  ].map(tokenise);
  const isNamed = namedInLines(resumeText, applicant);
  const isNamedByPapersAlone = namedByPapersAlone(resumeText);
  const isQualification = (name: string) => isHeldAsQualification(name, applicant, resumeText);
  const canBeSkill = (name: string) =>
    !DEMONYMS.has(fold(name)) &&
    !isOfNoSkill(name, texts) &&
    !isBehindName(name, resumeText) &&
    !isOnlyInHeads(name, applicant, resumeText) &&
    (!IS_FIELD.test(name) || isInList(name));
  const isCredential = (name: string) => isCredentialIn(name, resumeText);
  const isListed = ({ name, requirement }: Asked) =>
    lists.some((tokens) => findTerm(tokens, requirement)) || (name !== '' && isNamed(requirement, name));
  const listed = withoutDoubles([
    ...proven,
    ...asked.filter((one) => one.name !== '' && !proven.has(one.name) && isListed(one)).map(({ name }) => name),
  ])
    // "Jinja" is a town as well.
    .filter((name) => !proven.has(name) && !isPlace(name) && !isOwnTrade(name, applicant.roles))
    .filter(canBeSkill)
    .filter((name) => isCredential(name) || !isNamedByPapersAlone(name))
    .filter((name) => !isOfCertificate(name, applicant.certificates));
  const isCertified = (name: string) => applicant.certificates.some((one) => fold(one).includes(fold(name)));
  return {
    isListed,
    credentials: listed.filter(
      (name) => isCredential(name) && !isOfStudy(name, applicant) && isHeldByOneself(name, applicant, resumeText),
    ),
    listed: withoutDoubles([
      ...named.skills.filter(
        (name) =>
          !isAvoided(name) &&
          !isKnownALittle(name, resumeText) &&
          !isCertified(name) &&
          !isQualification(name) &&
          canBeSkill(name) &&
          !proofs.some(({ line }) => line.includes(name)),
      ),
      ...listed.filter(
        (name) => !isCredential(name) && !isQualification(name) && !isToldWhole(name, named.certificates),
      ),
    ])
      .flatMap((name) => (job.language === 'en' ? asWrittenIn(told, name, texts) : inArabicLetter(resumeText, name)))
      .map((name) => inFull(withItsScope(name, resumeText), applicant, texts))
      .map((name) => withItsLevel(name, applicant)),
    others: withoutDoubles([
      ...proven,
      ...listed,
      ...applicant.skills.filter(
        (skill) =>
          isKnownSkill(skill) &&
          !isCredential(skill) &&
          !isNamedByPapersAlone(skill) &&
          !isQualification(skill) &&
          !isKnownALittle(skill, resumeText) &&
          !isAsideOfAnother(skill, resumeText) &&
          !isAvoided(skill) &&
          !isOwnTrade(skill, applicant.roles) &&
          !asked.some(({ requirement }) => findTerm(tokenise(skill), requirement)),
      ),
    ])
      .filter(
        (skill) =>
          canBeSkill(skill) &&
          !isSpoken(skill, applicant) &&
          !isPlace(skill) &&
          !proven.has(skill) &&
          !listed.includes(skill) &&
          !isFullerName(skill, [...proven, ...listed]) &&
          !applicant.certificates.includes(skill),
      )
      .map((skill) => inRunningText(skill, texts))
      // "Tractor": a thing, of which the page says no more.
      .filter((skill) => !/^\p{Ll}+(?<!ing|tion|ment)$/u.test(skill) || !COUNTABLE_NOUNS.has(singular(skill)))
      .filter((skill, _, all) => !isWayOfWorking(skill) || all.every(isWayOfWorking)),
  };
}

/** "Amazon Web Services", below a certificate: who has issued it, which is nothing that one can do. */
export function namedByPapersAlone(resumeText: string): (name: string) => boolean {
  const all = linesBySection(resumeText).map(({ text, section }) => ({ text: fold(text), section }));
  return (name) => {
    const folded = fold(name);
    const lines = all.filter(({ text }) => text.includes(folded));
    return lines.length > 0 && lines.every(({ section }) => section === 'certifications');
  };
}

/** "Dana Sample, RN, BSN": what one is. */
const isBehindName = (skill: string, resumeText: string) =>
  /^\p{Lu}{2,5}$/u.test(skill) &&
  new RegExp(`,[ \\t]*${skill}(?![\\p{L}\\d])`, 'u').test(resumeText.trimStart().split('\n', 1)[0]!);

/** "Looking to move into learning and development" */
const IS_WISH =
  /\b(?:looking (?:to|for)|seeking|want(?:ing)? to|hop(?:e|ing) to|aim(?:ing)? to|would like to|interested in|(?:move|moving) (?:in)?to)\b/i;

const IS_SPEAKER = /^(?:bi|tri|multi)lingual$/i;

/** "MikroTik hAP router" that one has at home, "HTM 01-05 lead" that one is, "Dholuo mother tongue" that one speaks. */
const NAMES_NO_SKILL =
  /^(?:beginner|basic|elementary|intermediate|advanced|proficient|expert|familiar|fluent)$| (?:router|switch|printer|laptop|tablet|camera|phone|scanner|lead|champion)$|\b(?:mother tongue|native(?: speaker)?|fluent|conversational)\b/i;

/** "cash-flow" of "cash-flow forecasts", "non-profit": what something is like. */
const isAdjective = (name: string, texts: string) =>
  /^(?:non-?profit|not-for-profit|public sector|private sector)$/i.test(name) ||
  (/^\p{Ll}+-\p{Ll}+$/u.test(name) &&
    !new RegExp(`(?<![\\p{L}\\d-])${escapePattern(name)}(?! \\p{Ll})(?![\\p{L}\\d-])`, 'u').test(texts));

/** "NM" of "Albuquerque, NM", and what somebody is who speaks more than one language. */
export const isOfNoSkill = (name: string, texts: string) =>
  IS_SPEAKER.test(name) ||
  NAMES_NO_SKILL.test(name) ||
  isAdjective(name, texts) ||
  (STATE_CODES.has(name) && new RegExp(`\\p{Ll},[ \\t]*${name}(?![\\p{L}\\d])`, 'u').test(texts));

/** "CA$2.3M ARR", "R500m turnover": how much it was, and no skill. */
export const namesSum = (skill: string) =>
  /\p{Sc}\s?\d|\d(?:[\d.,]*\d)?\s?(?:[km]n?|bn|million|billion|lakhs?|crores?)(?!\p{L})/iu.test(skill);

/** "AutoCAD Civil 3D" and "Primavera P6" beside "Civil 3D" and "Primavera". */
const isFullerName = (skill: string, told: readonly string[]) =>
  told.some(
    (name) =>
      fold(skill).endsWith(` ${fold(name)}`) ||
      (skill.startsWith(`${name} `) && /^[\p{Lu}\d.]{1,4}$/u.test(skill.slice(name.length + 1))),
  );

/** "Alabang", of "Kalayaan Outsourcing, Alabang": where the work was. */
function isOnlyInHeads(name: string, { roles }: Applicant, resumeText: string): boolean {
  const names = new RegExp(`, ${escapePattern(name)}(?![\\p{L}\\d])`, 'u');
  const lines = resumeText.split('\n').filter((line) => line.includes(name));
  const isHead = (line: string) =>
    names.test(line) && roles.some(({ title }) => title !== '' && !title.includes(name) && line.includes(title));
  return lines.length > 0 && /^\p{Lu}/u.test(name) && lines.every(isHead);
}

/** "Kipsigis", which no list of languages has and that of the page does. */
const isSpoken = (skill: string, { languages, languagesAsWritten }: Applicant) =>
  languages.some(({ name }) => fold(name) === fold(skill)) || fold(languagesAsWritten).includes(fold(skill));

/** "CIPD" is told as "CIPD Level 5 Associate Diploma". */
export const isToldWhole = (name: string, certificates: readonly string[]) =>
  certificates.some((item) => item.length > name.length && item.split(/[\s,()]+/).includes(name));

const isOfCertificate = (name: string, certificates: readonly string[]) =>
  certificates.some(
    (one) =>
      fold(one).includes(fold(name)) ||
      initialsOf(one) === name ||
      shortsIn(name).some((short) => shortsIn(one).includes(short)),
  );

const isOfStudy = (name: string, { studies }: Applicant) =>
  studies.some(({ degree }) => shortsIn(name).some((short) => shortsIn(degree).includes(short)));

/** Whole, and not an employer's, of which a line of the work tells. */
const isHeldByOneself = (name: string, { roles }: Applicant, resumeText: string) =>
  !isHeldInPart(name, resumeText) && !roles.some(({ lines }) => lines.some((line) => line.includes(name)));

/** "VLOOKUP", of "Excel (Pivot, VLOOKUP)" */
const isAsideOfAnother = (skill: string, resumeText: string) => {
  const aside = new RegExp(
    `\\p{L} ?\\([^()\\n]{0,80}(?<!\\p{L})${escapePattern(skill)}(?!\\p{L})[^()\\n]{0,80}\\)`,
    'giu',
  );
  return aside.test(resumeText) && !resumeText.replace(aside, '').includes(skill);
};

/** "Pharmacy" says nothing of a Pharmacy Technician. */
function isOwnTrade(skill: string, roles: readonly Role[]): boolean {
  // "RN", of a registered nurse
  if (/^\p{Lu}{2,5}$/u.test(skill)) return roles.some(({ title }) => title.split(/[^\p{L}]+/u).includes(skill));
  const root = /^\p{L}{6,}$/u.test(skill) ? fold(skill).slice(0, 6) : '';
  return (
    root !== '' &&
    roles.some(({ title }) =>
      fold(title)
        .split(/\P{L}+/u)
        .some((word) => word.startsWith(root)),
    )
  );
}

/** "ACCA", "CPA": held, and neither a skill nor a tool. */
export const isCredentialIn = (name: string, resume: string) =>
  /\b(?:certification|certificate|registration|registered|card|licen[cs]e)$/i.test(labelOf(name)) ||
  (/^[A-Z]{3,6}$/.test(name) &&
    (impliedSkills(name).includes('Accounting') ||
      CREDENTIALS.has(name.toLowerCase()) ||
      new RegExp(
        `(?<!\\p{L})${name}(?: \\([^()]{1,20}\\))? (?:level|qualified|registered|chartered|certified|certificate|member|provider|valid|until|till)`,
        'iu',
      ).test(resume)));

const LINES_OF_NAME = 3;
/** "CTA" behind the name at the top of the page, or of "Chartered Tax Adviser": what somebody is, and no tool. */
function isHeldAsQualification(name: string, { fullName, skills }: Applicant, resumeText: string): boolean {
  if (!/^[A-Z]{3,6}$/.test(name) || skills.some((skill) => skill.split(/[\s,/()]+/).includes(name))) return false;
  const surname = fullName.split(' ').at(-1) ?? '';
  const isBehindName = resumeText
    .split('\n', LINES_OF_NAME)
    .some(
      (line) =>
        surname !== '' &&
        new RegExp(`${escapePattern(surname)},? .{0,40}(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(line),
    );
  const inFull = [...name].map((letter) => `${letter}\\p{Ll}+`).join(' (?:(?:of|and|in|for|the) )?');
  return (
    isBehindName ||
    new RegExp(
      `(?<!\\p{L})(?=Chartered|Certified|Registered|Licen[cs]ed|Qualified|Associate|Fellow|Member)${inFull}(?!\\p{L})`,
      'u',
    ).test(resumeText)
  );
}

/** "CMA part 1", "part-qualified ACCA": no more is held. */
export const isHeldInPart = (name: string, resume: string) =>
  new RegExp(
    `(?<!\\p{L})${escapePattern(name)}[\\s(:,–-]{1,30}(?:part|\\d+ of \\d+|papers?|inter|intermediate|foundation|finalist|candidate|student|trainee|in progress|pursuing|ongoing|level (?:1|i)\\b)|(?:part[- ]qualified|pursuing|studying(?: for)?|preparing for|towards?)[ ,(]{1,2}${escapePattern(name)}(?!\\p{L})`,
    'iu',
  ).test(resume);

/** A word has an Arabic one of the same meaning; "TEFL" is not "TESOL", whatever they have in common. */
const inArabicLetter = (resumeText: string, name: string) => (resumeText.includes(name) ? [name] : []);

const LINES_OF_OBJECTIVE = 3;
/** Nor is what somebody wishes for anything that they know: "Seeking a position in MEP". */
const withoutHeadings = (resumeText: string) => {
  const { lines } = readPage(resumeText);
  const isWish = (at: number) =>
    lines.slice(Math.max(0, at - LINES_OF_OBJECTIVE), at).findLast(({ opens }) => opens !== null)?.opens ===
    'objective';
  return lines
    .filter(({ opens, text }, at) => (opens === null ? !isWish(at) : /[:\t]/.test(text)))
    .map(({ text }) => text)
    .join('\n');
};

/** "Postgres" for the advert's "PostgreSQL": a skill goes by a name that the resume has; nothing where it has none. */
function asWrittenIn(told: string, name: string, texts: string): string[] {
  const text = fold(told);
  const stands = (words: string) =>
    new RegExp(`(?<![\\p{L}\\d])${escapePattern(words)}(?![\\p{L}\\d])`, 'u').test(text);
  if (stands(fold(name))) return [name];
  const skill = knownSkill(labelOf(name));
  const forms = skill?.forms.map(({ words }) => words.join(' ')) ?? [];
  const form = [...forms]
    .filter(
      (words) =>
        skill !== null &&
        (words === fold(skill.label) || (words.includes(' ') ? canName(words, skill) : isNamedThing(skill.label))),
    )
    .sort((one, other) => other.length - one.length)
    .find(stands);
  // "Troubleshoot" holds the skill, in a form that is no name of it.
  if (!form) return text.includes(fold(name)) ? [name] : [];
  const written = new RegExp(`(?<![\\p{L}\\d])${escapePattern(form)}(?![\\p{L}\\d])`, 'iu').exec(told)?.[0];
  return [inRunningText(written ?? form, texts)];
}

/** "IFRS" as "IFRS for SMEs", where the resume says nowhere more than that. */
function withItsScope(name: string, resumeText: string): string {
  const named = new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])( for \\p{Lu}[\\p{L}\\d]+)?`, 'gu');
  const [scope = '', ...others] = new Set([...resumeText.matchAll(named)].map(([, behind = '']) => behind));
  return others.length === 0 ? `${name}${scope}` : name;
}

/** "Cash flow" as "cash flow forecasting", "butchery" as "whole fish butchery", where the resume lists no more than that of it. */
function inFull(name: string, { skills }: Applicant, texts: string): string {
  if (skills.some((skill) => fold(skill) === fold(name))) return name;
  const holds = new RegExp(`^${escapePattern(fold(name))} \\p{L}|^\\p{L}[^,;&/]* ${escapePattern(fold(name))}$`, 'u');
  const whole = skills.find((skill) => holds.test(fold(skill)) && skill.split(' ').length <= MOST_WORDS_OF_SKILL);
  return whole ? inRunningText(whole, texts) : name;
}
const MOST_WORDS_OF_SKILL = 4;

/** What one works in or has studied, and nothing that one can do. */
const IS_FIELD =
  /^(?:e-?commerce|logistics|clinical research|(?:aerospace|biomedical|chemical|civil|electrical|electronics?|industrial|mechanical|software) engineering|\p{L}{3,}ology|retail|insurance|banking|healthcare|hospitality|manufacturing|construction|telecom\p{L}*|oil (?:and|&) gas|fintech|pharmaceuticals?|real estate|agriculture|tourism|aviation|automotive|nursing|medicine|law|computer science|information technology)$/iu;

/** "R" as "R (basic)", as the resume has it. */
const withItsLevel = (name: string, { skills }: Applicant) =>
  `${name}${skills.find((skill) => fold(skill).startsWith(`${fold(name)} (`))?.slice(name.length) ?? ''}`;

/** "Certified Public Accountant (Illinois)" as "CPA". */
const initialsOf = (name: string) =>
  name
    .replace(/\s*\([^()]*\)/g, '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** "Communication", "teamwork": what everybody says of themselves. */
const isWayOfWorking = (skill: string) =>
  KNOWN_SKILLS.some(({ label, field }) => SAID_BY_EVERYBODY.has(field) && label.toLowerCase() === skill.toLowerCase());
