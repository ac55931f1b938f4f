import type { LaidOutDocument } from '../layout/page.ts';

export interface PageHint {
  pageCount: number;
  /** How much of the last page is used, from 0 to 1. */
  lastPageFill: number;
  /** There is more than one page, and the last one looks like an accident. */
  isSparse: boolean;
  /** Lines on the last page. */
  lastPageLines: number;
}

/** A last page with less than this on it looks like an accident. */
const SPARSE = 0.3;

/** How many pages a resume has, and whether the last one holds only a few lines. */
export function pageHintOf(document: LaidOutDocument): PageHint {
  const pageCount = document.pages.length;
  const footerTop = document.pageHeight * 0.94;
  const baselines = document.pages
    .at(-1)!
    .items.flatMap((item) => (item.kind === 'text' && item.baseline < footerTop ? [item.baseline] : []));
  const lastPageFill = Math.min(Math.max(0, ...baselines) / document.pageHeight, 1);
  const lastPageLines = new Set(baselines.map((baseline) => Math.round(baseline))).size;
  return { pageCount, lastPageFill, isSparse: pageCount > 1 && lastPageFill < SPARSE, lastPageLines };
}
