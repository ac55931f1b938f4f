import { moveItem, type PageItem } from './page.ts';
import { BREAK_COST, heightOf, itemsOf, type Slice, shifted, startingWith } from './slice.ts';

export interface Column {
  /** From the row's start edge. */
  x: number;
  slices: Slice[];
}

export interface RowOptions {
  spaceBefore?: number;
  breakCost?: number;
  /** Read one column after the other to its end, and never broken over pages. */
  isWhole?: boolean;
}

/**
 * Columns side by side. The tallest one gives the places where a page may break; each other column hangs on it as a
 * whole. Columns are read in the given order, as far as page breaks allow.
 */
export function row(columns: readonly Column[], options: RowOptions = {}): Slice[] {
  const filled = columns.filter((column) => column.slices.length > 0);
  if (filled.length === 0) return [];
  const heights = filled.map((column) => heightOf(column.slices) - column.slices[0]!.spaceBefore);
  const leadIndex = heights.indexOf(Math.max(...heights));
  const lead = filled[leadIndex]!;
  const hanging = Math.max(0, ...heights.filter((_, index) => index !== leadIndex));
  if (hanging > MAX_HANGING && !options.isWhole) return brokenRow(filled, lead, options);
  const before = filled.slice(0, leadIndex).flatMap(columnItems);
  const after = filled.slice(leadIndex + 1).flatMap(columnItems);

  const slices = shifted(startingWith(lead.slices, 0, 0), lead.x);
  const tops: number[] = [];
  let y = 0;
  for (const slice of slices) {
    tops.push(y + slice.spaceBefore);
    y += slice.spaceBefore + slice.height;
  }
  // What is read after the tallest column comes behind the lines that it stands beside.
  const lastBeside = options.isWhole ? slices.length - 1 : tops.findLastIndex((top) => top < hanging);
  const afterIndex = Math.max(lastBeside, 0);
  return slices.map((slice, index) => ({
    ...slice,
    spaceBefore: index === 0 ? (options.spaceBefore ?? lead.slices[0]!.spaceBefore) : slice.spaceBefore,
    breakCost: rowBreakCost(slice, index, tops[index]! < hanging || options.isWhole === true, options, lead),
    items: [
      ...(index === 0 ? before : []),
      ...slice.items,
      ...(index === afterIndex ? after.map((item) => moveItem(item, 0, -tops[index]!)) : []),
    ],
  }));
}

/** Points. A column that is taller is broken over pages along with the tallest one. */
const MAX_HANGING = 150;

/** A row of tall columns: each strip of the others goes with the strip of the tallest one that it stands beside. */
function brokenRow(columns: readonly Column[], lead: Column, options: RowOptions): Slice[] {
  const strips = shifted(startingWith(lead.slices, 0, 0), lead.x).map((slice) => ({
    slice,
    top: 0,
    items: [] as PageItem[],
  }));
  let y = 0;
  for (const strip of strips) {
    strip.top = y + strip.slice.spaceBefore;
    y = strip.top + strip.slice.height;
  }
  for (const column of columns) {
    if (column === lead) {
      for (const strip of strips) strip.items.push(...strip.slice.items);
      continue;
    }
    let top = 0;
    for (const slice of startingWith(column.slices, 0, 0)) {
      top += slice.spaceBefore;
      const strip = strips.findLast((candidate) => candidate.top <= top + 0.01) ?? strips[0]!;
      strip.items.push(...slice.items.map((item) => moveItem(item, column.x, top - strip.top)));
      top += slice.height;
    }
  }
  return strips.map(({ slice, items }, index) => ({
    ...slice,
    spaceBefore: index === 0 ? (options.spaceBefore ?? lead.slices[0]!.spaceBefore) : slice.spaceBefore,
    breakCost: index === 0 ? (options.breakCost ?? lead.slices[0]!.breakCost) : slice.breakCost,
    items,
  }));
}

function columnItems(column: Column): PageItem[] {
  return itemsOf(startingWith(column.slices, 0, 0), column.x);
}

function rowBreakCost(slice: Slice, index: number, isBeside: boolean, options: RowOptions, lead: Column): number {
  if (index === 0) return options.breakCost ?? lead.slices[0]!.breakCost;
  return isBeside ? BREAK_COST.avoid : slice.breakCost;
}
