import { COMPOUND_BEGINNINGS, NAMES_TYPED_SMALL } from '@vitae/language/spelling';
import { baseOfGerund, isBase, isPast } from './verb-forms.ts';

const isDeed = (word: string) => isPast(word) || isBase(word) || baseOfGerund(word) !== null;

/** "i" where it can be nobody but the writer. */
export function nameTheWriter(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}./'-])i(?='(?:m|ve|d|ll)\b)/gu, 'I')
    .replace(/(?<![\p{L}\p{N}./'-])i (?=(?<verb>\p{L}+))/gu, (whole, verb: string) =>
      isPast(verb) || isBase(verb) || BESIDE_I.test(verb) ? 'I ' : whole,
    );
}
const BESIDE_I =
  /^(?:am|was|have|had|will|would|could|should|can|also|always|never|often|only|got|usually|\p{L}{2,}ed)$/u;

const withCapital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const PLAIN_WORD = /^\p{Ll}[\p{Ll}'’]*(?:\/\p{Ll}+)?(?=[,;:]?(?:\s|$)|,\p{Ll})/u;

/** A line of a text that was broken in its sentences: it begins with none. */
const GOES_ON = /^(?:to|on|with|of|and|or|for|by|from|across|into|through) /;

/** With a capital where the first word takes one: not in an address, a name such as "iOS", or a word that stands alone. */
export function beginWithCapital(text: string): string {
  if (GOES_ON.test(text)) return text;
  const word = PLAIN_WORD.exec(text)?.[0];
  const isAlone = !/\s/.test(text.trim());
  if (word) return isAlone && !isDeed(word) ? text : NAMES_TYPED_SMALL.get(word) === word ? text : withCapital(text);
  const compound = /^(\p{Ll}+)-\p{Ll}+(?=[,;:]?\s)/u.exec(text);
  return compound && (COMPOUND_BEGINNINGS.has(compound[1]!) || isDeed(compound[0])) ? withCapital(text) : text;
}

/** Words that add nothing, and where they can go: what stands around them must hold without them. */
interface Filler {
  words: RegExp;
  /** By the word before and the text behind. */
  canGo(before: string, behind: string): boolean;
}

const firstWord = (text: string) => /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
const COMPARED = /^(?:not|more|most|less|how|as|so|the|that|very|at)$/i;
const NEEDS_VERY =
  /^(?:first|last|same|least|best|much|few|little|own|large[- ]scale|high[- ](?:frequency|voltage))\b/i;
const KINDS = /^(?:kinds?|types?|ways|sizes|times|sorts|forms|levels|stages|reasons|degrees|of|other)\b/i;

const FILLERS: readonly Filler[] = [
  { words: /\bin order (?=to )/giu, canGo: () => true },
  {
    words: /\b(?:successfully|effectively|efficiently) (?=\p{L})/giu,
    canGo: (before, behind) => !COMPARED.test(before) && isDeed(firstWord(behind)),
  },
  {
    words: /\bvery (?=\p{Ll})/giu,
    canGo: (before, behind) => !COMPARED.test(before) && !NEEDS_VERY.test(behind),
  },
  {
    words: /\b(?:really|basically|actually) (?=\p{Ll})/giu,
    canGo: (before, behind) => !COMPARED.test(before) && (before !== '' || isDeed(firstWord(behind))),
  },
  {
    // "At various times", "of various sizes": there they say something.
    words: /\b(?:various|a variety of) (?=\p{L})/giu,
    canGo: (before, behind) => (before === '' || isDeed(before)) && !KINDS.test(behind),
  },
];

export function leaveOutFillers(text: string): string {
  const left = withoutFillers(text);
  return left !== text && /^\p{Lu}/u.test(text) && left !== '' ? withCapital(left) : left;
}

function withoutFillers(text: string): string {
  return FILLERS.reduce(
    (left, { words, canGo }) =>
      left.replace(words, (whole, at: number, all: string) => {
        const before = /(\S+)\s$/u.exec(all.slice(0, at))?.[1] ?? '';
        return canGo(before, all.slice(at + whole.length)) ? '' : whole;
      }),
    text,
  );
}

/** Spaces where none belong, and none where one does: "cleaned , cooked,served". */
export const closeUp = (text: string): string =>
  text.replace(/ +(?=[,،؛;](?:\s|$))/g, '').replace(/(?<=\p{Ll}{3}),(?=\p{Ll}{3})/gu, ', ');
