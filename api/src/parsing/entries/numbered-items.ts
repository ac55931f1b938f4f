import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { withoutMark } from '../layout/marks.ts';
import { findDates } from '../phrases/dates.ts';
import { numberIn } from './number-in.ts';

const NUMBERED = /^(?:(\d{1,2})[.)]|([a-l])\))\s+(?=\p{L})/u;
const MIN_ITEMS = 2;

/**
 * "1. Taught …", "2. Wrote …", or "a) Taught …": lines numbered from one on below a head are the items of a list, as
 * bullets would make them. Numbers that go through a whole section count its entries, and stay.
 */
export function withNumberedItems(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map((line) =>
    isBullet(line) || findDates(line.text).some(({ isRange }) => isRange) ? 0 : numberIn(line.text, NUMBERED),
  );
  const runs: number[][] = [];
  numbers.forEach((number, i) => {
    const run = runs.at(-1);
    if (number === 1) runs.push([i]);
    else if (run && number > 1 && number === run.length + 1) run.push(i);
  });
  const isAtOnce = (run: readonly number[]) => run.every((at, i) => i === 0 || at - run[i - 1]! <= MAX_ITEM_LINES);
  const lists = runs.filter(isAtOnce);
  const items = new Set(lists.flat());
  // The section begins with a head; a single "1." counts only beside other lists.
  if (items.size < MIN_ITEMS || items.has(0) || lists.every(({ length }) => length < MIN_ITEMS)) return lines;
  return lines.map((line, i) => (items.has(i) ? asItem(line) : line));
}

/** Of an item that goes on. */
const MAX_ITEM_LINES = 3;

function asItem(line: Line): Line {
  return { ...withoutMark(line, NUMBERED), structure: { ...line.structure, isListItem: true } };
}
