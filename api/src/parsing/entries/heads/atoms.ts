import { WORDS_BEFORE_EMPLOYER } from '@vitae/language/jobs';
import { anyOf } from '@vitae/language/phrases';
import { WORDS_BEFORE_SCHOOL } from '@vitae/language/schools';
import type { Line } from '../../layout/line.ts';
import { isAllCaps } from '../../layout/look.ts';
import { cleanPiece, type Piece, withPrefix } from '../../layout/pieces.ts';
import { findDates } from '../../phrases/dates.ts';
import { endsBeforeTown } from '../../phrases/places.ts';
import { endsShortened } from '../../phrases/shortened.ts';
import { organisationScore, titleScore } from '../../phrases/words.ts';
import type { Fragment, Span } from '../../text/model.ts';
import type { EntryKind } from '../entry-kind.ts';

/** What stands between a part of a head and the one before it. */
export type Join =
  | 'start'
  | 'line'
  | 'cell'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'semicolon'
  | 'open'
  | 'close'
  | 'colon'
  | 'slash'
  | 'stop'
  | 'word'
  | 'look';

/** The smallest part of an entry's head that may state something alone; dates are parts of their own. */
export interface Atom {
  text: string;
  join: Join;
  isDate: boolean;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  size: number;
  /** The line of the head and its cell, counted from 0. */
  line: number;
  cell: number;
  source: Line;
  /** Where it stands in the text of its cell. */
  from: number;
  to: number;
}

const MAX_CELL_LENGTH = 300;
const MOST_ATOMS = 40;

const SEPARATORS: readonly (readonly [Join, RegExp])[] = [
  ['bar', /\s*[|¦│•●▪◦■→·∙⋅⇥]\s*|\s{3,}|\s»\s/gu],
  ['dash', /\s+[-–—―~]{1,2}\s+|(?<=[\p{L})])[-–—]\s+(?=\p{Lu})/gu],
  ['comma', /\s*[,،、，]\s*(?!\d{3}(?!\d))/gu],
  ['semicolon', /\s*[;；]\s*/gu],
  ['open', /\s*[([（]\s*/gu],
  ['close', /\s*[)\]）]/gu],
  ['colon', /\s*[:：]\s+|：/gu],
  ['slash', /\s+\/{1,2}\s+/gu],
  ['stop', /(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})/gu],
];

const wordsBefore = (words: Iterable<string>) =>
  new RegExp(`\\s+(?:@|${anyOf(words)})\\s+(?=["“«„]?[\\p{Lu}\\p{Lo}])`, 'gu');

/** Words between the two parts, as they are usual with jobs and with schools. */
const WORDS: Readonly<Record<EntryKind, RegExp>> = {
  jobs: wordsBefore(WORDS_BEFORE_EMPLOYER),
  schools: wordsBefore([...WORDS_BEFORE_EMPLOYER, ...WORDS_BEFORE_SCHOOL]),
};

/** What has been found in a section's cells so far: each is read many times, in one head or another. */
export type CellMemory = Map<Fragment, readonly CellAtom[]>;

/** The atoms of a head's lines in reading order. */
export function atomsOf(kind: EntryKind, head: readonly Line[], memory: CellMemory): Atom[] {
  const atoms: Atom[] = [];
  head.forEach((line, number) => {
    line.cells.forEach((cell, cellNumber) => {
      const join: Join = atoms.length === 0 ? 'start' : cellNumber > 0 ? 'cell' : 'line';
      const own = memory.get(cell) ?? atomsOfCell(kind, cell);
      memory.set(cell, own);
      for (const atom of own) {
        const isFirst = atoms.at(-1)?.line !== number || atoms.at(-1)?.cell !== cellNumber;
        atoms.push({ ...atom, join: isFirst ? join : atom.join, line: number, cell: cellNumber, source: line });
      }
    });
  });
  return atoms.slice(0, MOST_ATOMS);
}

type CellAtom = Omit<Atom, 'line' | 'cell' | 'source'>;

interface Cut {
  from: number;
  to: number;
  join: Join;
  isDate: boolean;
}

const NUMBERED = /^\s*\(?\d{1,2}[.)]\s+(?=\p{Lu})/u;

