import {
  foldPresentationForms,
  hasRightToLeft,
  isMostlyRightToLeft,
  joinTornWords,
  toLogicalOrder,
  turnPhone,
  withAlefAtLam,
} from './arabic.ts';
import type { Fragment, LinkArea, Rule, Span } from './model.ts';
import type { PlacedText } from './placed-text.ts';
import { withoutSmallCaps } from './small-caps.ts';
import { closeSpacedLetters, mendText } from './unicode.ts';
import { addWordSpaces, WORD_GAP_EM } from './word-spaces.ts';

/** A gap this wide, in font sizes, always parts two fragments. */
const WIDE_GAP_EM = 1.5;
/** A gap this wide without a space character in it parts them too. */
const BARE_GAP_EM = 1;
const BASELINE_TOLERANCE_EM = 0.3;
/** Bounding box of a line above its baseline and in all, in font sizes. */
const ASCENT_EM = 0.8;
const LINE_HEIGHT_EM = 1.1;

interface Chunk {
  pieces: PlacedText[];
  x: number;
  end: number;
  baseline: number;
  size: number;
}

/** Joins glyphs that stand side by side on one baseline, no drawn rule between them, into fragments. */
export function toFragments(glyphs: readonly PlacedText[], page: number, rules: readonly Rule[] = []): Fragment[] {
  const isRightToLeftPage = isMostlyRightToLeft(textOf(glyphs));
  const isUpright = (rule: Rule) => rule.width <= MAX_UPRIGHT_WIDTH && rule.height > rule.width;
  const uprights = rules.filter(isUpright).slice(0, MAX_UPRIGHTS);
  return joinChunks(toChunks(glyphs, uprights), uprights)
    .map((chunk) => toFragment(chunk.pieces, page, isRightToLeftPage))
    .filter((fragment) => fragment.text !== '')
    .map(withPhoneTurned);
}

function withPhoneTurned(fragment: Fragment): Fragment {
  const text = turnPhone(fragment.text);
  if (text === fragment.text) return fragment;
  return { ...fragment, text, spans: [{ ...fragment.spans[0]!, text, width: fragment.width }] };
}

/** Runs of glyphs that the file itself draws one after the other. */
function toChunks(glyphs: readonly PlacedText[], uprights: readonly Rule[]): Chunk[] {
  const chunks: Chunk[] = [];
  let current: Chunk | undefined;
  for (const glyph of glyphs) {
    const end = glyph.x + glyph.width;
    if (current && current.pieces.length < MAX_FRAGMENT_PIECES && continues(current, glyph, uprights)) {
      current.pieces.push(glyph);
      current.x = Math.min(current.x, glyph.x);
      current.end = Math.max(current.end, end);
      current.size = Math.max(current.size, glyph.size);
    } else {
      current = { pieces: [glyph], x: glyph.x, end, baseline: glyph.baseline, size: glyph.size };
      chunks.push(current);
    }
  }
  return chunks.filter((chunk) => chunk.pieces.some((piece) => piece.text.trim() !== ''));
}

function continues(chunk: Chunk, glyph: PlacedText, uprights: readonly Rule[]): boolean {
  const size = Math.max(chunk.size, glyph.size);
  if (Math.abs(chunk.baseline - glyph.baseline) > 0.1 * size) return false;
  const gap = glyph.x - chunk.end;
  return gap < WORD_GAP_EM * size && gap > -0.6 * size && !isParted(chunk, glyph.x, uprights);
}

/** Wider than this a box is no border of a table's cell. Points. */
const MAX_UPRIGHT_WIDTH = 2;
/** On a page. Each gap in its text is held against them. */
const MAX_UPRIGHTS = 500;
/** Two cells' texts with a border between them stand at least this far apart. Points. */
const MIN_BORDER_GAP = 1;
/** How far up from the baseline the border between two cells reaches at least, in font sizes. */
const BORDER_HEIGHT_EM = 0.5;

/** Whether an upright rule, as between the cells of a table, is drawn between a chunk and what begins at x. */
function isParted({ end, baseline, size }: Chunk, x: number, uprights: readonly Rule[]): boolean {
  if (uprights.length === 0 || x - end < MIN_BORDER_GAP) return false;
  const isBetween = (rule: Rule) => rule.x >= end && rule.x + rule.width <= x;
  const isBeside = (rule: Rule) => rule.y <= baseline - BORDER_HEIGHT_EM * size && rule.y + rule.height >= baseline;
  return uprights.some((rule) => isBetween(rule) && isBeside(rule));
}

