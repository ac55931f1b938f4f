import { type Line, withCells } from '../layout/line.ts';
import { namesColumn, namesDuties } from '../phrases/column-names.ts';
import { findDates } from '../phrases/dates.ts';

import { headsTable } from './table.ts';

/** Text in lines of its own between two rows: the table is one of entries. */
const haveTextBelow = (rows: readonly Line[]) =>
  rows.some((row, at) => row.cells.length === 1 && (rows[at + 1]?.cells.length ?? 0) > 1);

/** "From – to ⇥ Employer ⇥ Position held and duties" above rows that are read as entries: no part of the first of them. */
export function withoutTableHead(lines: readonly Line[]): readonly Line[] {
  const [head, ...rows] = lines;
  const isHead =
    head !== undefined &&
    rows.length > 0 &&
    head.cells.length > 1 &&
    findDates(head.text).length === 0 &&
    (head.cells.every(({ text }) => namesColumn(text)) || isOwnNameBehind(head, rows[0]!)) &&
    (!headsTable(lines) || haveTextBelow(rows));
  if (!isHead) return lines;
  const duties = head.cells.at(-1)!;
  // Beside "Period" alone, "Details" hold who it was for as well.
  const areApart = head.cells.length > 2 && (namesDuties(duties.text) || !namesColumn(duties.text));
  return areApart ? rows.flatMap((row) => withDutiesApart(row, head.cells.length, duties.x)) : rows;
}

const MOST_WORDS = 4;
/** "Dates ⇥ School ⇥ Post ⇥ What I am proud of": the last column goes by a name of its own, right above its text. */
function isOwnNameBehind({ cells }: Line, row: Line): boolean {
  const last = cells.at(-1)!;
  return (
    cells.length > 2 &&
    cells.slice(0, -1).every(({ text }) => namesColumn(text)) &&
    last.text.split(/\s+/).length <= MOST_WORDS &&
    row.cells.length === cells.length &&
    row.cells.every(({ x }, at) => Math.abs(x - cells[at]!.x) <= SAME_EDGE)
  );
}

/** Points. */
const SAME_EDGE = 3;

/** What was done stands in a column of its own: it heads nothing, whatever it says. */
function withDutiesApart(row: Line, columns: number, x: number): Line[] {
  const last = row.cells.at(-1)!;
  if (Math.abs(last.x - x) > SAME_EDGE) return [row];
  const told: Line = { ...withCells(row, [last]), isTold: true };
  return row.cells.length === columns
    ? [withCells(row, row.cells.slice(0, -1)), told]
    : row.cells.length === 1
      ? [told]
      : [row];
}
