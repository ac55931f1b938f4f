import { setImmediate } from 'node:timers/promises';
import {
  AnnotationType,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableResumeError } from '../errors.ts';
import { turnDrawnLigatures } from './arabic.ts';
import { withoutDoublePrints } from './double-prints.ts';
import { linkAt, toFragments } from './fragments.ts';
import { spellLigatures } from './ligatures.ts';
import { apply, type Matrix } from './matrix.ts';
import type { Fragment, LinkArea, Rule, TextDocument, TextPage } from './model.ts';
import { withPdf } from './pdf-engine.ts';
import { type Drawing, type FilledBox, type Glyph, playOperators } from './pdf-glyphs.ts';
import type { PlacedText } from './placed-text.ts';

/** Longer documents are no resumes; the pages after these are left unread. */
const MAX_PAGES = 30;
const MIN_VISIBLE_SIZE = 1.5;
const WHITE = '#ffffff';

interface PdfFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  fontMatrix?: number[];
}

/** Reads a PDF's text with its places. Throws UnreadableResumeError for a damaged or locked file. */
export async function readPdf(bytes: Uint8Array): Promise<TextDocument> {
  try {
    return await withPdf(bytes, readDocument);
  } catch (error) {
    throw new UnreadableResumeError(error instanceof PasswordException ? 'encrypted' : 'corrupt', { cause: error });
  }
}

async function readDocument(document: PDFDocumentProxy): Promise<TextDocument> {
  const count = Math.min(document.numPages, MAX_PAGES);
  const links = readLinks(document);
  // Side by side, so that none waits for another's fonts.
  const [metadata, ...pages] = await Promise.all([
    readMetadata(document),
    ...Array.from({ length: count }, async (_, i) => readPage(await document.getPage(i + 1), links)),
  ]);
  return { format: 'pdf', hasFixedPages: true, pages, metadata };
}

async function readMetadata(document: PDFDocumentProxy): Promise<TextDocument['metadata']> {
  const { info } = (await document.getMetadata()) as { info: { Title?: unknown; Author?: unknown } };
  return {
    ...(typeof info.Title === 'string' ? { title: info.Title } : {}),
    ...(typeof info.Author === 'string' ? { author: info.Author } : {}),
  };
}

async function readPage(page: PDFPageProxy, linksOfDocument: Promise<LinkAnnotation[]>): Promise<TextPage> {
  let viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const isFontMissing = (i: number) =>
    operators.fnArray[i] === OPS.setFont && !page.commonObjs.has(operators.argsArray[i][0]);
  if (operators.fnArray.some((_, i) => isFontMissing(i))) await setImmediate();
  const fonts = new Map<string, PdfFont>();
  const fontOf = (name: string): PdfFont | undefined => {
    if (!fonts.has(name) && page.commonObjs.has(name)) fonts.set(name, page.commonObjs.get(name) as PdfFont);
    return fonts.get(name);
  };
  const play = () => playOperators(operators, viewport.transform as unknown as Matrix, fontOf);
  let drawing = play();
  const turns = quarterTurnsOf(drawing);
  if (turns > 0) {
    viewport = page.getViewport({ scale: 1, rotation: (page.rotate + 360 - 90 * turns) % 360 });
    drawing = play();
  }
  const links = placeLinks(await linksOfDocument, page.pageNumber, viewport.transform as unknown as Matrix);
  const styles = new Map<string, FontStyle>();
  const styleOf = (name: string): FontStyle => {
    let style = styles.get(name);
    if (!style) {
      style = fontStyle(fontOf(name));
      styles.set(name, style);
    }
    return style;
  };

  const visible: PlacedText[] = [];
  const hidden: PlacedText[] = [];
  for (const glyph of spellLigatures(turnDrawnLigatures(withoutDoublePrints(drawing.glyphs)))) {
    const { x, width, baseline, size, color } = glyph;
    const { isSymbols, isIcons, fontName, bold, italic } = styleOf(glyph.font);
    const text = isSymbols ? '•' : isIcons ? ' ' : glyph.text;
    const outline = glyph.isVisible ? undefined : outlineOf(glyph, drawing.outlines);
    // Letters that a browser thickens it draws as shapes, with text that can be copied over them.
    const look = outline ? { color: outline.color, bold: true } : { color, bold };
    const placed: PlacedText = { text, x, width, baseline, size, fontName, italic, ...look };
    const link = links.length > 0 && linkAt(links, x + width / 2, baseline - size * 0.3);
    if (link) placed.link = link;
    (outline || canBeSeen(glyph, drawing, viewport) ? visible : hidden).push(placed);
  }
  // Light text over a picture that fills the page cannot be told from hidden text: take it as visible.
  if (hidden.length > visible.length) visible.push(...hidden.splice(0));
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    fragments: markListItems(toFragments(visible, page.pageNumber, drawing.rules), drawing.markers),
    rules: drawing.rules,
    links,
    hidden: toFragments(hidden, page.pageNumber),
    hasImages: drawing.hasImages,
  };
}

/** By how many quarter turns clockwise most of a page's text is turned: some print a wide page upon a high one. */
function quarterTurnsOf({ directions }: Drawing): number {
  const most = Math.max(...directions);
  return most === directions[0] ? 0 : directions.indexOf(most);
}

