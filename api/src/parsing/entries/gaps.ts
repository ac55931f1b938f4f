import { fold } from '@vitae/language/fold';
import { GAP_WORDS } from '@vitae/language/jobs';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';

const MAX_GAP_WORDS = 4;

/** "Elternzeit", "career break": what is said of the time between two jobs. */
export function tellsOfGap(text: string): boolean {
  const words = fold(text).split(/[\s,(]+/, MAX_GAP_WORDS);
  return words.some((_, i) => GAP_WORDS.has(words.slice(0, i + 1).join(' ')));
}

const MOST_GAP_LINE_WORDS = 12;

/** The lines without those of the time between two jobs: "[March 2020 - August 2023]" over "Not in paid employment." */
export function withoutGaps(lines: readonly Line[]): Line[] {
  const isGap = lines.map((line, i) => {
    const next = lines[i + 1];
    if (!next || isBullet(line) || isBullet(next)) return false;
    const { dates, pieces } = splitLine(line, 0);
    return (
      dates.length === 1 &&
      pieces.length === 0 &&
      next.text.split(/\s+/).length <= MOST_GAP_LINE_WORDS &&
      splitLine(next, 0).dates.length === 0 &&
      tellsOfGap(next.text.replace(/[.\s]+$/, ''))
    );
  });
  return lines.filter((_, i) => !isGap[i] && !isGap[i - 1]);
}
