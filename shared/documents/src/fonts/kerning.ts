import { lookupsOfFeatures, readClasses, readCoverage } from './opentype-layout.ts';

const KERN = new Set(['kern']);
const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;
const X_ADVANCE = 0x0004;

type Subtable = (left: number, right: number) => number | null;

/** Pair kerning of a font's GPOS table, read when the first pair is asked for. */
export class PairKerning {
  private readonly view: DataView;
  private readonly table: number | null;
  private lookups: Subtable[][] | null = null;
  private readonly pairs = new Map<number, number>();

  constructor(view: DataView, table: number | null) {
    this.view = view;
    this.table = table;
  }

  between(left: number, right: number): number {
    const pair = left * 65536 + right;
    let kerning = this.pairs.get(pair);
    if (kerning === undefined) {
      kerning = this.lookUp(left, right);
      this.pairs.set(pair, kerning);
    }
    return kerning;
  }

  private lookUp(left: number, right: number): number {
    this.lookups ??= this.readLookups();
    let kerning = 0;
    for (const subtables of this.lookups) {
      for (const subtable of subtables) {
        const value = subtable(left, right);
        if (value === null) continue;
        kerning += value;
        break;
      }
    }
    return kerning;
  }

  private readLookups(): Subtable[][] {
    if (this.table === null) return [];
    return lookupsOfFeatures(this.view, this.table, KERN, EXTENSION)
      .filter((lookup) => lookup.type === PAIR_ADJUSTMENT)
      .map((lookup) => lookup.subtables.map((offset) => readPairSubtable(this.view, offset)));
  }
}

function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function readPairSubtable(view: DataView, offset: number): Subtable {
  const coverage = readCoverage(view, offset + view.getUint16(offset + 2));
  const firstFormat = view.getUint16(offset + 4);
  const secondFormat = view.getUint16(offset + 6);
  const valueBytes = (bitCount(firstFormat) + bitCount(secondFormat)) * 2;
  const advanceAt = firstFormat & X_ADVANCE ? bitCount(firstFormat & (X_ADVANCE - 1)) * 2 : null;
  const advance = (at: number) => (advanceAt === null ? 0 : view.getInt16(at + advanceAt));

  if (view.getUint16(offset) === 1) {
    return (left, right) => {
      const index = coverage.get(left);
      if (index === undefined) return null;
      const pairSet = offset + view.getUint16(offset + 10 + index * 2);
      let low = 0;
      let high = view.getUint16(pairSet) - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const record = pairSet + 2 + middle * (2 + valueBytes);
        const glyph = view.getUint16(record);
        if (glyph === right) return advance(record + 2);
        if (glyph < right) low = middle + 1;
        else high = middle - 1;
      }
      return null;
    };
  }

  const leftClasses = readClasses(view, offset + view.getUint16(offset + 8));
  const rightClasses = readClasses(view, offset + view.getUint16(offset + 10));
  const rightCount = view.getUint16(offset + 14);
  return (left, right) => {
    if (!coverage.has(left)) return null;
    const row = leftClasses.get(left) ?? 0;
    const column = rightClasses.get(right) ?? 0;
    return advance(offset + 16 + (row * rightCount + column) * valueBytes);
  };
}
