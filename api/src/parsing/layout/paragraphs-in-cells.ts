import { isLoneBullet } from '@vitae/language/bullets';
import type { Label } from '@vitae/language/labels';
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
    const columns = columnsOf(lines[at]!, lines[at + 1]);
    const table = columns ? (rowsInTheMiddle(lines, at + 1, columns) ?? rowsOf(lines, at + 1, columns)) : null;
    if (columns && table && areOfParagraphs(table.rows, columns)) {
      const widths = columns.names.map((_, index) => widthOfNames(table.rows, columns, index));
      order.push(...table.rows.flatMap((row) => unfolded(row, columns, widths)));
      at = table.end;
    } else {
      order.push(lines[at]!);
      at++;
    }
  }
  return order;
}

/** Where each name has a column of its own, a table of single lines is read by what its head says of them. */
const areOfParagraphs = (rows: readonly Row[], { names }: Columns) =>
  rows.length >= MIN_ROWS && (names.length === 1 || rows.some(({ duties }) => duties.length > 1));

function unfolded({ dates, names, duties }: Row, columns: Columns, widths: readonly number[]): Line[] {
  const { edges } = columns;
  const named = names.flatMap((own, index) => {
    const column = boxOf(columns, columns.names[index]!, widths[index]!);
    return joined(
      own.map((line) => ({ ...line, column })),
      columns.names.length > 1,
    );
  });
  const column = boxOf(columns, columns.duties, widthOf(edges, columns.duties, duties));
  const last = named.pop();
  const [remarks, heads] = last ? partedFromPost(named, last) : [[], named];
  const told = [...duties, ...remarks].map((line) => ({ ...line, column, isTold: true }));
  return last ? [...heads, withCells(last, [...last.cells, ...dates]), ...told] : told;
}

/** "DAF dealer", between an employer and the post, says what the employer is. */
function partedFromPost(lines: readonly Line[], post: Line): [remarks: Line[], heads: Line[]] {
  const isRemark = (line: Line, at: number) => at > 0 && isTitle(line) && isTitle(post);
  return [lines.filter(isRemark), lines.filter((line, at) => !isRemark(line, at))];
}
const isTitle = ({ text }: Line) => titleScore(text) >= SURE_TITLE;

/** A column that runs to the left begins at its right edge. */
const boxOf = ({ edges, isRightToLeft }: Columns, at: number, width: number) => ({
  x: isRightToLeft ? -edges[at]! - width : edges[at]!,
  width,
});

interface Columns {
  /** Where each begins, in the direction of reading. */
  edges: number[];
  isRightToLeft: boolean;
  dates: number;
  /** Of employer, post and place. */
  names: number[];
  duties: number;
}

const NAMES: ReadonlySet<string> = new Set(['company', 'title', 'location']);

/** The columns that name employer and post, one or several, beside dates and duties. */
function columnsOf(head: Line, first: Line | undefined): Columns | null {
  if (!first || head.cells.length < 3 || findDates(head.text).length > 0) return null;
  const labels = head.cells.map(({ text }) => labelsOfHead(text));
  const dates = labels.findIndex((own) => own.includes('dates'));
  const duties = head.cells.findIndex(({ text }, at) => labels[at]!.includes('skip') || opensDuties(text));
  const names = labels.flatMap((own, at) =>
    at !== dates && at !== duties && own.some((one) => NAMES.has(one)) ? [at] : [],
  );
  const named = names.flatMap((at) => labels[at]!);
  // "Position and duties": the post stands over what was done.
  const isNamed = (label: Label) => named.includes(label) || (duties >= 0 && !labels[duties]!.includes(label));
  const isWhole = names.length > 0 && names.length + 2 === head.cells.length && isNamed('company') && isNamed('title');
  return dates < 0 || duties < 0 || !isWhole
    ? null
    : { edges: edgesOf(head, first), isRightToLeft: head.isRightToLeft, dates, names, duties };
}

/** A head in the middle of its column begins further in than the text below it. */
function edgesOf(head: Line, first: Line): number[] {
  const below = first.cells.filter((_, at) => !(at > 0 && isLoneBullet(first.cells[at - 1]!.text)));
  const startOf = (cell: Fragment) => startIn(cell, head.isRightToLeft);
  return head.cells.map((cell, at) =>
    below.length === head.cells.length ? Math.min(startOf(cell), startOf(below[at]!)) : startOf(cell),
  );
}

/** Where a cell begins, counted in the direction of reading. */
const startIn = ({ x, width }: Fragment, isRightToLeft: boolean) => (isRightToLeft ? -(x + width) : x);

interface Row {
  dates: Fragment[];
  /** Of each column of names its lines. */
  names: Line[][];
  duties: Line[];
}

/** The rows of a table from a line on, and the line below it: a heading, or one whose first column holds no date. */
function rowsOf(lines: readonly Line[], from: number, columns: Columns): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let end = from;
  for (; end < lines.length; end++) {
    const line = lines[end]!;
    const cellsAt = (at: number) => line.cells.filter((cell) => columnOf(cell, columns) === at);
    const dates = cellsAt(columns.dates);
    const isHeading = line.cells.length === 1 && matchHeading(line.text)?.isExact === true;
    if (isHeading || dates.some(({ text }) => !isOnlyDates(text))) break;
    if (dates.length > 0) rows.push({ dates, names: columns.names.map(() => []), duties: [] });
    const row = rows.at(-1);
    if (!row) break;
    for (const [own, cells] of [
      ...columns.names.map((at, index) => [row.names[index]!, cellsAt(at)] as const),
      [row.duties, cellsAt(columns.duties)] as const,
    ])
      if (cells.length > 0) own.push(lineOf(line, withoutBulletCell(cells)));
  }
  return { rows, end };
}