/** More glyphs than this on one baseline are no line of a resume; they are taken in stretches. */
const MAX_FRAGMENT_PIECES = 2_000;

function joinChunks(chunks: Chunk[], uprights: readonly Rule[]): Chunk[] {
  const rows = toRows([...chunks].sort((a, b) => a.baseline - b.baseline || a.x - b.x));
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  const edges = findRailEdges(rows);
  const besideDates = edgesBesideDates(rows);
  const joined: Chunk[] = [];
  for (const row of rows) {
    let current: Chunk | undefined;
    for (const chunk of row.flatMap((whole) => withDatesApart(whole, besideDates))) {
      const isBesideRail =
        current !== undefined &&
        !goesOnSpaced(current, chunk) &&
        (edges.some((edge) => isRailBeside(current!, chunk, edge)) || endsInDateAt(current, chunk, besideDates));
      if (
        current &&
        !isBesideRail &&
        current.pieces.length < MAX_FRAGMENT_PIECES &&
        belongTogether(current, chunk) &&
        !isParted(current, chunk.x, uprights)
      ) {
        current.pieces.push(...chunk.pieces);
        current.end = Math.max(current.end, chunk.end);
        current.size = Math.max(current.size, chunk.size);
      } else {
        current = { ...chunk, pieces: [...chunk.pieces] };
        joined.push(current);
      }
    }
  }
  return joined;
}

const ENDS_IN_DATE = /(?:(?:19|20)\d\d|present|now|current|date)\s*$/i;
/** A name, and no second end of a range. */
const BEGINS_WITH_NAME =
  /^\s*\p{Lu}(?!(?:an|eb|ar|pr|ay|un|ul|ug|ep|ct|ov|ec)\p{Ll}{0,6}\.? (?:19|20)\d\d|resent|urrent)/u;
const MIN_ROWS_BESIDE_DATES = 2;
const MOST_RAILS = 8;

const textOfPieces = (pieces: readonly PlacedText[]) => pieces.map(({ text }) => text).join('');

/** Left edges of what stands behind dates in several rows, those of most rows first. */
function edgesBesideDates(rows: readonly Chunk[][]): number[] {
  const counts = new Map<number, number>();
  for (const [dates, text] of rows) {
    if (!text || !ENDS_IN_DATE.test(textOfPieces(dates!.pieces)) || !BEGINS_WITH_NAME.test(text.pieces[0]!.text))
      continue;
    const edge = Math.round(text.x);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_ROWS_BESIDE_DATES)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_RAILS)
    .map(([edge]) => edge);
}

const isAtEdge = (x: number, edges: readonly number[]) => edges.some((edge) => Math.abs(x - edge) <= EDGE_TOLERANCE);

/** Dates that fill their rail to the edge of the text beside it, "Aug 2024" and "Barista", as two. */
function withDatesApart(chunk: Chunk, edges: readonly number[]): Chunk[] {
  const at = chunk.pieces.findIndex(
    (piece, i) =>
      i > 0 &&
      piece.x - chunk.x >= MIN_RAIL_WIDTH_EM * chunk.size &&
      isAtEdge(piece.x, edges) &&
      BEGINS_WITH_NAME.test(piece.text) &&
      ENDS_IN_DATE.test(textOfPieces(chunk.pieces.slice(0, i))),
  );
  if (at < 0) return [chunk];
  const part = (pieces: PlacedText[]): Chunk => ({
    ...chunk,
    pieces,
    x: Math.min(...pieces.map(({ x }) => x)),
    end: Math.max(...pieces.map(({ x, width }) => x + width)),
  });
  return [part(chunk.pieces.slice(0, at)), part(chunk.pieces.slice(at))];
}

const endsInDateAt = (left: Chunk, right: Chunk, edges: readonly number[]) =>
  isAtEdge(right.x, edges) &&
  BEGINS_WITH_NAME.test(right.pieces[0]!.text) &&
  ENDS_IN_DATE.test(textOfPieces(left.pieces));

