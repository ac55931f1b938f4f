import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_WORDS } from '../common-words.ts';
import { stem } from '../stems.ts';
import { FILLER_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import { PLAIN_ADJECTIVES, PLAIN_NOUNS } from './asked-actions.ts';
import { featureNumber } from './feature-hash.ts';
import type { Chunk } from './noun-chunks.ts';

/** How many features there are; a feature's number is a hash of its name. */
export const CHUNK_FEATURE_COUNT = 8192;

/** A byte a weight; `scale` is worth one. Written by `pnpm train:adverts`. */
export interface ChunkModel {
  scale: number;
  /** A weight for each feature, and last one that all chunks share. */
  weights: ArrayLike<number>;
}

const FILE = join(import.meta.dirname, 'chunk-weights.json');

let model: ChunkModel | undefined;

/** Reads by other weights from now on, or again by those of the file: to judge what a training brings. */
export function setChunkModel(other: ChunkModel | undefined): void {
  model = other;
}

/** How likely it is that words of a demand or a wish name what is asked for, 0 to 1. */
export function shareOfChunk(tokens: readonly Token[], chunk: Chunk): number {
  model ??= readModel();
  return shareBy(chunkFeatures(tokens, chunk), model);
}

export function shareBy(features: readonly number[], { scale, weights }: ChunkModel): number {
  const sum = features.reduce((before, feature) => before + (weights[feature] ?? 0), weights[CHUNK_FEATURE_COUNT] ?? 0);
  return 1 / (1 + Math.exp(-sum / scale));
}

function readModel(): ChunkModel {
  const { scale, weights } = JSON.parse(readFileSync(FILE, 'utf8')) as { scale: number; weights: string };
  return { scale, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}

const SHORT_LINE = 6;

/** What is looked at: the words, their endings and how they are written, what stands around them and where. */
export function chunkFeatures(tokens: readonly Token[], { start, end }: Chunk): number[] {
  const found = new Set<number>();
  const note = (kind: string, value: string | number | boolean) =>
    found.add(featureNumber(`${kind} ${value}`, CHUNK_FEATURE_COUNT));
  const words = tokens.slice(start, end);
  const wordAt = (index: number) => tokens[index]?.word ?? '^';
  for (const { word } of words) {
    note('word', stem(word));
    note('ending', word.slice(-3));
    if (COMMON_WORDS.has(word)) note('has', 'common');
    if (PLAIN_NOUNS.has(word)) note('has', 'plain noun');
    if (PLAIN_ADJECTIVES.has(word)) note('has', 'plain adjective');
    if (FILLER_WORDS.has(word)) note('has', 'filler');
  }
  const head = words.at(-1)!;
  note('head', stem(head.word));
  note('head ending', head.word.slice(-3));
  note('head ending', head.word.slice(-4));
  note(
    'all common',
    words.every(({ word }) => COMMON_WORDS.has(word)),
  );
  note('words', words.length);
  note('before', wordAt(start - 1));
  note('two before', `${wordAt(start - 2)} ${wordAt(start - 1)}`);
  note('second before', stem(wordAt(start - 2)));
  note('third before', stem(wordAt(start - 3)));
  note('behind', wordAt(end));
  note('second behind', wordAt(end + 1));
  note('sign behind', head.after.trim().slice(0, 1));
  note('sign before', (tokens[start - 1]?.after ?? '^').trim().slice(0, 1));
  note('capital', `${/^\p{Lu}/u.test(words[0]!.text)} ${words[0]!.isFirst}`);
  note(
    'capitals',
    words.some(({ text }) => /\p{Lu}{2}/u.test(text)),
  );
  note(
    'figure',
    words.some(({ text }) => /\d/.test(text)),
  );
  note('whole', words.length === tokens.length);
  note('place', Math.min(4, Math.floor(start / 3)));
  note('length', Math.min(6, Math.floor(tokens.length / 4)));
  note(tokens.length < SHORT_LINE ? 'short' : 'long', start === 0);
  return [...found];
}
