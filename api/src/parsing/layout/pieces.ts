import { DATE_PREFIXES } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { type FoundDates, findDates } from '../phrases/dates.ts';
import { labelsOfCell } from '../phrases/labels.ts';
import { hasRightToLeft } from '../text/arabic.ts';
import type { Fragment, Span } from '../text/model.ts';
import type { Line } from './line.ts';

/** A part of a line that states one thing: a title, a company, a place. */
export interface Piece {
  text: string;
  bold: boolean;
  italic: boolean;
  size: number;
  /** The line it stands on, counted within its entry. */
  line: number;
  /** Number of the wide-gap cell in the line. */
  cell: number;
  source: Line;
  x: number;
  width: number;
  /** A comma or the like, not a wide gap or a bar, parts it from the piece before. */
  isLoose: boolean;
  /** The dash that parts it from the piece before, in one and the same look, as printed. */
  dash: string | null;
}

/** Marks that part two statements wherever they stand. */
const STRONG_SEPARATOR =
  /\s~\s|\s*[|¦│•●▪◦⋄◆■→]\s*|\s*»(?<!«[^«»]{0,80}»)\s*|\s+[·∙⋅]\s*|\s*[·∙⋅]\s+|\t|\s+[—–―]{1,2}\s+|\s{3,}|(?<=[\p{Script=Han}）」』])[\s　]+(?=[\p{Script=Han}「『]{2})|(?<=\p{Script=Hangul})\s{2,}(?=\p{Script=Hangul})|\s+\/{1,2}\s+|\s+-{1,2}\s+/u;