const EDGE_TOLERANCE = 1.2;
const MIN_EDGE_ROWS = 5;
const MIN_EDGE_SHARE = 0.25;
const MIN_RAIL_ROWS = 3;
const MIN_RAIL_WIDTH_EM = 1.5;
const RAIL_GAP_EM = 0.3;

/** Left edges of the text beside a narrow rail, where the gap between the two is no wider than one between words. */
function findRailEdges(rows: readonly Chunk[][]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const x of new Set(row.map((chunk) => Math.round(chunk.x)))) counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  const enough = Math.max(MIN_EDGE_ROWS, rows.length * MIN_EDGE_SHARE);
  const candidates = [...counts].filter(([, count]) => count >= enough).map(([x]) => x);
  return candidates.filter((edge) => {
    let beside = 0;
    let across = 0;
    for (const row of rows) {
      if (row.some((chunk, i) => i > 0 && isRailBeside({ ...row[i - 1]!, x: row[0]!.x }, chunk, edge))) beside++;
      else if (
        row[0]!.x < edge - EDGE_TOLERANCE &&
        row.at(-1)!.end > edge + row[0]!.size &&
        !row.some((chunk) => Math.abs(chunk.x - edge) <= EDGE_TOLERANCE)
      )
        across++;
    }
    return beside >= MIN_RAIL_ROWS && across <= beside * 1.5;
  });
}

function isRailBeside(left: Chunk, right: Chunk, edge: number): boolean {
  const size = Math.max(left.size, right.size);
  return (
    Math.abs(right.x - edge) <= EDGE_TOLERANCE &&
    right.x - left.end >= RAIL_GAP_EM * size &&
    edge - left.x >= MIN_RAIL_WIDTH_EM * size
  );
}

/** Chunks whose baselines agree within the tolerance of the larger size. */
function toRows(sorted: readonly Chunk[]): Chunk[][] {
  const rows: Chunk[][] = [];
  for (const chunk of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    const tolerance = first ? BASELINE_TOLERANCE_EM * Math.max(first.size, chunk.size) : 0;
    if (row && first && Math.abs(chunk.baseline - first.baseline) <= tolerance) row.push(chunk);
    else rows.push([chunk]);
  }
  return rows;
}

function belongTogether(left: Chunk, right: Chunk): boolean {
  const size = Math.min(left.size, right.size);
  const gap = right.x - left.end;
  if (gap < -0.6 * size && right.end > left.end + size) return Math.abs(left.baseline - right.baseline) < 0.1 * size;
  const last = left.pieces.at(-1)!.text;
  const next = right.pieces[0]!.text;
  const hasSpace = /\s$/.test(last) || /^\s/.test(next);
  const usual = (hasSpace ? WIDE_GAP_EM : BARE_GAP_EM) * Math.max(size, 1);
  return gap < usual || gap < usual + 2 * letterSpacing(left) * size;
}

/** Fewer letters than this do not tell how wide they are set. */
const MIN_SPACED_LETTERS = 4;
const MAX_LETTER_SPACING_EM = 0.9;

/** The gap between the letters of a line that is set wide, in font sizes: each letter is a chunk of its own then. */
function letterSpacing({ pieces, size }: Chunk): number {
  if (pieces.length < MIN_SPACED_LETTERS) return 0;
  const gaps = pieces.slice(1).map((piece, i) => (piece.x - pieces[i]!.x - pieces[i]!.width) / size);
  const least = Math.min(...gaps);
  return least > WORD_GAP_EM && least < MAX_LETTER_SPACING_EM ? least : 0;
}

/** The next letter of a line that is set wide, wherever it happens to stand. */
function goesOnSpaced(left: Chunk, right: Chunk): boolean {
  const spacing = letterSpacing(left) * left.size;
  return spacing > 0 && right.x - left.end < spacing * 1.3;
}

