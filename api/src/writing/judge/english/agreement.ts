import type { Faults } from '../finding.ts';
import type { Token } from '../tokens.ts';
import { afterRelativeClause, isPluralNoun, nounPhraseAt, wholeSubjectAt } from './phrases.ts';

/** Words after which a clause, and so a subject, can begin. */
const OPENERS = new Set([
  'and',
  'but',
  'because',
  'that',
  'when',
  'while',
  'although',
  'so',
  'if',
  'where',
  'since',
  ',',
  ';',
  ':',
]);

/** Subject and verb: "my skills includes", "the tests that I wrote covers", "there is many". */
export function agreementFaults(tokens: Token[]): Faults {
  const faults: Faults = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const before = tokens[index - 1];
    const token = tokens[index]!;
    if (token.lower === 'is' || token.lower === 'was') faults.push(...joinedSubject(tokens, index));
    if (token.lower === 'there') faults.push(...thereFaults(tokens, index));
    if (before && !OPENERS.has(before.lower)) continue;
    faults.push(...clauseFaults(tokens, index));
  }
  faults.push(...relativeFaults(tokens));
  return faults;
}

function clauseFaults(tokens: Token[], start: number): Faults {
  const subject = wholeSubjectAt(tokens, start);
  if (!subject || subject.number === 'either') return [];
  const joinsWords = tokens[start - 1]?.lower === 'and' || tokens[start - 1]?.text === ',';
  let at = afterRelativeClause(tokens, subject.end);
  if (at === subject.end && subject.number === 'plural') {
    const taken = verbTakenForNoun(tokens, subject.end);
    if (taken) return [`"${subject.head.text}" with "${taken.text}"`];
  }
  while (tokens[at]?.tag === 'ADV') at += 1;
  let verb = tokens[at];
  if (!verb) return [];
  // A noun the tagger made of the verb at the end of a long subject: "the menus I write … changes with".
  if (at > subject.end && verb.tag !== 'VERB' && verb.tag !== 'AUX') return [];
  if (at === subject.end && verb.tag === 'NOUN') verb = tokens[at]!;
  const isSubjectWord = subject.head.tag === 'PRON';
  // After "and" or a comma a noun may still belong to the phrase before: only pronouns are sure.
  if (joinsWords && !isSubjectWord && !beginsSentencePart(tokens, start)) return [];
  if (tokens[start - 1]?.lower === 'that' && !isSubjectWord && tokens[start]?.tag !== 'DET') return [];
  // "hospital refits.": a noun of the phrase before it, at the end of the sentence.
  const last = tokens[at - 1];
  if (
    verb.form === 'third' &&
    verb.tag === 'VERB' &&
    at > subject.end &&
    last?.tag === 'NOUN' &&
    tokens[at + 1]?.tag === 'PUNCT'
  )
    return [];
  // "The regression run now takes": with a verb behind it, it was part of the subject.
  const behind = tokens.slice(at + 1).find(({ tag }) => tag !== 'ADV');
  if (verb.tag === 'VERB' && verb.form === 'base' && behind && (behind.form === 'third' || behind.form === 'past'))
    return [];
  return mismatch(subject.head, subject.number, verb, tokens[at - 1]);
}

/** "The menus I write for three restaurants changes with": two plurals in a row, the second is the verb. */
function verbTakenForNoun(tokens: Token[], start: number): Token | null {
  if (tokens[start]?.lower !== 'i' && tokens[start]?.lower !== 'we' && tokens[start]?.lower !== 'that') return null;
  const at = tokens.findIndex(
    (token, index) =>
      index > start + 1 &&
      token.tag === 'NOUN' &&
      isPluralNoun(token) &&
      isPluralNoun(tokens[index - 1]!) &&
      tokens[index - 1]!.tag === 'NOUN' &&
      tokens[index + 1]?.tag === 'ADP',
  );
  const isOnlyVerb = tokens.slice(at + 1).every(({ tag }) => tag !== 'VERB' && tag !== 'AUX');
  return at > 0 && isOnlyVerb ? tokens[at]! : null;
}

