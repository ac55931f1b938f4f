import { type ArabicForm, ArabicForms, type Ligature } from './arabic-forms.ts';
import { PairKerning } from './kerning.ts';
import { MarkPositions, type Shift } from './mark-positions.ts';

/** Reads what layout and export need of a TrueType font with `glyf` outlines. Lengths are in font units. */
export class Font {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Below the baseline, as a positive number. */
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly boundingBox: readonly [number, number, number, number];
  readonly view: DataView;

  private readonly tables = new Map<string, { offset: number; length: number }>();
  private readonly characters: Map<number, number>;
  private readonly advances: Uint16Array;
  private readonly kerning: PairKerning;
  private readonly arabicForms: ArabicForms;
  private readonly markPositions: MarkPositions;

  constructor(bytes: ArrayBuffer) {
    this.view = new DataView(bytes);
    if (this.view.getUint32(0) !== 0x00010000) throw new Error('The font is not a TrueType font');
    const tableCount = this.view.getUint16(4);
    for (let index = 0; index < tableCount; index += 1) {
      const record = 12 + index * 16;
      const tag = String.fromCharCode(...new Uint8Array(bytes, record, 4));
      this.tables.set(tag, { offset: this.view.getUint32(record + 8), length: this.view.getUint32(record + 12) });
    }
    const head = this.requiredTable('head').offset;
    const hhea = this.requiredTable('hhea').offset;
    this.unitsPerEm = this.view.getUint16(head + 18);
    this.boundingBox = [36, 38, 40, 42].map((at) => this.view.getInt16(head + at)) as [number, number, number, number];
    this.ascent = this.view.getInt16(hhea + 4);
    this.descent = -this.view.getInt16(hhea + 6);
    const os2 = this.table('OS/2');
    const hasHeights = os2 !== null && os2.length >= 90 && this.view.getUint16(os2.offset) >= 2;
    this.xHeight = hasHeights ? this.view.getInt16(os2.offset + 86) : this.unitsPerEm / 2;
    this.capHeight = hasHeights ? this.view.getInt16(os2.offset + 88) : this.unitsPerEm * 0.7;
    const post = this.table('post');
    this.italicAngle = post ? this.view.getInt32(post.offset + 4) / 65536 : 0;
    this.characters = readCharacterMap(this.view, this.requiredTable('cmap').offset);
    this.advances = this.readAdvances(hhea);
    this.kerning = new PairKerning(this.view, this.table('GPOS')?.offset ?? null);
    this.markPositions = new MarkPositions(this.view, this.table('GPOS')?.offset ?? null);
    this.arabicForms = new ArabicForms(this.view, this.table('GSUB')?.offset ?? null);
  }

  table(tag: string): { offset: number; length: number } | null {
    return this.tables.get(tag) ?? null;
  }

  requiredTable(tag: string): { offset: number; length: number } {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`The font has no ${tag} table`);
    return table;
  }

  /** 0, the glyph of missing characters, when the font does not have this one. */
  glyphOf(codePoint: number): number {
    return this.characters.get(codePoint) ?? 0;
  }

  has(codePoint: number): boolean {
    return this.characters.has(codePoint);
  }

  advanceOf(glyph: number): number {
    return this.advances[glyph] ?? 0;
  }

  kerningOf(left: number, right: number): number {
    return this.kerning.between(left, right);
  }

  arabicFormOf(glyph: number, form: ArabicForm): number {
    return this.arabicForms.formOf(glyph, form);
  }

  ligatureAt(glyphs: readonly number[], index: number): Ligature | null {
    return this.arabicForms.ligatureAt(glyphs, index);
  }

  markShift(mark: number, below: number, isBelowMark: boolean): Shift | null {
    return this.markPositions.shiftOf(mark, below, isBelowMark);
  }

  private readAdvances(hhea: number): Uint16Array {
    const metricCount = this.view.getUint16(hhea + 34);
    const glyphCount = this.view.getUint16(this.requiredTable('maxp').offset + 4);
    const hmtx = this.requiredTable('hmtx').offset;
    const advances = new Uint16Array(glyphCount);
    for (let glyph = 0; glyph < glyphCount; glyph += 1) {
      advances[glyph] = this.view.getUint16(hmtx + Math.min(glyph, metricCount - 1) * 4);
    }
    return advances;
  }
}

const UNICODE_FULL = 12;
const UNICODE_BASIC = 4;

function readCharacterMap(view: DataView, cmap: number): Map<number, number> {
  const offsets = new Map<number, number>();
  const encodingCount = view.getUint16(cmap + 2);
  for (let index = 0; index < encodingCount; index += 1) {
    const record = cmap + 4 + index * 8;
    const platform = view.getUint16(record);
    const encoding = view.getUint16(record + 2);
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    const offset = cmap + view.getUint32(record + 4);
    if (isUnicode) offsets.set(view.getUint16(offset), offset);
  }
  const full = offsets.get(UNICODE_FULL);
  if (full !== undefined) return readFullMap(view, full);
  const basic = offsets.get(UNICODE_BASIC);
  if (basic !== undefined) return readBasicMap(view, basic);
  throw new Error('The font has no Unicode character map');
}

function readFullMap(view: DataView, offset: number): Map<number, number> {
  const characters = new Map<number, number>();
  const groupCount = view.getUint32(offset + 12);
  for (let index = 0; index < groupCount; index += 1) {
    const group = offset + 16 + index * 12;
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let code = first; code <= last; code += 1) characters.set(code, glyph + code - first);
  }
  return characters;
}

function readBasicMap(view: DataView, offset: number): Map<number, number> {
  const characters = new Map<number, number>();
  const segmentBytes = view.getUint16(offset + 6);
  for (let segment = 0; segment < segmentBytes; segment += 2) {
    const last = view.getUint16(offset + 14 + segment);
    const first = view.getUint16(offset + 16 + segmentBytes + segment);
    const delta = view.getInt16(offset + 16 + segmentBytes * 2 + segment);
    const rangeAt = offset + 16 + segmentBytes * 3 + segment;
    const rangeOffset = view.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      let glyph = code;
      if (rangeOffset !== 0) glyph = view.getUint16(rangeAt + rangeOffset + (code - first) * 2);
      if (glyph !== 0 || rangeOffset === 0) glyph = (glyph + delta) & 0xffff;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
  return characters;
}
