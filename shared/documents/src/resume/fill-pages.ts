import type { PageItem } from '../layout/page.ts';
import { type Frame, paginate } from '../layout/paginate.ts';
import { BREAK_COST, type Slice } from '../layout/slice.ts';
import type { Flow, PagePlan } from './plan.ts';

/** A last page with less than this on it looks like an accident. */
const SPARSE_FILL = 0.3;
/** Shares of the template's spaces between sections, entries and items that are tried to save such a page. */
const TIGHTER_SPACES = [0.85, 0.7];
/** The least that looks right. It is tried first: where it saves nothing, the others need no try. */
const TIGHTEST_SPACES = 0.55;

/** Points by which such a page may reach into the margin below it. */
const STRETCH = 10;

/** The items of each page. Where the last page would hold a few lines only, spaces shrink if that saves it. */
export function fillPages(plan: PagePlan): PageItem[][] {
  const preferred = plan.flows.map((flow) => flowPages(flow, 1));
  const last = pagesOf(preferred) - 1;
  const isSparse = last > 0 && lastPageFill(plan.flows, preferred, last) < SPARSE_FILL;
  const flows = (isSparse ? withoutLastPage(plan.flows, last) : null) ?? preferred;
  const count = pagesOf(flows);
  return Array.from({ length: count }, (_, page) => [
    ...(plan.background?.(page) ?? []),
    ...(page === 0 ? plan.header : []),
    ...flows.flatMap((pages) => pages[page] ?? []),
    ...(count > 1 ? (plan.footer?.(page, count) ?? []) : []),
  ]);
}

/** The flows with the widest spaces that need no more than so many pages. Null where the tightest need more, too. */
function withoutLastPage(flows: readonly Flow[], maxPages: number): PageItem[][][] | null {
  const fill = (share: number) => flows.map((flow) => flowPages(flow, share));
  const tightest = fill(TIGHTEST_SPACES);
  if (pagesOf(tightest) > maxPages) return null;
  for (const share of TIGHTER_SPACES) {
    const tighter = fill(share);
    if (pagesOf(tighter) <= maxPages) return tighter;
  }
  return tightest;
}

function pagesOf(flows: readonly PageItem[][][]): number {
  return Math.max(1, ...flows.map((pages) => pages.length));
}

function flowPages({ slices, frameOf, later }: Flow, spaceShare: number): PageItem[][] {
  if (spaceShare === 1) return paginate(slices, frameOf, later);
  const stretched = (frame: Frame) => ({ ...frame, height: frame.height + STRETCH });
  const laterColumn = later && {
    fromPage: later.fromPage,
    slices: tighter(later.slices, spaceShare),
    frameOf: (page: number) => stretched(later.frameOf(page)),
  };
  return paginate(tighter(slices, spaceShare), (page) => stretched(frameOf(page)), laterColumn);
}

function tighter(slices: readonly Slice[], share: number): Slice[] {
  return slices.map((slice) => {
    const isBetweenBlocks = slice.breakCost <= BREAK_COST.item || slice.breakCost === BREAK_COST.lastItem;
    return isBetweenBlocks ? { ...slice, spaceBefore: slice.spaceBefore * share } : slice;
  });
}

/** How much of the last page's height is used, from 0 to 1. */
function lastPageFill(flows: readonly Flow[], filled: readonly PageItem[][][], page: number): number {
  const fills = flows.map((flow, index) => {
    const frame = flow.frameOf(page);
    const baselines = (filled[index]![page] ?? []).flatMap((item) => (item.kind === 'text' ? [item.baseline] : []));
    return baselines.length === 0 ? 0 : (Math.max(...baselines) - frame.y) / frame.height;
  });
  return Math.max(0, ...fills);
}
