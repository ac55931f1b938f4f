import type { LetterParts } from '../letter.ts';

/** One sentence or item of a letter with what stands around it. */
export interface Told {
  text: string;
  isItem: boolean;
  /** The line that introduces an item; else empty. */
  head: string;
}

/** All that a letter tells, in its order, without the lines that only introduce a list. */
export function toldIn({ blocks }: LetterParts): Told[] {
  let head = '';
  return blocks.flatMap(({ kind, sentences }): Told[] => {
    if (kind === 'list') return sentences.map((text) => ({ text, isItem: true, head }));
    const last = sentences.at(-1) ?? '';
    head = last.endsWith(':') ? last : '';
    return (head ? sentences.slice(0, -1) : sentences).map((text) => ({ text, isItem: false, head: '' }));
  });
}
