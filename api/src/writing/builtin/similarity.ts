import { sentencesOf } from '../language/words.ts';

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** 0: no three words in a row in common; 1: the same text. */
export function similarityOf(one: string, other: string): number {
  const first = shingles(one);
  const second = shingles(other);
  if (first.size === 0 && second.size === 0) return one === other ? 1 : 0;
  let shared = 0;
  for (const shingle of first) if (second.has(shingle)) shared += 1;
  return shared / (first.size + second.size - shared);
}

export function openingOf(letter: string): string {
  return sentencesOf(letter.split('\n\n')[1] ?? '')[0] ?? '';
}
