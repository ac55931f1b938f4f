import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryKind } from '../entries/entry-kind.ts';
import type { ColumnBox, Line } from '../layout/line.ts';
import type { Fragment, FragmentStructure, Span } from '../text/model.ts';
import type { StatedEntry } from './part-examples.ts';

/** A section of somebody's resume, as its lines are printed, and what it states. */
export interface LabelledSection {
  kind: EntryKind;
  /** The round of people that it is of; 0 for sections that chance has put together. */
  round: number;
  lines: readonly Line[];
  entries: readonly LabelledEntry[];
}

export interface LabelledEntry extends StatedEntry {
  start: string | null;
  end: string | null;
}

const FILE = join(import.meta.dirname, 'printed-sections.txt');

/** A span: its look (b for bold, i for italic), its size and its text. */
type PrintedSpan = readonly [look: string, size: number, text: string];
type PrintedCell = readonly [x: number, width: number, spans: readonly PrintedSpan[]];
type PrintedLine = readonly [
  page: number,
  baseline: number,
  columnX: number,
  columnWidth: number,
  /** r: from right to left. */
  flags: string,
  structure: FragmentStructure | 0,
  cells: readonly PrintedCell[],
];

/**
 * The sections of the people that were made to judge the reader: nobody of them has lived. A section begins with "#",
 * its round and kind; then come its entries ("=", title or degree, employer or school, beginning, end, tabs between
 * them) and its lines.
 */
export function readPrintedSections(): LabelledSection[] {
  const sections: { kind: EntryKind; round: number; lines: Line[]; entries: LabelledEntry[] }[] = [];
  let column: ColumnBox = { x: 0, width: 0 };
  for (const row of readFileSync(FILE, 'utf8').split('\n')) {
    const last = sections.at(-1);
    if (row.startsWith('#')) {
      const [, round, kind] = row.split(' ');
      sections.push({ kind: kind as EntryKind, round: Number(round), lines: [], entries: [] });
    } else if (row.startsWith('=')) {
      const [what, where, start, end] = row
        .slice(2)
        .split('\t')
        .map((value) => value || null);
      last!.entries.push({ what: what ?? null, where: where ?? null, start: start ?? null, end: end ?? null });
    } else if (row !== '') {
      const printed = JSON.parse(row) as PrintedLine;
      const [, , x, width] = printed;
      // Lines of one column share its box.
      if (column.x !== x || column.width !== width) column = { x, width };
      last!.lines.push(toLine(printed, column));
    }
  }
  return sections;
}

function toLine([page, baseline, , , flags, structure, cells]: PrintedLine, column: ColumnBox): Line {
  const isRightToLeft = flags.includes('r');
  const own = structure === 0 ? {} : { structure };
  const fragments = cells.map(([x, width, spans]): Fragment => {
    const text = spans.map(([, , part]) => part).join('');
    const unit = width / Math.max(1, text.length);
    let from = x;
    const placed = spans.map(([look, size, part]): Span => {
      const span = {
        text: part,
        x: from,
        width: part.length * unit,
        size,
        bold: look.includes('b'),
        italic: look.includes('i'),
        color: '#000000',
        fontName: '',
      };
      from += span.width;
      return span;
    });
    const size = placed[0]!.size;
    return {
      spans: placed,
      text,
      x,
      y: baseline - size,
      width,
      height: size,
      baseline,
      size,
      page,
      isRightToLeft,
      ...own,
    };
  });
  const x = Math.min(...fragments.map((cell) => cell.x));
  const end = Math.max(...fragments.map((cell) => cell.x + cell.width));
  const longest = fragments.reduce((most, cell) => (cell.text.length > most.text.length ? cell : most));
  return {
    cells: fragments,
    text: fragments.map(({ text }) => text).join('\t'),
    page,
    x,
    y: baseline - longest.size,
    width: end - x,
    height: longest.size,
    baseline,
    size: longest.size,
    isRightToLeft,
    column,
    ...own,
  };
}
