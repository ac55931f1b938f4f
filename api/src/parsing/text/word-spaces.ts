import type { PlacedText } from './fragments.ts';

/** A gap this wide, in font sizes, is a space between words even where the file writes none. */
export const WORD_GAP_EM = 0.13;
/** Where the file does write spaces, only a wider gap is another one. */
const EXTRA_GAP_EM = 0.3;
/** Enough letters to tell the space between them from the space between words. */
const MIN_GAPS = 3;

/**
 * Adds the spaces that a file leaves to the eye. Names and headings are often set with space between their letters:
 * what most neighbours of a line have between them is no space between words, only more than that is.
 */
export function addWordSpaces(pieces: readonly PlacedText[]): PlacedText[] {
  const gaps = pieces.slice(1).map((piece, i) => gapAfter(pieces[i]!, piece));
  const limits = wordGap(pieces, gaps);
  return pieces.flatMap((piece, i) => {
    const gap = gaps[i];
    const next = pieces[i + 1];
    if (gap === undefined || !next || gap <= limits * Math.max(piece.size, next.size)) return [piece];
    if (/\s$/.test(piece.text) || /^\s/.test(next.text)) return [piece];
    return [piece, { ...piece, text: ' ', x: piece.x + piece.width, width: gap }];
  });
}

/** In font sizes: the gap above which two letters of this line belong to two words. */
function wordGap(pieces: readonly PlacedText[], gaps: readonly number[]): number {
  const inner = gaps
    .filter((_, i) => isLetter(pieces[i]!) && isLetter(pieces[i + 1]!))
    .map((gap, i) => gap / (pieces[i]?.size || 1))
    .sort((a, b) => a - b);
  const hasSpaces = pieces.some((piece) => /^\s+$/.test(piece.text));
  const base = hasSpaces ? EXTRA_GAP_EM : WORD_GAP_EM;
  if (inner.length < MIN_GAPS) return base;
  const typical = inner[Math.floor(inner.length / 2)]!;
  if (typical < 0.05) return base;
  return Math.max(base, typical * 1.6, typical + 0.12) + (hasSpaces ? 0.2 : 0);
}

function isLetter(piece: PlacedText): boolean {
  return piece.text.trim() !== '';
}

function gapAfter(left: PlacedText, right: PlacedText): number {
  return right.x - (left.x + left.width);
}
