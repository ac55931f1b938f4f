import { certificatesNamed } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { SKILL_LEVELS } from '@vitae/language/skill-levels';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { LEVELS_OF_SPEECH, spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import type { Field } from '../../parsing/result.ts';
import { wordCount } from '../text/words.ts';
import { asSure, inScript, sure } from './sure.ts';

// What of a list of skills is a skill.

/** A doubted skill that the lists know is one all the same. */
export const sureSkill = (field: Field) =>
  sure(field.confidence >= LEAST_SURE && isKnownSkill(field.value) ? asSure(field) : field);
const LEAST_SURE = 0.5;

/** "Postman", "SQL": what a course has taught, and no certificate. */
export const isTool = (name: string) =>
  !certificatesNamed(name).includes(fold(name)) &&
  /^(?:programming|data|design|office)$/.test(FIELD_OF_NAME.get(wordsOf(name)) ?? '');

/** Tools keep their Latin names in an Arabic letter. */
function isReadable(skill: string, language: 'en' | 'ar'): boolean {
  return inScript(skill, language) !== '';
}

const LISTED = /\s*[,;•]\s*/;
const SKILLS_OF_LIST = 0.5;

/** "TypeScript, React, Node, PostgreSQL": a line that tells nothing, and names what was used. */
export function isListOfSkills(line: string): boolean {
  const parts = line.replace(/[.\s]+$/, '').split(LISTED);
  return (
    parts.length > 1 &&
    parts.every((part) => wordCount(part) <= 3) &&
    parts.filter(isKnownSkill).length > parts.length * SKILLS_OF_LIST
  );
}

/** "JAVASCRIPT HTML 5 CSS LAMP REST": skills side by side, with nothing between them. */
export function isRowOfSkills(line: string): boolean {
  // "Java and J2EE"
  const names = line.split(/,? and | & |, /);
  if (names.length > 1 && names.every(isKnownSkill)) return true;
  const words = line.split(' ').filter((word) => !/^\d/.test(word));
  const known = words.filter(isKnownSkill).length;
  // "Agile TFS JIRA GitHub Unified Process": by their capitals, where some are known.
  const areNames = words.length > MANY_SKILLS && words.every((word) => /^\p{Lu}/u.test(word));
  return words.length >= MANY_SKILLS && (known > words.length * SKILLS_OF_LIST || (areNames && known >= SOME_SKILLS));
}
const MANY_SKILLS = 4;
const SOME_SKILLS = 3;

/** "R" as "R (basic)" where the resume says so: no skill is claimed at more than its level. */
function withItsLevel(skill: string, resumeText: string): string {
  const at = resumeText.indexOf(`${skill} (`);
  const level =
    at < 0
      ? ''
      : (/^\((basics?|beginner|elementary|learning|some|a little|earlier|previously|past|rusty)\)/i.exec(
          resumeText.slice(at + skill.length + 1),
        )?.[1] ?? '');
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
    // "Understand WPS", which no list of names can hold
    /^(?:understands?|knows?|can|able to|reads?|willing)\s/i.test(skill) ||
    // "Computer literate", what somebody is.
    /\b(?:literate|savvy|minded|oriented|driven|motivated)$/i.test(skill) ||
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

/** "French (B2)", "French B2" in a list of skills. */
export function languageAmongSkills(skill: string): { name: string; level: string }[] {
  const [, name = '', level = '', behind = ''] =
    /^(\p{Lu}\p{L}+)(?: \(([^()]{1,25})\)| (\p{L}[\p{L}\d ]{0,24}))?$/u.exec(skill.replace(/[\s&,]+$/, '')) ?? [];
  const isSpoken = spokenLanguage(fold(name)) && (behind === '' || LEVELS_OF_SPEECH.has(fold(behind)));
  return isSpoken ? [{ name, level: level || behind }] : [];
}

/** "teams (Danish, Portuguese, German colleagues)": of others, wherever the page has it. */
export const isOfOthers = (name: string, resumeText: string): boolean =>
  resumeText
    .split('\n')
    .filter((line) => line.includes(name))
    .every((line) => {
      const before = line.slice(0, line.indexOf(name));
      return before.lastIndexOf('(') > before.lastIndexOf(')') && !/\blanguages?\b|\bspeaks?\b|lingual/i.test(before);
    });

/** "Basic understanding of Trados" is a little knowledge of it. */
const KNOWN_A_LITTLE = /^(?:basic|some|elementary) (?:knowledge|understanding|experience) (?:with|in|of) (\S.*)$/iu;
/** "Experience with AutoCAD", "Proficient in Excel": the skill is what stands behind. */
export const KNOWN_HOW =
  /^(?:(?:good|strong|excellent|working|hands-on|extensive) )?(?:experienced?|proficien(?:t|cy)|knowledge|understanding|skilled|familiar(?:ity)?|expertise|competen(?:t|ce)|well[- ]versed|(?:expert|advanced|intermediate)(?: (?:level|user|skills?|knowledge|proficiency|experience))?) (?:with|in|of|at|using) (?=\S)/iu;

const isWithinBrackets = (name: string, resumeText: string): boolean =>
  resumeText.split('\n').some((line) => {
    const at = line.indexOf(name);
    const before = line.slice(0, Math.max(0, at));
    return at > 0 && before.lastIndexOf('(') > before.lastIndexOf(')') && line.indexOf(')', at) > 0;
  });

/** The names of skills among items of a list, each with its level where the resume gives it a low one. */
export const skillsAmong = (items: readonly string[], resumeText: string, language: 'en' | 'ar'): string[] => [
  ...new Set(
    items
      .map((skill) =>
        withoutHalfBracket(skill)
          .replace(/[\s/|]+$/, '')
          // As profiles on the web tell what kind of thing it is.
          .replace(/ \((?:Programming Language|Software|Framework|Library)\)$/i, '')
          .replace(KNOWN_A_LITTLE, '$1 (basic)')
          .replace(KNOWN_HOW, ''),
      )
      .filter((skill) => isNameOfSkill(skill) && isReadable(skill, language) && languageAmongSkills(skill).length === 0)
      .filter((skill) => !isOnlyTown(skill, resumeText) && !isLabelOfRow(skill, resumeText))
      // "roads of the east (Elm, Larch)", "AutoCAD (updates, look ahead)"
      .filter((skill) => isKnownSkill(skill) || !isWithinBrackets(skill, resumeText))
      .map((skill) => withItsLevel(skill, resumeText)),
  ),
];

/** "Engineering    MATLAB, AutoCAD": what the row is of, or, alone above it with or without its level, the list. */
export function isLabelOfRow(skill: string, resumeText: string): boolean {
  if (!/^\p{Lu}[\p{L} &/]+$/u.test(skill)) return false;
  const label = `(?:^|\\n)[ \\t•-]*${escapePattern(skill)}`;
  if (new RegExp(`${label}(?:\\t+| {3,}|[ \\t]*:)[^\\n,]+,`, 'u').test(resumeText)) return true;
  const list = new RegExp(`${label}[ \\t]*\\n(?:([^\\n,]{2,20})\\n)?[^\\n,]{1,40},[^\\n,]{1,40},`, 'u').exec(
    resumeText,
  );
  return list !== null && (list[1] === undefined || SKILL_LEVELS.has(list[1].trim().toLowerCase()));
}

/** "Contract Management, Civil Service College, Jinja, 2022": where a course was held. */
const isOnlyTown = (skill: string, resumeText: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(skill) &&
  resumeText.includes(`, ${skill}, `) &&
  resumeText
    .split(skill)
    .slice(1)
    .every((behind) => /^, (?:19|20)\d\d/.test(behind));

/** The tools of a line that lists them. */
export const toolsIn = (line: string): string[] => line.split(LISTED).filter(isKnownSkill);