function atomsOfCell(kind: EntryKind, cell: Fragment): CellAtom[] {
  const text = cell.text.slice(0, MAX_CELL_LENGTH);
  const dates = findDates(text).map((date) => withPrefix(text, date));
  const cuts: Cut[] = dates.map(({ index, length }) => ({
    from: index,
    to: index + length,
    join: 'look',
    isDate: true,
  }));
  for (const [join, pattern] of [...SEPARATORS, ['word', WORDS[kind]] as const])
    for (const match of text.matchAll(pattern)) {
      if (join === 'stop' && endsShortened(text.slice(0, match.index))) continue;
      if (join === 'word' && isInName(text, match)) continue;
      if (join === 'comma' && endsBeforeTown(text.slice(0, match.index), text.slice(match.index + match[0].length)))
        continue;
      cuts.push({ from: match.index, to: match.index + match[0].length, join, isDate: false });
    }
  cuts.push(...changesOfLook(cell.spans));
  cuts.sort((a, b) => a.from - b.from || Number(b.isDate) - Number(a.isDate));
  const atoms: CellAtom[] = [];
  // "2. Sample Builders Ltd"
  let start = NUMBERED.exec(text)?.[0].length ?? 0;
  let join: Join = 'start';
  const add = (from: number, to: number, isDate: boolean) => {
    const cleaned = isDate ? text.slice(from, to) : cleanText(text.slice(from, to));
    if (cleaned === '' || (!isDate && !/[\p{L}\p{N}]/u.test(cleaned))) return;
    const { bold, italic, size } = spanAt(cell.spans, from + (/^\W*/u.exec(text.slice(from, to))?.[0].length ?? 0));
    atoms.push({ text: cleaned, join, isDate, bold, italic, size, caps: isAllCaps(cleaned), from, to });
    join = 'look';
  };
  for (const cut of cuts) {
    if (cut.from < start) continue;
    add(start, cut.from, false);
    if (cut.isDate) add(cut.from, cut.to, true);
    else if (join === 'look' || cut.join !== 'look') join = cut.join;
    start = cut.to;
  }
  add(start, text.length, false);
  return atoms;
}

/** "Centre for Fire Research": what the body is called goes on behind its first word. */
function isInName(text: string, { 0: printed, index }: RegExpExecArray): boolean {
  const before = /(?:^|[,،])\s*(\p{Lu}\p{L}{3,})$/u.exec(text.slice(Math.max(0, index - MAX_NOUN_LENGTH), index))?.[1];
  return (
    before !== undefined && printed.trim() === 'for' && organisationScore(before) >= 0.6 && titleScore(before) < 0.5
  );
}

const MAX_NOUN_LENGTH = 20;

/** Where bold, italics or size change between two words. */
function changesOfLook(spans: readonly Span[]): Cut[] {
  const cuts: Cut[] = [];
  let offset = 0;
  spans.forEach((span, i) => {
    const before = spans[i - 1];
    const isOther =
      before && (before.bold !== span.bold || before.italic !== span.italic || Math.abs(before.size - span.size) > 0.7);
    const isInWord = before && /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(span.text);
    if (isOther && !isInWord) cuts.push({ from: offset, to: offset, join: 'look', isDate: false });
    offset += span.text.length;
  });
  return cuts;
}

function spanAt(spans: readonly Span[], index: number): Span {
  let offset = 0;
  for (const span of spans) {
    offset += span.text.length;
    if (index < offset) return span;
  }
  return spans.at(-1)!;
}

/** Without the full stop of a date before it, as "2005. – 2009." has. */
const cleanText = (text: string) => cleanPiece(text.replace(/^[\s.]+/, ''));

/** The bracket behind a text that it ends: "B.Mus. (First Class" and ")". */
function closeOf(text: string, rest: string): string {
  const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')');
  return isOpen && /^\s?\)/.test(rest) ? ')' : '';
}

/** Atoms that follow one another, as one piece with what stands between them. */
export function pieceOf(atoms: readonly Atom[]): Piece | null {
  const [first] = atoms;
  if (!first) return null;
  const runs: Atom[][] = [];
  for (const atom of atoms) {
    const run = runs.at(-1);
    if (run && run[0]!.line === atom.line && run[0]!.cell === atom.cell) run.push(atom);
    else runs.push([atom]);
  }
  const text = runs
    .map((run) => {
      const { text } = run[0]!.source.cells[run[0]!.cell]!;
      const [from, to] = [run[0]!.from, run.at(-1)!.to];
      return cleanText(`${text.slice(from, to)}${closeOf(text.slice(from, to), text.slice(to))}`);
    })
    .join(' ');
  const cell = first.source.cells[first.cell]!;
  const unit = cell.width / Math.max(1, cell.text.length);
  const last = runs[0]!.at(-1)!;
  return {
    text,
    bold: first.bold,
    italic: first.italic,
    size: first.size,
    line: first.line,
    cell: first.cell,
    source: first.source,
    x: cell.x + first.from * unit,
    width: (last.to - first.from) * unit,
    isLoose: false,
    dash: null,
  };
}
