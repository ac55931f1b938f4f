import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { labelsOfCell } from '../phrases/labels.ts';
import { isDuration, isOnlyDates } from '../phrases/only-dates.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import type { Fragment } from '../text/model.ts';

const MIN_ROWS = 2;
const EDGE_TOLERANCE = 3;

/** Entries printed beside each other, line by line in a grid, put one after the other; their cells may wrap. */
export function unfoldGrid(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || first.cells.length < 2 || lines.length < MIN_ROWS || isForm(lines)) return lines;
  const edges = first.cells.map(edgeOf);
  const isSure = lines.some((line) => isDatesBesideDates(line, edges.length));
  const columnOf = isSure ? columnAround(first) : columnAt(edges);
  const isGrid = lines.every((line) => line.cells.every((cell) => columnOf(cell) >= 0));
  if (!isGrid || !statesEach(lines, edges.length, columnOf)) return lines;
  return edges.flatMap((_, column) =>
    lines.flatMap((line) => {
      const own = line.cells.filter((cell) => columnOf(cell) === column);
      const box = { x: own[0]?.x ?? 0, width: columnWidth(lines, column, columnOf) };
      return own.length > 0 ? [{ ...withCells(line, own), column: box }] : [];
    }),
  );
}

/** "Position | Staff nurse", "Inclusive dates | 2018 – 2020": labels beside what they announce, whatever is listed below. */
function isForm(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const labelled = rows.filter(({ cells }) => labelsOfCell(cells[0]!.text).length > 0);
  return labelled.length > 1 && labelled.length * 2 > rows.length;
}

/** Dates and nothing else in each column of one line: those of two entries. */
function isDatesBesideDates({ cells }: Line, columns: number): boolean {
  return cells.length === columns && cells.every(({ text }) => findDates(text).length > 0 && isOnlyDates(text));
}

/** The column whose edge a cell stands at; -1 for none. */
function columnAt(edges: readonly number[]) {
  return (cell: Fragment) => edges.findIndex((edge) => Math.abs(edge - edgeOf(cell)) < EDGE_TOLERANCE);
}

/** The column in whose room a cell stands, set in from its edge or not; -1 where it reaches into the next one. */
function columnAround({ cells }: Line) {
  return (cell: Fragment) => {
    const column = cells.findLastIndex(({ x }) => x - EDGE_TOLERANCE < cell.x);
    const next = cells[column + 1];
    return next && cell.x + cell.width > next.x ? -1 : column;
  };
}

function edgeOf(cell: Fragment): number {
  return cell.isRightToLeft ? cell.x + cell.width : cell.x;
}

function columnWidth(lines: readonly Line[], column: number, columnOf: (cell: Fragment) => number): number {
  const own = lines.flatMap((line) => line.cells.filter((cell) => columnOf(cell) === column));
  return Math.max(...own.map((cell) => cell.width));
}

/** Every column states dates of its own, or a degree or school: a grid of entries, not a table of their parts. */
function statesEach(lines: readonly Line[], count: number, columnOf: (cell: Fragment) => number): boolean {
  const columns = Array.from({ length: count }, (_, column) =>
    lines.flatMap((line) => line.cells.filter((cell) => columnOf(cell) === column)),
  );
  const has = (test: (text: string) => boolean) => columns.every((cells) => cells.some((cell) => test(cell.text)));
  // A column of dates and how long alone, whatever names it, belongs to the one beside it, whatever dates that one has.
  return (
    has((text) => !isOnlyDates(withoutBrackets(text)) && !isDuration(text) && !labelsOfCell(text).includes('dates')) &&
    has((text) => findDates(text).length > 0) &&
    (lines.length > MIN_ROWS || has((text) => degreeScore(text) > 0 || institutionScore(text) > 0))
  );
}

/** "2023 (census, 10 weeks)", "(8 hrs a week)": a remark on the time; some producers turn the brackets of Arabic text. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)|\)[^()]*\(/g, '');
