import { tooLongError } from '../errors.ts';
import { hasRightToLeft, isMostlyRightToLeft } from './arabic.ts';
import { trimSpans } from './fragments.ts';
import {
  type DocumentFormat,
  type Fragment,
  type FragmentStructure,
  MAX_LINES,
  type Span,
  type TextDocument,
  type TextOrigin,
} from './model.ts';

/** A stretch of a paragraph in one look. Tabs and line breaks stand in the text as \t and \n. */
export interface FlowRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  link?: string;
}

export interface FlowParagraph {
  runs: FlowRun[];
  headingLevel?: number;
  isListItem?: boolean;
  /** From the left edge of the text area, points. */
  indent?: number;
  alignment?: 'left' | 'center' | 'right';
  isRightToLeft?: boolean;
  spaceBefore?: number;
  /** A line drawn below the paragraph. */
  hasRule?: boolean;
  origin?: TextOrigin;
}

export interface FlowTable {
  rows: FlowCell[][];
  /** Relative widths of the columns; equal where unknown. */
  columnWidths?: number[];
}

export interface FlowCell {
  blocks: FlowBlock[];
  columnSpan?: number;
}

export type FlowBlock = { paragraph: FlowParagraph } | { table: FlowTable };

/** The blocks, marked as standing outside the text's own flow. */
export function withOrigin(blocks: readonly FlowBlock[], origin: TextOrigin): FlowBlock[] {
  return blocks.map((block) =>
    'paragraph' in block
      ? { paragraph: { ...block.paragraph, origin } }
      : {
          table: {
            ...block.table,
            rows: block.table.rows.map((row) =>
              row.map((cell) => ({ ...cell, blocks: withOrigin(cell.blocks, origin) })),
            ),
          },
        },
  );
}

/** A nominal US letter page with 36 pt margins: flowing formats have no places, so they are given plausible ones. */
const PAGE_WIDTH = 612;
const MARGIN = 36;
const DEFAULT_SIZE = 11;
const CHARACTER_WIDTH_EM = 0.5;
const LINE_EM = 1.2;
const CELL_PADDING = 12;
const TAB_WIDTH = 36;
const MIN_PAGE_HEIGHT = 792;
const MAX_NESTED_TABLES = 8;
/** Longer lines are broken, so that no later step has to look at a whole file as one. */
const MAX_LINE_CHARACTERS = 2_000;

interface Area {
  x: number;
  width: number;
}

/** Lays paragraphs and tables out on one nominal page, so that flowing and fixed formats are read by the same code. */
export function layOutFlow(
  blocks: readonly FlowBlock[],
  format: DocumentFormat,
  metadata: TextDocument['metadata'] = {},
): TextDocument {
  const layout = new FlowLayout();
  const end = layout.place(blocks, { x: MARGIN, width: PAGE_WIDTH - 2 * MARGIN }, MARGIN, undefined, 0);
  return {
    format,
    hasFixedPages: false,
    metadata,
    pages: [
      {
        number: 1,
        width: PAGE_WIDTH,
        height: Math.max(MIN_PAGE_HEIGHT, end + MARGIN),
        fragments: layout.fragments,
        rules: layout.rules,
        links: [],
        hidden: [],
        hasImages: false,
      },
    ],
  };
}

class FlowLayout {
  readonly fragments: Fragment[] = [];
  readonly rules: { x: number; y: number; width: number; height: number }[] = [];
  #paragraphs = 0;
  #tables = 0;

  place(blocks: readonly FlowBlock[], area: Area, top: number, cell: FragmentStructure['cell'], depth: number): number {
    let y = top;
    for (const block of blocks) {
      if ('paragraph' in block) y = this.#placeParagraph(block.paragraph, area, y, cell);
      else if (depth < MAX_NESTED_TABLES) y = this.#placeTable(block.table, area, y, depth);
    }
    return y;
  }

  #placeTable(table: FlowTable, area: Area, top: number, depth: number): number {
    const number = ++this.#tables;
    const columns = Math.max(1, ...table.rows.map((row) => row.reduce((sum, cell) => sum + (cell.columnSpan ?? 1), 0)));
    const weights = Array.from({ length: columns }, (_, i) => table.columnWidths?.[i] || 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const edges = [area.x];
    for (const weight of weights) edges.push(edges.at(-1)! + (weight / total) * area.width);
    let y = top;
    table.rows.forEach((row, rowIndex) => {
      let column = 0;
      let bottom = y;
      for (const cell of row) {
        const span = cell.columnSpan ?? 1;
        const left = edges[column] ?? area.x;
        const right = edges[Math.min(columns, column + span)] ?? area.x + area.width;
        const inner = { x: left, width: Math.max(1, right - left - CELL_PADDING) };
        const place = columns > 1 ? { table: number, row: rowIndex, column } : undefined;
        bottom = Math.max(bottom, this.place(cell.blocks, inner, y, place, depth + 1));
        column += span;
      }
      y = bottom;
    });
    return y;
  }

