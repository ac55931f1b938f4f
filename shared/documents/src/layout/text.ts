import { type FontFaces, type FontFile, type FontStyle, fallbacksFor } from '../fonts/catalog.ts';
import type { FontLibrary, LoadedFont } from '../fonts/library.ts';
import { isInvisible } from '../fonts/shaping.ts';
import { embeddingLevels } from './direction.ts';

export interface TextStyle {
  faces: FontFaces;
  bold?: boolean;
  italic?: boolean;
  /** Points. */
  size: number;
  color: string;
  /** Points added after every character. */
  letterSpacing?: number;
  underline?: boolean;
}

export interface StyledSpan {
  text: string;
  style: TextStyle;
  href?: string | null;
}

/** A run of one font and one direction, placed in its line. */
interface LineRun {
  /** From the edge where lines start: the left one, or the right one in documents that run from right to left. */
  offset: number;
  width: number;
  text: string;
  font: FontFile;
  style: TextStyle;
  isRtl: boolean;
  href: string | null;
}

export interface TextLine {
  width: number;
  /** In logical order. */
  runs: LineRun[];
}

/** A stretch of the paragraph with one font, one style and one direction. */
interface Piece {
  start: number;
  end: number;
  span: StyledSpan;
  loaded: LoadedFont | null;
  level: number;
}

function styleOf(style: TextStyle): FontStyle {
  if (style.bold) return style.italic ? 'boldItalic' : 'bold';
  return style.italic ? 'italic' : 'regular';
}

function chooseFont(library: FontLibrary, style: TextStyle, character: string, current: LoadedFont | null) {
  const codePoint = character.codePointAt(0)!;
  // Spaces and invisible characters go with what stands before them: a font change in between would cost a run.
  if (current && (character === ' ' || isInvisible(character)) && current.font.has(32)) return current;
  const fontStyle = styleOf(style);
  const primary = library.take(style.faces[fontStyle]);
  if (!primary || primary.font.has(codePoint) || isInvisible(character)) return primary;
  for (const file of fallbacksFor(character, fontStyle)) {
    const fallback = library.take(file);
    if (!fallback || fallback.font.has(codePoint)) return fallback ?? primary;
  }
  return primary;
}

function piecesOf(library: FontLibrary, spans: readonly StyledSpan[], levels: Uint8Array | null): Piece[] {
  const pieces: Piece[] = [];
  let offset = 0;
  for (const span of spans) {
    let piece: Piece | null = null;
    let at = offset;
    for (const character of span.text) {
      const end = at + character.length;
      const level = levels ? levels[at]! : 0;
      const loaded = chooseFont(library, span.style, character, piece?.loaded ?? null);
      if (piece && piece.loaded === loaded && piece.level === level) piece.end = end;
      else {
        piece = { start: at, end, span, loaded, level };
        pieces.push(piece);
      }
      at = end;
    }
    offset += span.text.length;
  }
  return pieces;
}

function pieceWidth(piece: Piece, text: string): number {
  if (!piece.loaded || text === '') return 0;
  const { font, shapes } = piece.loaded;
  const run = shapes.shape(text, piece.level % 2 === 1);
  const { size, letterSpacing = 0 } = piece.span.style;
  return (run.width / font.unitsPerEm) * size + run.glyphs.length * letterSpacing;
}

