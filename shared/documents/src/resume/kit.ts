import { FONT_FAMILIES, type FontFaces } from '../fonts/catalog.ts';
import type { BlockCache } from '../layout/block-cache.ts';
import type { IconItem, PageItem, RectItem } from '../layout/page.ts';
import { type LayoutContext, type ParagraphOptions, paragraph } from '../layout/paragraph.ts';
import { BREAK_COST, type Slice, shifted } from '../layout/slice.ts';
import { type StyledSpan, type TextStyle, widthOfSpans } from '../layout/text.ts';
import { POINTS_PER_SIZE_STEP, type Resume } from '../model/resume.ts';
import type { TextParagraph, TextSpan } from '../model/rich-text.ts';
import { contrast, mix, readableOn } from './colors.ts';
import type { ResumeContent } from './content.ts';
import type { Icon } from './icons.ts';

export interface Palette {
  ink: string;
  muted: string;
  hairline: string;
  /** The chosen colour, for areas. */
  accent: string;
  /** The chosen colour, dark enough for text on white. */
  accentText: string;
  /** Text on the chosen colour. */
  onAccent: string;
  onAccentMuted: string;
  tint: string;
}

/** All that a template draws with: measures, colours and type, made of the resume's style choices. */
export class Kit {
  readonly context: LayoutContext;
  readonly resume: Resume;
  readonly content: ResumeContent;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly faces: FontFaces;
  readonly palette: Palette;
  /** Points. */
  readonly text: number;
  readonly small: number;
  readonly entry: number;
  readonly section: number;
  readonly name: number;
  /** Names all style choices that entries depend on. */
  private readonly choices: string;
  private readonly blocks: BlockCache;
  private readonly measured = new Map<string, number>();

  constructor(
    context: LayoutContext,
    resume: Resume,
    content: ResumeContent,
    page: { width: number; height: number },
    scale: number,
    blocks: BlockCache,
  ) {
    this.context = context;
    this.resume = resume;
    this.content = content;
    this.pageWidth = page.width;
    this.pageHeight = page.height;
    this.faces = FONT_FAMILIES[resume.selectedFont];
    this.text = resume.selectedFontSize * POINTS_PER_SIZE_STEP * scale;
    this.small = this.text * 0.92;
    this.entry = this.text * 1.08;
    this.section = resume.selectedSubheadingFontSize * POINTS_PER_SIZE_STEP * scale;
    this.name = this.section * 1.9;
    this.palette = paletteOf(resume.selectedColor);
    this.blocks = blocks;
    this.choices = JSON.stringify([
      resume.selectedTemplate,
      resume.selectedFont,
      resume.selectedColor,
      resume.iconStyle,
      resume.capitalizationMode,
      this.text,
      this.section,
      context.lineHeight,
      resume.language,
      page.width,
    ]);
  }

  /** The slices that `make` gives, made anew only when the source, the style choices or `key` change. */
  unchanged(source: object, key: string, make: () => Slice[]): Slice[] {
    return this.blocks.slicesOf(this.context.library, source, `${this.choices} ${key}`, make);
  }

  /** What `measure` gives, asked once for each key. */
  measureOnce(key: string, measure: () => number): number {
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    const value = measure();
    this.measured.set(key, value);
    return value;
  }

  style(overrides: Partial<TextStyle> = {}): TextStyle {
    return { faces: this.faces, size: this.text, color: this.palette.ink, ...overrides };
  }

  /** A paragraph of one style, or of several spans. */
  lines(text: string | StyledSpan[], style: TextStyle, options: ParagraphOptions): Slice[] {
    const spans = typeof text === 'string' ? [{ text, style }] : text;
    return spans.every((span) => span.text === '') ? [] : paragraph(this.context, spans, options);
  }

  widthOf(text: string, style: TextStyle): number {
    return widthOfSpans(this.context.library, [{ text, style }], this.context.isRtl);
  }

  /** The resume's name, smaller where that keeps it on one line or keeps a word whole. */
  nameLines(style: TextStyle, options: ParagraphOptions, text = this.content.name): Slice[] {
    const lineShare = (options.width / Math.max(this.widthOf(text, style), 1)) * ROUNDING;
    const longestWord = Math.max(1, ...text.split(/\s+/).map((word) => this.widthOf(word, style)));
    const wordShare = (options.width / longestWord) * ROUNDING;
    const share = lineShare >= MIN_NAME_SHARE ? lineShare : Math.max(wordShare, MIN_WORD_SHARE);
    return this.lines(text, share >= 1 ? style : scaledStyle(style, share), options);
  }

