import { COMMON_WORDS } from '../common-words.ts';
import { degreeLevels } from '../degrees.ts';
import { fold } from '../fold.ts';
import { readTerms } from '../lists.ts';
import { ORGANISATION_NOUNS } from '../organisations.ts';
import { impliedSkills } from '../skill-parents.ts';
import { KNOWN_SKILLS, knownSkill } from '../skills.ts';
import { LANGUAGE_NAMES } from '../spoken-languages.ts';
import { singular, stem } from '../stems.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { type Token, tokenise } from '../tokens.ts';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST } from '../verbs.ts';
import { type AdvertLine, readAdvertLines } from './advert-lines.ts';
import { groupsOfAlternatives, type Placed } from './alternatives.ts';
import { askedActions, isEverydayDoing, PLAIN_ADJECTIVES, PLAIN_NOUNS } from './asked-actions.ts';
import { ARABIC_PREPOSITION, type Term } from './find-term.ts';
import type { Importance } from './importance.ts';
import { knownSkillsIn } from './known-skills.ts';
import { isUnlikely, likelyTerms } from './likely-terms.ts';
import { namedTerms } from './named-terms.ts';
import {
  IS_LATIN,
  isCapital,
  isJointOfName,
  isOddlyWritten,
  isPadding,
  isPlace,
  MAX_LINKED_WORDS,
  MAX_PHRASE_WORDS,
} from './term-words.ts';

/** A term of an advert. */
export interface AdvertTerm extends Term {
  /** Of a known skill: the kind of work that it is of. */
  field: string | null;
  importance: Importance;
  /** How often the advert names it. */
  mentions: number;
  /** The sentence that asks for it. */
  context: string;
  /** Labels of the others of which any one will do in its place: "Power BI, Tableau or Looker". */
  alternatives: readonly string[];
}

interface Hit extends Placed {
  term: Term & { field: string | null };
}

const LEADERSHIP = knownSkill('Team leadership');
/** "You have onboarded customers" asks for onboarding: the skills that are named after what is done, by the stem of it. */
const SKILL_OF_VERB = new Map(
  KNOWN_SKILLS.flatMap((skill) =>
    skill.forms
      .filter(({ words, exact }) => words.length === 1 && exact === null && /.{4}(?:ing|tion)$/.test(words[0]!))
      .map(({ words }) => [stem(words[0]!), skill] as const),
  ),
);
const MAX_TERMS = 60;
const MAX_ITEM_WORDS = 7;
const MAX_DEMAND_WORDS = 9;
/** What an advert introduces as skills is no longer than this; the next list may begin within it. */
const MAX_LIST_LENGTH = 1000;
const IMPORTANCE_ORDER: readonly Importance[] = ['required', 'preferred', 'mentioned'];

