import type { FontLibrary } from '../fonts/library.ts';
import { moveItem, type PageItem, type TextItem } from './page.ts';
import { breakIntoLines, type StyledSpan, type TextLine, type TextStyle } from './text.ts';

/** How bad a page break before a slice is. */
export const BREAK_COST = { section: 0, entry: 1, item: 3, line: 6, avoid: 1000 } as const;

/** A horizontal strip of a column that no page break cuts. Items are placed from its top and start edge. */
export interface Slice {
  height: number;
  /** Left out at the top of a page. */
  spaceBefore: number;
  breakCost: number;
  items: PageItem[];
  /** Stripes that run through the slice and the space before it, such as a timeline. */
  stripes: Stripe[];
}

export interface Stripe {
  x: number;
  width: number;
  color: string;
}

export interface LayoutContext {
  library: FontLibrary;
  isRtl: boolean;
  /** Multiple of the font size. */
  lineHeight: number;
  paragraphs: ParagraphCache;
}

/** Lines of the paragraphs of earlier layouts: a layout after a key press breaks only what changed. */
export class ParagraphCache {
  private current = new Map<string, TextLine[]>();
  private previous = new Map<string, TextLine[]>();
  private readonly styleKeys = new WeakMap<TextStyle, string>();

  /** Forgets the paragraphs that the layout before this one did not use. */
  startLayout(): void {
    this.previous = this.current;
    this.current = new Map();
  }

  linesOf(
    library: FontLibrary,
    spans: readonly StyledSpan[],
    options: { width: number; firstLineIndent: number; isRtlDocument: boolean },
  ): TextLine[] {
    const key = `${options.width} ${options.firstLineIndent} ${spans.map((span) => this.keyOf(span)).join('\u0001')}`;
    const known = this.current.get(key) ?? this.previous.get(key);
    const missesBefore = library.missCount;
    const lines = known ?? breakIntoLines(library, spans, options);
    // Lines that were broken before their fonts were there are wrong.
    if (library.missCount === missesBefore) this.current.set(key, lines);
    return lines;
  }

  private keyOf(span: StyledSpan): string {
    let style = this.styleKeys.get(span.style);
    if (style === undefined) {
      style = JSON.stringify(span.style);
      this.styleKeys.set(span.style, style);
    }
    return `${span.href ?? ''}\u0002${style}\u0002${span.text}`;
  }
}

export interface ParagraphOptions {
  width: number;
  align?: 'start' | 'center' | 'end';
  /** Distance of the text from the start edge; the marker stands in it. */
  indent?: number;
  marker?: StyledSpan;
  lineHeight?: number;
  spaceBefore?: number;
  breakCost?: number;
  /** Never broken over two pages. */
  isKeptTogether?: boolean;
}

/** Arabic letters reach further up and down than Latin ones. */
const MIN_RTL_LINE_HEIGHT = 1.4;

/** Lines that may stand alone at the bottom or top of a page. */
const MIN_LINES = 2;

export function paragraph(context: LayoutContext, spans: readonly StyledSpan[], options: ParagraphOptions): Slice[] {
  const { indent = 0, align = 'start' } = options;
  const lineHeight = Math.max(options.lineHeight ?? context.lineHeight, context.isRtl ? MIN_RTL_LINE_HEIGHT : 1);
  const width = options.width - indent;
  const lines = context.paragraphs.linesOf(context.library, spans, {
    width,
    firstLineIndent: 0,
    isRtlDocument: context.isRtl,
  });
  return lines.map((line, index) => {
    const free = Math.max(width - line.width, 0);
    const x = indent + (align === 'start' ? 0 : align === 'end' ? free : free / 2);
    const slice = lineSlice(context, line, x, lineHeight, spans[0]?.style);
    if (index === 0 && options.marker) {
      const marker = markerItems(context, options.marker, slice);
      slice.items.unshift(...marker);
    }
    const isOrphanOrWidow = index < MIN_LINES || lines.length - index < MIN_LINES;
    slice.spaceBefore = index === 0 ? (options.spaceBefore ?? 0) : 0;
    slice.breakCost = BREAK_COST.line;
    if (isOrphanOrWidow || options.isKeptTogether) slice.breakCost = BREAK_COST.avoid;
    if (index === 0) slice.breakCost = options.breakCost ?? BREAK_COST.item;
    return slice;
  });
}