  /** Paragraphs and list items of a description. */
  body(
    paragraphs: readonly TextParagraph[],
    width: number,
    options: { style?: TextStyle; space?: number; bulletColor?: string } = {},
  ): Slice[] {
    const style = options.style ?? this.style();
    const space = options.space ?? this.text * 0.28;
    const indent = this.text * 1.15;
    return paragraphs.flatMap((item, index) => {
      const spans = item.spans.map((span) => this.span(span, style));
      const before = index === 0 ? 0 : space;
      const depthIndent = item.depth * indent;
      const marker = item.kind === 'number' ? `${item.ordinal}.` : '•';
      const isItem = item.kind !== 'paragraph';
      const slices = this.lines(spans, style, {
        width: width - depthIndent,
        indent: isItem ? indent : 0,
        spaceBefore: before,
        ...(index >= MIN_ITEMS_BEFORE && index === paragraphs.length - 1 ? { breakCost: BREAK_COST.lastItem } : {}),
        ...(isItem
          ? { marker: { text: marker, style: { ...style, bold: false, color: options.bulletColor ?? style.color } } }
          : {}),
      });
      return depthIndent === 0 ? slices : shifted(slices, depthIndent);
    });
  }

  span(span: TextSpan, style: TextStyle): StyledSpan {
    return {
      text: span.text,
      href: span.href ?? null,
      style: {
        ...style,
        bold: style.bold || span.bold,
        italic: style.italic || span.italic,
        underline: style.underline || span.underline,
        color: span.href ? this.linkColor(style) : style.color,
      },
    };
  }

  private linkColor(style: TextStyle): string {
    return style.color === this.palette.ink ? this.palette.accentText : style.color;
  }

  /** A section's title in the chosen capitalization; `fallback` is the template's own. */
  titleText(title: string, fallback: 'normal' | 'uppercase'): string {
    const mode = this.resume.capitalizationMode === 'normal' ? fallback : this.resume.capitalizationMode;
    const { language } = this.resume;
    if (mode === 'uppercase') return title.toLocaleUpperCase(language);
    if (mode === 'lowercase') return title.toLocaleLowerCase(language);
    if (mode === 'capitalize') {
      return title.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase(language));
    }
    return title;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): RectItem {
    return { kind: 'rect', x, y, width, height, fill, stroke: null, strokeWidth: 0, radius };
  }

  /** An icon in the resume's icon style; null where it asks for none. `fallback` is the template's own style. */
  icon(
    icon: Icon,
    x: number,
    y: number,
    size: number,
    color: string,
    fallback: 'none' | 'outline' | 'filled',
  ): PageItem[] {
    const chosen = this.resume.iconStyle === 'default' ? fallback : this.resume.iconStyle;
    if (chosen === 'none') return [];
    const base: IconItem = { kind: 'icon', x, y, size, path: icon.filled, color, isStroked: false };
    if (chosen === 'outline') return [{ ...base, path: icon.outline, isStroked: true }];
    if (chosen === 'filled') return [base];
    const inner = size * 0.56;
    const inset = (size - inner) / 2;
    const ground = contrast(color, '#ffffff') > 3 ? '#ffffff' : '#1b1f24';
    return [
      { ...this.rect(x, y, size, size, color), radius: size / 2 },
      { ...base, x: x + inset, y: y + inset, size: inner, color: ground },
    ];
  }

  hasIcons(fallback: 'none' | 'outline' | 'filled'): boolean {
    return (this.resume.iconStyle === 'default' ? fallback : this.resume.iconStyle) !== 'none';
  }

  /** A strip without text, `draw` places its items from its top. */
  strip(height: number, items: PageItem[], options: { spaceBefore?: number; breakCost?: number } = {}): Slice {
    return {
      height,
      spaceBefore: options.spaceBefore ?? 0,
      breakCost: options.breakCost ?? BREAK_COST.avoid,
      items,
      stripes: [],
    };
  }
}

/** The last paragraph after so many does not like to stand alone at the top of a page. */
const MIN_ITEMS_BEFORE = 2;

/** A name is made smaller by up to so much to keep it on one line, and by so much to keep its words whole. */
const MIN_NAME_SHARE = 0.8;
const MIN_WORD_SHARE = 0.5;
const ROUNDING = 0.995;

function scaledStyle(style: TextStyle, share: number): TextStyle {
  return { ...style, size: style.size * share, letterSpacing: (style.letterSpacing ?? 0) * share };
}

const INK = '#1c2127';
const WHITE = '#ffffff';

function paletteOf(accent: string): Palette {
  const onAccent = contrast(accent, WHITE) >= contrast(accent, INK) ? WHITE : INK;
  return {
    ink: INK,
    muted: '#586069',
    hairline: '#d5dae0',
    accent,
    accentText: readableOn(WHITE, accent),
    onAccent,
    onAccentMuted: mix(onAccent, accent, 0.18),
    tint: mix(accent, WHITE, 0.91),
  };
}
