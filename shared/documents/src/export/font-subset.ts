import type { Font } from '../fonts/font.ts';
import type { PlacedMark } from '../fonts/shaping.ts';

/** A glyph of a font and the characters that it stands for in the document. */
interface UsedGlyph {
  glyph: number;
  text: string;
  /** Drawn together with the glyph, as one outline. */
  marks: readonly PlacedMark[];
}

/**
 * The glyphs of a font that a document uses, numbered anew. The same glyph gets one number for every text that it
 * stands for, so that text read back from the PDF is the text of the document, joined Arabic letters included.
 */
export class FontSubset {
  readonly font: Font;
  /** The glyph of missing characters is always the first. */
  readonly used: UsedGlyph[] = [{ glyph: 0, text: '', marks: [] }];
  private readonly numbers = new Map<string, number>();

  constructor(font: Font) {
    this.font = font;
  }

  /**
   * A letter and its marks become one outline: programs that read PDFs take a mark that is placed by itself for
   * another word, or for another line.
   */
  numberOf(glyph: number, text: string, marks: readonly PlacedMark[] = []): number {
    const placed = marks.map((mark) => `${mark.glyph},${mark.x},${mark.y}`).join(' ');
    const key = `${glyph} ${placed} ${text}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.used.length;
      this.used.push({ glyph, text, marks });
      this.numbers.set(key, number);
    }
    return number;
  }

  /** A TrueType file of these glyphs. */
  toBytes(): Uint8Array {
    return buildTrueType(this.font, this.used);
  }
}

const COMPOSITE_ARGS_ARE_WORDS = 0x0001;
const COMPOSITE_ARGS_ARE_OFFSETS = 0x0002;
const COMPOSITE_HAS_SCALE = 0x0008;
const COMPOSITE_MORE = 0x0020;
const COMPOSITE_HAS_XY_SCALE = 0x0040;
const COMPOSITE_HAS_MATRIX = 0x0080;

function glyphRange(font: Font, glyph: number): { offset: number; length: number } {
  const { view } = font;
  const isLong = view.getInt16(font.requiredTable('head').offset + 50) === 1;
  const loca = font.requiredTable('loca').offset;
  const at = (index: number) => (isLong ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2);
  const start = at(glyph);
  return { offset: font.requiredTable('glyf').offset + start, length: at(glyph + 1) - start };
}

/** Offsets inside a glyph's data where the numbers of its components stand. */
function componentOffsets(view: DataView, offset: number, length: number): number[] {
  if (length === 0 || view.getInt16(offset) >= 0) return [];
  const offsets: number[] = [];
  let at = 10;
  for (;;) {
    const flags = view.getUint16(offset + at);
    offsets.push(at + 2);
    at += flags & COMPOSITE_ARGS_ARE_WORDS ? 8 : 6;
    if (flags & COMPOSITE_HAS_SCALE) at += 2;
    else if (flags & COMPOSITE_HAS_XY_SCALE) at += 4;
    else if (flags & COMPOSITE_HAS_MATRIX) at += 8;
    if (!(flags & COMPOSITE_MORE)) return offsets;
  }
}

function buildTrueType(font: Font, used: readonly UsedGlyph[]): Uint8Array {
  const { view } = font;
  const sources = used.map((entry) => entry.glyph);
  const numberOfComponent = new Map<number, number>();
  const glyphs: Uint8Array[] = [];
  const numberOf = (component: number) => {
    const known = numberOfComponent.get(component);
    if (known !== undefined) return known;
    const number = sources.length;
    sources.push(component);
    numberOfComponent.set(component, number);
    return number;
  };
  // Components join the list while it is walked, their own components after them.
  for (let index = 0; index < sources.length; index += 1) {
    const { offset, length } = glyphRange(font, sources[index]!);
    const marks = used[index]?.marks ?? [];
    if (marks.length > 0) {
      glyphs.push(markedGlyph(font, sources[index]!, marks, numberOf));
      continue;
    }
    const data = new Uint8Array(view.buffer.slice(offset, offset + length));
    const target = new DataView(data.buffer);
    for (const at of componentOffsets(view, offset, length)) {
      target.setUint16(at, numberOf(view.getUint16(offset + at)));
    }
    glyphs.push(data);
  }

  const copy = (tag: string) => {
    const table = font.table(tag);
    return table ? new Uint8Array(view.buffer.slice(table.offset, table.offset + table.length)) : null;
  };
  const head = copy('head')!;
  new DataView(head.buffer).setUint32(8, 0);
  new DataView(head.buffer).setInt16(50, 1);
  const hhea = copy('hhea')!;
  new DataView(hhea.buffer).setUint16(34, sources.length);
  const maxp = copy('maxp')!;
  new DataView(maxp.buffer).setUint16(4, sources.length);

  const tables: [string, Uint8Array | null][] = [
    ['OS/2', copy('OS/2')],
    ['cmap', minimalCharacterMap()],
    ['cvt ', copy('cvt ')],
    ['fpgm', copy('fpgm')],
    ['glyf', joinGlyphs(glyphs)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', metricsOf(font, sources)],
    ['loca', locationsOf(glyphs)],
    ['maxp', maxp],
    ['name', minimalNames()],
    ['post', minimalPostScript()],
    ['prep', copy('prep')],
  ];
  return assemble(tables.filter((table): table is [string, Uint8Array] => table[1] !== null));
}

/** A composite of a letter and its marks. */
function markedGlyph(
  font: Font,
  letter: number,
  marks: readonly PlacedMark[],
  numberOf: (component: number) => number,
): Uint8Array {
  const parts = [{ glyph: letter, x: 0, y: 0 }, ...marks].filter((part) => glyphRange(font, part.glyph).length > 0);
  if (parts.length === 0) return new Uint8Array(0);
  const composite = new DataView(new ArrayBuffer(10 + parts.length * 8));
  composite.setInt16(0, -1);
  const boxes = parts.map((part) => {
    const { offset } = glyphRange(font, part.glyph);
    const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => font.view.getInt16(offset + at)) as [
      number,
      number,
      number,
      number,
    ];
    return [xMin + part.x, yMin + part.y, xMax + part.x, yMax + part.y] as const;
  });
  // The left edge stays that of the letter: readers place an outline by it.
  composite.setInt16(2, boxes[0]![0]);
  composite.setInt16(4, Math.min(...boxes.map((box) => box[1])));
  composite.setInt16(6, Math.max(...boxes.map((box) => box[2])));
  composite.setInt16(8, Math.max(...boxes.map((box) => box[3])));
  for (const [index, part] of parts.entries()) {
    const at = 10 + index * 8;
    const more = index < parts.length - 1 ? COMPOSITE_MORE : 0;
    composite.setUint16(at, COMPOSITE_ARGS_ARE_WORDS | COMPOSITE_ARGS_ARE_OFFSETS | more);
    composite.setUint16(at + 2, numberOf(part.glyph));
    composite.setInt16(at + 4, part.x);
    composite.setInt16(at + 6, part.y);
  }
  return new Uint8Array(composite.buffer);
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function joinGlyphs(glyphs: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(glyphs.reduce((sum, glyph) => sum + padded(glyph.length), 0));
  let offset = 0;
  for (const glyph of glyphs) {
    bytes.set(glyph, offset);
    offset += padded(glyph.length);
  }
  return bytes;
}

function locationsOf(glyphs: readonly Uint8Array[]): Uint8Array {
  const view = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  let offset = 0;
  for (const [index, glyph] of glyphs.entries()) {
    view.setUint32(index * 4, offset);
    offset += padded(glyph.length);
  }
  view.setUint32(glyphs.length * 4, offset);
  return new Uint8Array(view.buffer);
}

function metricsOf(font: Font, glyphs: readonly number[]): Uint8Array {
  const metrics = new DataView(new ArrayBuffer(glyphs.length * 4));
  const hmtx = font.requiredTable('hmtx').offset;
  const metricCount = font.view.getUint16(font.requiredTable('hhea').offset + 34);
  for (const [index, glyph] of glyphs.entries()) {
    const isShort = glyph >= metricCount;
    const bearing = isShort ? hmtx + metricCount * 4 + (glyph - metricCount) * 2 : hmtx + glyph * 4 + 2;
    metrics.setUint16(index * 4, font.advanceOf(glyph));
    metrics.setInt16(index * 4 + 2, font.view.getInt16(bearing));
  }
  return new Uint8Array(metrics.buffer);
}

/** A map of the space to the first glyph: readers of CID fonts go by glyph number, but want to see a map. */
function minimalCharacterMap(): Uint8Array {
  const words = [0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, 0x20, 0xffff, 0, 0x20, 0xffff, 0xffe0, 1, 0, 0];
  return wordsToBytes(words);
}

function minimalNames(): Uint8Array {
  const name = 'Subset';
  const bytes = new Uint8Array(18 + name.length);
  bytes.set(wordsToBytes([0, 1, 18, 1, 0, 0, 6, name.length, 0]));
  for (let index = 0; index < name.length; index += 1) bytes[18 + index] = name.charCodeAt(index);
  return bytes;
}

function minimalPostScript(): Uint8Array {
  const view = new DataView(new ArrayBuffer(32));
  view.setUint32(0, 0x00030000);
  return new Uint8Array(view.buffer);
}

function wordsToBytes(words: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (const [index, word] of words.entries()) view.setUint16(index * 2, word);
  return new Uint8Array(view.buffer);
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) {
    const word =
      ((bytes[index] ?? 0) << 24) |
      ((bytes[index + 1] ?? 0) << 16) |
      ((bytes[index + 2] ?? 0) << 8) |
      (bytes[index + 3] ?? 0);
    sum = (sum + word) >>> 0;
  }
  return sum >>> 0;
}

function assemble(tables: readonly [string, Uint8Array][]): Uint8Array {
  const headerLength = 12 + tables.length * 16;
  const total = tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), headerLength);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let offset = headerLength;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const record = 12 + index * 16;
    for (let at = 0; at < 4; at += 1) view.setUint8(record + at, tag.charCodeAt(at));
    view.setUint32(record + 4, checksum(bytes));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, bytes.length);
    file.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return file;
}
