import type { PlacedText } from './fragments.ts';

const MIN_SPACED_LETTERS = 4;
/** Letters this far apart, in font sizes, are spaced on purpose. */
const SPACED_GAP_EM = 0.12;
/** A gap between words is at least this many times the gap between the letters of a word. */
const WORD_GAP_RATIO = 1.7;

/**
 * Names and headings are often set with space between their letters. Where most neighbours of a line stand apart by the
 * same gap, that gap is part of the letters' widths and only wider ones part words.
 */
export function closeLetterSpacing(pieces: readonly PlacedText[]): PlacedText[] {
  const visible = pieces.filter((piece) => piece.text.trim() !== '');
  if (visible.length < MIN_SPACED_LETTERS || visible.some((piece) => [...piece.text.trim()].length > 1)) {
    return [...pieces];
  }
  const size = visible[0]!.size;
  const gaps = visible.slice(1).map((piece, i) => piece.x - (visible[i]!.x + visible[i]!.width));
  const sorted = [...gaps].sort((a, b) => a - b);
  const typical = sorted[Math.floor(sorted.length / 2)]!;
  if (typical < SPACED_GAP_EM * size) return [...pieces];
  const wordGap = Math.max(typical * WORD_GAP_RATIO, typical + 0.1 * size);
  return visible.flatMap((piece, i) => {
    const gapAfter = gaps[i] ?? 0;
    const widened = { ...piece, width: piece.width + Math.min(gapAfter, typical) };
    return gapAfter > wordGap ? [widened, { ...piece, text: ' ', x: widened.x + widened.width, width: gapAfter - typical }] : [widened];
  });
}
