import { jsPDF } from 'jspdf';
import type { FontFile } from '../fonts/catalog.ts';
import type { FontLibrary, LoadedFont } from '../fonts/library.ts';
import type { ImageItem, LaidOutDocument, PageItem, RectItem, TextItem } from '../layout/page.ts';
import type { PreparedImage } from './data-image.ts';
import { FontSubset } from './font-subset.ts';
import { type CatalogWriter, type PdfInternals, writeFont, writeOutline } from './pdf-objects.ts';
import { iconOperators, rectOperators, roundedRectPath, textOperators } from './pdf-operators.ts';

/**
 * The document as PDF: vector text in reading order, fonts embedded as subsets, links, title, language and a
 * bookmark for every section. All fonts that the layout took must be loaded in the library.
 */
export function renderPdf(
  document: LaidOutDocument,
  library: FontLibrary,
  images: ReadonlyMap<string, PreparedImage> = new Map(),
): Blob {
  const doc = new jsPDF({
    unit: 'pt',
    format: [document.pageWidth, document.pageHeight],
    orientation: 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  doc.setProperties({ title: document.title, author: document.author, creator: 'Vitae' });
  const internals = doc.internal as unknown as PdfInternals;

  const fonts = new PdfFonts(library);
  for (const page of document.pages) {
    for (const item of page.items) if (item.kind === 'text') fonts.use(item);
  }
  fonts.addTo(doc, internals);

  for (const [index, page] of document.pages.entries()) {
    if (index > 0) doc.addPage([document.pageWidth, document.pageHeight], 'portrait');
    for (const item of page.items) {
      if (item.kind === 'image') drawImage(doc, internals, images.get(item.source), item, document.pageHeight);
      else drawItem(doc, internals, fonts, item, document.pageHeight);
    }
  }
  describeDocument(internals, document);
  return doc.output('blob');
}

interface PdfFont {
  /** Name in the page's resources; known once the font is added. */
  id: string;
  loaded: LoadedFont;
  subset: FontSubset;
}

class PdfFonts {
  private readonly fonts = new Map<FontFile, PdfFont>();
  private readonly library: FontLibrary;

  constructor(library: FontLibrary) {
    this.library = library;
  }

  use(item: TextItem): void {
    const font = this.get(item.font);
    const run = font.loaded.shapes.shape(item.text, item.isRtl);
    for (const [index, glyph] of run.glyphs.entries()) {
      font.subset.numberOf(glyph, run.texts[index]!, run.marks.get(index));
    }
  }

  get(file: FontFile): PdfFont {
    let font = this.fonts.get(file);
    if (!font) {
      const loaded = this.library.take(file);
      if (!loaded) throw new Error(`The font ${file} is not loaded`);
      font = { id: '', loaded, subset: new FontSubset(loaded.font) };
      this.fonts.set(file, font);
    }
    return font;
  }

  addTo(doc: jsPDF, internals: PdfInternals): void {
    const written = new Map<string, PdfFont & { name: string; bytes: string }>();
    for (const [file, font] of this.fonts) {
      const name = file.slice(file.lastIndexOf('/') + 1, -'.ttf'.length);
      const bytes = binaryString(font.subset.toBytes());
      doc.addFileToVFS(file, bytes);
      doc.addFont(file, name, 'normal');
      doc.setFont(name, 'normal');
      // jsPDF writes a font only when text was drawn in it; the text itself is taken back.
      const content = internals.pages[1]!;
      const length = content.length;
      doc.text(' ', 0, 0);
      content.length = length;
      const entry = internals.getFont();
      // jsPDF writes fonts of its own encodings itself; this one is left to the listener below.
      entry.encoding = 'Subset';
      font.id = entry.id;
      written.set(entry.id, { ...font, name, bytes });
    }
    internals.events.subscribe('putFont', ({ font, ...writer }) => {
      const own = written.get(font.id);
      if (!own) return;
      font.objectNumber = writeFont(writer, own.name, own.subset, own.bytes);
      font.isAlreadyPutted = true;
    });
  }
}

const CHUNK = 8192;

function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

function drawItem(
  doc: jsPDF,
  internals: PdfInternals,
  fonts: PdfFonts,
  item: Exclude<PageItem, ImageItem>,
  pageHeight: number,
): void {
  switch (item.kind) {
    case 'text':
      drawText(doc, internals, fonts, item, pageHeight);
      return;
    case 'rect':
      internals.write(rectOperators(item, pageHeight));
      return;
    case 'icon':
      internals.write(iconOperators(item, pageHeight));
      return;
    case 'bookmark':
      return;
  }
}

/** Parts of the font size that a link covers above and below the baseline. */
const LINK_ASCENT = 0.8;
const LINK_DESCENT = 0.25;

function drawText(doc: jsPDF, internals: PdfInternals, fonts: PdfFonts, item: TextItem, pageHeight: number): void {
  const { id, loaded, subset } = fonts.get(item.font);
  const run = loaded.shapes.shape(item.text, item.isRtl);
  internals.write(textOperators(item, run, loaded.font, subset, id, pageHeight));
  if (item.isUnderlined) internals.write(rectOperators(underlineOf(item), pageHeight));
  if (item.href) {
    const top = item.baseline - item.size * LINK_ASCENT;
    doc.link(item.x, top, item.width, item.size * (LINK_ASCENT + LINK_DESCENT), { url: item.href });
  }
}

function underlineOf(item: TextItem): RectItem {
  return {
    kind: 'rect',
    x: item.x,
    y: item.baseline + item.size * 0.1,
    width: item.width,
    height: item.size * 0.05,
    fill: item.color,
    stroke: null,
    strokeWidth: 0,
    radius: 0,
  };
}

function drawImage(
  doc: jsPDF,
  internals: PdfInternals,
  image: PreparedImage | undefined,
  item: ImageItem,
  pageHeight: number,
): void {
  if (!image) return;
  const scale = Math.max(item.width / image.width, item.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  internals.write(`q ${roundedRectPath(item, pageHeight)} W n`);
  const x = item.x + (item.width - width) / 2;
  const y = item.y + (item.height - height) / 2;
  doc.addImage(image.source, x, y, width, height, undefined, 'FAST');
  internals.write('Q');
}

function describeDocument(internals: PdfInternals, document: LaidOutDocument): void {
  const bookmarks = document.pages.flatMap((page, index) =>
    page.items.flatMap((item) =>
      item.kind === 'bookmark'
        ? [{ title: item.title, pageId: internals.getPageInfo(index + 1).objId, top: document.pageHeight - item.y }]
        : [],
    ),
  );
  let outlineId: number | null = null;
  internals.events.subscribe('postPutResources', () => {
    if (bookmarks.length > 0) outlineId = writeOutline(internals as CatalogWriter, bookmarks);
  });
  internals.events.subscribe('putCatalog', () => {
    internals.write(`/Lang (${document.language.replace(/[^A-Za-z0-9-]/g, '')})`);
    internals.write(`/ViewerPreferences << /DisplayDocTitle true${document.isRtl ? ' /Direction /R2L' : ''} >>`);
    if (outlineId !== null) internals.write(`/Outlines ${outlineId} 0 R`);
  });
}
