import { isLoneBullet } from '@vitae/language/bullets';
import type { Fragment, FragmentStructure } from '../text/model.ts';

/** What stands on one baseline of one column, read as one line. */
export interface Line {
  /** From first to last in reading order. More than one where wide gaps part them. */
  cells: Fragment[];
  /** The cells' text, tabs between them. */
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  baseline: number;
  size: number;
  isRightToLeft: boolean;
  /** Lines of one column of one page share it. */
  column: ColumnBox;
  structure?: FragmentStructure;
  /** Printed behind a head on its line: tells what was done, and heads nothing. */
  isTold?: boolean;
  /** By where it stands it names the employer of what is below it, whatever its words say. */
  isEmployer?: boolean;
}

/** The rectangle that a column's text fills. */
export interface ColumnBox {
  x: number;
  width: number;
}

const SAME_BASELINE_EM = 0.35;

/** Gathers a column's fragments into lines, top to bottom. */
export function toLines(fragments: readonly Fragment[]): Line[] {
  if (fragments.length === 0) return [];
  const x = Math.min(...fragments.map((fragment) => fragment.x));
  const column: ColumnBox = { x, width: Math.max(...fragments.map((fragment) => fragment.x + fragment.width)) - x };
  return toRows(fragments).map((row) => toLine(row, column));
}

/** Fragments whose baselines agree, each row sorted from left to right. */
export function toRows(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && fragment.baseline - first.baseline <= SAME_BASELINE_EM * Math.min(first.size, fragment.size))
      row.push(fragment);
    else rows.push([fragment]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

/** Whether a fragment stands on the baseline of one of these rows. */
export function isOnRowOf({ baseline, size }: Fragment, rows: readonly Fragment[][]): boolean {
  return rows.some((row) => Math.abs(row[0]!.baseline - baseline) < size * 0.25);
}

/** Whether one of these rows is no further from a fragment than the next line of a text would be. */
export function standsBeside({ baseline, size }: Fragment, rows: readonly Fragment[][]): boolean {
  return rows.some((row) => Math.abs(row[0]!.baseline - baseline) < size * 1.1);
}

/** A bullet set apart from its text by a wide gap is no cell of its own. */
export function withoutBulletCell(cells: Fragment[]): Fragment[] {
  const [first, second, ...rest] = cells;
  if (!first || !second || !isLoneBullet(first.text)) return cells;
  return [{ ...second, structure: { ...second.structure, isListItem: true } }, ...rest];
}

const LETTER = /\p{L}/gu;

function toLine(row: readonly Fragment[], column: ColumnBox): Line {
  let letters = 0;
  let rtlLetters = 0;
  for (const fragment of row) {
    // Digits and signs go with the letters beside them.
    const count = fragment.text.match(LETTER)?.length ?? 0;
    letters += count;
    if (fragment.isRightToLeft) rtlLetters += count;
  }
  const isRightToLeft = rtlLetters * 2 > letters || (rtlLetters > 0 && row.at(-1)!.isRightToLeft);
  const ordered = isRightToLeft ? [...row].reverse() : [...row];
  const x = Math.min(...ordered.map((cell) => cell.x));
  const cells = withoutBulletCell(ordered);
  const y = Math.min(...cells.map((cell) => cell.y));
  const main = cells.reduce((longest, cell) => (cell.text.length > longest.text.length ? cell : longest));
  const structure = cells.length === 1 ? cells[0]!.structure : cells.find((cell) => cell.structure)?.structure;
  return {
    cells,
    text: cells.map((cell) => cell.text).join('\t'),
    page: cells[0]!.page,
    x,
    y,
    width: Math.max(...ordered.map((cell) => cell.x + cell.width)) - x,
    height: Math.max(...cells.map((cell) => cell.y + cell.height)) - y,
    baseline: cells[0]!.baseline,
    size: main.size,
    isRightToLeft,
    column,
    ...(structure ? { structure } : {}),
  };
}

/** The line with other cells in place of its own. */
export function withCells(line: Line, cells: Fragment[]): Line {
  const x = Math.min(...cells.map((cell) => cell.x));
  const end = Math.max(...cells.map((cell) => cell.x + cell.width));
  return { ...line, cells, text: cells.map((cell) => cell.text).join('\t'), x, width: end - x };
}

/** A line of one cell with another text in the look of its last words. */
export function withText(line: Line, text: string): Line {
  const [cell] = line.cells;
  return withCells(line, [{ ...cell!, text, spans: [{ ...cell!.spans.at(-1)!, text }] }]);
}