  #placeParagraph(paragraph: FlowParagraph, area: Area, top: number, cell: FragmentStructure['cell']): number {
    const number = ++this.#paragraphs;
    const lines = splitRuns(paragraph.runs, '\n').flatMap(breakLongLine);
    let y = top + (paragraph.spaceBefore ?? 0);
    for (const line of lines) {
      const size = Math.max(...line.map((run) => run.size ?? DEFAULT_SIZE), 1);
      const baseline = y + size;
      const structure: FragmentStructure = {
        paragraph: number,
        ...(paragraph.headingLevel ? { headingLevel: paragraph.headingLevel } : {}),
        ...(paragraph.isListItem ? { isListItem: true } : {}),
        ...(cell ? { cell } : {}),
        ...(paragraph.origin ? { origin: paragraph.origin } : {}),
      };
      this.#placeLine(line, paragraph, area, baseline, structure);
      y += size * LINE_EM;
    }
    if (paragraph.hasRule) this.rules.push({ x: area.x, y, width: area.width, height: 0.5 });
    return y;
  }

  #placeLine(
    runs: readonly FlowRun[],
    paragraph: FlowParagraph,
    area: Area,
    baseline: number,
    structure: FragmentStructure,
  ): void {
    const written = runs.map((run) => run.text).join('');
    const isMirrored = (paragraph.isRightToLeft ?? false) || (hasRightToLeft(written) && isMostlyRightToLeft(written));
    const stretches = splitRuns(runs, '\t').filter(
      (stretch, i) => i > 0 || stretch.some((run) => run.text.trim() !== ''),
    );
    const parts = stretches.map((stretch) => ({ stretch, width: widthOf(stretch) }));
    const total = parts.reduce((sum, part) => sum + part.width, 0);
    const slack = area.width - total;
    let x = area.x + (paragraph.indent ?? 0);
    if (paragraph.alignment === 'center' && parts.length === 1 && slack > 0) x = area.x + slack / 2;
    if (paragraph.alignment === 'right' && parts.length === 1 && slack > 0) x = area.x + slack;
    parts.forEach(({ stretch, width }, i) => {
      // What follows a tab at the end of a line is nearly always meant for the right margin.
      const isLastOfMany = i > 0 && i === parts.length - 1;
      if (isLastOfMany) x = Math.max(x, area.x + area.width - width);
      const left = isMirrored ? 2 * area.x + area.width - x - width : x;
      const fragment = this.#fragment(stretch, left, baseline, area, structure, paragraph.isRightToLeft);
      if (fragment) this.fragments.push(fragment);
      if (this.fragments.length > MAX_LINES) throw tooLongError();
      x += width + TAB_WIDTH;
    });
  }

  #fragment(
    runs: readonly FlowRun[],
    left: number,
    baseline: number,
    area: Area,
    structure: FragmentStructure,
    isRightToLeft: boolean | undefined,
  ): Fragment | undefined {
    const limit = area.x + area.width;
    let x = left;
    const spans: Span[] = runs.map((run) => {
      const size = run.size ?? DEFAULT_SIZE;
      const width = Math.max(0, Math.min(run.text.length * size * CHARACTER_WIDTH_EM, limit - x));
      const span: Span = {
        text: run.text,
        x,
        width,
        size,
        bold: run.bold ?? false,
        italic: run.italic ?? false,
        color: run.color ?? '#000000',
        fontName: '',
        ...(run.link ? { link: run.link } : {}),
      };
      x += width;
      return span;
    });
    const trimmed = trimSpans(spans);
    const text = trimmed.map((span) => span.text).join('');
    if (text === '') return undefined;
    const size = trimmed.reduce((longest, span) => (span.text.length > longest.text.length ? span : longest)).size;
    return {
      spans: trimmed,
      text,
      x: left,
      y: baseline - size * 0.8,
      width: x - left,
      height: size * 1.1,
      baseline,
      size,
      page: 1,
      isRightToLeft: isRightToLeft ?? (hasRightToLeft(text) && isMostlyRightToLeft(text)),
      structure,
    };
  }
}

function widthOf(runs: readonly FlowRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length * (run.size ?? DEFAULT_SIZE) * CHARACTER_WIDTH_EM, 0);
}

function splitRuns(runs: readonly FlowRun[], separator: '\n' | '\t'): FlowRun[][] {
  const lines: FlowRun[][] = [[]];
  for (const run of runs) {
    run.text.split(separator).forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines.at(-1)!.push({ ...run, text });
    });
  }
  return lines;
}

function breakLongLine(runs: FlowRun[]): FlowRun[][] {
  const length = runs.reduce((sum, run) => sum + run.text.length, 0);
  if (length <= MAX_LINE_CHARACTERS) return [runs];
  return runs.flatMap((run) => {
    const count = Math.ceil(run.text.length / MAX_LINE_CHARACTERS);
    return Array.from({ length: count }, (_, i) => [
      { ...run, text: run.text.slice(i * MAX_LINE_CHARACTERS, (i + 1) * MAX_LINE_CHARACTERS) },
    ]);
  });
}
