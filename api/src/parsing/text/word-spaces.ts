import type { PlacedText } from './placed-text.ts';

/** A gap this wide, in font sizes, is a space between words even where the file writes none. */
export const WORD_GAP_EM = 0.13;
/** Where the file does write spaces, only a wider gap is another one. */
const EXTRA_GAP_EM = 0.3;
/** Where most letters of the line have nothing between them. */
const TOUCHING_GAP_EM = 0.22;
/** Enough letters to tell the space between them from the space between words. */
const MIN_GAPS = 3;

/**
 * Adds the spaces that a file leaves to the eye. Names and headings are often set with space between their letters:
 * what most neighbours of a line have between them is no space between words, only more than that is.
 */
export function addWordSpaces(pieces: readonly PlacedText[]): PlacedText[] {
  const limits = wordGaps(pieces);
  const spaced: PlacedText[] = [];
  for (const [i, piece] of pieces.entries()) {
    spaced.push(piece);
    const next = pieces[i + 1];
    if (!next) break;
    const gap = gapAfter(piece, next);
    const limit = Math.min(limits.get(piece.fontName)!, limits.get(next.fontName)!);
    if (gap <= limit * Math.max(piece.size, next.size) || /\s$/.test(piece.text) || /^\s/.test(next.text)) continue;
    spaced.push({ ...piece, text: ' ', x: piece.x + piece.width, width: gap });
  }
  return spaced;
}

/** For each font of a line: beside Arabic, Latin words may have no spaces where the Arabic ones do. */
function wordGaps(pieces: readonly PlacedText[]): Map<string, number> {
  const ofFont = Map.groupBy(pieces, ({ fontName }) => fontName);
  return new Map([...ofFont].map(([font, own]) => [font, wordGap(own)]));
}

/** In font sizes: the gap above which two letters of this line belong to two words. */
function wordGap(pieces: readonly PlacedText[]): number {
  const gaps: number[] = [];
  let hasSpaces = false;
  let isAfterLetter = false;
  for (const [i, piece] of pieces.entries()) {
    const isLetter = piece.text.trim() !== '';
    if (isLetter && isAfterLetter) gaps.push(gapAfter(pieces[i - 1]!, piece) / (piece.size || 1));
    if (!isLetter && piece.text !== '') hasSpaces = true;
    isAfterLetter = isLetter;
  }
  const base = hasSpaces ? EXTRA_GAP_EM : WORD_GAP_EM;
  if (gaps.length < MIN_GAPS) return base;
  const typical = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  // Letters that touch are not set apart: no kerning is as wide as this.
  if (typical < 0.05) return Math.min(base, TOUCHING_GAP_EM);
  return Math.max(base, typical * 1.6, typical + 0.12) + (hasSpaces ? 0.2 : 0);
}

function gapAfter(left: PlacedText, right: PlacedText): number {
  return right.x - (left.x + left.width);
}
