import { readTerms } from '../lists.ts';
import { singular } from '../stems.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import { BASE_FORMS, BASE_OF_PAST } from '../verbs.ts';

const VERBS_OF_ANY_WORK = readTerms('verbs-of-any-work');
const VERBS_OF_KNOWING = readTerms('verbs-of-knowing');
/** Adjectives, folded, that say how well, how large or how new something is, and not what it is. */
export const PLAIN_ADJECTIVES = readTerms('plain-adjectives');
/** Nouns, folded, that name no skill by themselves, whatever they are the object of. */
export const PLAIN_NOUNS = readTerms('plain-nouns');

const BEFORE_BASE: ReadonlySet<string> = new Set(['to', 'can', 'must', 'should', 'will', 'you', 'how']);
const BEFORE_PAST: ReadonlySet<string> = new Set([
  'have',
  'has',
  'had',
  'ever',
  'already',
  'also',
  'who',
  'youve',
  've',
]);
const BEFORE_GERUND: ReadonlySet<string> = new Set([
  'adept',
  'at',
  'by',
  'comfortable',
  'confident',
  'experience',
  'experienced',
  'good',
  'in',
  'of',
  'proficient',
  'skilled',
  'with',
  'years',
]);
/** Before "to" and a verb. */
const ASKS_TO: ReadonlySet<string> = new Set([
  'able',
  'ability',
  'capacity',
  'eager',
  'expected',
  'have',
  'how',
  'keen',
  'like',
  'love',
  'need',
  'ready',
  'required',
  'skills',
  'want',
  'willing',
]);
const LEADING: ReadonlySet<string> = new Set(['coach', 'lead', 'manage', 'mentor', 'motivate', 'supervise']);
const LED: ReadonlySet<string> = new Set([
  'colleagues',
  'crew',
  'crews',
  'employees',
  'managers',
  'others',
  'people',
  'staff',
  'team',
  'teams',
]);
const JOINS: ReadonlySet<string> = new Set(['and', 'or']);
/** "writing *clear* and *concise* reports" */
const isSkipped = ({ word }: Token) =>
  PLAIN_ADJECTIVES.has(word) ||
  ['a', 'an', 'the', 'your', 'our', 'their', 'own', 'some', 'any', 'both', 'basic'].includes(word);
const MAX_OBJECT_WORDS = 3;
/** No verb is said of more words than these. */
const MAX_REACH = 24;

type Form = 'base' | 'past' | 'gerund';

interface Verb {
  base: string;
  form: Form;
}

/** The indices of the words that name what a line asks somebody to do or to know, and the verb that it is done by. */
export interface AskedAction {
  verb: number;
  object: number[];
  /** Its verb says only that the object is known or used. */
  isOfKnowing: boolean;
  /** People are led: "supervising a small crew". */
  isOfLeading: boolean;
}

/**
 * What a line of demands says in verbs: "ability to write clear reports", "you've led audits", "reading drawings and keeping
 * stock". What everybody does at work ("meet deadlines", "work in a team") is left out.
 */
export function askedActions(tokens: readonly Token[]): AskedAction[] {
  const actions: AskedAction[] = [];
  let last: Form | null = null;
  tokens.forEach((token, index) => {
    const verb = verbOf(token.word);
    if (!verb || !isVerbHere(tokens, index, verb.form, last)) {
      if (/[.;:]/.test(token.after)) last = null;
      return;
    }
    last = verb.form;
    const isOfKnowing = VERBS_OF_KNOWING.has(verb.base);
    for (const object of objectsBehind(tokens, index, verb.form)) {
      const isOfLeading = LEADING.has(verb.base) && LED.has(tokens[object.at(-1)!]!.word);
      if (isOfLeading || isOfKnowing || !VERBS_OF_ANY_WORK.has(verb.base))
        actions.push({ verb: index, object, isOfKnowing, isOfLeading });
    }
  });
  return actions;
}

/** "making", "working": of any work. */
export function isEverydayDoing(word: string): boolean {
  const verb = verbOf(word);
  return verb !== null && (VERBS_OF_ANY_WORK.has(verb.base) || VERBS_OF_KNOWING.has(verb.base));
}

function verbOf(word: string): Verb | null {
  const past = BASE_OF_PAST.get(word);
  if (past) return { base: past, form: 'past' };
  if (BASE_FORMS.has(word) || VERBS_OF_KNOWING.has(word)) return { base: word, form: 'base' };
  if (
    word.length > 3 &&
    word.endsWith('s') &&
    (BASE_FORMS.has(word.slice(0, -1)) || VERBS_OF_KNOWING.has(word.slice(0, -1)))
  )
    return { base: word.slice(0, -1), form: 'base' };
  const trunk = /^(\p{L}{2,})ing$/u.exec(word)?.[1];
  if (!trunk) return null;
  const base = [trunk, `${trunk}e`, trunk.replace(/(.)\1$/, '$1')].find(
    (each) => BASE_FORMS.has(each) || VERBS_OF_KNOWING.has(each),
  );
  return base ? { base, form: 'gerund' } : null;
}

function isVerbHere(tokens: readonly Token[], index: number, form: Form, last: Form | null): boolean {
  const [token, before, next] = [tokens[index]!, tokens[index - 1], tokens[index + 1]];
  if (!next || !/^\s+$/.test(token.after)) return false;
  if (!before || token.isFirst)
    return (
      form !== 'base' ||
      VERBS_OF_KNOWING.has(singular(token.word)) ||
      isSkipped(next) ||
      STOP_WORDS.has(next.word) ||
      isPlural(next)
    );
  if (last === form && (JOINS.has(before.word) || /^,/.test(before.after))) return true;
  if (form === 'gerund') return BEFORE_GERUND.has(before.word);
  // "analysing data *to evaluate* schemes": what for, not what is asked.
  if (before.word === 'to' && last !== null && !ASKS_TO.has(tokens[index - 2]?.word ?? '')) return false;
  if (form === 'past') return BEFORE_PAST.has(before.word) || /['’]ve$/i.test(before.text);
  return BEFORE_BASE.has(before.word);
}

const isPlural = ({ word }: Token) => /[^s]s$/.test(word);

/** "shop drawings and method statements": each object of the verb. */
function objectsBehind(tokens: readonly Token[], verb: number, form: Form): number[][] {
  const objects: number[][] = [];
  let object: number[] = [];
  const close = () => {
    if (object.length > 0) objects.push(object.slice(-MAX_OBJECT_WORDS));
    object = [];
  };
  for (let index = verb + 1; index < Math.min(tokens.length, verb + MAX_REACH); index++) {
    const token = tokens[index]!;
    if (isSkipped(token)) {
      if (object.length > 0) break;
      continue;
    }
    const isJoint = JOINS.has(token.word);
    if (isJoint && index > verb + 1) {
      if (verbOf(tokens[index + 1]?.word ?? '') && object.length > 0) break;
      close();
      continue;
    }
    // "finalisation of balance sheets" is said of balance sheets.
    if (token.word === 'of' && object.length > 0) {
      object = [];
      continue;
    }
    if (STOP_WORDS.has(token.word) || /^\d/.test(token.text)) break;
    object.push(index);
    if (/^,\s*$/.test(token.after)) {
      close();
      const next = tokens[index + 1];
      if (next && !isPlural(next) && verbOf(next.word)?.form === form) break;
    } else if (!/^(?:\s|-|\/)$/.test(token.after)) break;
  }
  close();
  return objects;
}
