import { startsWithBullet } from '@vitae/language/bullets';
import type { Line } from './line.ts';

const NUMBERED = /^(?:\(?\d{1,2}[.)]|[a-z][.)])\s+(?=\S)/;

/** Whether a line begins a list item, by its bullet or by what the format says of it. */
export function isBullet(line: Line): boolean {
  return line.structure?.isListItem === true || startsWithBullet(line.text);
}

/** The text without "1)" or "1." before it. */
export function stripNumber(text: string): string {
  return text.replace(NUMBERED, '').trim();
}

/** The line with its bullet taken off its text. */
export function withoutBullet(line: Line): Line {
  const [first, ...others] = line.cells;
  const spans = first!.spans.map((span, i) =>
    i === 0 ? { ...span, text: span.text.replace(/^[^\p{L}\p{N}(]+/u, '') } : span,
  );
  return { ...line, cells: [{ ...first!, spans, text: spans.map((span) => span.text).join('') }, ...others] };
}