/** Behind a word that is no abbreviation. */
const SENTENCE_STOP = /(?<=\p{Ll}{4})\.$/u;
/** A bracket that the dates in it leave behind is one of them. */
const EDGE_MARKS = /^[\s,;:|•·–—\-/،\])]+|[\s,;:|•·–—([\-/،]+$/g;

/** The dates of a line and the pieces that are left without them. */
export function splitLine(line: Line, number: number): { dates: FoundDates[]; pieces: Piece[] } {
  const dates: FoundDates[] = [];
  const pieces: Piece[] = [];
  joinLabels(line.cells).forEach((cell, cellNumber) => {
    const found = findDates(cell.text);
    dates.push(...found);
    for (const part of cutDates(
      cell.spans,
      found.map((date) => withPrefix(cell.text, date)),
    )) {
      pieces.push(...splitSpans(part, { line: number, cell: cellNumber, source: line }));
    }
  });
  return { dates, pieces };
}

/** "Field of study:" and its value in the cell beside it: one statement. */
function joinLabels(cells: readonly Fragment[]): readonly Fragment[] {
  const [label, value, ...others] = cells;
  const isLabel = value && /[:：]\s*$/.test(label!.text) && labelsOfCell(label!.text).length > 0;
  if (!isLabel) return cells;
  const spans = [...label!.spans, { ...value.spans[0]!, text: ` ${value.spans[0]!.text}` }, ...value.spans.slice(1)];
  return [{ ...label!, text: `${label!.text} ${value.text}`, spans }, ...others];
}

const MAX_PREFIX_WORDS = 3;
const MAX_PREFIX_LENGTH = 40;

/** "From", "Curso", "w latach": what stands before a date and says no more than it. */
export function withPrefix(text: string, date: FoundDates): FoundDates {
  const from = Math.max(0, date.index - MAX_PREFIX_LENGTH);
  const words = [...text.slice(from, date.index).matchAll(/\S+/g)].slice(-MAX_PREFIX_WORDS);
  for (const word of words) {
    const start = from + word.index;
    const phrase = fold(text.slice(start, date.index)).replace(/^[([]|[\s:,(]+$/g, '');
    // "for new first years, Sept 2025"
    if (/^years?$/.test(phrase) && /,\s*$/.test(text.slice(start, date.index))) continue;
    if (DATE_PREFIXES.has(phrase)) return { ...date, index: start, length: date.length + date.index - start };
  }
  return date;
}

/** The spans before, between and after the dates. */
function cutDates(spans: readonly Span[], dates: readonly FoundDates[]): Span[][] {
  const parts: Span[][] = [];
  let offset = 0;
  let current: Span[] = [];
  let pending = [...dates];
  for (const span of spans) {
    let from = 0;
    const start = offset;
    offset += span.text.length;
    for (const date of pending) {
      const dateEnd = date.index + date.length;
      if (date.index >= offset || dateEnd <= start) continue;
      const left = Math.max(0, date.index - start);
      if (left > from) current.push(sliceSpan(span, from, left));
      from = Math.min(span.text.length, dateEnd - start);
      if (dateEnd <= offset) {
        parts.push(current);
        current = [];
      }
    }
    pending = pending.filter((date) => date.index + date.length > offset);
    if (from < span.text.length) current.push(sliceSpan(span, from, span.text.length));
  }
  parts.push(current);
  return parts.filter((part) => part.length > 0);
}

function sliceSpan(span: Span, from: number, to: number): Span {
  const unit = span.width / Math.max(1, span.text.length);
  return { ...span, text: span.text.slice(from, to), x: span.x + from * unit, width: (to - from) * unit };
}

/** Splits at strong separators, and where the look changes beside a weak one. */
function splitSpans(spans: readonly Span[], place: Pick<Piece, 'line' | 'cell' | 'source'>): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let first: Span | undefined;
  let last: Span | undefined;
  let isLoose = false;
  let dash: string | null = null;
  const close = (nextIsLoose: boolean, nextDash: string | null = null) => {
    const cleaned = cleanPiece(text);
    if (cleaned !== '' && first && last) {
      const { bold, italic, size, x } = first;
      pieces.push({ ...place, text: cleaned, bold, italic, size, x, width: last.x + last.width - x, isLoose, dash });
    }
    text = '';
    first = undefined;
    isLoose = nextIsLoose;
    dash = nextDash;
  };
  for (const span of spans) {
    if (last && first && isOtherLook(first, span) && endsStatement(text, span.text))
      close(/[,،]\s*$/.test(text) || /^\s*[,،]/.test(span.text));
    const separators = span.text.match(new RegExp(STRONG_SEPARATOR, 'gu')) ?? [];
    const parts = span.text.split(STRONG_SEPARATOR);
    parts.forEach((part, i) => {
      if (i > 0) close(false, /^\s+[-–—]\s+$/.test(separators[i - 1]!) ? separators[i - 1]! : null);
      if (part.trim() !== '' && /[\p{L}\p{N}]/u.test(part)) first ??= span;
      text += part;
      last = span;
    });
  }
  close(false);
  return pieces;
}

function isOtherLook(a: Span, b: Span): boolean {
  return (
    a.bold !== b.bold ||
    // Arabic letters have no italics beside Latin ones that have.
    (a.italic !== b.italic && hasRightToLeft(a.text) === hasRightToLeft(b.text)) ||
    Math.abs(a.size - b.size) > 0.7 ||
    (a.fontName !== b.fontName && a.color !== b.color)
  );
}

/** A change of look inside a word or before a closing bracket does not end a statement. */
function endsStatement(before: string, after: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return false;
  if (/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(before)) return false;
  const open = before.split('(').length - before.split(')').length;
  return open <= 0;
}

export function cleanPiece(text: string): string {
  let cleaned = text
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(EDGE_MARKS, '')
    .replace(SENTENCE_STOP, '')
    .replace(/\s\.$/, '')
    .trim();
  const opens = cleaned.split('(').length - 1;
  const closes = cleaned.split(')').length - 1;
  if (closes > opens) cleaned = cleaned.replace(/\)$/, '');
  else if (opens > closes) cleaned = cleaned.replace(/^\(/, '');
  return cleaned.replace(/^(?:from|since|period|duration|dates?)\s*[:-]*$/i, '').trim();
}
