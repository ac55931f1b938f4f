import { labelsOfHead } from '../phrases/column-names.ts';
import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { opensDuties } from '../phrases/labels.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { titleScore } from '../phrases/words.ts';
import type { Fragment } from '../text/model.ts';
import { breaksForRoom } from './fit.ts';
import { type Line, withCells, withoutBulletCell, withText } from './line.ts';

/** Points: the head of a column and its text begin this near to each other. */
const EDGE_TOLERANCE = 14;
const MIN_ROWS = 2;
const SURE_TITLE = 0.5;

/**
 * A table whose cells hold lines of their own, "Period | Employer / Position | Duties", as the heads and texts that stand
 * in it: of each row first what names the post, with its dates, then what was done.
 */
export function unfoldTableOfParagraphs(lines: readonly Line[]): Line[] {
  const order: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const columns = columnsOf(lines[at]!);
    const table = columns ? rowsOf(lines, at + 1, columns) : null;
    if (columns && table && table.rows.length >= MIN_ROWS) {
      order.push(...table.rows.flatMap((row) => unfolded(row, columns)));
      at = table.end;
    } else {
      order.push(lines[at]!);
      at++;
    }
  }
  return order;
}

function unfolded({ dates, names, duties }: Row, columns: Columns): Line[] {
  const box = (column: Line[], at: number) => ({ x: columns.edges[at]!, width: widthOf(columns.edges, at, column) });
  const named = joined(names.map((line) => ({ ...line, column: box(names, columns.names) })));
  const told = duties.map((line) => ({ ...line, column: box(duties, columns.duties), isTold: true }));
  const last = named.pop();
  return last ? [...named, withCells(last, [...last.cells, ...dates]), ...told] : told;
}

interface Columns {
  edges: number[];
  dates: number;
  names: number;
  duties: number;
}

/** The one column that names employer and post, beside dates and duties. */
function columnsOf(head: Line): Columns | null {
  if (head.cells.length !== 3 || findDates(head.text).length > 0) return null;
  const labels = head.cells.map(({ text }) => labelsOfHead(text));
  const at = (is: (own: readonly string[]) => boolean) => labels.findIndex(is);
  const dates = at((own) => own.includes('dates'));
  const duties = head.cells.findIndex(({ text }, at) => labels[at]!.includes('skip') || opensDuties(text));
  const names = at((own) => own.includes('company') && own.includes('title'));
  return dates < 0 || duties < 0 || names < 0 ? null : { edges: head.cells.map(({ x }) => x), dates, names, duties };
}

interface Row {
  dates: Fragment[];
  names: Line[];
  duties: Line[];
}

/** The rows of a table from a line on, and the line below it: a heading, or one whose first column holds no date. */
function rowsOf(lines: readonly Line[], from: number, columns: Columns): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let end = from;
  for (; end < lines.length; end++) {
    const line = lines[end]!;
    const cellsAt = (at: number) => line.cells.filter((cell) => columnOf(cell, columns.edges) === at);
    const dates = cellsAt(columns.dates);
    const isHeading = line.cells.length === 1 && matchHeading(line.text)?.isExact === true;
    if (isHeading || dates.some(({ text }) => !isOnlyDates(text))) break;
    if (dates.length > 0) rows.push({ dates, names: [], duties: [] });
    const row = rows.at(-1);
    if (!row) break;
    for (const [own, cells] of [
      [row.names, cellsAt(columns.names)],
      [row.duties, cellsAt(columns.duties)],
    ] as const)
      if (cells.length > 0) own.push(lineOf(line, withoutBulletCell(cells)));
  }
  return { rows, end };
}

/** Of a row of the page what stands in one cell, with what the format or its bullet says of that. */
function lineOf(row: Line, cells: Fragment[]): Line {
  const structure = cells[0]!.structure ?? row.structure;
  return { ...withCells(row, cells), ...(structure ? { structure } : {}) };
}

const columnOf = (cell: Fragment, edges: readonly number[]) =>
  edges.findLastIndex((edge) => edge - EDGE_TOLERANCE < cell.x);

function widthOf(edges: readonly number[], at: number, lines: readonly Line[]): number {
  const next = edges[at + 1];
  return next === undefined ? Math.max(0, ...lines.map(({ width }) => width)) : next - edges[at]!;
}

/** "Gauteng Switchgear" over "Services, Germiston" is one name; a title below a name is none of it. */
function joined(lines: readonly Line[]): Line[] {
  const parts: Line[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const goesOn = last && breaksForRoom(last, line) && titleScore(line.text) < SURE_TITLE;
    if (!goesOn) parts.push(line);
    else parts[parts.length - 1] = { ...withText(last, `${last.text} ${line.text}`), width: line.width };
  }
  return parts;
}
