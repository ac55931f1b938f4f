import { lookupsOfFeatures, readCoverage } from './opentype-layout.ts';

const FEATURES = new Set(['mark', 'mkmk']);
const EXTENSION = 9;
const MARK_TO_BASE = 4;
const MARK_TO_MARK = 6;

interface Attachment {
  marks: Map<number, number>;
  bases: Map<number, number>;
  classCount: number;
  markArray: number;
  baseArray: number;
}

export interface Shift {
  x: number;
  y: number;
}

/** Where a font's GPOS table puts vowel signs and other marks, read when the first one is asked for. */
export class MarkPositions {
  private readonly view: DataView;
  private readonly table: number | null;
  private attachments: { base: Attachment[]; mark: Attachment[] } | null = null;

  constructor(view: DataView, table: number | null) {
    this.view = view;
    this.table = table;
  }

  /** From the origin of the glyph below to that of the mark; null when the font says nothing. */
  shiftOf(mark: number, below: number, isBelowMark: boolean): Shift | null {
    this.attachments ??= this.read();
    const attachments = isBelowMark ? this.attachments.mark : this.attachments.base;
    for (const attachment of attachments) {
      const shift = this.attach(attachment, mark, below);
      if (shift) return shift;
    }
    return null;
  }

  private attach(attachment: Attachment, mark: number, below: number): Shift | null {
    const markIndex = attachment.marks.get(mark);
    const baseIndex = attachment.bases.get(below);
    if (markIndex === undefined || baseIndex === undefined) return null;
    const { view } = this;
    const record = attachment.markArray + 2 + markIndex * 4;
    const markClass = view.getUint16(record);
    const baseAnchor = view.getUint16(attachment.baseArray + 2 + (baseIndex * attachment.classCount + markClass) * 2);
    if (baseAnchor === 0) return null;
    const from = attachment.markArray + view.getUint16(record + 2);
    const to = attachment.baseArray + baseAnchor;
    return {
      x: view.getInt16(to + 2) - view.getInt16(from + 2),
      y: view.getInt16(to + 4) - view.getInt16(from + 4),
    };
  }

  private read(): { base: Attachment[]; mark: Attachment[] } {
    const attachments = { base: [] as Attachment[], mark: [] as Attachment[] };
    if (this.table === null) return attachments;
    const { view } = this;
    for (const { type, subtables } of lookupsOfFeatures(view, this.table, FEATURES, EXTENSION)) {
      if (type !== MARK_TO_BASE && type !== MARK_TO_MARK) continue;
      const list = type === MARK_TO_BASE ? attachments.base : attachments.mark;
      for (const subtable of subtables) {
        list.push({
          marks: readCoverage(view, subtable + view.getUint16(subtable + 2)),
          bases: readCoverage(view, subtable + view.getUint16(subtable + 4)),
          classCount: view.getUint16(subtable + 6),
          markArray: subtable + view.getUint16(subtable + 8),
          baseArray: subtable + view.getUint16(subtable + 10),
        });
      }
    }
    return attachments;
  }
}
