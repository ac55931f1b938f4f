import type { Line } from './line.ts';

/** The line without the number that it begins with, or that stands in a cell before it. */
export function withoutMark(line: Line, mark: RegExp): Line {
  const [first, ...others] = line.cells;
  const text = line.text.replace(mark, '');
  if (first!.text.length < line.text.length - text.length) return { ...line, cells: others, text };
  const [span, ...spans] = first!.spans;
  const whole = { ...span!, text: span!.text.replace(mark, '') };
  const cell = { ...first!, text: first!.text.replace(mark, ''), spans: [whole, ...spans] };
  return { ...line, cells: [cell, ...others], text };
}