const INTRODUCES_SKILLS =
  /\b(?:experience[ds]? (?:with|in|of|using|working with|working in)|knowledge of|proficien(?:t|cy) (?:with|in|at|using)|familiar(?:ity)? with|skill(?:s|ed) (?:in|with)|expertise (?:in|with)|expert in|understanding of|awareness of|evidence of|success (?:with|in)|appreciation of|interest in|need for|background in|certified in|certification in|qualified in|trained in|fluen(?:t|cy) in|command of|competen(?:t|ce|cy) (?:in|with)|grasp of|such as|including|e\.g\.,?|degree in|admitted to|admission to|(?:well[\s-])?versed (?:in|with)|conversant (?:in|with)|comfortable (?:with|in|using)|confident (?:with|in|using)|competent (?:with|at|using)|good (?:with|at)|handy with|used to|happy (?:with|using)|at (?:ease|home) with|way a?round|record of|exposure (?:to|of|in)|handling|teach(?:ing)?|grounding in|strong in|member(?:ship)? of|registered with|skill in using|exp(?:erience)? (?:in|with|of|on)|use of|years?['’]? (?:in|of)|track record (?:in|of)|specialis(?:ing|ed) in|specializ(?:ing|ed) in)\s+/gi;
const INTRODUCES_SKILLS_ARABIC =
  /(?<!\p{L})و?(?:ب|لديه )?(?:ال)?(?:خبرة(?: [\p{L}\d]{1,12}){0,4} في|إجادة(?: العمل على| استخدام)?|إتقان(?: استخدام)?|إلمام|الإلمام|ملم[اً]*|معرفة|القدرة على|استخدام|يجيد(?: العمل على| استخدام)?|يتقن|شهادة|رخصة(?! (?:ال)?(?:قيادة|سياقة))|عمل في|العمل في)\s+/gu;
const ENDS_LIST_ARABIC = /[.;؛:()•]|\s(?:من|مع|على|التي|الذي|لا|حيث|لدى|بشكل|كتابة|تحدث\p{L}*|بطلاقة|في)(?!\p{L})/u;
/** "legal research and writing skills", "a current food handler's card": what is asked for stands before its kind. */
const KINDS =
  /\b(?:experience|exp|exposure|skills?|knowledge|background|certificat(?:e|ion)s?|card|licen[cs]e|registration|accreditation|qualification|membership|permit|ticket|training|expertise)\b/gi;
/** "Clio or another practice management system" */
const LEAVES_OPEN =
  /,?\s(?:or|and)\s(?:an(?:other|\s(?:equivalent|alternative))|(?:any\s)?others?|(?:an?\s)?(?:similar|comparable|equivalent|related))\b.*/i;
/** "Experience in an acute setting": where, not what. */
const IS_WHERE = /^\s*an?\s/i;
const PLACES_OF_WORK: ReadonlySet<string> = new Set([
  ...ORGANISATION_NOUNS,
  'setting',
  'settings',
  'environment',
  'role',
  'hotel',
  'capacity',
  'position',
  'team',
  'firm',
]);
/** "Membership of X *and registration* as Y": the kind begins an item of its own. */
const BEGINS_ITEM = /(?:\b(?:and|or)|[,/])\s*$/i;
/** No longer than what one would say in a breath. */
const MAX_LETTERS_BEFORE_KIND = 60;
const STARTS_LIST =
  /[.,;:()•]\s*|\s[–—-]\s|\b(?:an?|the|your|our|of|in|with|to|for|at|on|by|from|as|plus|years?['’]?|months?|have|has|had|hold|holds|possess|valid|current|is|are|be)\s+/gi;
/** "Making fresh pasta would be awesome", "PMP and NEBOSH are a plus". */
const SUBJECT_OF_WISH = /^(.{2,80}?)\s(?:(?:is|are|would|will)\b)/;
const ENDS_LIST =
  /[.;:()•]|\s[–—-]\s|\b(?:to|who|that|which|where|while|when|for|within|across|through|is|are|will|would|at|in|on|by|from|as|using|you|we|they|it|because|if|so|know|knows|hold|holds|have|has|preferred|required|desirable|desired)\b/i;
const ASIDE_IN_LIST = /\([^()]{1,60}\)(?=\s(?:and|or|&)\s|,)/g;
const LEVEL_OF_LANGUAGE = /^[abc][12]$/;
const IS_ADJECTIVE =
  /^\p{Ll}+(?:ive|al|ly|ing|ed|ous|able|ible|ful|ant|ent|visory)$|^\p{Lu}\p{Ll}+(?:ive|ical|ly|ed)$/u;
const SEPARATES_ITEMS = /,|،|\/|\s(?:and|or|and\/or|as well as|plus|&|أو|او)\s|\s(?=و\p{Script=Arabic}{4})/iu;
const SEPARATORS = new RegExp(SEPARATES_ITEMS, 'giu');

/**
 * The skills, tools and qualifications that an advert names, the most asked for first. Finds what the list of
 * known skills holds, and beside it what the advert introduces as a skill ("experience with …", items of its
 * lists of requirements, names and abbreviations in its requirements).
 */
export function extractTerms(advert: string): AdvertTerm[] {
  const terms = new Map<string, AdvertTerm>();
  const employer = employerWords(advert);
  for (const line of readAdvertLines(advert)) {
    const tokens = tokenise(line.text);
    const isTaken = new Array<boolean>(tokens.length).fill(false);
    const hits: Hit[] = [];
    for (const { label, field, forms, start, length } of knownSkillsIn(tokens)) {
      isTaken.fill(true, start, start + length);
      hits.push({
        term: { label, forms, field },
        start: tokens[start]!.start,
        end: tokens[start + length - 1]!.end,
      });
    }
    if (line.importance !== 'mentioned' && LEADERSHIP)
      for (const { verb, object } of askedActions(tokens).filter(({ isOfLeading }) => isOfLeading)) {
        const [start, end] = [tokens[verb]!.start, tokens[object.at(-1)!]!.end];
        if (!isTaken[verb] && !hits.some(({ term }) => term.label === 'Leadership'))
          hits.push({ term: LEADERSHIP, start, end });
      }
    if (line.importance !== 'mentioned')
      for (const { verb, object } of askedActions(tokens)) {
        const skill = SKILL_OF_VERB.get(stem(tokens[verb]!.word));
        // "Edit G-code" asks for G-code.
        if (!skill || isTaken[verb] || !PLAIN_NOUNS.has(tokens[object.at(-1)!]!.word)) continue;
        isTaken[verb] = true;
        hits.push({ term: skill, start: tokens[verb]!.start, end: tokens[verb]!.end });
      }
    const places = new Map(tokens.map((token, index) => [token, index]));
    const isKnown = [...isTaken];
    const found = [
      ...introducedTerms(line, tokens, isTaken),
      ...namedTerms(line, tokens, isTaken),
      ...actedTerms(line, tokens, isTaken),
      ...headTerm(line, tokens, isTaken),
    ].filter((words) => !isUnlikely(tokens, places.get(words[0]!)!, words));
    const named = new Set(found.flat());
    const isFree = (index: number) => !isKnown[index] && !named.has(tokens[index]!);
    for (const words of [...found, ...likelyTerms(line, tokens, isFree)]) {
      const label = labelOf(words);
      const folded = words.map((token) => token.word);
      if (folded.some((word) => employer.has(word)) || (!isHyphened(words) && namesNoSkill(folded))) continue;
      hits.push({
        term: { label, field: null, forms: [{ words: folded, exact: null, isEverydayWord: false }] },
        start: words[0]!.start,
        end: words.at(-1)!.end,
      });
    }
    // "Dashboards in Power BI" asks for Power BI.
    const isUmbrella = ({ term, start, end }: Hit) =>
      line.importance !== 'mentioned' &&
      line.text.slice(start, end).toLowerCase() !== term.label.toLowerCase() &&
      hits.some((other) => impliedSkills(other.term.label).includes(term.label) && other.start > start);
    const asked = hits.filter((hit) => !isUmbrella(hit));
    for (const group of groupsOfAlternatives(line.text, asked, goTogether))
      for (const { term } of group) {
        const others = group.map((other) => other.term.label).filter((label) => label !== term.label);
        remember(terms, { ...term, alternatives: [...new Set(others)] }, line);
      }
  }
  return [...terms.values()]
    .sort(
      (a, b) =>
        IMPORTANCE_ORDER.indexOf(a.importance) - IMPORTANCE_ORDER.indexOf(b.importance) || b.mentions - a.mentions,
    )
    .slice(0, MAX_TERMS);
}

/** "LC-MS" is no master's degree. */
const isHyphened = (words: readonly Token[]) =>
  words.slice(0, -1).every(({ after }) => after === '-') && words.length > 1;

/** As the advert writes them, without what Arabic writes onto the first of them. */
function labelOf(words: readonly Token[]): string {
  return words
    .map(({ text, after }, index) => {
      const written = index === 0 ? text.replace(ARABIC_AND, '').replace(ARABIC_PREPOSITION, '') : text;
      return index === words.length - 1 ? written : written + (after === '-' ? '-' : ' ');
    })
    .join('');
}

function remember(
  found: Map<string, AdvertTerm>,
  term: Omit<AdvertTerm, 'importance' | 'mentions' | 'context'>,
  line: AdvertLine,
): void {
  const key = tokenise(term.label)
    .map((token) => stem(token.word))
    .join(' ');
  const known = found.get(key);
  if (!known) {
    found.set(key, { ...term, importance: line.importance, mentions: 1, context: line.text });
    return;
  }
  known.mentions += 1;
  const stricter = IMPORTANCE_ORDER.indexOf(known.importance) - IMPORTANCE_ORDER.indexOf(line.importance);
  if (stricter > 0) {
    known.importance = line.importance;
    known.context = line.text;
    known.alternatives = term.alternatives;
  }
  // What is asked for alone elsewhere has no alternative.
  else if (stricter === 0 && term.alternatives.length === 0) known.alternatives = [];
}

const goTogether = ({ term: one }: Hit, { term: other }: Hit) =>
  impliedSkills(one.label).includes(other.label) || impliedSkills(other.label).includes(one.label);

/** Written onto the next word. */
const ARABIC_AND = /^و(?=\p{Script=Arabic}{3})/u;
const ARABIC_THE = /^ال(?=\p{Script=Arabic}{3})/u;

/** A place, a degree, a number or a level of a language, which are asked for in other ways or not at all. */
function namesNoSkill(words: readonly string[]): boolean {
  const name = words.join(' ');
  return (
    isPlace(name) ||
    LEVEL_OF_LANGUAGE.test(name) ||
    words.some((word) => LANGUAGE_NAMES.has(word) || LANGUAGE_NAMES.has(word.replace(ARABIC_AND, ''))) ||
    words.some((word) => !IS_LATIN.test(word) && PLAIN_NOUNS.has(word)) ||
    degreeLevels(name).length > 0 ||
    degreeLevels(name.replace(ARABIC_AND, '').replace(ARABIC_THE, '')).length > 0
  );
}

/** Items of lists that the line introduces as skills, or that the whole line is. */
function introducedTerms(line: AdvertLine, tokens: readonly Token[], isTaken: boolean[]): Token[][] {
  if (line.importance === 'mentioned') return [];
  const lists = [...line.text.matchAll(INTRODUCES_SKILLS)].map((cue) => {
    const start = cue.index + cue[0].length;
    // What stands in brackets is no end of the list: "databases (NoSQL) and caching".
    const rest = line.text
      .slice(start, start + MAX_LIST_LENGTH)
      .replace(ASIDE_IN_LIST, (aside) => ' '.repeat(aside.length));
    const end = ENDS_LIST.exec(rest)?.index ?? rest.length;
    return { start, text: rest.slice(0, end).replace(LEAVES_OPEN, ''), isPhrase: false };
  });
  for (const cue of line.text.matchAll(INTRODUCES_SKILLS_ARABIC)) {
    const start = cue.index + cue[0].length;
    const rest = line.text.slice(start, start + MAX_LIST_LENGTH);
    lists.push({ start, text: rest.slice(0, ENDS_LIST_ARABIC.exec(rest)?.index ?? rest.length), isPhrase: false });
  }
  for (const kind of line.text.matchAll(KINDS)) {
    const from = Math.max(0, kind.index - MAX_LETTERS_BEFORE_KIND);
    const before = line.text.slice(from, kind.index);
    const start = [...before.matchAll(STARTS_LIST)].map((match) => match.index + match[0].length).at(-1) ?? 0;
    if (!BEGINS_ITEM.test(before)) lists.push({ start: from + start, text: before.slice(start), isPhrase: true });
  }
  const subject = lists.length === 0 && line.importance === 'preferred' && SUBJECT_OF_WISH.exec(line.text)?.[1];
  if (subject) lists.push({ start: 0, text: subject, isPhrase: false });
  const whole = headOfItem(line.text.replace(LEAVES_OPEN, ''));
  const isBare = lists.length === 0 && isBareList(whole);
  if (isBare) lists.push({ start: 0, text: whole, isPhrase: false });

  const terms: Token[][] = [];
  for (const list of lists) {
    for (const { item, start } of itemsOf(list)) {
      if (IS_WHERE.test(item) && PLACES_OF_WORK.has(singular(fold(/\S+$/.exec(item.trim())![0])))) continue;
      const words = trimToTerm(
        tokens,
        isTaken,
        start,
        start + item.length,
        list.isPhrase ? 'phrase' : isBare ? 'bare' : 'introduced',
      );
      if (words) terms.push(words);
    }
  }
  return terms;
}

/** "Shop math through trig": what stands before the preposition of a short item. */
function headOfItem(text: string): string {
  const head = /^((?:[\p{L}\d&/.,'’-]+\s){1,3}?)(?:through|under|at|on|within|across|incl|including|per|from)\s/iu.exec(
    text,
  )?.[1];
  return head && text.split(/\s+/).length <= MAX_ITEM_WORDS ? head.trim() : text;
}

/** "Jira, Snowplow, stakeholder mapping": a line of nothing but short items. */
function isBareList(text: string): boolean {
  if (/:$/.test(text) || /^(?:an?|the|your|our)\s/i.test(text)) return false;
  const items = text.replace(/[.;]$/, '').split(SEPARATES_ITEMS);
  return items.every((item) => item.trim().split(/\s+/).length <= MAX_PHRASE_WORDS);
}

/** The words of a list's item that name something, or null where nothing is left of it. */
function trimToTerm(
  tokens: readonly Token[],
  isTaken: boolean[],
  start: number,
  end: number,
  how: 'introduced' | 'bare' | 'phrase',
): Token[] | null {
  let indices: number[] = [];
  for (let index = firstTokenFrom(tokens, start); index < tokens.length && tokens[index]!.end <= end; index++)
    indices.push(index);
  // "principles of HTTP" asks for HTTP.
  const isOf = (index: number) => tokens[index]!.word === 'of';
  const isInName = (index: number) => isCapital(tokens[index - 1]) && isJointOfName(tokens[index]!, tokens[index + 1]);
  indices = indices.slice(indices.findLastIndex((index) => isOf(index) && !isInName(index)) + 1);
  const maxWords = indices.some(isOf) ? MAX_LINKED_WORDS : MAX_PHRASE_WORDS;
  while (
    indices.length > 0 &&
    ((isPadding(tokens[indices[0]!]!) && !isHyphenated(tokens[indices[0]!]!)) || isLeadingVerb(tokens, indices))
  )
    indices.shift();
  const [only = -1] = indices;
  const cut = tokens[only - 1];
  if (indices.length === 1 && cut && cut.after === ' ' && cut.start >= start && isHalfName(cut, tokens[only]!))
    indices.unshift(only - 1);
  let last: number | undefined;
  const isEndOfName = (index: number) => isInName(index - 1) && isCapital(tokens[index]);
  while (indices.length > 0 && isPadding(tokens[indices.at(-1)!]!) && !isEndOfName(indices.at(-1)!))
    last = indices.pop();
  // "trauma-informed practice", "medicines management": without its noun, the rest is half a name.
  if (last !== undefined && indices.length > 0 && isHalfWithout(tokens[last]!, tokens[indices.at(-1)!]!))
    indices.push(last);
  // "a white card", "an EWP ticket": a colour is no name of a paper.
  const behind = indices.length === 1 ? tokens[indices[0]! + 1] : undefined;
  if (how === 'phrase' && behind && !isTaken[indices[0]!]) {
    const { word, text } = tokens[indices[0]!]!;
    const isPaper = PAPERS.has(behind.word) && !/\p{Lu}/u.test(text);
    const isOfWork =
      behind.word === 'experience' && /^\p{L}{4,}(?:ory|ial|al)$/u.test(word) && !PLAIN_ADJECTIVES.has(word);
    if (isPaper || isOfWork) indices.push(indices[0]! + 1);
  }
  // What stands before its kind may be long: "wage-and-hour class action experience".
  if (how === 'phrase' && indices.length > maxWords) indices = indices.slice(-2);
  if (indices.length === 0 || indices.length > maxWords) return null;
  if (tokens[indices[0]!]!.word === 'post') return null;
  if (indices.every((index) => isPadding(tokens[index]!))) return null;
  if (indices.some((index) => isTaken[index] || /^\d/.test(tokens[index]!.text))) return null;
  const words = indices.map((index) => tokens[index]!);
  const [{ word, text }] = words as [Token];
  if (words.length === 1) {
    if (how === 'phrase' && BASE_FORMS.has(word) && !ALSO_NOUNS.has(word)) return null;
    if (word.length < 2 || PLAIN_ADJECTIVES.has(word) || PLAIN_NOUNS.has(word)) return null;
    if (IS_ADJECTIVE.test(text) && !(how === 'introduced' && isDoing(word))) return null;
  }
  // Without a word that introduces skills, only what is written like a name is taken for one.
  if (
    how === 'bare' &&
    !words.some((token) => isOddlyWritten(token.text) || (!token.isFirst && /^\p{Lu}/u.test(token.text)))
  ) {
    // A list of requirements may hold anything: what has a word in it that is not everyone's is taken.
    if (words.every(({ word, text }) => COMMON_WORDS.has(word) || IS_ADJECTIVE.test(word) || !IS_LATIN.test(text)))
      return null;
  }
  for (const index of indices) isTaken[index] = true;
  return words;
}

const PRONOUNS: ReadonlySet<string> = new Set(['i', 'it', 'they', 'us', 'we', 'you']);
const PAPERS: ReadonlySet<string> = new Set(['card', 'ticket', 'permit', 'certificate', 'licence', 'license']);

/** "Knowledge of caching": what is done, by a word that is no everyday verb. */
const isDoing = (word: string) => /^\p{L}{4,}ing$/u.test(word) && !isEverydayDoing(word);

const NOUNS_BEFORE_NOUNS = readTerms('nouns-before-nouns');

/** "EU institution", "framework contracts", "method validation": without the word before it, the last says too little. */
function isHalfName(before: Token, { word, text }: Token): boolean {
  if (/\p{Lu}/u.test(text) || /^\d/.test(before.text)) return false;
  if (NOUNS_BEFORE_NOUNS.has(before.word)) return true;
  const isVague = PLAIN_NOUNS.has(word) || COMMON_WORDS.has(word) || IS_VAGUE.test(word);
  return (
    isVague && !STOP_WORDS.has(before.word) && !PLAIN_ADJECTIVES.has(before.word) && !IS_ADJECTIVE.test(before.word)
  );
}

const IS_VAGUE = /^(?:account|contract|document|institution|matter|procedure|process|product|project|system)s?$/;

const isPlain = (token: Token) => isPadding(token) || PLAIN_ADJECTIVES.has(token.word);

const isHyphenated = ({ after }: Token) => after === '-';

const HEADS_OF_NAMES: ReadonlySet<string> = new Set([
  'methods',
  'techniques',
  'systems',
  'services',
  'management',
  'practice',
  'practices',
  'regulations',
  'sector',
  'industry',
]);

const isHalfWithout = (head: Token, before: Token) =>
  HEADS_OF_NAMES.has(head.word) &&
  (head.word === 'management' || IS_ADJECTIVE.test(before.word) || /^\p{Ll}{3,}ic$/u.test(before.text));

/** The index of the first token that begins at `start` or behind it. */
function firstTokenFrom(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isLeadingVerb(tokens: readonly Token[], indices: readonly number[]): boolean {
  const { word, isFirst } = tokens[indices[0]!]!;
  const hasObject = indices.slice(1).some((index) => !isPadding(tokens[index]!));
  return hasObject && (/^\p{L}{3,}ing$/u.test(word) || (isFirst && BASE_OF_PAST.has(word)));
}

/** What stands first in a short demand that names nothing else: "Basic butchery at the block". */
function headTerm(line: AdvertLine, tokens: readonly Token[], isTaken: readonly boolean[]): Token[][] {
  if (line.importance === 'mentioned' || isTaken.includes(true)) return [];
  if (tokens.length > MAX_DEMAND_WORDS || /\d/.test(line.text) || degreeLevels(line.text).length > 0) return [];
  if (!tokens.every(({ text }) => IS_LATIN.test(text)) || tokens.some(({ word }) => PRONOUNS.has(word))) return [];
  let first = 0;
  while (first < tokens.length && isPlain(tokens[first]!)) first += 1;
  if (first === tokens.length) return [];
  const words: Token[] = [];
  for (const token of tokens.slice(first)) {
    if (STOP_WORDS.has(token.word)) break;
    words.push(token);
    if (!/^[\s-]$/.test(token.after)) break;
  }
  while (words.length > 0 && isPadding(words.at(-1)!)) words.pop();
  const head = words.at(-1);
  if (!head || words.length > MAX_PHRASE_WORDS || PLAIN_NOUNS.has(head.word) || IS_ADJECTIVE.test(head.text)) return [];
  if (words.length < 2 || STOP_WORDS.has(words[1]!.word)) return [];
  return [words];
}

/** The items of a list with their offsets in the line. */
function itemsOf({ text, start }: { text: string; start: number }): { item: string; start: number }[] {
  const items: { item: string; start: number }[] = [];
  let from = 0;
  const add = (to: number) => items.push({ item: text.slice(from, to).trimEnd(), start: start + from });
  for (const separator of text.matchAll(SEPARATORS)) {
    add(separator.index);
    from = separator.index + separator[0].length;
  }
  add(text.length);
  return items;
}

/** What a line asks people to do: the object where it says enough, "writing reports" where it does not. */
function actedTerms(line: AdvertLine, tokens: readonly Token[], isTaken: boolean[]): Token[][] {
  if (line.importance === 'mentioned') return [];
  const terms: Token[][] = [];
  for (const { verb, object, isOfKnowing, isOfLeading } of askedActions(tokens)) {
    if (isOfLeading) continue;
    const indices = [...object];
    while (indices.length > 0 && isPadding(tokens[indices[0]!]!)) indices.shift();
    while (indices.length > 0 && isPadding(tokens[indices.at(-1)!]!)) indices.pop();
    if (indices.length === 0 || isTaken[verb] || indices.some((index) => isTaken[index])) continue;
    if (PLAIN_NOUNS.has(tokens[indices.at(-1)!]!.word)) continue;
    if (isOfKnowing && isCapital(tokens[indices[0]!]) && indices.length === 1) continue;
    const isNoun = indices.length > 1 || !IS_ADJECTIVE.test(tokens[indices[0]!]!.text);
    if (!isNoun) continue;
    for (const index of indices) isTaken[index] = true;
    terms.push((indices.length > 1 || isOfKnowing ? indices : [verb, ...indices]).map((index) => tokens[index]!));
  }
  return terms;
}

/** The words of the employer's name, which the advert repeats and nobody has to know. */
function employerWords(advert: string): Set<string> {
  const words = new Set<string>();
  const introductions = [
    /\b(?:[Aa]t|[Jj]oin(?:ing)?|[Aa]bout|[Ww]orking for|[Cc]ompany:)\s+((?:\p{Lu}[\p{L}\p{N}&-]{1,60}\s?){1,3})/gu,
    /((?:\p{Lu}[\p{L}\p{N}&-]{1,60}\s){1,3})(?:is|are|has|was|offers?|provides?|helps?|believes?|seeks?)\b(?! (?:also |strongly |highly )?(?:required|essential|mandatory|necessary|needed|preferred|desirable|desired|beneficial|welcome|advantageous|a must|a plus|an asset))/gu,
    /(\p{Lu}[\p{L}\p{N}&-]{1,60})[’']s\b/gu,
  ];
  for (const pattern of introductions) {
    for (const [, name] of advert.matchAll(pattern)) for (const token of tokenise(name!)) words.add(token.word);
  }
  return words;
}