function fontMetrics(context: LayoutContext, style: TextStyle): { ascent: number; descent: number } {
  const loaded = context.library.take(style.faces.regular);
  if (!loaded) return { ascent: style.size * 0.9, descent: style.size * 0.25 };
  const scale = style.size / loaded.font.unitsPerEm;
  return { ascent: loaded.font.ascent * scale, descent: loaded.font.descent * scale };
}

function lineSlice(
  context: LayoutContext,
  line: TextLine,
  x: number,
  lineHeight: number,
  firstStyle: TextStyle | undefined,
): Slice {
  const styles = line.runs.map((run) => run.style);
  const tallest = styles.reduce<TextStyle | undefined>(
    (best, style) => (!best || style.size > best.size ? style : best),
    undefined,
  );
  const style = tallest ?? firstStyle;
  const height = (style?.size ?? 0) * lineHeight;
  const metrics = style ? fontMetrics(context, style) : { ascent: 0, descent: 0 };
  const baseline = (height - metrics.ascent - metrics.descent) / 2 + metrics.ascent;
  return { height, spaceBefore: 0, breakCost: 0, stripes: [], items: textItems(line, x, baseline) };
}

export function textItems(line: TextLine, x: number, baseline: number): TextItem[] {
  return line.runs.map((run) => ({
    kind: 'text',
    x: x + run.offset,
    baseline,
    width: run.width,
    text: run.text,
    font: run.font,
    size: run.style.size,
    color: run.style.color,
    isRtl: run.isRtl,
    letterSpacing: run.style.letterSpacing ?? 0,
    href: run.href,
    isUnderlined: run.style.underline ?? false,
  }));
}

function markerItems(context: LayoutContext, marker: StyledSpan, slice: Slice): TextItem[] {
  const baseline = slice.items.find((item) => item.kind === 'text')?.baseline ?? slice.height;
  const [line] = context.paragraphs.linesOf(context.library, [marker], {
    width: Number.MAX_SAFE_INTEGER,
    firstLineIndent: 0,
    isRtlDocument: context.isRtl,
  });
  return line ? textItems(line, 0, baseline) : [];
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

function stripeItems(slice: Slice, y: number, hasSpace: boolean): PageItem[] {
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

/** Where a column of text goes on a page. */
export interface Frame {
  x: number;
  y: number;
  height: number;
}

/** Weight of the empty part of a page against the cost of a break: leaving a fifth empty costs as much as an item. */
const EMPTINESS_WEIGHT = 15;

/** Fills one page after the other and gives back the items of each. */
export function paginate(slices: readonly Slice[], frameOf: (page: number) => Frame): PageItem[][] {
  const pages: PageItem[][] = [];
  let start = 0;
  while (start < slices.length) {
    const frame = frameOf(pages.length);
    const end = chooseBreak(slices, start, frame.height);
    pages.push(placeOnPage(slices.slice(start, end), frame));
    start = end;
  }
  return pages;
}

function chooseBreak(slices: readonly Slice[], start: number, available: number): number {
  let height = slices[start]!.height;
  let best = start + 1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let index = start + 1; index <= slices.length; index += 1) {
    if (height > available + 0.01) break;
    if (index === slices.length) return index;
    const cost = slices[index]!.breakCost + (1 - height / available) * EMPTINESS_WEIGHT;
    if (cost <= bestCost) {
      best = index;
      bestCost = cost;
    }
    height += slices[index]!.spaceBefore + slices[index]!.height;
  }
  return best;
}

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