/** After white space, and after a dash or slash inside a word. */
const BREAK_AFTER = /[ \t\u2002-\u2006\u2008-\u200b\u3000]+|(?<=[\p{L}\p{N}])[-\u2010\u2012-\u2014/](?=[\p{L}])/gu;
const IDEOGRAPH = /[\u2e80-\u2fff\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;
const NO_LINE_START = /[、。，．：；？！）」』】〉》”’ー々…]/;
const NO_LINE_END = /[（「『【〈《“‘]/;

/** Offsets where a line may end, the text's end included. */
function breakOffsets(text: string): number[] {
  const offsets = new Set<number>();
  for (const match of text.matchAll(BREAK_AFTER)) offsets.add(match.index + match[0].length);
  if (IDEOGRAPH.test(text)) {
    for (let at = 1; at < text.length; at += 1) {
      const before = text[at - 1]!;
      const after = text[at]!;
      const isBreak = IDEOGRAPH.test(before) || IDEOGRAPH.test(after);
      if (isBreak && after !== ' ' && !NO_LINE_START.test(after) && !NO_LINE_END.test(before)) offsets.add(at);
    }
  }
  offsets.delete(0);
  offsets.add(text.length);
  return [...offsets].sort((a, b) => a - b);
}

/** Of the width of the text. */
const SHORT_LINE = 0.2;
/** A line that gives away its last word keeps at least three. */
const MIN_SPACES_LEFT = 3;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Rounding of widths must not push the last word of a line that just fits. */
const TOLERANCE = 0.01;

class Paragraph {
  readonly text: string;
  private readonly pieces: Piece[];
  private readonly isRtlDocument: boolean;

  constructor(library: FontLibrary, spans: readonly StyledSpan[], isRtlDocument: boolean) {
    this.text = spans.map((span) => span.text).join('');
    this.isRtlDocument = isRtlDocument;
    this.pieces = piecesOf(library, spans, embeddingLevels(this.text, isRtlDocument));
  }

  private widthBetween(start: number, end: number): number {
    let width = 0;
    for (const piece of this.pieces) {
      if (piece.end <= start) continue;
      if (piece.start >= end) break;
      width += pieceWidth(piece, this.text.slice(Math.max(piece.start, start), Math.min(piece.end, end)));
    }
    return width;
  }

  private visibleEnd(start: number, end: number): number {
    let visible = end;
    while (visible > start && /\s/.test(this.text[visible - 1]!)) visible -= 1;
    return visible;
  }

  /** Start and end offsets of the lines that fit the widths. */
  lineRanges(widthOfLine: (line: number) => number): [number, number][] {
    const ranges: [number, number][] = [];
    let lineStart = 0;
    let lineWidth = 0;
    let wordStart = 0;
    for (const wordEnd of breakOffsets(this.text)) {
      const visible = this.visibleEnd(wordStart, wordEnd);
      const visibleWidth = this.widthBetween(wordStart, visible);
      const limit = widthOfLine(ranges.length) + TOLERANCE;
      // Kerning with spaces makes a line a little shorter than the sum of its words.
      const isTooLong = lineWidth + visibleWidth > limit && this.widthBetween(lineStart, visible) > limit;
      if (lineWidth > 0 && isTooLong) {
        ranges.push([lineStart, wordStart]);
        lineStart = wordStart;
        lineWidth = 0;
      }
      if (visibleWidth > widthOfLine(ranges.length) + TOLERANCE) {
        const rest = this.splitWord(lineStart, visible, widthOfLine, ranges);
        lineStart = rest;
        lineWidth = this.widthBetween(rest, wordEnd);
      } else {
        lineWidth += visibleWidth + this.widthBetween(visible, wordEnd);
      }
      wordStart = wordEnd;
    }
    if (lineStart < this.text.length || ranges.length === 0) ranges.push([lineStart, this.text.length]);
    this.fillLastLine(ranges, widthOfLine);
    return ranges;
  }

  /** A short word that would stand alone on the last line gets the word before it for company. */
  private fillLastLine(ranges: [number, number][], widthOfLine: (line: number) => number): void {
    const last = ranges.at(-1)!;
    const before = ranges.at(-2);
    if (!before || /\s/.test(this.text.slice(last[0], this.visibleEnd(...last)))) return;
    if (this.widthBetween(...last) > widthOfLine(ranges.length - 1) * SHORT_LINE) return;
    const words = [...this.text.slice(before[0], this.visibleEnd(...before)).matchAll(/\s+/g)];
    const gap = words.at(-1);
    if (!gap || words.length < MIN_SPACES_LEFT) return;
    const start = before[0] + gap.index + gap[0].length;
    if (this.widthBetween(start, this.visibleEnd(...last)) > widthOfLine(ranges.length - 1)) return;
    before[1] = start;
    last[0] = start;
  }

  /** Cuts a word that is wider than its line between characters; gives back where its last part starts. */
  private splitWord(
    start: number,
    end: number,
    widthOfLine: (line: number) => number,
    ranges: [number, number][],
  ): number {
    let partStart = start;
    let partEnd = start;
    for (const { index, segment } of graphemes.segment(this.text.slice(start, end))) {
      const next = start + index + segment.length;
      if (partEnd > partStart && this.widthBetween(partStart, next) > widthOfLine(ranges.length) + TOLERANCE) {
        ranges.push([partStart, partEnd]);
        partStart = partEnd;
      }
      partEnd = next;
    }
    return partStart;
  }

  line(start: number, end: number): TextLine {
    const visible = this.visibleEnd(start, end);
    const runs: (LineRun & { level: number })[] = [];
    for (const piece of this.pieces) {
      const from = Math.max(piece.start, start);
      const to = Math.min(piece.end, visible);
      if (from >= to) continue;
      for (const text of drawnParts(this.text.slice(from, to), piece.level)) {
        runs.push({
          offset: 0,
          width: pieceWidth(piece, text),
          text,
          font: piece.loaded?.file ?? piece.span.style.faces.regular,
          style: piece.span.style,
          isRtl: piece.level % 2 === 1,
          href: piece.span.href ?? null,
          level: piece.level,
        });
      }
    }
    markDirections(runs);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    let left = 0;
    for (const run of inVisualOrder(runs)) {
      run.offset = this.isRtlDocument ? width - left - run.width : left;
      left += run.width;
    }
    return { width, runs: runs.map(({ level: _, ...run }) => run) };
  }
}

/** A character that is drawn, with the spaces and marks of direction behind it, and before it at the start of a run. */
const DRAWN_CHARACTER =
  /^[\s\u200e\u200f\u2066-\u2069]*[^\s\u200e\u200f\u2066-\u2069][\s\u200e\u200f\u2066-\u2069]*|[^\s\u200e\u200f\u2066-\u2069][\s\u200e\u200f\u2066-\u2069]*/gu;

/**
 * Nothing in "% (" tells programs that read PDFs that it runs from right to left, so they take it as it is drawn. Drawn
 * one character after the other it is read in its order.
 */
function drawnParts(text: string, level: number): string[] {
  const isPunctuation = level % 2 === 1 && !/[\p{L}\p{M}]/u.test(text);
  return (isPunctuation && text.match(DRAWN_CHARACTER)) || [text];
}

const LEFT_TO_RIGHT_MARK = '\u200e';
const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Programs that read PDFs count a dash or a bracket to the run before it, even where that runs the other way. A mark of
 * direction between the two tells them. A space must stay the first of its run, so the run before it takes the mark:
 * at its start, where the space stands when the line is drawn.
 */
function markDirections(runs: (LineRun & { level: number })[]): void {
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    if (!before || before.isRtl === run.isRtl) continue;
    const text = run.text.replace(/^[\u200e\u200f\u2066-\u2069]+/, '');
    if (/^[\p{L}\p{N}]/u.test(text)) continue;
    const mark = run.isRtl ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK;
    if (/^\s/.test(text)) {
      run.text = text;
      before.text = mark + before.text;
    } else {
      run.text = mark + text;
    }
  }
}

/** Reverses every stretch of runs from the highest embedding level down to the lowest odd one. */
function inVisualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < order.length) {
      if (order[start]!.level < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < order.length && order[end]!.level >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Breaks styled text into lines of the given width. White space at the ends of lines is dropped. */
export function breakIntoLines(
  library: FontLibrary,
  spans: readonly StyledSpan[],
  options: { width: number; firstLineIndent?: number; isRtlDocument: boolean },
): TextLine[] {
  const paragraph = new Paragraph(library, spans, options.isRtlDocument);
  const indent = options.firstLineIndent ?? 0;
  const widthOfLine = (line: number) => Math.max(options.width - (line === 0 ? indent : 0), 1);
  return paragraph.lineRanges(widthOfLine).map(([start, end]) => paragraph.line(start, end));
}

/** Width of text that stays on one line, in points. */
export function widthOfSpans(library: FontLibrary, spans: readonly StyledSpan[], isRtlDocument: boolean): number {
  const paragraph = new Paragraph(library, spans, isRtlDocument);
  return paragraph.line(0, paragraph.text.length).width;
}
