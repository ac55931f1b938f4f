import type { Fragment } from '../text/model.ts';
import type { Line } from './line.ts';

/** How a line stands out, as far as headings and titles go. */
export interface Look {
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  color: string;
  fontName: string;
  /** Unrounded. */
  exactSize: number;
}

export function lookOf(line: Line | Fragment): Look {
  const spans = 'cells' in line ? line.cells.flatMap((cell) => cell.spans) : line.spans;
  let letters = 0;
  let bold = 0;
  let italic = 0;
  let main = spans[0]!;
  for (const span of spans) {
    const length = span.text.trim().length;
    letters += length;
    if (span.bold) bold += length;
    if (span.italic) italic += length;
    if (length > main.text.trim().length) main = span;
  }
  return {
    size: Math.round(main.size * 2) / 2,
    bold: bold > letters * 0.6,
    italic: italic > letters * 0.6,
    caps: isAllCaps(line.text),
    color: main.color,
    fontName: main.fontName,
    exactSize: main.size,
  };
}

export function isAllCaps(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** The size in which most of the text is set. */
export function bodySizeOf(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    lengths.set(size, (lengths.get(size) ?? 0) + line.text.length);
  }
  let best = 11;
  let most = 0;
  for (const [size, length] of lengths) if (length > most) [best, most] = [size, length];
  return best;
}
