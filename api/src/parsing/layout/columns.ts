import { DURATION_UNITS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { labelsOfHead, namesColumn } from '../phrases/column-names.ts';
import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { labelsOfCell } from '../phrases/labels.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { titleScore } from '../phrases/words.ts';
import type { Fragment } from '../text/model.ts';
import { findHeadings, type Headings, isHeadingRow } from './headings.ts';
import { isOnRowOf, standsBeside, toRows } from './line.ts';
import { rowsOfWholeWidth } from './whole-width.ts';

/** Part of a page: text that is read from top to bottom before anything else is. */
export type Region = { fragments: Fragment[] } | { columns: Region[][] };

const MIN_GUTTER = 4;
/** Text that should share a left edge may stand this far before it. */
const EDGE_TOLERANCE = 2;
const MIN_ROWS = 3;
const MIN_RAIL_HEADINGS = 4;
/** Headings in a row that begin columns of their own, whatever stands above them. */
const MIN_GRID = 3;
const MAX_DEPTH = 6;
/** A cell of a table that holds sections has at least a heading and some lines. */
const MIN_SECTION_FRAGMENTS = 3;
/** Where this share of the sparser side's rows stands beside rows of the other, the two are one table. */
const TABLE_ALIGNMENT = 0.75;

/** Splits a page into regions in reading order: full-width bands, and columns side by side. */
export function splitIntoRegions(fragments: readonly Fragment[]): Region[] {
  return fragments.some((fragment) => fragment.structure?.paragraph !== undefined)
    ? splitFlow(fragments)
    : splitFixed(fragments, findHeadings(fragments), 0);
}

function splitFixed(fragments: readonly Fragment[], headings: Headings, depth: number): Region[] {
  if (fragments.length === 0) return [];
  const tables = tablesIn(fragments, headings);
  if (tables.length > 0)
    return partedByTables(fragments, tables).flatMap(({ isTable, fragments: own }) =>
      isTable ? [{ fragments: own }] : splitFixed(own, headings, depth),
    );
  const split = depth < MAX_DEPTH ? findColumns(fragments, headings) : undefined;
  if (!split) return [{ fragments: [...fragments] }];
  const columns = split.isRightToLeft ? [split.right, split.left] : [split.left, split.right];
  return [
    ...splitFixed(split.above, headings, depth + 1),
    { columns: columns.map((column) => splitFixed(column, headings, depth + 1)) },
    ...splitFixed(split.below, headings, depth + 1),
  ];
}

/** Where the format says what a table's rows are, columns stand side by side only within one row. */
function splitFlow(fragments: readonly Fragment[]): Region[] {
  const regions: Region[] = [];
  const groups: { key: string; fragments: Fragment[] }[] = [];
  for (const fragment of fragments) {
    const cell = fragment.structure?.cell;
    const key = cell ? `${cell.table} ${cell.row}` : '';
    const last = groups.at(-1);
    if (last?.key === key) last.fragments.push(fragment);
    else groups.push({ key, fragments: [fragment] });
  }
  for (const group of groups) {
    const split = group.key === '' ? [{ fragments: group.fragments }] : splitRow(group.fragments);
    for (const region of split) {
      const last = regions.at(-1);
      if (last && 'fragments' in last && 'fragments' in region) last.fragments.push(...region.fragments);
      else regions.push(region);
    }
  }
  return regions;
}

/** The cells of one row, each whole, where sections or a whole entry stand in them; else by what stands beside what. */
function splitRow(fragments: readonly Fragment[]): Region[] {
  const cells = [...Map.groupBy(fragments, (fragment) => fragment.structure?.cell?.column).values()];
  const [head, ...others] = cells.filter(isHeadOfEntry);
  if (head && others.length === 0 && cells.length === 2) {
    const told = cells.find((cell) => cell !== head)!;
    if (isToldBeside(told)) return [{ columns: [head, told.map(asItem)].map((cell) => [{ fragments: cell }]) }];
  }
  const long = cells.filter((cell) => cell.length >= MIN_SECTION_FRAGMENTS);
  return long.length > 1 && long.filter((cell) => cell.some(isHeading)).length > 1
    ? [{ columns: cells.map((cell) => [{ fragments: cell }]) }]
    : splitFixed(fragments, findHeadings(fragments), 0);
}

const MOST_LINES_OF_HEAD = 5;
const LONGEST_OF_HEAD = 60;

/** "Clerk" over "Elm Ltd" over "May 2021 – Present", one under the other. */
function isHeadOfEntry(cell: readonly Fragment[]): boolean {
  const rows = toRows(cell);
  return (
    rows.length > 1 &&
    rows.length <= MOST_LINES_OF_HEAD &&
    rows.every((row) => row.length === 1 && row[0]!.text.length <= LONGEST_OF_HEAD) &&
    rows.filter(([line]) => isRangeAlone(line!.text)).length === 1 &&
    rows.some(([line]) => titleScore(line!.text) >= SURE_TITLE)
  );
}
const SURE_TITLE = 0.5;

/** What was done there: of the format, what stands in one cell is one text. */
const isToldBeside = (cell: readonly Fragment[]) =>
  cell.some(({ text }) => text.length > LEAST_OF_PROSE) && !cell.some(({ text }) => isRangeAlone(text));

const asItem = (line: Fragment): Fragment => ({ ...line, structure: { ...line.structure, isListItem: true } });

function isHeading({ text, structure }: Fragment): boolean {
  return matchHeading(text)?.isExact === true || structure?.headingLevel !== undefined;
}

interface Split {
  above: Fragment[];
  left: Fragment[];
  right: Fragment[];
  below: Fragment[];
  isRightToLeft: boolean;
}

interface Band {
  top: number;
  bottom: number;
  x: number;
}

function findColumns(fragments: readonly Fragment[], headings: Headings): Split | undefined {
  const rows = toRows(spanCentredHeadings(fragments, headings));
  if (rows.length < MIN_ROWS) return undefined;
  const bands = candidateGutters(fragments)
    .flatMap((x) => bandsAt(rows, x, headings))
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top));
  const tried = new Set<string>();
  for (const band of bands) {
    const inBand = (fragment: Fragment) => fragment.baseline >= band.top && fragment.baseline <= band.bottom;
    const left = fragments.filter((fragment) => inBand(fragment) && fragment.x < band.x);
    // Edges with no text between them part the band alike.
    const key = `${band.top} ${band.bottom} ${left.length}`;
    if (tried.has(key)) continue;
    tried.add(key);
    const right = fragments.filter((fragment) => inBand(fragment) && fragment.x >= band.x);
    if (!areColumns(left, right, headings)) continue;
    const rtl = [...left, ...right].reduce((sum, fragment) => sum + (fragment.isRightToLeft ? 1 : -1), 0) > 0;
    const whole = rowsOfWholeWidth(left, right, headings);
    const top = Math.max(band.top, whole.above);
    const bottom = Math.min(
      band.bottom,
      whole.below,
      endOfShorter(left, right, headings),
      endOfShorter(right, left, headings),
    );
    const isWithin = (fragment: Fragment) => fragment.baseline > top && fragment.baseline <= bottom;
    const sides = { left: left.filter(isWithin), right: right.filter(isWithin) };
    if (hasDateRail(sides.left, sides.right, headings)) continue;
    return {
      above: fragments.filter((fragment) => fragment.baseline <= top),
      ...sides,
      below: fragments.filter((fragment) => fragment.baseline > bottom),
      isRightToLeft: rtl,
    };
  }
  return undefined;
}

