import { STOP_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import { BASE_FORMS, BASE_OF_PAST } from '../verbs.ts';
import { PLAIN_ADJECTIVES } from './asked-actions.ts';

/** Words beside each other that may name one thing, as the indices of the first and of the one behind the last. */
export interface Chunk {
  start: number;
  end: number;
}

const MAX_WORDS = 4;
/** "haven't", "you've" */
export const IS_SHORTENED = /['’](?:t|ve|re|ll|d|m)$/i;
const IS_ADVERB = /^\p{L}{3,}ly$/u;
const JOINS = /^[ \u00a0-]$/;

/** The runs of words in a line that no small word and no sign ends, without verbs and plain adjectives before them. */
export function nounChunks(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  const close = (behind: number) => {
    let [from, end] = [start, behind];
    while (end > from && IS_ADVERB.test(tokens[end - 1]!.word)) end -= 1;
    while (from < end - 1 && isBeforeNoun(tokens[from]!)) from += 1;
    if (end > from && end - from <= MAX_WORDS) chunks.push({ start: from, end });
    else if (end > from) chunks.push({ start: end - MAX_WORDS + 1, end });
    start = behind + 1;
  };
  tokens.forEach((token, index) => {
    if (STOP_WORDS.has(token.word) || IS_SHORTENED.test(token.text)) close(index);
    else if (!JOINS.test(token.after)) {
      close(index + 1);
      start = index + 1;
    }
  });
  if (start < tokens.length) close(tokens.length);
  return chunks;
}

const isBeforeNoun = ({ word, after }: Token): boolean =>
  after !== '-' &&
  (PLAIN_ADJECTIVES.has(word) ||
    BASE_FORMS.has(word) ||
    BASE_OF_PAST.has(word) ||
    /^\p{L}{3,}ing$/u.test(word) ||
    IS_ADVERB.test(word));
