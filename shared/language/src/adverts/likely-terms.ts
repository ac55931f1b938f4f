import { FILLER_WORDS, STOP_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import { ALSO_NOUNS, BASE_FORMS } from '../verbs.ts';
import type { AdvertLine } from './advert-lines.ts';
import { shareOfChunk } from './chunk-shares.ts';
import { type Chunk, nounChunks } from './noun-chunks.ts';
import { IS_LATIN, isPadding } from './term-words.ts';

/** Shares of what has been learned below which words are left, and above which they are taken. */
const UNLIKELY = 0.1;
const LIKELY = 0.85;

/** What is asked for in words that no rule foresees, where nothing else has been read. */
export function likelyTerms(
  { importance }: AdvertLine,
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): Token[][] {
  if (importance === 'mentioned') return [];
  return nounChunks(tokens).flatMap((chunk) => {
    const words = withoutPadding(tokens, chunk);
    const isNew = tokens
      .slice(chunk.start, chunk.end)
      .every((token, index) => isFree(chunk.start + index) && IS_LATIN.test(token.text));
    if (words.length === 0 || !isNew || words.slice(1).some(isDone) || isVerbAlone(words)) return [];
    return shareOfChunk(tokens, chunk) > LIKELY ? [words] : [];
  });
}

const isVerbAlone = ([only, ...others]: readonly Token[]): boolean =>
  others.length === 0 && BASE_FORMS.has(only!.word) && !ALSO_NOUNS.has(only!.word);

/** "experience *speaks* louder" */
const isDone = ({ word }: Token): boolean =>
  word.endsWith('s') && BASE_FORMS.has(word.slice(0, -1)) && !ALSO_NOUNS.has(word.slice(0, -1));

function withoutPadding(tokens: readonly Token[], { start, end }: Chunk): Token[] {
  const all = tokens.slice(start, end);
  const words = [...all];
  while (words.length > 0 && FILLER_WORDS.has(words[0]!.word)) words.shift();
  while (words.length > 0 && isPadding(words.at(-1)!)) words.pop();
  // "multidisciplinary team": half a name.
  const isHalf = words.length === 1 && all.length > 1 && IS_QUALITY.test(words[0]!.word);
  return isHalf ? all : words;
}

const IS_QUALITY = /^\p{L}{3,}(?:ary|al|ic|ive)$/u;

/** Whether what has been learned speaks against words that a rule has taken; it says nothing of what small words join. */
export function isUnlikely(tokens: readonly Token[], start: number, words: readonly Token[]): boolean {
  const isRun = words.every(({ word, text }) => IS_LATIN.test(text) && !STOP_WORDS.has(word));
  return isRun && shareOfChunk(tokens, { start, end: start + words.length }) < UNLIKELY;
}