/** Whether all before a comma is an introduction: "In my current role, my team …". */
function beginsSentencePart(tokens: Token[], start: number): boolean {
  const before = tokens.slice(0, start - 1);
  const [first] = before;
  return (
    tokens[start - 1]?.text === ',' &&
    (first?.tag === 'ADP' || first?.tag === 'SCONJ') &&
    before.filter(({ text }) => text === ',').length === 0 &&
    (tokens[start]?.tag === 'DET' || tokens[start]?.tag === 'PRON')
  );
}

function mismatch(head: Token, number: 'singular' | 'plural', verb: Token, before: Token | undefined): Faults {
  if (before?.lower === 'let' || before?.lower === 'help') return [];
  const pair = `"${head.text}" with "${verb.text}"`;
  const { lower } = verb;
  if (head.lower === 'i')
    return ['is', 'are', 'has', 'does'].includes(lower) || (verb.tag === 'VERB' && verb.form === 'third') ? [pair] : [];
  if (lower === 'am') return [pair];
  if (number === 'singular') {
    if (lower === 'are' || lower === 'were' || lower === 'have' || lower === 'do') return [pair];
    const isBase = verb.tag === 'VERB' && verb.form === 'base' && !/^(?:set|put|cut|read|let|split|shut)$/.test(lower);
    // "at Beacon Ward": a name's last word.
    return isBase && head.tag !== 'PROPN' && !/^\p{Lu}/u.test(verb.text) ? [pair] : [];
  }
  if (lower === 'is' || lower === 'was' || lower === 'has' || lower === 'does') return [pair];
  return verb.tag === 'VERB' && verb.form === 'third' ? [pair] : [];
}

/** "Dutch and Portuguese is languages". */
function joinedSubject(tokens: Token[], index: number): Faults {
  const before = tokens.slice(0, index);
  const next = tokens[index + 1];
  const isJoined =
    before.some(({ lower }) => lower === 'and') &&
    before.every(
      ({ tag, text }) =>
        tag !== 'VERB' && tag !== 'AUX' && tag !== 'SCONJ' && text !== ',' && text.toLowerCase() !== 'what',
    );
  return isJoined && next?.tag === 'NOUN' && isPluralNoun(next)
    ? [`"${before.map(({ text }) => text).join(' ')}" with "${tokens[index]!.text}"`]
    : [];
}

const MANY = new Set(['many', 'several', 'two', 'three', 'four', 'five', 'few', 'various']);

function thereFaults(tokens: Token[], index: number): Faults {
  const verb = tokens[index + 1];
  const next = tokens[index + 2];
  if (!verb || !next) return [];
  const phrase = nounPhraseAt(tokens, index + 2);
  if (
    (verb.lower === 'is' || verb.lower === 'was') &&
    (MANY.has(next.lower) || (phrase && isPluralNoun(phrase.head) && next.tag !== 'DET'))
  )
    return [`"there ${verb.text}" with many`];
  return [];
}

/** "a designer who like type", "a pipeline that sort reports". */
function relativeFaults(tokens: Token[]): Faults {
  const faults: Faults = [];
  tokens.forEach((token, index) => {
    const head = tokens[index - 1];
    const verb = tokens[index + 1];
    if (!['who', 'that', 'which'].includes(token.lower) || head?.tag !== 'NOUN' || !verb) return;
    let start = index - 1;
    while (start > 0 && ['NOUN', 'ADJ', 'PROPN'].includes(tokens[start - 1]!.tag)) start -= 1;
    const article = tokens[start - 1]?.lower;
    // "one of the clinics that I ran", "part of the teams that win": what is meant is open.
    if (tokens[start - 1]?.tag === 'ADP' || tokens[start - 2]?.tag === 'ADP') return;
    const isOne = (article === 'a' || article === 'an') && !isPluralNoun(head);
    const looksBase = (verb.tag === 'VERB' && verb.form === 'base') || (token.lower === 'who' && verb.lower === 'like');
    if (
      isOne &&
      (looksBase || verb.lower === 'have' || verb.lower === 'are') &&
      !/^(?:set|put|cut|read|let|shut|split|hit|cost|spread)$/.test(verb.lower)
    )
      faults.push(`"${head.text} ${token.text} ${verb.text}"`);
    if (
      isPluralNoun(head) &&
      ((verb.tag === 'VERB' && verb.form === 'third') || ['is', 'was', 'has'].includes(verb.lower))
    )
      faults.push(`"${head.text} ${token.text} ${verb.text}"`);
  });
  return faults;
}
