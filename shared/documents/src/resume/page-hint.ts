import type { LaidOutDocument } from '../layout/page.ts';

export interface PageHint {
  pageCount: number;
  /** How much of the last page is used, from 0 to 1. */
  lastPageFill: number;
  /** For people. */
  message: string;
}

/** A last page with less than this on it looks like an accident. */
const SPARSE = 0.3;

/** How many pages a resume has, and what to do when the last one holds only a few lines. */
export function pageHintOf(document: LaidOutDocument): PageHint {
  const pageCount = document.pages.length;
  const footerTop = document.pageHeight * 0.94;
  const baselines = document.pages
    .at(-1)!
    .items.flatMap((item) => (item.kind === 'text' && item.baseline < footerTop ? [item.baseline] : []));
  const lastPageFill = Math.min(Math.max(0, ...baselines) / document.pageHeight, 1);
  if (pageCount === 1) return { pageCount, lastPageFill, message: '1 page' };
  const isSparse = lastPageFill < SPARSE;
  const lines = new Set(baselines.map((baseline) => Math.round(baseline))).size;
  const advice = `the last one holds ${lines} ${lines === 1 ? 'line' : 'lines'}: shorten the text or choose smaller spacing`;
  return { pageCount, lastPageFill, message: isSparse ? `${pageCount} pages, ${advice}` : `${pageCount} pages` };
}
