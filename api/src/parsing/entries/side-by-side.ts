import { findDates } from '../fields/dates.ts';
import type { Line } from '../layout/line.ts';

const MIN_ROWS = 3;
const EDGE_TOLERANCE = 2;

/** Entries printed beside each other, line by line in a grid, put one after the other. */
export function unfoldGrid(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const columns = first?.cells.length ?? 0;
  if (columns < 2 || lines.length < MIN_ROWS) return lines;
  const isGrid = lines.every(
    (line) =>
      line.cells.length === columns &&
      line.cells.every((cell, i) => Math.abs(cell.x - first!.cells[i]!.x) < EDGE_TOLERANCE),
  );
  const isDatedAcross = lines.some((line) => line.cells.every((cell) => findDates(cell.text).length > 0));
  if (!isGrid || !isDatedAcross) return lines;
  return first!.cells.flatMap((_, i) =>
    lines.map((line) => {
      const cell = line.cells[i]!;
      return { ...line, cells: [cell], text: cell.text, x: cell.x, width: cell.width };
    }),
  );
}
