import type { Line } from '../layout/line.ts';
import { namesColumn } from '../phrases/column-names.ts';
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
    head.cells.every(({ text }) => namesColumn(text)) &&
    (!headsTable(lines) || haveTextBelow(rows));
  return isHead ? rows : lines;
}
