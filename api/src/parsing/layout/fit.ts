import type { Line } from './line.ts';

/**
 * Whether a line ends where it does because the next word had no room: then the next line goes on its text. Otherwise
 * the break was wanted.
 */
export function breaksForRoom(line: Line, next: Line): boolean {
  const word = /^\S+/.exec(next.text)?.[0] ?? '';
  const characterWidth = line.width / Math.max(1, line.text.length);
  const room = line.isRightToLeft ? line.x - line.column.x : line.column.x + line.column.width - (line.x + line.width);
  return room < (word.length + 1) * characterWidth * 1.15;
}

const GAP_EM = 1.5;

/** Whether a line stands apart from the one before it. */
export const isGapAbove = (before: Line, line: Line): boolean =>
  before.page !== line.page || before.column !== line.column || line.baseline - before.baseline > line.size * GAP_EM;
