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

export interface BodyLook {
  size: number;
  color: string;
}

/** The size and colour in which most of the text is set. */
export function bodyLookOf(lines: readonly Line[]): BodyLook {
  const sizes = new Map<number, number>();
  const colors = new Map<string, number>();
  for (const { size, text, cells } of lines) {
    add(sizes, Math.round(size * 2) / 2, text.length);
    for (const span of cells.flatMap((cell) => cell.spans)) add(colors, span.color, span.text.length);
  }
  return { size: mostOf(sizes) ?? 11, color: mostOf(colors) ?? '#000000' };
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function mostOf<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  return [...counts].reduce<[Key, number] | undefined>(
    (best, entry) => (best && best[1] >= entry[1] ? best : entry),
    undefined,
  )?.[0];
}

/** Whether a look is that of the document's headings. */
export function isLike(look: Look, primary: Look): boolean {
  return (
    Math.abs(look.size - primary.size) <= 0.5 &&
    look.bold === primary.bold &&
    (look.caps === primary.caps || !primary.caps)
  );
}