/** Where a side without headings ends above a heading of the other, whose sections are then no longer beside it. */
function endOfShorter(shorter: readonly Fragment[], longer: readonly Fragment[], headings: Headings): number {
  if (shorter.some((fragment) => headings.has(fragment))) return Number.POSITIVE_INFINITY;
  const end = Math.max(...shorter.map((fragment) => fragment.baseline));
  const next = toRows(longer).find((row) => row[0]!.baseline > end && isHeadingRow(row, headings));
  if (!next) return Number.POSITIVE_INFINITY;
  return next[0]!.baseline - 0.1;
}

const CENTRE_TOLERANCE = 3;

/** Section headings of several widths with one centre head the whole width, which no gutter may part. */
function spanCentredHeadings(fragments: readonly Fragment[], headings: Headings): readonly Fragment[] {
  const left = Math.min(...fragments.map((fragment) => fragment.x));
  const width = Math.max(...fragments.map((fragment) => fragment.x + fragment.width)) - left;
  const middle = left + width / 2;
  const centred = fragments.filter(
    (fragment) => Math.abs(fragment.x + fragment.width / 2 - middle) < CENTRE_TOLERANCE && headings.has(fragment),
  );
  const edges = centred.map((fragment) => fragment.x);
  if (Math.max(...edges) - Math.min(...edges) < CENTRE_TOLERANCE * 2) return fragments;
  return fragments.map((fragment) => (centred.includes(fragment) ? { ...fragment, x: left, width } : fragment));
}

