import { EVERYDAY_SKILLS } from '../lists/everyday-skills.ts';
import { SKILLS } from '../lists/skills.ts';
import { readClasses } from './lists.ts';
import { classified, linesOf } from './terms.ts';
import { tokenise } from './tokens.ts';

/** One way to write a skill. */
export interface SkillForm {
  /** As `tokenise` splits and folds them. */
  words: readonly string[];
  /** The case must be exactly this. */
  exact: string | null;
  /** The first word of a sentence does not count: there, every word has a capital. */
  isEverydayWord: boolean;
}

export interface KnownSkill {
  /** As a list of skills names it: "Data analysis", "PostgreSQL". */
  label: string;
  /** What kind of work it is of: "programming", "care", "ways of working". */
  field: string;
  /** The label's form first. */
  forms: readonly SkillForm[];
}

const everyday: ReadonlySet<string> = new Set(linesOf(EVERYDAY_SKILLS));

/** The label of a skill by its folded name in Arabic. */
export const SKILLS_BY_ARABIC = readClasses('skills-arabic');

const arabicNames = Map.groupBy(SKILLS_BY_ARABIC, ([, label]) => label);

/** Every skill that has a name of its own in the lists, by label. */
export const KNOWN_SKILLS: readonly KnownSkill[] = linesOf(SKILLS).map((line) => {
  const [names, field] = classified(line);
  const [label = '', ...aliases] = names.split('|');
  const isEveryday = everyday.has(label);
  const inArabic = (arabicNames.get(label) ?? []).map(([name]) => name);
  return { label, field, forms: [label, ...aliases, ...inArabic].map((written) => readForm(written, isEveryday)) };
});

const byLabel = new Map(KNOWN_SKILLS.map((skill) => [skill.label, skill]));

/** The skill that the lists know by this label, or null. */
export const knownSkill = (label: string): KnownSkill | null => byLabel.get(label) ?? null;

function readForm(written: string, isEverydayWord: boolean): SkillForm {
  const isExact = written.startsWith('=');
  const text = isExact ? written.slice(1) : written;
  const isGuarded = isEverydayWord && /^[A-Z]/.test(text);
  return {
    words: tokenise(text).map((token) => token.word),
    exact: isExact || isGuarded ? text : null,
    isEverydayWord: isGuarded,
  };
}
