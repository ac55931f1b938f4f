import type { FontSubset } from './font-subset.ts';

/** What jsPDF hands to a listener that writes a font. */
export interface ObjectWriter {
  out(line: string): void;
  newObject(): number;
  putStream(options: { data: string; addLength1?: boolean; objectId: number }): void;
}

interface PdfFontEntry {
  id: string;
  encoding: string;
  objectNumber: number;
  isAlreadyPutted: boolean;
}

/** The parts of `jsPDF#internal` in use here; jsPDF's own types leave them out. */
export interface PdfInternals {
  write(line: string): void;
  newObject(): number;
  getFont(): PdfFontEntry;
  /** The operators of each page, from 1. */
  pages: string[][];
  getPageInfo(page: number): { objId: number };
  events: {
    subscribe(topic: 'putFont', listener: (event: ObjectWriter & { font: PdfFontEntry }) => void): void;
    subscribe(topic: 'postPutResources' | 'putCatalog', listener: () => void): void;
  };
}

export type CatalogWriter = Pick<PdfInternals, 'write' | 'newObject'>;

/** Four hexadecimal digits for every UTF-16 unit. */
function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1) hex += text.charCodeAt(index).toString(16).padStart(4, '0');
  return hex;
}

function glyphHex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

/** A map holds at most this many lines between `beginbfchar` and `endbfchar`. */
const MAP_BLOCK = 100;

function toUnicodeMap(subset: FontSubset): string {
  const lines = subset.used.flatMap(({ text }, number) =>
    text === '' ? [] : [`<${glyphHex(number)}><${utf16Hex(text)}>`],
  );
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += MAP_BLOCK) {
    const block = lines.slice(start, start + MAP_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000><ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

const SYMBOLIC = 4;
const ITALIC = 64;

/** Writes a subset as a composite font; gives back its object number. */
export function writeFont(writer: ObjectWriter, name: string, subset: FontSubset, bytes: string): number {
  const { font } = subset;
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const fontName = `/${subsetTag(subset)}+${name.replace(/[^A-Za-z0-9-]/g, '-')}`;

  const fileId = writer.newObject();
  writer.putStream({ data: bytes, addLength1: true, objectId: fileId });
  writer.out('endobj');
  const mapId = writer.newObject();
  writer.putStream({ data: toUnicodeMap(subset), objectId: mapId });
  writer.out('endobj');
  const descriptorId = writer.newObject();
  const flags = SYMBOLIC | (font.italicAngle === 0 ? 0 : ITALIC);
  writer.out(
    `<< /Type /FontDescriptor /FontName ${fontName} /FontFile2 ${fileId} 0 R /Flags ${flags}` +
      ` /FontBBox [${font.boundingBox.map(thousandths).join(' ')}] /StemV 80 /ItalicAngle ${font.italicAngle.toFixed(1)}` +
      ` /Ascent ${thousandths(font.ascent)} /Descent ${-thousandths(font.descent)}` +
      ` /CapHeight ${thousandths(font.capHeight)} >>\nendobj`,
  );
  const descendantId = writer.newObject();
  const widths = subset.used.map(({ glyph }) => pdfWidth(subset, glyph));
  writer.out(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${fontName} /FontDescriptor ${descriptorId} 0 R` +
      ` /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity` +
      ` /DW 1000 /W [0 [${widths.join(' ')}]] >>\nendobj`,
  );
  const fontId = writer.newObject();
  writer.out(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${fontName} /Encoding /Identity-H` +
      ` /DescendantFonts [${descendantId} 0 R] /ToUnicode ${mapId} 0 R >>\nendobj`,
  );
  return fontId;
}

/** A glyph's width as the PDF states it, in thousandths of the font size. */
export function pdfWidth(subset: FontSubset, glyph: number): number {
  return Math.round((subset.font.advanceOf(glyph) * 100_000) / subset.font.unitsPerEm) / 100;
}

/** Six capitals that differ between subsets of the same font, as PDF asks of them. */
function subsetTag(subset: FontSubset): string {
  let hash = 17;
  for (const { glyph } of subset.used) hash = (hash * 31 + glyph) % 308_915_776;
  let tag = '';
  for (let index = 0; index < 6; index += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

export interface PdfBookmark {
  title: string;
  pageId: number;
  /** From the bottom of the page. */
  top: number;
}

/** Writes the bookmarks; gives back the number of the outline's object. */
export function writeOutline(writer: CatalogWriter, bookmarks: readonly PdfBookmark[]): number {
  const rootId = writer.newObject();
  // Objects are numbered in the order in which they are begun: the bookmarks follow their root.
  const idOf = (index: number) => rootId + 1 + index;
  const last = bookmarks.length - 1;
  writer.write(
    `<< /Type /Outlines /First ${idOf(0)} 0 R /Last ${idOf(last)} 0 R /Count ${bookmarks.length} >>\nendobj`,
  );
  for (const [index, bookmark] of bookmarks.entries()) {
    writer.newObject();
    writer.write(
      `<< /Title <feff${utf16Hex(bookmark.title)}> /Parent ${rootId} 0 R` +
        (index > 0 ? ` /Prev ${idOf(index - 1)} 0 R` : '') +
        (index < last ? ` /Next ${idOf(index + 1)} 0 R` : '') +
        ` /Dest [${bookmark.pageId} 0 R /XYZ 0 ${bookmark.top.toFixed(2)} null] >>\nendobj`,
    );
  }
  return rootId;
}