/** Left edges of text, each a place before which a gutter may lie. */
function candidateGutters(fragments: readonly Fragment[]): number[] {
  const edges = [...new Set(fragments.map((fragment) => Math.floor(fragment.x) - EDGE_TOLERANCE))].sort(
    (a, b) => a - b,
  );
  return edges.slice(1);
}

/** Runs of rows in which no text crosses the gutter left of x, and both of its sides hold text. */
function bandsAt(rows: readonly Fragment[][], x: number, headings: Headings): Band[] {
  const bands: Band[] = [];
  let run: Fragment[][] = [];
  const close = () => {
    const trimmed = trimRun(run, x, headings);
    if (trimmed) bands.push(trimmed);
    run = [];
  };
  for (const row of rows) {
    const isCrossed = row.some((fragment) => fragment.x < x && fragment.x + fragment.width > x - MIN_GUTTER);
    if (isCrossed || (row.length >= MIN_GRID && isHeadingRow(row, headings))) close();
    if (!isCrossed) run.push(row);
  }
  close();
  return bands;
}

function trimRun(run: readonly Fragment[][], x: number, headings: Headings): Band | undefined {
  const rowsWith = (test: (fragment: Fragment) => boolean) =>
    run.map((row, i) => (row.some(test) ? i : -1)).filter((i) => i >= 0);
  const left = rowsWith((fragment) => fragment.x < x);
  const right = rowsWith((fragment) => fragment.x >= x);
  if (left.length < 2 || right.length < 2) return undefined;
  // What stands right of the gutter by chance, in a line of contact details above the columns, is not at their edge.
  const isRightToLeft = run.flat().filter((fragment) => fragment.isRightToLeft).length * 2 > run.flat().length;
  const edge = commonEdge(run, x);
  const isOffEdge = (i: number) => {
    // Headings may stand in the middle of their columns.
    if (run[i]!.length >= MIN_GRID && isHeadingRow(run[i]!, headings)) return false;
    const start = run[i]!.find((fragment) => fragment.x >= x);
    return start !== undefined && run[i]!.some((fragment) => fragment.x < x) && start.x > edge + MIN_GUTTER;
  };
  let first = Math.min(left[0]!, right[0]!);
  const hasLaterEdge = !isRightToLeft && right.some((i) => !isOffEdge(i));
  while (
    hasLaterEdge &&
    first < run.length &&
    (isOffEdge(first) || (right[0]! > first && isOffEdge(right[0]!) && first < right[0]!))
  )
    first++;
  const last = Math.max(left.at(-1)!, right.at(-1)!);
  const top = Math.min(...run[first]!.map((fragment) => fragment.baseline));
  const bottom = Math.max(...run[last]!.map((fragment) => fragment.baseline));
  return { top: top - 0.1, bottom: bottom + 0.1, x };
}

