import { PLAIN_ADJECTIVES } from '@vitae/language/adverts/asked-actions';
import { findTerm } from '@vitae/language/adverts/find-term';
import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';
import { escapePattern } from '@vitae/language/phrases';
import { KNOWN_SKILLS, knownSkill } from '@vitae/language/skills';
import { singular } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { ALSO_NOUNS, BASE_FORMS } from '@vitae/language/verbs';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { isProperAdjective, isWordOfEveryDay, withArticle } from '../text/words.ts';

const FIELDS_OF_PRODUCTS: ReadonlySet<string> = new Set([
  'programming',
  'data',
  'design',
  'finance',
  'commerce',
  'management',
  'office',
]);
const PRODUCTS: ReadonlySet<string> = new Set(
  KNOWN_SKILLS.filter(
    ({ label, field }) =>
      // "Retail" and "Hospitality" are trades.
      FIELDS_OF_PRODUCTS.has(field) && !label.includes(' ') && !NOUNS_WITHOUT_ARTICLE.has(label.toLowerCase()),
  ).map(({ label }) => label),
);
const NAMES_OF_EVERY_DAY: ReadonlySet<string> = new Set(
  KNOWN_SKILLS.flatMap(({ forms }) =>
    forms.flatMap(({ exact }) => (exact && /^\p{Lu}\p{Ll}+$/u.test(exact) ? [exact] : [])),
  ),
);
const IS_ACTIVITY = /(?:ing|ment|tion|sion|ance|ence|ship|ity|ics|ysis|care|payroll|ry|ness)$/;

/** "Accessibility", "Prototyping": no maker calls a product so. */
const IS_QUALITY = /^\p{L}{5,}(?:ity|ing|ship|ics|ness|ment|ysis)$/u;

/** "Phorest booking system" */
const IS_NAMED_SYSTEM = /^\p{Lu}\p{Ll}{3,} (?:\p{Ll}+ )?(?:system|software|app|platform|portal)$/u;
const isOfEveryDay = (word: string) => {
  const forms = [fold(word), singular(fold(word))];
  return (
    forms.some(
      (form) =>
        isWordOfEveryDay(form) ||
        [COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE, PLAIN_ADJECTIVES].some((words) => words.has(form)),
    ) || /(?:cial|tional)$/.test(word)
  );
};
const IS_LEVEL = /^(?:basics?|beginner|intermediate|advanced|expert)$/i;

/** "Windows Administration" */
const OF_A_SYSTEM = /^(?:Windows|Linux|Unix|Android|macOS) /;

/**
 * A skill as it is written within a sentence: "Wound care" as "wound care", "Power BI" and "Python" as they are.
 * `texts`, the advert and the resume, tell by their own way of writing.
 */
