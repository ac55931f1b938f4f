import type { Line } from '../layout/line.ts';
import type { Candidate } from './candidate.ts';

/** Columns whose left edges are this close are one. Points. */
export const COLUMN_STEP = 12;
/** Lines whose edges are this close begin at one place. Points. */
const EDGE_TOLERANCE = 2;

/** An edge that headings beside their text share. */
export interface Rail {
  side: 'left' | 'right';
  x: number;
  /** The rail's headings. */
  lines: readonly Line[];
}

/** In the column that the rail's headings head. */
export function standsBesideRail(line: Line, rail: Rail): boolean {
  return rail.lines.some(
    (other) =>
      other.page === line.page &&
      other.isRightToLeft === line.isRightToLeft &&
      other.cells
        .slice(1)
        .some((cell) =>
          line.isRightToLeft
            ? Math.abs(cell.x + cell.width - line.x - line.width) < EDGE_TOLERANCE
            : Math.abs(cell.x - line.x) < EDGE_TOLERANCE,
        ),
  );
}

/** The rail of headings, if there is one: two bold ones in line, or three of any look. */
export function findRail(candidates: readonly Candidate[], lines: readonly Line[]): Rail | undefined {
  const beside = candidates.filter((candidate) => candidate.isRail);
  const kindsOf = (some: readonly Candidate[]) => new Set(some.map((candidate) => candidate.kind)).size;
  let best: { rail: Rail; kinds: number } | undefined;
  for (const side of ['left', 'right'] as const) {
    for (const candidate of beside) {
      const x = edgeOf(lines[candidate.index]!, side);
      const aligned = beside.filter((other) => Math.abs(edgeOf(lines[other.index]!, side) - x) < COLUMN_STEP);
      const kinds = kindsOf(aligned);
      if (kinds < 3 && kindsOf(aligned.filter((other) => other.look.bold)) < 2) continue;
      if (!best || kinds > best.kinds)
        best = { rail: { side, x, lines: aligned.map((other) => lines[other.index]!) }, kinds };
    }
  }
  return best?.rail;
}

export function edgeOf(line: Line, side: Rail['side']): number {
  const first = line.cells[0]!;
  return side === 'left' ? first.x : first.x + first.width;
}