/** Where most of the text right of the gutter begins. */
function commonEdge(run: readonly Fragment[][], x: number): number {
  const counts = new Map<number, number>();
  for (const row of run) {
    const start = row.find((fragment) => fragment.x >= x);
    if (start) counts.set(Math.round(start.x), (counts.get(Math.round(start.x)) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [x, 0])[0];
}

interface Side {
  rows: Fragment[][];
  isHeading: (row: readonly Fragment[]) => boolean;
  /** Rows that head sections. */
  headings: number;
  /** Rows that hold only dates or places. */
  labels: number;
  /** Rows that begin with the colon after a label in the other column. */
  values: number;
}

function describe(fragments: readonly Fragment[], headings: Headings): Side {
  const rows = toRows(fragments);
  const isHeading = (row: readonly Fragment[]) => isHeadingRow(row, headings);
  const text = (row: readonly Fragment[]) => row.map((fragment) => fragment.text).join(' ');
  return {
    rows,
    isHeading,
    headings: rows.filter(isHeading).length,
    labels: rows.filter((row) => isDateOrPlace(text(row))).length,
    values: rows.filter((row) => /^\s*[:：]/.test(text(row))).length,
  };
}

function areColumns(
  leftFragments: readonly Fragment[],
  rightFragments: readonly Fragment[],
  headings: Headings,
): boolean {
  const left = describe(leftFragments, headings);
  const right = describe(rightFragments, headings);
  const sparse = Math.min(left.rows.length, right.rows.length);
  if (sparse < 2 || !standBeside(left, right) || isTableHead(left, right) || areLabelsOf(left, right)) return false;
  // Dates or places at either margin belong to the lines beside them.
  if (isMostlyLabels(right) || isMostlyLabels(left)) return false;
  // Beside a whole rail of headings a word of their content may read like one, too.
  if (isHeadingRail(left) && left.headings >= MIN_RAIL_HEADINGS && left.headings > right.headings) return false;
  if (headsBoth(left, right) || headsBoth(right, left)) return false;
  if (headsNothing(right) || headsNothing(left)) return false;
  if (left.headings > 0 && right.headings > 0) return !sharesHeadingRows(left, right) || sparse >= 4;
  if (sparse < MIN_ROWS || right.values >= right.rows.length * 0.5 || left.values >= left.rows.length * 0.5)
    return false;
  // A rail of headings beside their content.
  if (isHeadingRail(left) || isHeadingRail(right)) return false;
  if (left.headings === 0 && right.headings >= MIN_OWN_SECTIONS && hasProse(left) && !isEndOfRows(left, right))
    return true;
  // Entries beside entries, however their rows are aligned: in a table one column has the dates.
  if (hasOwnEntries(left) && hasOwnEntries(right)) return true;
  // A heading stands alone on its row in a table, too: what counts are the rows under it.
  const sparser = left.rows.length <= right.rows.length ? left : right;
  const alignment = sharedRows(left, right) / Math.max(1, sparser.rows.length - sparser.headings);
  if (alignment >= TABLE_ALIGNMENT) return false;
  if (left.headings === 0 && right.headings > 0) return hasProse(left) || left.rows.length >= 5;
  return sparse >= 4;
}

/** A range of dates alone on its row, above what one was then. */
const hasOwnEntries = ({ rows }: Side) =>
  rows.filter(([first, ...others], at) => others.length === 0 && at + 1 < rows.length && isRangeAlone(first!.text))
    .length >= MIN_OWN_ENTRIES;
const isRangeAlone = (text: string) => isOnlyDates(text) && findDates(text).some(({ isRange }) => isRange);
const MIN_OWN_ENTRIES = 2;

/** A side with so many headings is a column of sections, however its rows happen to stand beside the other's. */
const MIN_OWN_SECTIONS = 3;
const MOSTLY = 0.6;

function isMostlyLabels({ labels, rows, headings }: Side): boolean {
  return labels >= (rows.length - headings) * 0.6;
}

/** The right side begins in a row of labels, which heads the columns of a table. */
function isTableHead(left: Side, right: Side): boolean {
  const [head] = right.rows;
  const beside = left.rows.find((row) => Math.abs(row[0]!.baseline - head![0]!.baseline) < head![0]!.size * 0.25);
  return beside !== undefined && [...beside, ...head!].every(({ text }) => namesColumn(text));
}

const namesColumns = (row: readonly Fragment[]) => row.length >= MIN_GRID && row.every(({ text }) => namesColumn(text));

/** Points that a cell may stand out of the table's head. */
const HEAD_TOLERANCE = 14;

interface Table {
  top: number;
  bottom: number;
}

/** The tables of dated entries below heads that name their columns, which no gutter may part; up to a head that has none. */
function tablesIn(fragments: readonly Fragment[], headings: Headings): Table[] {
  const rows = toRows(fragments);
  const tables: Table[] = [];
  for (let at = 0; at < rows.length; at++) {
    const head = rows[at]!;
    if (!namesColumns(head) || !head.some(({ text }) => labelsOfHead(text).includes('dates'))) continue;
    let end = at + 1;
    while (end < rows.length && !isHeadingRow(rows[end]!, headings)) end++;
    const table = tableBelow(head, rows.slice(at + 1, end));
    if (!table) break;
    tables.push(table);
    at = end - 1;
  }
  return tables;
}

function tableBelow(head: readonly Fragment[], body: readonly Fragment[][]): Table | null {
  const [left, right] = [head[0]!.x, head.at(-1)!.x + head.at(-1)!.width];
  const isRightToLeft = head.every((cell) => cell.isRightToLeft);
  const isOutside = ({ x, width }: Fragment) =>
    isRightToLeft ? x + width > right + HEAD_TOLERANCE : x < left - HEAD_TOLERANCE;
  const dated = body.filter((row) => row.some(({ text }) => isOnlyDates(text)));
  if (body.some((row) => row.some(isOutside)) || dated.length < 2) return null;
  return { top: head[0]!.baseline, bottom: body.at(-1)![0]!.baseline };
}

/** What stands above, in, between and below the tables, in one pass: a page may have thousands. */
function partedByTables(fragments: readonly Fragment[], tables: readonly Table[]) {
  const parts = [...tables.flatMap(() => [false, true]), false].map((isTable) => ({
    isTable,
    fragments: [] as Fragment[],
  }));
  for (const fragment of fragments) {
    const { baseline, size } = fragment;
    const at = tables.findIndex(({ bottom }) => baseline <= bottom + size / 2);
    const isInTable = at >= 0 && baseline >= tables[at]!.top - size / 2;
    parts[at < 0 ? parts.length - 1 : at * 2 + (isInTable ? 1 : 0)]!.fragments.push(fragment);
  }
  return parts;
}

const MIN_LABELS = 4;
const MIN_LABEL_SHARE = 0.6;

/** "Dates", "Occupation or position held", each beside what it states: a form, with a label in every line of one side. */
function areLabelsOf(side: Side, other: Side): boolean {
  const rows = side.rows.filter((row) => !side.isHeading(row) || isOnRowOf(row[0]!, other.rows));
  const labels = rows.filter(
    ([first, ...others]) =>
      others.length === 0 && labelsOfCell(first!.text).length > 0 && isOnRowOf(first!, other.rows),
  );
  return labels.length >= MIN_LABELS && labels.length >= rows.length * MIN_LABEL_SHARE;
}

/** Headings that nothing of the other side stands beside head its lines, too. */
function headsBoth({ rows, headings, isHeading }: Side, other: Side): boolean {
  return (
    headings >= 2 && other.headings === 0 && rows.filter(isHeading).every((row) => !standsBeside(row[0]!, other.rows))
  );
}

/** Headings in the middle of their width, over rows of which nothing stands on their own side. */
function headsNothing({ rows, headings, isHeading }: Side): boolean {
  if (headings < 2) return false;
  const empty = rows.filter((row, i) => isHeading(row) && (i + 1 === rows.length || isHeading(rows[i + 1]!)));
  return empty.length >= headings * MOSTLY;
}

/** At least half of the shorter side is beside the other, not above or below it. */
function standBeside(left: Side, right: Side): boolean {
  const range = (side: Side) => [side.rows[0]![0]!.baseline, side.rows.at(-1)![0]!.baseline] as const;
  const [leftTop, leftBottom] = range(left);
  const [rightTop, rightBottom] = range(right);
  const shared = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop);
  return shared > 0 && shared >= 0.5 * Math.min(leftBottom - leftTop, rightBottom - rightTop);
}

/** Headings that stand on one row, as in a table's head. */
function sharesHeadingRows(left: Side, right: Side): boolean {
  return (
    left.headings === 1 &&
    right.headings === 1 &&
    sharedRows(left, right) === Math.min(left.rows.length, right.rows.length) &&
    left.rows.length <= 2
  );
}

/** Characters. */
const LEAST_OF_PROSE = 25;

/** Share of a rail's rows that hold only dates or places, and of those that stand beside a row of the other side. */
const RAIL_LABELS = 0.4;
const RAIL_ALIGNMENT = 0.9;

function hasDateRail(
  leftFragments: readonly Fragment[],
  rightFragments: readonly Fragment[],
  headings: Headings,
): boolean {
  const left = describe(leftFragments, headings);
  const right = describe(rightFragments, headings);
  return isDateRail(left, right) || isDateRail(right, left);
}

/** So many short labels that each stand beside a line are a rail, whether dates are among them or not. */
const MIN_SHORT_LABELS = 6;
const MAX_LABEL_STEP_EM = 1.5;
const isShort = ({ text }: Fragment) => text.length <= 20;

/** Dates and short labels, each beside the line it belongs to, and perhaps the headings of the whole width. */
function isDateRail(side: Side, other: Side): boolean {
  const beside = other.rows.map((row) => row[0]!.baseline);
  const isBeside = ([first]: Fragment[]) => isOnRowOf(first!, other.rows);
  const isWholeWidth = (row: Fragment[]) => row[0]!.baseline < beside[0]! || side.isHeading(row);
  const wrapped = new Set<Fragment[]>();
  for (const [i, row] of side.rows.entries()) {
    const before = side.rows[i - 1];
    if (before && !side.isHeading(row) && goesOnLabel(before, row) && (wrapped.has(before) || isBeside(before)))
      wrapped.add(row);
  }
  const labels = side.rows.filter((row) => isBeside(row) || !(isWholeWidth(row) || wrapped.has(row)));
  const dated = side.rows.filter(
    (row) => row.length === 1 && isDateOrPlace(row[0]!.text) && findDates(row[0]!.text).length > 0,
  );
  // Headings over the whole width stand at the edge of the dates, and none over what is beside them.
  const headsAll = side.headings >= 2 && other.headings === 0;
  if (headsAll && dated.length >= 2 && dated.every((row) => isBeside(row) || wrapped.has(row))) return true;
  const isNarrow = side.headings <= 1 && labels.length >= MIN_SHORT_LABELS && labels.every((row) => row.every(isShort));
  return (
    labels.length >= 2 &&
    (isNarrow || side.labels >= labels.length * RAIL_LABELS) &&
    labels.filter(isBeside).length >= labels.length * RAIL_ALIGNMENT
  );
}

/** "Februar 2018 — heute" over "6 Jahre": close below a label and no longer than one. */
function goesOnLabel([before]: Fragment[], row: Fragment[]): boolean {
  const [first] = row;
  return (
    row.length === 1 &&
    isShort(first!) &&
    first!.x === before!.x &&
    first!.baseline - before!.baseline < first!.size * MAX_LABEL_STEP_EM
  );
}

/** Dates and other ends of rows, each beside the beginning of its own: in a text that runs to the left. */
function isEndOfRows(side: Side, other: Side): boolean {
  return side.labels >= 2 && sharedRows(side, other) === side.rows.length;
}

function isHeadingRail(side: Side): boolean {
  return side.headings >= 2 && side.headings >= side.rows.length * 0.6;
}

function hasProse(side: Side): boolean {
  return side.rows.some((row) => row.some((fragment) => fragment.text.length > LEAST_OF_PROSE));
}

function sharedRows(left: Side, right: Side): number {
  return left.rows.filter((row) => isOnRowOf(row[0]!, right.rows)).length;
}

const DURATION = new RegExp(`^\\(?\\d+ (?:${anyOf(DURATION_UNITS)})(?!\\p{L})`, 'u');

function isDateOrPlace(text: string): boolean {
  if (text.length > 45) return false;
  if (looksLikePlace(text)) return true;
  const dates = findDates(text);
  if (dates.length === 0)
    return /^(?:present|current|\d{4}\s?[-–]?|[-–]\s?\d{4})$/i.test(text.trim()) || DURATION.test(fold(text.trim()));
  const covered = dates.reduce((sum, found) => sum + found.length, 0);
  return covered >= text.length * 0.5;
}
