import type { FontFile } from '../fonts/catalog.ts';

/** Lengths are points, 72 to the inch. `y` runs down from the top edge of the page. */
export interface TextItem {
  kind: 'text';
  /** Left edge of the run, whichever way it runs. */
  x: number;
  baseline: number;
  width: number;
  /** In logical order. */
  text: string;
  font: FontFile;
  size: number;
  color: string;
  isRtl: boolean;
  /** Added after every character. */
  letterSpacing: number;
  href: string | null;
  isUnderlined: boolean;
  /** What of the document it shows: a section's key, or that and the id of an entry: `experience/4f…`. */
  source?: string;
}

export interface RectItem {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
  radius: number;
}

/** An SVG path drawn in a square of 24 units. */
export interface IconItem {
  kind: 'icon';
  x: number;
  y: number;
  size: number;
  path: string;
  color: string;
  isStroked: boolean;
}

export interface ImageItem {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Corner radius; half the width makes a circle. */
  radius: number;
  source: string;
}

/** A place that the document's outline (the bookmarks of a PDF) points to. */
interface BookmarkItem {
  kind: 'bookmark';
  y: number;
  title: string;
}

export type PageItem = TextItem | RectItem | IconItem | ImageItem | BookmarkItem;

export interface Page {
  /** In reading order; what lies below is drawn first. */
  items: PageItem[];
}

/** Pages as they are drawn: the preview and the PDF are made of the same ones. */
export interface LaidOutDocument {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  isRtl: boolean;
  pageWidth: number;
  pageHeight: number;
  pages: Page[];
}

export const POINTS_PER_INCH = 72;
export const PAGE_DIMENSIONS = {
  Letter: { width: 612, height: 792 },
  A4: { width: 595.28, height: 841.89 },
} as const;

export function moveItem<T extends PageItem>(item: T, dx: number, dy: number): T {
  switch (item.kind) {
    case 'text':
      return { ...item, x: item.x + dx, baseline: item.baseline + dy };
    case 'bookmark':
      return { ...item, y: item.y + dy };
    default:
      return { ...item, x: item.x + dx, y: item.y + dy };
  }
}

/** The item on the other side of a page of this width: layouts that run from right to left are mirrored. */
export function mirrorItem<T extends PageItem>(item: T, pageWidth: number): T {
  if (item.kind === 'bookmark') return item;
  const width = item.kind === 'icon' ? item.size : item.width;
  return { ...item, x: pageWidth - item.x - width };
}
