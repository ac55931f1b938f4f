import { stripBullet } from '@vitae/language/bullets';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { knownSkill } from '@vitae/language/skills';
import { isProperAdjective, isWordOfEveryDay, wordCount } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { IS_A_SITE, isPlace } from '../understand/places.ts';
import { NOT_HELD } from '../understand/state-of-holding.ts';
import type { Study } from '../understand/studies.ts';
import { isDeed, isTold } from '../understand/told.ts';
import { IN_DOUBT } from './named-in-lines.ts';
import { labelOf } from './wording-of-skills.ts';

/** What advert and resume both name, in the words of the resume, whether or not the lists of skills know it. */
export interface Essentials {
  /** The names, as both write them, first those asked for first. */
  terms: string[];
  /** Programs and methods that the resume has as an item of a list: "Procore", "Xero (Certified Advisor)". */
  skills: string[];
  /** Licences, registrations and certificates: "SIA Licensed Security Officer (Door Supervisor, CCTV)". */
  certificates: string[];
  /** Degrees: "PhD Chemistry". */
  degrees: string[];
}

const MAX_LINES = 400;
const MAX_LINE = 1_000;
const MOST_TERMS = 60;
const ITEM_WORDS = 9;
/** "SIA", "GPhC", "18th Edition", "PhD" */
const NAMED_IN_SHORT = /(?<![\p{L}\d&/'’-])(?:\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*|\d{2}th Edition)(?![\p{L}\d&'’-])/gu;
const CONTEXT =
  '(?:[Ee]xperience|[Kk]nowledge|[Pp]roficien\\p{Ll}+|[Ff]amiliar\\p{Ll}*|[Uu]sing|[Uu]se|[Ss]killed|[Tt]rained|[Ww]orking|[Cc]ompetent|[Kk]now)';
/** "experience with Procore": a capital that no sentence has given. */
const NAME_WITHIN = new RegExp(
  `(?<=${CONTEXT} (?:\\p{Ll}+ ){0,3})\\p{Lu}\\p{Ll}{2,}(?! \\p{Lu}|[\\p{L}'’-])|(?<!\\p{L})\\p{Lu}\\p{Ll}{2,}(?= inside out)`,
  'gu',
);
/** "IMI Level 3" */
const WITH_LEVEL = /(?<!\p{L})\p{Lu}{3,5} [Ll]evel \d/gu;
const NAMES_HOLDING =
  /\b(?:licen[cs]ed?|licen[cs]es?|certificat\w*|certified|registered|registration|card|diploma|level \d|pin|accredited|award|member|lead auditor|practitioner|assessor)\b/i;
const DEGREE = /^(?:Ph\.?D|DPhil|M\.?Sc|M\.?A|MEng|MBA|B\.?Sc|B\.?A|BEng|LL\.?[BM])\.?(?= |$)/;

/** Everything of the resume that answers the advert by its name, as far as it is an item of its own. */
export function essentialsOf(job: Job, { roles, studies, fullName }: Applicant, resumeText: string): Essentials {
  const ofOthers = [job.company, job.role, job.contact, fullName, ...roles.map(({ place }) => place)].map(fold);
  const lines = resumeText
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line.length < MAX_LINE);
  const places = roles.map(({ place }) => place).filter((name) => name.length > 2);
  const found: Essentials = { terms: [], skills: [], certificates: [], degrees: [] };
  for (const { term, isSkill } of termsAsked(job).slice(0, MOST_TERMS)) {
    if (ofOthers.some((name) => name.split(/[^\p{L}\d]+/u).includes(fold(term)))) continue;
    const items = lines.flatMap((line) => itemsWith(term, line, places).map((item) => ({ line, item })));
    if (items.length > 0 || lines.some((line) => holdsTerm(line, term))) found.terms.push(term);
    const isAlone = (item: string) => fold(item.replace(/ \([^()]+\)$/, '')) === fold(term);
    const skill = isSkill ? items.find(({ item }) => isAlone(item) && !isPartOfPair(item, lines))?.item : undefined;
    const degree = items.find(
      ({ line, item }) => !IS_OPEN.test(line) && DEGREE.test(item) && item.startsWith(term),
    )?.item;
    const isOfDegree = degreeLevels(fold(term)).length > 0;
    const held = items
      // What an employer was certified for is told among the deeds.
      .filter(({ line }) => !isOfDegree && !NOT_HELD.test(line) && !isDeed(stripBullet(line)))
      .map(({ item }) => item)
      .filter((item) => NAMES_HOLDING.test(item));
    // "CIPD Level 5 Associate Diploma" says more than "CIPD membership".
    const certificate = held.find((item) => /\d/.test(item)) ?? held[0];
    if (degree && !isToldAmong(studies, degree)) found.degrees.push(degree);
    else if (certificate && !found.certificates.some((other) => other.includes(certificate)))
      found.certificates.push(certificate);
    else if (skill) found.skills.push(skill);
  }
  return found;
}

