import { isGapAbove } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';

const MIN_SENTENCE_WORDS = 4;

/** What stands between two gaps. */
export function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    if (!before || isGapAbove(before, line)) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  });
  return blocks;
}

/** "Distribution of farm spares." */
export function endsAsSentence({ text }: Line): boolean {
  return /[\p{L}\p{N}]{2}\.$/u.test(text) && text.split(/\s+/, MIN_SENTENCE_WORDS).length >= MIN_SENTENCE_WORDS;
}
