import type { Faults } from '../finding.ts';
import { isAlsoParticiple, type Token, VERBS, VERBS_THAT_ARE_NOUNS } from '../tokens.ts';

const BE = new Set(['am', 'is', 'are', 'was', 'were', "'m", "'re"]);
const HAVE = new Set(['have', 'has', 'had', "'ve"]);
const MODALS = new Set(['can', 'could', 'will', 'would', 'shall', 'should', 'may', 'might', 'must', "'d", "'ll"]);
/** Masses and things one has: "I have work experience". */
const THINGS_ONE_HAS = new Set([
  'work',
  'experience',
  'research',
  'support',
  'control',
  'access',
  'contact',
  'plan',
  'market',
  'test',
  'record',
  'design',
  'cook',
  'project',
  'process',
  'quality',
  'sales',
]);
/** "I was awarded the prize": verbs whose passive keeps an object. */
const PASSIVE_WITH_OBJECT =
  /^(?:award|give|offer|name|appoint|elect|promote|ask|rank|teach|pay|show|tell|make|call|vote|grant|send|assign|bear|choose|recogni[sz]e|hand|allow|deny|charge|certify|licen[sc]e|qualify|register|train|base|locate|involve|interest|excite|use|born|rat)/;
const PREDICATES = new Set([
  'responsible',
  'able',
  'happy',
  'glad',
  'keen',
  'confident',
  'familiar',
  'available',
  'capable',
  'proud',
  'ready',
  'aware',
  'eager',
]);

/** "I have prepare", "I am lead", "I can to help", "I did introduced", "I responsible", "I was recovered receivables". */
export function verbFormFaults(tokens: Token[]): Faults {
  const faults: Faults = [];
  tokens.forEach((token, index) => {
    const fault = faultAt(tokens, index);
    if (fault) faults.push(`"${token.text} ${fault}"`);
  });
  return [...faults, ...unfinishedVerb(tokens)];
}

function faultAt(tokens: Token[], index: number): string | null {
  const token = tokens[index]!;
  let at = index + 1;
  while (tokens[at] && (tokens[at]!.tag === 'ADV' || tokens[at]!.lower === 'not' || tokens[at]!.lower === "n't"))
    at += 1;
  const next = tokens[at];
  if (!next) return null;
  const isBase = next.form === 'base' || (next.tag === 'NOUN' && VERBS.has(next.lower) && !next.form);
  const isVerb = next.tag === 'VERB' || (VERBS.has(next.lower) && next.tag === 'NOUN');
  const before = tokens[index - 1];
  if (HAVE.has(token.lower) && before && isSubject(before) && isVerb && isBase && /^\p{Ll}/u.test(next.text)) {
    if (isAlsoParticiple(next.lower) || THINGS_ONE_HAS.has(next.lower)) return null;
    if ((VERBS_THAT_ARE_NOUNS.has(next.lower) || !VERBS.has(next.lower)) && !objectFollows(tokens, at + 1)) return null;
    return next.text;
  }
  if (BE.has(token.lower) && before && isSubject(before) && next.tag === 'VERB' && next.form === 'base')
    return isAlsoParticiple(next.lower) && !objectFollows(tokens, at + 1) ? null : next.text;
  if (
    BE.has(token.lower) &&
    before &&
    isSubject(before) &&
    VERBS.has(next.lower) &&
    next.tag !== 'AUX' &&
    objectFollows(tokens, at + 1) &&
    next.tag === 'NOUN'
  )
    return next.text;
  if (
    ['did', 'does', 'do'].includes(token.lower) &&
    next.tag === 'VERB' &&
    ['past', 'pastOrParticiple', 'third'].includes(next.form) &&
    before &&
    isSubject(before)
  )
    return next.text;
  if (MODALS.has(token.lower) && token.tag === 'AUX') {
    if (next.lower === 'to' && tokens[at + 1]?.tag === 'VERB') return `to ${tokens[at + 1]!.text}`;
    if (token.lower !== "'d" && next.tag === 'VERB' && ['past', 'third', 'gerund'].includes(next.form))
      return next.text;
    if (token.lower !== "'d" && next.tag === 'VERB' && next.form === 'pastOrParticiple' && !isAlsoBase(next.lower))
      return next.text;
  }
  if (
    isSubject(token) &&
    token.lower !== 'you' &&
    PREDICATES.has(next.lower) &&
    at === index + 1 &&
    !/^(?:make|keep|find)/.test(tokens[index - 1]?.lemma ?? '')
  )
    return next.text;
  if (
    token.lower === 'was' &&
    before?.lower === 'i' &&
    (next.form === 'pastOrParticiple' || next.form === 'participle') &&
    !PASSIVE_WITH_OBJECT.test(next.lemma)
  ) {
    const after = tokens[at + 1];
    if (after && ['DET', 'ADJ', 'NOUN', 'PROPN'].includes(after.tag) && !isTime(tokens, at + 1)) return next.text;
  }
  if (token.lower === 'to' && token.tag === 'PART' && next.tag === 'VERB' && next.form === 'past') return next.text;
  return null;
}

function isSubject({ lower }: Token): boolean {
  return ['i', 'we', 'they', 'he', 'she', 'you'].includes(lower);
}

function isAlsoBase(word: string): boolean {
  return isAlsoParticiple(word) && !word.endsWith('ed');
}

function objectFollows(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && ['DET', 'NOUN', 'NUM', 'PROPN', 'ADJ'].includes(token.tag);
}

function isTime(tokens: Token[], index: number): boolean {
  return ['last', 'every', 'each', 'this', 'next', 'full', 'part', 'all'].includes(tokens[index]?.lower ?? '');
}

/** Verbs that say nothing without what they act on: "… and trained." */
const NEED_AN_OBJECT = new Set([
  'trained',
  'managed',
  'supervised',
  'led',
  'developed',
  'reduced',
  'created',
  'built',
  'installed',
  'maintained',
  'introduced',
  'oversaw',
  'ensured',
  'provided',
]);

function unfinishedVerb(tokens: Token[]): Faults {
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT');
  const last = words.at(-1);
  const joins = words.at(-2)?.lower;
  if (!last || joins !== 'and' || !NEED_AN_OBJECT.has(last.lower)) return [];
  const isPassive = words.some(
    ({ lower }) => BE.has(lower) || lower === 'been' || lower === 'that' || lower === 'which' || lower === 'whom',
  );
  return isPassive ? [] : [`"${last.text}" without what it acts on`];
}