/** "GPO" of "GPO and IDN selling": half of a name. */
function isPartOfPair(item: string, lines: readonly string[]): boolean {
  const pair = new RegExp(`${escapePattern(item)} (?:and|&) \\p{L}+ \\p{Ll}`, 'u');
  return lines.some((line) => pair.test(line));
}

/** Of a degree, "2024 – present" as well. */
const IS_OPEN = new RegExp(`${NOT_HELD.source}|\\b(?:current|present|candidate)\\b`, 'iu');

/** "PhD" says nothing beside a "DPhil in History", nor without its subject. */
const isToldAmong = (studies: readonly Study[], degree: string) => {
  const levels = degreeLevels(fold(degree));
  return (
    !degree.includes(' ') ||
    studies.some((study) => degreeLevels(fold(study.degree)).some((level) => levels.includes(level)))
  );
};

const holdsTerm = (text: string, term: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(term)}(?![\\p{L}\\d])`, 'u').test(text);

/** Names in the advert; those of skills are known as such, or stand behind "experience with". */
function termsAsked({ text, company }: Job): { term: string; isSkill: boolean }[] {
  const lines = text.split('\n', MAX_LINES).filter((line) => line.length < MAX_LINE * 2);
  const isWord = (name: string) => holdsTerm(text, name.toLowerCase());
  const terms = new Map<string, boolean>();
  for (const line of lines) {
    for (const [name] of line.matchAll(WITH_LEVEL)) terms.set(name, false);
    for (const [name] of line.matchAll(NAMED_IN_SHORT))
      if (!/^\p{Lu}{7,}$/u.test(name)) terms.set(name, terms.get(name) || knownSkill(labelOf(name)) !== null);
    for (const name of namesInShortLine(line)) if (!terms.has(name)) terms.set(name, false);
    for (const [name] of line.matchAll(NAME_WITHIN))
      if (!isPlace(name) && !isWord(name) && !isProperAdjective(name)) terms.set(name, true);
  }
  return [...terms]
    .map(([term, isSkill]) => ({ term, isSkill }))
    .filter(({ term }) => !company.includes(term) && !IS_A_SITE.test(term));
}

const WORDS_OF_SHORT_LINE = 6;

/** "Cubicost or CostX": of a line of a few words those that are no words of every day. */
function namesInShortLine(line: string): string[] {
  if (wordCount(line) > WORDS_OF_SHORT_LINE) return [];
  const names = line.match(/(?<![\p{L}'’-])\p{Lu}\p{Ll}{4,}(?![\p{L}'’-])/gu) ?? [];
  return names.filter(
    (name) => !isWordOfEveryDay(fold(name)) && !isPlace(name) && !isProperAdjective(name) && !namesOccupation(name),
  );
}

const BETWEEN_ITEMS = /\s*[;•|·●★\t]\s*|\s{2,}|\s+[–—-]\s+|(?<=\p{L}{3}\)?|\d{4})\.\s+|,\s+(?![^(]*\))|\s+and\s+/u;
const LABEL = /^[\p{L} &/]{3,30}:\s*/u;

/** What of a line holds the term as an item; nothing where it may name what its writer has not, or heads a job. */
function itemsWith(term: string, line: string, places: readonly string[]): string[] {
  const isHead = /(?:19|20)\d\d ?(?:[-–—]|to) ?(?:\p{L}|\d)/iu.test(line);
  if (
    !holdsTerm(line, term) ||
    (isHead && !DEGREE.test(line)) ||
    /@|https?:|www\./.test(line) ||
    places.some((name) => line.includes(name))
  )
    return [];
  return line
    .split(BETWEEN_ITEMS)
    .filter((part) => holdsTerm(part, term))
    .map((part) => (holdsTerm(part.replace(LABEL, ''), term) ? part.replace(LABEL, '') : part))
    .map((part) =>
      part
        .replace(/,? \(?(?:19|20)\d\d\)?$/, '')
        .replace(/[.,;:\s]+$/, '')
        .replace(/^(?:[^\p{L}\p{N}(]+|and )+/u, ''),
    )
    .filter(
      (item) =>
        holdsTerm(item, term) &&
        !IN_DOUBT.test(item) &&
        !isTold(item) &&
        !isDeed(item) &&
        // "A dedicated HR practitioner" is somebody.
        !/^(?:[Aa]n?|[Tt]he) \p{Ll}/u.test(item) &&
        !/(?<!\d):|^(?:currently|now)\b|\p{Lu}{2} \d{5}$|\b(?:in|of|and|for|with|the|at)$/iu.test(item) &&
        wordCount(item) <= ITEM_WORDS &&
        item.split('(').length === item.split(')').length,
    );
}