function toFragment(pieces: readonly PlacedText[], page: number, isRightToLeftPage: boolean): Fragment {
  const text = textOf(pieces);
  const hasTurnedText = hasRightToLeft(text);
  const isRightToLeft = hasTurnedText && (isRightToLeftPage || isMostlyRightToLeft(text));
  // Between lines that run to the left, a range that goes on below has its dash at the left: "– 2012" is "2012 –".
  const isTurnedRange = isRightToLeftPage && (IS_TURNED_RANGE.test(text) || IS_TURNED_END.test(text));
  // What the file draws in one go keeps its order: an accent may stand before or behind its letter.
  const logical =
    hasTurnedText || isTurnedRange
      ? toLogicalOrder(
          addWordSpaces(withAlefAtLam(pieces.map(withLettersThemselves)).sort(byX)),
          isRightToLeft || isTurnedRange,
        )
      : addWordSpaces(pieces);
  const printed = trimSpans(toSpans(logical));
  const written = [...withoutSmallCaps(printed)];
  const spans = hasTurnedText ? written.map((span) => ({ ...span, text: joinTornWords(span.text) })) : written;
  let x = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    x = Math.min(x, piece.x);
    end = Math.max(end, piece.x + piece.width);
  }
  const size = spans.length < printed.length ? Math.max(...spans.map((span) => span.size)) : dominantSize(pieces);
  const baseline = pieces[0]!.baseline;
  return {
    spans,
    text: spans.map((span) => span.text).join(''),
    x,
    y: baseline - ASCENT_EM * size,
    width: end - x,
    height: LINE_HEIGHT_EM * size,
    baseline,
    size,
    page,
    isRightToLeft,
  };
}

const IS_TURNED_RANGE = /^[-–—] ?\p{Nd}{1,4}(?:[/.]\p{Nd}{1,4}){0,2}$/u;
/** ".2022" ends a sentence whose other words stand above. */
const IS_TURNED_END = /^[.،؛:]\s?\d[\d/.,%]*$/u;

function textOf(pieces: readonly PlacedText[]): string {
  let text = '';
  for (const piece of pieces) text += piece.text;
  return text;
}

function withLettersThemselves(piece: PlacedText): PlacedText {
  return { ...piece, text: foldPresentationForms(piece.text) };
}

function byX(a: PlacedText, b: PlacedText): number {
  return a.x - b.x;
}

function dominantSize(pieces: readonly PlacedText[]): number {
  const lengths = new Map<number, number>();
  for (const piece of pieces) {
    const size = Math.round(piece.size * 4) / 4;
    lengths.set(size, (lengths.get(size) ?? 0) + piece.text.trim().length);
  }
  return [...lengths].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

/** Neighbours of one look become one span. */
function toSpans(pieces: readonly PlacedText[]): Span[] {
  const spans: Span[] = [];
  let previous: PlacedText | undefined;
  for (const piece of pieces) {
    const current = spans.at(-1);
    if (current && previous && isSameLook(previous, piece)) {
      current.text += piece.text;
      const end = Math.max(current.x + current.width, piece.x + piece.width);
      current.x = Math.min(current.x, piece.x);
      current.width = end - current.x;
    } else {
      const { text, x, width, size, bold, italic, color, fontName, link } = piece;
      spans.push({ text, x, width, size, bold, italic, color, fontName, ...(link ? { link } : {}) });
    }
    previous = piece.text.trim() === '' && previous ? { ...previous, link: piece.link } : piece;
  }
  return spans;
}

function isSameLook(a: PlacedText, b: PlacedText): boolean {
  if (b.text.trim() === '' && a.link === b.link) return true;
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    a.link === b.link &&
    Math.abs(a.size - b.size) < 0.5 &&
    a.fontName === b.fontName
  );
}

/** "Kitchen Helper,Sample Pizza": a comma without its blank, between two words. */
const TIGHT_COMMA = /(?<=\p{Ll}{2}),(?=\p{Lu}\p{Ll})/gu;

/** Mends each span's characters and leaves single spaces between words, none at the ends. */
export function trimSpans(spans: readonly Span[]): Span[] {
  const mended: Span[] = [];
  for (const span of spans) {
    let text = closeSpacedLetters(mendText(span.text)).replace(/ {2,}/g, ' ').replace(TIGHT_COMMA, ', ');
    const before = mended.at(-1);
    if ((!before || before.text.endsWith(' ')) && text.startsWith(' ')) text = text.slice(1);
    if (text !== '') mended.push({ ...span, text });
  }
  for (let last = mended.at(-1); last; last = mended.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    mended.pop();
  }
  return mended;
}

export function linkAt(links: readonly LinkArea[], x: number, y: number): string | undefined {
  return links.find((link) => x >= link.x && x <= link.x + link.width && y >= link.y && y <= link.y + link.height)?.url;
}