/** Characters of a cell of dates. */
const MOST_OF_DATES = 24;
/** Of the space between the lines of one text. */
const GAP_BETWEEN_ROWS = 1.15;

/**
 * The rows of a table without drawn lines whose names and dates stand in the middle of their cells, beside no first line:
 * where the deeds leave a wider space, a row ends. Null where the rows begin with their dates, or have none.
 */
function rowsInTheMiddle(lines: readonly Line[], from: number, columns: Columns): { rows: Row[]; end: number } | null {
  const cellsAt = (line: Line, at: number) => line.cells.filter((cell) => columnOf(cell, columns) === at);
  if (!lines[from] || cellsAt(lines[from], columns.dates).length > 0) return null;
  const isOfTable = (line: Line) =>
    line.page === lines[from]!.page &&
    !(line.cells.length === 1 && matchHeading(line.text)?.isExact === true) &&
    // "Feb 2015 to May" over "2019"
    cellsAt(line, columns.dates).every(
      ({ text }) => text.length <= MOST_OF_DATES && findDates(`${text} 2000`).length > 0,
    );
  const length = lines.slice(from).findIndex((line) => !isOfTable(line));
  const end = length < 0 ? lines.length : from + length;
  const body = lines.slice(from, end);
  const told = body.filter((line) => cellsAt(line, columns.duties).length > 0);
  const gaps = told.slice(1).map((line, at) => line.baseline - told[at]!.baseline);
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0;
  const bounds = told.flatMap((line, at) =>
    at > 0 && gaps[at - 1]! > usual * GAP_BETWEEN_ROWS ? [(line.baseline + told[at - 1]!.baseline) / 2] : [],
  );
  const rows = [...bounds, Number.POSITIVE_INFINITY].map((bottom, at): Row => {
    const own = body.filter(({ baseline }) => baseline < bottom && baseline >= (bounds[at - 1] ?? 0));
    const linesIn = (column: number) =>
      own.flatMap((line) => {
        const cells = cellsAt(line, column);
        return cells.length > 0 ? [lineOf(line, withoutBulletCell(cells))] : [];
      });
    const [first, ...others] = linesIn(columns.dates).flatMap(({ cells }) => cells);
    const text = [first, ...others].map((cell) => cell?.text ?? '').join(' ');
    return {
      dates: first ? [{ ...first, text, spans: [{ ...first.spans[0]!, text }] }] : [],
      names: columns.names.map(linesIn),
      duties: linesIn(columns.duties),
    };
  });
  const areWhole = rows.every(
    ({ dates, names }) => dates.length > 0 && isOnlyDates(dates[0]!.text) && names.some((own) => own.length > 0),
  );
  return rows.length >= MIN_ROWS && areWhole ? { rows, end } : null;
}

/** Of a row of the page what stands in one cell, with what the format or its bullet says of that. */
function lineOf(row: Line, cells: Fragment[]): Line {
  const structure = cells[0]!.structure ?? row.structure;
  return { ...withCells(row, cells), ...(structure ? { structure } : {}) };
}

const columnOf = (cell: Fragment, { edges, isRightToLeft }: Columns) =>
  edges.findLastIndex((edge) => edge - EDGE_TOLERANCE < startIn(cell, isRightToLeft));

function widthOf(edges: readonly number[], at: number, lines: readonly Line[]): number {
  const next = edges[at + 1];
  return next === undefined ? Math.max(0, ...lines.map(({ width }) => width)) : next - edges[at]!;
}

/**
 * The room in a column of names. Text that is set further in than the column it is in, as items are, hides where the one
 * before ends: where lines nearly fill the column, the longest tells.
 */
function widthOfNames(rows: readonly Row[], { edges, names }: Columns, index: number): number {
  const lines = rows.flatMap((row) => row.names[index]!);
  const width = widthOf(edges, names[index]!, lines);
  const longest = Math.max(0, ...lines.map((line) => line.width));
  return longest >= width * NEARLY_FULL ? Math.min(width, longest + SLACK) : width;
}
const NEARLY_FULL = 0.6;
/** Points. */
const SLACK = 8;

/** "Purchase Assistant, later Junior" over "Buyer" */
const ENDS_IN_RANK = /\b(?:senior|junior|assistant|deputy|chief|lead|acting|then|later|and|of)$|&$/i;

/** "Gauteng Switchgear" over "Services, Germiston" is one name; a title below a name is none of it, unless its column has no other. */
function joined(lines: readonly Line[], isOneName: boolean): Line[] {
  const parts: Line[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const isInBrackets =
      line.text.startsWith('(') || (last?.text.split('(').length ?? 0) > (last?.text.split(')').length ?? 0);
    const isOfName = isOneName || isInBrackets || !isTitle(line) || ENDS_IN_RANK.test(last?.text ?? '');
    const goesOn = last && isOfName && breaksForRoom(last, line);
    if (!goesOn) parts.push(line);
    else parts[parts.length - 1] = { ...withText(last, `${last.text} ${line.text}`), width: line.width };
  }
  return parts;
}