export function inRunningText(written: string, texts: string): string {
  // "Understand WPS"
  const [, known = ''] = /^(?:Understand|Know|Read)s? (\p{Lu}.*)$/u.exec(written) ?? [];
  if (known) return inRunningText(known, texts);
  // "Ms word"
  if (/^ms [a-z]+$/i.test(written) && written !== written.toUpperCase())
    return written.replace(/^ms (\p{L})/iu, (_, letter: string) => `MS ${letter.toUpperCase()}`);
  const [, main = '', aside = ''] = /^([^()]+)( \([^()]+\))$/.exec(written) ?? [];
  if (main) return `${inRunningText(main, texts)}${aside}`;
  const skill = inUsualCase(asItsMakersWrite(written));
  // "Renewals", "Typography": no maker calls a product so.
  if (/^\p{Lu}\p{Ll}+(?:\p{Ll}{3}als|ography)$/u.test(skill)) return skill.toLowerCase();
  // "Word", "Teams": programs that go by words of every day.
  if (NAMES_OF_EVERY_DAY.has(skill) || OF_A_SYSTEM.test(skill)) return skill;
  // "RF Scanning", "HR Administration": behind a short form an activity is no name.
  const [, short = '', activity = ''] =
    /^(\p{Lu}{2,4}) (\p{Lu}\p{Ll}+(?:ing|ment|tion|ance|anner|reader))$/u.exec(skill) ?? [];
  if (short) return `${short} ${activity.toLowerCase()}`;
  const isProduct = FIELDS_OF_PRODUCTS.has(knownSkill(skill)?.field ?? '');
  // "WPS Payroll", "VRF Systems", "BMS Basic"
  const [, initials = '', noun = ''] = /^((?!MS )\p{Lu}{2,5}) (\p{Lu}\p{Ll}{3,})$/u.exec(skill) ?? [];
  if (initials && IS_LEVEL.test(noun)) return `${initials} (${noun.toLowerCase()})`;
  if (initials && !isProduct && isOfEveryDay(noun)) return `${initials} ${noun.toLowerCase()}`;
  // "Financial Markets", "Consumer Apps"
  if (!isProduct && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(skill) && skill.split(' ').every(isOfEveryDay))
    return skill.toLowerCase();
  // "Node", of Node.js, and "Azure", of Microsoft Azure
  const label = LABEL_OF_FORM.get(formOf(skill)) ?? '';
  if (/^\p{Lu}/u.test(skill) && (isNamedThing(label) || (BY_ITS_MAKER.test(label) && label.endsWith(` ${skill}`))))
    return skill;
  // "Dentally": what no skill is called, a program may be.
  if (/^\p{Lu}\p{Ll}{3,}ally$/u.test(skill) && !COMMON_WORDS.has(skill.toLowerCase())) return skill;
  const words = skill.split(' ');
  const [first = ''] = words;
  if (!/^\p{Lu}[\p{Ll}'-]*$/u.test(first) || isProperAdjective(first)) return skill;
  // "Phorest booking system": by whose name a system goes.
  if (IS_NAMED_SYSTEM.test(skill) && !isWordOfEveryDay(fold(first))) return skill;
  const small = words.map((word) => (/^\p{Lu}[\p{Ll}'-]+$/u.test(word) ? word.toLowerCase() : word)).join(' ');
  const isNamed = new RegExp(`(?<=\\p{Ll} \\(?|\\()${escapePattern(skill)}(?![\\p{L}\\d])`, 'u').test(texts);
  // "Cybersecurity" is a field, though the list has it among the programs.
  if (/security$/i.test(skill)) return small;
  // "Tools: Genesys Cloud, NICE IEX, Confluence"
  if (words.length === 1 && !IS_QUALITY.test(skill) && isAmongTools(skill, texts)) return skill;
  // "Replaced spreadsheets with Pigment"
  if (words.length === 1 && isNamed && isUsed(skill, texts)) return skill;
  // "Terraform, Helm and Jenkins"
  if (words.length === 1 && !IS_QUALITY.test(skill) && isBesideProducts(skill, texts)) return skill;
  // "Loans", of a title in the advert
  if (words.length === 1 && COUNTABLE_NOUNS.has(singular(first.toLowerCase())) && !PRODUCTS.has(skill)) return small;
  // "Workday", whatever is said of working days.
  if (PRODUCTS.has(skill) && isNamed) return skill;
  if (new RegExp(`(?<![\\p{L}\\d])${escapePattern(small)}(?![\\p{L}\\d])`, 'u').test(texts)) return small;
  // "motivational Interviewing": an activity, and no name.
  if (isNamed && !(words.length === 1 && IS_ACTIVITY.test(skill) && (!PRODUCTS.has(skill) || IS_QUALITY.test(skill))))
    return skill;
  // "Google Classroom" is a name, and "Excel" one of a product; "Lesson planning" merely begins with a capital.
  if (words.slice(1).some((word) => /^[\p{Lu}\d]/u.test(word))) return skill;
  if (PRODUCTS.has(first) && !IS_ACTIVITY.test(first)) return skill;
  if (words.length === 1 && isNoWord(first.toLowerCase())) return skill;
  return PRODUCTS.has(first) &&
    words.length === 1 &&
    !IS_ACTIVITY.test(first) &&
    !COUNTABLE_NOUNS.has(first.toLowerCase())
    ? skill
    : small;
}

const isAmongTools = (skill: string, texts: string) =>
  new RegExp(
    `^\\W*(?:tools|software|systems|platforms|programs|applications|apps)(?: (?:used|and [a-z]+))?:[^\\n]*(?<![\\p{L}\\d])${escapePattern(skill)}(?![\\p{L}\\d])`,
    'imu',
  ).test(texts);

/** Bounded, since a text may hold one word of a hundred thousand letters. */
const NEIGHBOUR = '(\\p{Lu}[\\p{L}\\d+#.]{0,30}\\p{L})';
const BETWEEN = '(?:,? (?:and |or )?|/)';
/** In a row with names of products on both sides, or on one where it ends. */
function isBesideProducts(skill: string, texts: string): boolean {
  if (IS_ACTIVITY.test(skill)) return false;
  const row = new RegExp(`${NEIGHBOUR}${BETWEEN}${escapePattern(skill)}(?:${BETWEEN}${NEIGHBOUR}|(?=[.;)]))`, 'gu');
  return [...texts.matchAll(row)].some(([, before = '', behind]) =>
    [before, behind ?? before].every((name) => isNamedThing(labelOf(name))),
  );
}

const isUsed = (skill: string, texts: string) =>
  !IS_ACTIVITY.test(skill) &&
  new RegExp(`\\b(?:with|using|via) ${escapePattern(skill)}(?![\\p{L}\\d])`, 'u').test(texts);

/** "Westlaw", "Cerner": what no list of words holds, and what does not end like one, is a name. */
const isNoWord = (word: string) =>
  !IS_ACTIVITY.test(word) &&
  !/(?:y|s|ism|als?|ology|graph|sound|dough|age|board|work|wear|ure|tics)$/.test(word) &&
  ![COMMON_WORDS, COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE, BASE_FORMS].some((words) => words.has(word));

const BY_ITS_MAKER = /^(?:Adobe|Amazon|Apache|Atlassian|Autodesk|Google|Microsoft|Oracle) /;
const LABEL_OF_FORM = new Map(
  KNOWN_SKILLS.flatMap(({ label, forms }) => forms.map(({ words }) => [words.join(' '), label] as const)),
);
const formOf = (skill: string) =>
  tokenise(skill)
    .map(({ word }) => word)
    .join(' ');

/** The name that the lists have for a skill; its own where they have none. */
export const labelOf = (skill: string) => LABEL_OF_FORM.get(formOf(skill)) ?? skill;

/** The name of the skill, by which it is told from others: "ReactJS" and "React.js" are one, as are "ORM" and "ORM tools". */
function keyOf(skill: string): string {
  const plain = skill.replace(/\s*\([^()]*\)/g, '');
  const label = LABEL_OF_FORM.get(formOf(plain)) ?? LABEL_OF_FORM.get(formOf(skill));
  // "SQL in BigQuery" and "BigQuery SQL" are one.
  return fold(label ?? plain)
    .replace(/[.\s]?js$/, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => !/^(?:in|of|for|with|and)$/.test(word))
    .sort()
    .join('')
    .replace(/s$/, '');
}

/** Each skill once, the first of its names. */
export function withoutDoubles(skills: readonly string[]): string[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = keyOf(skill);
    const inBrackets = [...skill.matchAll(/\(([^()]{1,30})\)/g)].map(([, inner = '']) => keyOf(inner));
    const isNew = key !== '' && ![key, ...inBrackets].some((one) => seen.has(one));
    for (const one of [key, ...inBrackets]) seen.add(one);
    return isNew;
  });
}

/** "SQL" beside "SQL & PL/SQL", "Empower" beside "Empower 3" and "Micros" beside "Oracle Micros Simphony" say nothing more. */
export const withoutPartsOfPairs = (skills: readonly string[]): string[] =>
  skills.filter(
    (name) =>
      !skills.some(
        (other) =>
          other !== name &&
          (other.split(/ & | and /).includes(name) ||
            other.split(' ').slice(1).includes(name) ||
            other.replace(/ (?:v(?:ersion)? ?)?\d[\d.]*$/i, '') === name),
      ),
  );

/** "PostGRESQL" and "javascript" as their makers write them. */
function asItsMakersWrite(skill: string): string {
  const label = LABEL_OF_FORM.get(formOf(skill));
  const isSame = label && (fold(label) === fold(skill) || /^\p{Ll}+$/u.test(skill));
  return isSame && isNamedThing(label) ? label : skill;
}

const MAKERS = /^(?:MICROSOFT|GOOGLE|ADOBE|ORACLE|AMAZON|APPLE|CISCO|WINDOWS|ANDROID)$/;
/** "DATA ENTRY", "MICROSOFT EXCEL" of a page all in capitals; "SAP" and "HACCP", which no list of words holds, stay. */
function inUsualCase(skill: string): string {
  if (skill !== skill.toUpperCase() || !/\p{Lu}{4}/u.test(skill)) return skill;
  return skill
    .split(' ')
    .map((word) => {
      const named = asItsMakersWrite(word);
      if (named !== word) return named;
      if (MAKERS.test(word)) return word.charAt(0) + word.slice(1).toLowerCase();
      const small = word.toLowerCase();
      const isWord = /^\p{Lu}{3,}$/u.test(word) && (isWordOfEveryDay(fold(word)) || IS_ACTIVITY.test(small));
      return isWord || /^(?:AND|OF|IN|FOR|TO|WITH)$/.test(word) ? small : word;
    })
    .join(' ');
}

/** How well one must know it is no part of the name. */
const LEVEL = /^(?:advanced|basic|strong|good|solid|working|excellent|sound|proven) /i;

/**
 * What a sentence calls a requirement: the advert's own words for it, so that nothing is named that nobody has asked
 * for. Empty where they do not make a name: "front end" of "front end engineer", "analyse data".
 */
export function nameOfRequirement(requirement: SkillRequirement, texts: string): string {
  const tokens = tokenise(requirement.text);
  const place = findTerm(tokens, requirement);
  if (!place) return '';
  const [first, last] = [tokens[place.start]!, tokens[place.start + place.length - 1]!];
  const written = requirement.text.slice(first.start, last.end).replace(LEVEL, '');
  // "Carry out MOTs"
  if (/^\p{Lu}{2,5}s$/u.test(written)) return written;
  // "Paediatric first aid" is none of paediatrics.
  const isLabel = !/ic$/i.test(written) && singular(fold(written)) === singular(fold(requirement.label));
  // Duties use the words of skills for other things: "the library collection".
  if (requirement.importance === 'mentioned' && place.length === 1 && !isNamedThing(written)) return '';
  // "Plan preventive maintenance" opens a duty with its verb.
  if (requirement.importance === 'mentioned' && place.start === 0 && place.length > 1 && BASE_FORMS.has(first.word))
    return '';
  const isInfinitive = place.length > 1 && BASE_FORMS.has(first.word) && !ALSO_NOUNS.has(first.word);
  if (!isLabel && (isInfinitive || (place.length === 1 && !isNamedThing(written)))) return '';
  if (!isLabel && !canName(written, requirement)) return '';
  // "COMMUNICATION" is no abbreviation.
  const isShouted = /^\p{Lu}{6,}$/u.test(written) && !isNamedThing(requirement.label);
  const said = isShouted ? written.toLowerCase() : written;
  const name = inRunningText(isLabel && (isShouted || !isNamedThing(written)) ? requirement.label : said, texts);
  const head = fold(name.split(' ').at(-1) ?? '');
  if (!COUNTABLE_NOUNS.has(head)) return name;
  return /^(?:licen[cs]e|certificate|diploma|degree|card)$/.test(head) ? withArticle(name) : '';
}

const joined = (words: readonly string[]) => words.join('').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a way to write a skill is a name of it. "front end" and "event-driven" only begin one, "organised" is said of
 * people, and a stage of school in letters ("KS2") is nothing that one does.
 */
export function canName(written: string, { forms, field }: Pick<SkillRequirement, 'forms' | 'field'>): boolean {
  const words = tokenise(written).map(({ word }) => word);
  const label = forms[0]?.words ?? [];
  const begins = label.some((_, count) => count > 0 && joined(label.slice(0, count)) === joined(words));
  const isOfCare = /^[A-Z]{2,5}\d?$/.test(written) && FIELDS_OF_PEOPLE.has(field ?? '');
  return !begins && !isOfCare && !PLAIN_ADJECTIVES.has(fold(written)) && (words.length > 1 || isNamedThing(written));
}

const FIELDS_OF_PEOPLE: ReadonlySet<string> = new Set(['care', 'education', 'education levels']);

/** Programs, standards and certificates by name, which one either has worked with or has not. */
export function isNamedThing(label: string): boolean {
  const words = label.split(' ');
  return (
    words.some((word) => /\p{Lu}.*\p{Lu}|\d|[+#]$|\p{Ll}\p{Lu}/u.test(word)) ||
    (words.length === 1 && PRODUCTS.has(label) && !IS_ACTIVITY.test(label) && !COUNTABLE_NOUNS.has(label.toLowerCase()))
  );
}
