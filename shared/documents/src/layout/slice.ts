import { moveItem, type PageItem } from './page.ts';

/** How bad a page break before a slice is. */
export const BREAK_COST = { section: 0, entry: 1, item: 3, line: 6, lastItem: 9, avoid: 1000 } as const;

/** A horizontal strip of a column that no page break cuts. Items are placed from its top and start edge. */
export interface Slice {
  height: number;
  /** Left out at the top of a page. */
  spaceBefore: number;
  breakCost: number;
  /** Stands on a new page, however much of the last one is free. */
  startsPage?: boolean;
  /** A paragraph, or a group of boxes, starts here. */
  startsText?: boolean;
  items: PageItem[];
  /** Stripes that run through the slice and the space before it, such as a timeline. */
  stripes: Stripe[];
}

interface Stripe {
  x: number;
  width: number;
  color: string;
}

export function heightOf(slices: readonly Slice[]): number {
  return slices.reduce((height, slice) => height + slice.spaceBefore + slice.height, 0);
}

export function shifted(slices: readonly Slice[], dx: number): Slice[] {
  return slices.map((slice) => ({
    ...slice,
    items: slice.items.map((item) => moveItem(item, dx, 0)),
    stripes: slice.stripes.map((stripe) => ({ ...stripe, x: stripe.x + dx })),
  }));
}

/** The slices with another space and cost before the first one. */
export function startingWith(slices: Slice[], spaceBefore: number, breakCost: number): Slice[] {
  const [first, ...rest] = slices;
  return first ? [{ ...first, spaceBefore, breakCost }, ...rest] : [];
}

/** The slices, the first of which starts a new page. */
export function onNewPage(slices: Slice[]): Slice[] {
  const [first, ...rest] = slices;
  return first ? [{ ...first, startsPage: true }, ...rest] : [];
}

/** The slices, whose items say what of the document they show: `source` of those that do not yet. */
export function withSource(slices: Slice[], source: string): Slice[] {
  return slices.map((slice) => ({
    ...slice,
    items: slice.items.map((item) => (item.kind === 'text' && !item.source ? { ...item, source } : item)),
  }));
}

/** The slices, each of which stays with the one before it. */
export function keptTogether(slices: Slice[]): Slice[] {
  return slices.map((slice, index) => (index === 0 ? slice : { ...slice, breakCost: BREAK_COST.avoid }));
}

/** All items of the slices, placed from the top of the first one. */
export function itemsOf(slices: readonly Slice[], dx = 0): PageItem[] {
  const items: PageItem[] = [];
  let y = 0;
  for (const slice of slices) {
    y += slice.spaceBefore;
    items.push(...stripeItems(slice, y, true).map((item) => moveItem(item, dx, 0)));
    items.push(...slice.items.map((item) => moveItem(item, dx, y)));
    y += slice.height;
  }
  return items;
}

export function stripeItems(slice: Slice, y: number, hasSpace: boolean): PageItem[] {
  const top = hasSpace ? y - slice.spaceBefore : y;
  return slice.stripes.map((stripe) => ({
    kind: 'rect',
    x: stripe.x,
    y: top,
    width: stripe.width,
    height: y + slice.height - top,
    fill: stripe.color,
    stroke: null,
    strokeWidth: 0,
    radius: 0,
  }));
}
