import type { Fragment } from '../text/model.ts';
import { type Headings, isHeadingRow } from './headings.ts';
import { isOnRowOf, standsBeside, toRows } from './line.ts';

/** Rows of the whole width that a band of columns touches. */
interface WholeWidth {
  /** Baseline up to which they stand above the columns. */
  above: number;
  /** Baseline from which they stand below them. */
  below: number;
}

/** Share of a side's rows that stand on rows of the other one where the two are rows of one text. */
const MIN_ALIGNED = 0.9;
const MIN_ROWS = 3;
const MIN_SECTIONS = 2;

/**
 * Where headings of one side head rows over both, above or below what stands side by side: "Experience" over cards or
 * over titles with employers at the right margin, beside columns that share that margin.
 */
export function rowsOfWholeWidth(
  left: readonly Fragment[],
  right: readonly Fragment[],
  headings: Headings,
): WholeWidth {
  const sides = [toRows(left), toRows(right)] as const;
  const found = [partedRows(sides[0], sides[1], headings), partedRows(sides[1], sides[0], headings)];
  return {
    above: Math.max(...found.map(({ above }) => above)),
    below: Math.min(...found.map(({ below }) => below)),
  };
}

/** Where rows of a side without headings of their own go with the rows that the other side's headings head. */
function partedRows(side: readonly Fragment[][], other: readonly Fragment[][], headings: Headings): WholeWidth {
  const whole: WholeWidth = { above: Number.NEGATIVE_INFINITY, below: Number.POSITIVE_INFINITY };
  const own = side.filter((row) => isHeadingRow(row, headings)).map(baselineOf);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return whole;
  const heads = other.filter((row) => isHeadingRow(row, headings));
  const isFree = (row: readonly Fragment[]) => !standsBeside(row[0]!, side);

  const headsAbove = heads.filter((row) => baselineOf(row) < first - row[0]!.size);
  const rowsAbove = side.filter((row) => baselineOf(row) < first);
  if (headsAbove.length >= MIN_SECTIONS && headsAbove.every(isFree) && areRowsOf(rowsAbove, other))
    whole.above = Math.max(...[...rowsAbove, ...other].map(baselineOf).filter((y) => y < first - 1));

  const headsBelow = heads.filter((row) => baselineOf(row) > last);
  const begin = headsBelow[headsBelow.findLastIndex((row) => !isFree(row)) + 1];
  const rowsBelow = begin ? side.filter((row) => baselineOf(row) > baselineOf(begin)) : [];
  if (begin && areRowsOf(rowsBelow, other)) whole.below = baselineOf(begin) - 0.1;
  return whole;
}

function baselineOf(row: readonly Fragment[]): number {
  return row[0]!.baseline;
}

function areRowsOf(rows: readonly Fragment[][], other: readonly Fragment[][]): boolean {
  return rows.length >= MIN_ROWS && rows.filter((row) => isOnRowOf(row[0]!, other)).length >= rows.length * MIN_ALIGNED;
}
