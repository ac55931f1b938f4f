import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import { isLegalFormAtEnd } from '../phrases/shortened.ts';
import { blocksOf, endsAsSentence } from './blocks.ts';

const MAX_HEAD_LINES = 5;

/** "GRUPO SAMPLE" over "Distribution of farm spares." over "BUYER" and the dates: what the employer is, below the head. */
export function withRemarksBelowHeads(lines: readonly Line[]): readonly Line[] {
  return blocksOf(lines).flatMap((block) => {
    const dated = block.slice(0, MAX_HEAD_LINES).findIndex(isDated);
    const above = block.slice(0, Math.max(0, dated));
    const remarks = above.filter(
      (line, i) =>
        i > 0 && endsAsSentence(line) && !isLegalFormAtEnd(line.text.replace(/\.$/, '')) && !splitLabel(line.text),
    );
    const isHead = above.length > 0 && !above.some(isBullet) && !endsAsSentence(above[0]!);
    if (!isHead || remarks.length === 0) return block;
    return [
      ...above.filter((line) => !remarks.includes(line)),
      block[dated]!,
      ...remarks.map((line) => ({ ...line, isTold: true })),
      ...block.slice(dated + 1),
    ];
  });
}

const isDated = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange) && !/\p{Ll}{3}\.$/u.test(text);
