import { moveItem, type PageItem } from './page.ts';
import { type Slice, stripeItems } from './slice.ts';

/** Where a column of text goes on a page. */
export interface Frame {
  x: number;
  y: number;
  height: number;
}

/** The same text in another width, for the pages from `fromPage` on. */
export interface LaterColumn {
  fromPage: number;
  slices: readonly Slice[];
  frameOf(page: number): Frame;
}

/** Weight of the empty part of a page against the cost of a break: leaving a fifth empty costs as much as an item. */
const EMPTINESS_WEIGHT = 15;

/**
 * Fills one page after the other and gives back the items of each. Where the column changes its width, the page before
 * ends with a whole paragraph.
 */
export function paginate(
  slices: readonly Slice[],
  frameOf: (page: number) => Frame,
  later: LaterColumn | null = null,
): PageItem[][] {
  const isSameText = later !== null && countStarts(slices) === countStarts(later.slices);
  const pages: PageItem[][] = [];
  let column = { slices, frameOf };
  let start = 0;
  while (start < column.slices.length) {
    const frame = column.frameOf(pages.length);
    const isLast = isSameText && column.slices !== later.slices && pages.length + 1 >= later.fromPage;
    const end = chooseBreak(column.slices, start, frame.height, isLast);
    pages.push(placeOnPage(column.slices.slice(start, end), frame));
    start = end;
    if (isLast && column.slices[end]?.startsText) {
      start = indexOfStart(later.slices, countStarts(column.slices.slice(0, end)));
      column = later;
    }
  }
  return pages;
}

function countStarts(slices: readonly Slice[]): number {
  return slices.reduce((count, slice) => (slice.startsText ? count + 1 : count), 0);
}

function indexOfStart(slices: readonly Slice[], number: number): number {
  let count = 0;
  return slices.findIndex((slice) => slice.startsText && count++ === number);
}

function chooseBreak(slices: readonly Slice[], start: number, available: number, isWidthChanging: boolean): number {
  let height = slices[start]!.height;
  let best = start + 1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let index = start + 1; index <= slices.length; index += 1) {
    if (height > available + 0.01) break;
    const slice = slices[index];
    if (!slice || slice.startsPage) return index;
    const tearing = isWidthChanging && !slice.startsText ? TEARING_COST : 0;
    const cost = slice.breakCost + tearing + (1 - height / available) * EMPTINESS_WEIGHT;
    if (cost <= bestCost) {
      best = index;
      bestCost = cost;
    }
    height += slice.spaceBefore + slice.height;
  }
  return best;
}

/** Of a break within a paragraph whose rest would have another width. */
const TEARING_COST = 100;

function placeOnPage(slices: readonly Slice[], frame: Frame): PageItem[] {
  const stripes: PageItem[] = [];
  const items: PageItem[] = [];
  let y = frame.y;
  for (const [index, slice] of slices.entries()) {
    if (index > 0) y += slice.spaceBefore;
    stripes.push(...stripeItems(slice, y, index > 0).map((item) => moveItem(item, frame.x, 0)));
    items.push(...slice.items.map((item) => moveItem(item, frame.x, y)));
    y += slice.height;
  }
  return [...stripes, ...items];
}
