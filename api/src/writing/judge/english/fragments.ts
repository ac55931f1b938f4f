import type { Faults } from '../finding.ts';
import type { Token } from '../tokens.ts';
import { isFiniteVerb, isPossessive } from './phrases.ts';

const RELATIVES = new Set(['that', 'which', 'who', 'whom', 'whose', 'where', 'what']);
const SUBORDINATORS = new Set([
  'because',
  'although',
  'though',
  'while',
  'whereas',
  'if',
  'when',
  'since',
  'as',
  'after',
  'before',
  'until',
  'unless',
  'once',
]);

/** A sentence without a main clause of its own, or one that breaks off. */
export function fragmentFaults(tokens: Token[]): Faults {
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT');
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || /[?:]/.test(tokens.at(-1)?.text ?? '')) return [];
  if (words.length < 2) return ['one word'];
  if (
    isPossessive(last) ||
    (last.tag === 'DET' &&
      !['this', 'that', 'these', 'those', 'both', 'all', 'each', 'some', 'any'].includes(last.lower))
  )
    return [`breaks off after "${last.text}"`];
  if (endsInPreposition(words, last)) return [`breaks off after "${last.text}"`];
  if (isRequest(words)) return [];
  if (!hasMainClause(tokens)) return ['no main clause'];
  return [];
}

function endsInPreposition(words: Token[], last: Token): boolean {
  if (!['for', 'of', 'with', 'at', 'from', 'to', 'by', 'into', 'about'].includes(last.lower)) return false;
  const before = words.at(-2)?.lower ?? '';
  return (
    ['responsible', 'charge', 'capable', 'familiar', 'experience', 'skilled'].includes(before) ||
    !words.some(({ lower }) => RELATIVES.has(lower) || lower === 'to')
  );
}

function isRequest([first, second]: Token[]): boolean {
  return (
    first !== undefined &&
    (first!.lower === 'please' ||
      first!.lower === 'thank' ||
      first!.lower === 'thanks' ||
      (second !== undefined && first!.tag === 'VERB' && first!.form === 'base') ||
      first!.lower === 'let')
  );
}

function hasMainClause(tokens: Token[]): boolean {
  let index = 0;
  while (tokens[index]?.tag === 'PUNCT') index += 1;
  const first = tokens[index];
  if (!first) return false;
  if (RELATIVES.has(first.lower) && first.lower !== 'what' && first.lower !== 'that') return false;
  if (SUBORDINATORS.has(first.lower)) {
    const isPhrase =
      first.lower === 'as' ||
      first.lower === 'since' ||
      first.lower === 'after' ||
      first.lower === 'before' ||
      first.lower === 'until' ||
      first.lower === 'while' ||
      first.lower === 'when';
    const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
    const main = commas.some(
      (comma) => clauseFrom(tokens.slice(comma + 1)) || isRequest(tokens.slice(comma + 1, comma + 3)),
    );
    if (main) return true;
    return (
      isPhrase &&
      commas.length === 0 &&
      first.lower !== 'while' &&
      countClauses(tokens.slice(index + 1)) >= (first.lower === 'since' || first.lower === 'when' ? 2 : 1)
    );
  }
  return clauseFrom(tokens);
}

function countClauses(tokens: Token[]): number {
  return tokens.filter(
    (token, index) =>
      isFiniteVerb(token) &&
      // "I would be glad to build": an infinitive is no clause.
      tokens[index - 1]?.lower !== 'to' &&
      hasSubjectBefore(tokens, index) &&
      !isAuxOfAnother(tokens, index),
  ).length;
}

/** Whether a verb stands here that is the main one: finite, with a subject, not inside "that …", "where …". */
function clauseFrom(tokens: Token[]): boolean {
  let openRelatives = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const isRelative =
      RELATIVES.has(token.lower) && index > 0 && !(token.lower === 'that' && isDemonstrative(tokens, index));
    if (isRelative) openRelatives += 1;
    // "the menus I write for them change": a clause that hangs on a noun without a word of its own.
    else if (isBareRelative(tokens, index)) openRelatives += 1;
    if (token.text === ';' || token.text === ':') openRelatives = 0;
    if (token.text === ',' && openRelatives > 0 && commaCloses(tokens, index)) openRelatives -= 1;
    if ((token.lower === 'and' || token.lower === 'but') && startsClause(tokens, index + 1)) openRelatives = 0;
    const finite = isFiniteVerb(token) && !isParticipleOnly(tokens, index) && tokens[index - 1]?.lower !== 'to';
    if (!finite) continue;
    if (openRelatives > 0) {
      openRelatives -= isAuxOfAnother(tokens, index) ? 0 : 1;
      continue;
    }
    if (hasSubjectBefore(tokens, index) || isInverted(tokens, index)) return true;
  }
  return false;
}

function isDemonstrative(tokens: Token[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.tag === 'ADP' || before?.tag === 'VERB' || before?.tag === 'AUX';
}

function isBareRelative(tokens: Token[], index: number): boolean {
  const token = tokens[index]!;
  const before = tokens[index - 1];
  if ((token.lower !== 'i' && token.lower !== 'we') || before?.tag !== 'NOUN' || index < 2) return false;
  // "For ten years I have worked": with one verb only, that is the main clause.
  return countClauses(tokens.slice(index)) > 1;
}

function commaCloses(tokens: Token[], index: number): boolean {
  const next = tokens[index + 1];
  return next !== undefined && (isFiniteVerb(next) || startsClause(tokens, index + 1));
}

function startsClause(tokens: Token[], index: number): boolean {
  const next = tokens[index];
  const verb = tokens[index + 1];
  return next?.tag === 'PRON' && verb !== undefined && (isFiniteVerb(verb) || verb.tag === 'ADV');
}

function isAuxOfAnother(tokens: Token[], index: number): boolean {
  let next = index + 1;
  while (tokens[next]?.tag === 'ADV' || tokens[next]?.lower === 'not') next += 1;
  const after = tokens[next];
  return tokens[index]!.tag === 'AUX' && (after?.tag === 'VERB' || after?.tag === 'AUX');
}

/** "boards tested by hand": a participle behind a noun, with no object of its own. */
function isParticipleOnly(tokens: Token[], index: number): boolean {
  const token = tokens[index]!;
  if (token.form !== 'pastOrParticiple') return false;
  if (index === 0) return true;
  const next = tokens[index + 1];
  const before = tokens[index - 1]!;
  if (before.tag === 'AUX' || before.tag === 'PRON' || before.tag === 'ADV') return false;
  if (before.tag === 'DET' || before.tag === 'ADP' || isPossessive(before)) return true;
  return next?.lower === 'by' && before.tag === 'NOUN' && !tokens.slice(0, index).some(({ lower }) => lower === 'i');
}

function hasSubjectBefore(tokens: Token[], index: number): boolean {
  return tokens.slice(0, index).some(({ tag, lower }, at) => {
    if (tag === 'PRON') return !RELATIVES.has(lower) || lower === 'that' || lower === 'what' || at === 0;
    return (
      tag === 'NOUN' ||
      tag === 'PROPN' ||
      tag === 'NUM' ||
      tag === 'DET' ||
      (tag === 'VERB' && tokens[at]!.form === 'gerund')
    );
  });
}

/** "May I show you", "Not only did we raise". */
function isInverted(tokens: Token[], index: number): boolean {
  return tokens[index]!.tag === 'AUX' && tokens[index + 1]?.tag === 'PRON';
}
