import type { FontLibrary } from '../fonts/library.ts';
import type { TextItem } from './page.ts';
import { BREAK_COST, type Slice } from './slice.ts';
import { breakIntoLines, type StyledSpan, type TextLine, type TextStyle } from './text.ts';

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
    const direction = options.isRtlDocument ? 'rtl' : 'ltr';
    const key = `${direction} ${options.width} ${options.firstLineIndent} ${spans.map((span) => this.keyOf(span)).join('\u0001')}`;
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
    if (index === 0) {
      slice.breakCost = options.breakCost ?? BREAK_COST.item;
      slice.startsText = true;
    }
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

function textItems(line: TextLine, x: number, baseline: number): TextItem[] {
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