/** How far from its text a bullet may stand, in font sizes. */
const MAX_BULLET_DISTANCE_EM = 2.6;

/** Tells list items by the dots and squares drawn before them. Beside bold text they mark a time line's stations. */
function markListItems(fragments: Fragment[], markers: readonly Rule[]): Fragment[] {
  if (markers.length === 0) return fragments;
  return fragments.map((fragment) =>
    !fragment.spans.every((span) => span.bold) && markers.some((marker) => isBulletOf(marker, fragment))
      ? { ...fragment, structure: { isListItem: true } }
      : fragment,
  );
}

function isBulletOf(marker: Rule, fragment: Fragment): boolean {
  const middle = marker.y + marker.height / 2;
  if (middle < fragment.baseline - fragment.size || middle > fragment.baseline + fragment.size * 0.1) return false;
  const distance = fragment.isRightToLeft
    ? marker.x - (fragment.x + fragment.width)
    : fragment.x - (marker.x + marker.width);
  return distance > 0 && distance < fragment.size * MAX_BULLET_DISTANCE_EM;
}

interface FontStyle {
  fontName: string;
  bold: boolean;
  italic: boolean;
  /** Its glyphs are pictures (a telephone, an envelope), whatever letters they are mapped to. */
  isIcons: boolean;
  /** Its glyphs are list bullets and the like. */
  isSymbols: boolean;
}

const ICON_FONT = /awesome|icon|glyphicons|fontello|icomoon|academicons|typicons|webdings|emoji/i;
const SYMBOL_FONT = /wingdings|symbol(?!a)|dingbat|marvosym/i;
const BOLD_NAME = /bold|black|heavy|semibold|demi(?!light)|[-,]bd\b|cmbx|sfbx|bx\d|medi\b/i;
const ITALIC_NAME = /ital|obliq|slanted|cmti|cmsl|[-,]it\b|kursiv/i;
const SUBSET_TAG = /^[A-Z]{6}\+/;

function fontStyle(font: PdfFont | undefined): FontStyle {
  const fontName = (font?.name ?? '').replace(SUBSET_TAG, '');
  return {
    fontName,
    bold: Boolean(font?.bold || font?.black || BOLD_NAME.test(fontName)),
    italic: Boolean(font?.italic || ITALIC_NAME.test(fontName)),
    isIcons: ICON_FONT.test(fontName),
    isSymbols: SYMBOL_FONT.test(fontName),
  };
}

/** Of a line of letters. Higher shapes are pictures. */
const MAX_OUTLINE_EM = 1.6;

/** The shape that shows what a transparent glyph says. */
function outlineOf({ x, width, baseline, size }: Glyph, outlines: readonly FilledBox[]): FilledBox | undefined {
  const [centre, middle] = [x + width / 2, baseline - size * 0.3];
  return outlines.find(
    (box) =>
      box.height < size * MAX_OUTLINE_EM &&
      centre > box.x - size &&
      centre < box.x + box.width + size &&
      middle > box.y - size * 0.3 &&
      middle < box.y + box.height + size * 0.3,
  );
}

function canBeSeen(glyph: Glyph, drawing: Drawing, page: { width: number; height: number }): boolean {
  if (!glyph.isVisible || glyph.size < MIN_VISIBLE_SIZE) return false;
  const centre = glyph.x + glyph.width / 2;
  const middle = glyph.baseline - glyph.size * 0.3;
  if (centre < 0 || middle < 0 || centre > page.width || middle > page.height) return false;
  if (glyph.color === '#000000') return true;
  return !isNearColor(glyph.color, backgroundAt(drawing.boxes, centre, middle));
}

function backgroundAt(boxes: readonly FilledBox[], x: number, y: number): string {
  const covers = (box: FilledBox) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return boxes.findLast(covers)?.color ?? WHITE;
}

/** Two colours that differ by less than this in every channel cannot be told apart. */
const SAME_COLOR_DISTANCE = 10;

function isNearColor(a: string, b: string): boolean {
  if (a === b) return true;
  return [1, 3, 5].every((i) => {
    const distance = Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16));
    return distance < SAME_COLOR_DISTANCE;
  });
}

/** In a document. Each glyph is looked up among them. */
const MAX_LINKS = 1_000;

interface LinkAnnotation {
  pageIndex: number;
  url?: string;
  rect?: number[];
}

/** The links of all pages at once: asked for page by page, pdf.js looks up the text under each of them. */
async function readLinks(document: PDFDocumentProxy): Promise<LinkAnnotation[]> {
  const unread = new Set(Array.from({ length: Math.max(0, document.numPages - MAX_PAGES) }, (_, i) => MAX_PAGES + i));
  // A page can be read without its links.
  return document.getAnnotationsByType(new Set([AnnotationType.LINK]), unread).catch(() => []) as Promise<
    LinkAnnotation[]
  >;
}

function placeLinks(annotations: readonly LinkAnnotation[], pageNumber: number, toPage: Matrix): LinkArea[] {
  return annotations.slice(0, MAX_LINKS).flatMap(({ pageIndex, url, rect }) => {
    if (pageIndex !== pageNumber - 1 || !url || rect?.length !== 4) return [];
    const [x0, y0] = apply(toPage, rect[0]!, rect[1]!);
    const [x1, y1] = apply(toPage, rect[2]!, rect[3]!);
    return [{ x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0), url }];
  });
}
