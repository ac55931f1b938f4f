import { isPluralNoun, numberOf, type Token } from '../tokens.ts';

export interface NounPhrase {
  start: number;
  /** Index after its last token. */
  end: number;
  head: Token;
  number: 'singular' | 'plural' | 'either';
}

const POSSESSIVES = new Set(['my', 'your', 'our', 'their', 'his', 'her', 'its']);
/** Words that are one or many themselves, whatever follows with "of". */
const PRONOUN_NUMBERS: Record<string, 'singular' | 'plural' | 'either'> = {
  i: 'singular',
  he: 'singular',
  she: 'singular',
  it: 'singular',
  this: 'singular',
  that: 'singular',
  everyone: 'singular',
  everything: 'singular',
  each: 'singular',
  one: 'singular',
  we: 'plural',
  they: 'plural',
  you: 'plural',
  these: 'plural',
  those: 'plural',
};

export function isPossessive({ lower }: Token): boolean {
  return POSSESSIVES.has(lower);
}

export function isFiniteVerb({ tag, form }: Token): boolean {
  return (
    tag === 'AUX' ||
    (tag === 'VERB' && (form === 'third' || form === 'base' || form === 'past' || form === 'pastOrParticiple'))
  );
}

/** The noun phrase that begins at `start`, without what hangs on it with "of" or "that". */
export function nounPhraseAt(tokens: Token[], start: number): NounPhrase | null {
  const first = tokens[start];
  if (!first) return null;
  const fixed = PRONOUN_NUMBERS[first.lower];
  const next = tokens[start + 1];
  if (fixed && (first.tag === 'PRON' || next?.lower === 'of') && next?.tag !== 'NOUN' && next?.tag !== 'ADJ')
    return { start, end: start + 1, head: first, number: fixed };
  if (first.tag === 'PRON' && !isPossessive(first)) return null;
  let head: Token | null = null;
  let index = start;
  let many = false;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const beginsOne = token.tag === 'DET' || isPossessive(token);
    if (beginsOne) {
      if (index > start) break;
      continue;
    }
    if (token.tag === 'NUM') {
      if (token.lower !== 'one' && token.lower !== '1') many = true;
      if (head) break;
      continue;
    }
    if (token.tag === 'NOUN' || token.tag === 'PROPN') head = token;
    else if (token.text === '-' || token.text === "'s" || token.text === "'" || token.text === '&') continue;
    else if (token.tag === 'ADJ' || (token.tag === 'ADV' && tokens[index + 1]?.tag === 'ADJ')) {
      if (head) break;
    } else if (
      token.tag === 'VERB' &&
      (token.form === 'gerund' || token.form === 'pastOrParticiple') &&
      !isEnd(tokens[index + 1])
    ) {
      if (head && token.form !== 'gerund') break;
      if (index === start) break;
    } else break;
  }
  if (!head) return null;
  const number = many && numberOf(head) !== 'singular' ? 'plural' : numberOf(head);
  return { start, end: index, head, number };
}

function isEnd(token: Token | undefined): boolean {
  return !token || (token.tag !== 'NOUN' && token.tag !== 'PROPN' && token.tag !== 'ADJ');
}

/** "… and the menus of two shops": the phrase with all that is joined to it and hangs on it. */
export function wholeSubjectAt(tokens: Token[], start: number): NounPhrase | null {
  const first = nounPhraseAt(tokens, start);
  if (!first) return null;
  let { end, number } = first;
  for (;;) {
    const token = tokens[end];
    if (!token) break;
    if (token.tag === 'ADP' && token.lower !== 'than') {
      const object = nounPhraseAt(tokens, end + 1);
      if (!object) break;
      end = object.end;
      // "background in care and suturing": what is joined may belong to either.
      const joined = joinedAt(tokens, end);
      if (joined) end = joined.end;
      continue;
    }
    const joined = joinedAt(tokens, end);
    if (!joined) break;
    end = joined.end;
    number = token.lower === 'and' || tokens[end]?.lower === 'and' || token.text === ',' ? 'plural' : 'either';
  }
  return { ...first, end, number };
}

function joinedAt(tokens: Token[], index: number): NounPhrase | null {
  const token = tokens[index];
  if (token?.lower === 'and' || token?.lower === 'or') return nounPhraseAt(tokens, index + 1);
  return null;
}

/** After "that I wrote in Cypress": where the clause that hangs on a noun ends, or where it began if there is none. */
export function afterRelativeClause(tokens: Token[], start: number): number {
  const first = tokens[start];
  if (!first) return start;
  const opens =
    ['that', 'which', 'whom', 'whose', 'where', 'who'].includes(first.lower) || ['i', 'we'].includes(first.lower);
  if (!opens) return start;
  let index = start;
  let sawVerb = false;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (token.tag === 'PUNCT' && token.text !== '-') break;
    if (!isFiniteVerb(token)) continue;
    if (!sawVerb) {
      sawVerb = true;
      continue;
    }
    const before = tokens[index - 1]!;
    if (before.tag !== 'AUX' && before.tag !== 'PART' && before.tag !== 'ADV' && before.lower !== 'and') return index;
  }
  return start;
}

export { isPluralNoun };
