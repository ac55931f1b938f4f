import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';

const NUMBERED = /^(\d{1,2})[.)]\s+(?=\p{L})/u;
const MIN_ITEMS = 2;

/**
 * "1. Taught …", "2. Wrote …": lines numbered from one on below a head are the items of a list, as bullets would make
 * them. Numbers that go through a whole section count its entries, and stay.
 */
export function withNumberedItems(printed: readonly Line[]): readonly Line[] {
  const lines = withoutSubnumbers(printed);
  const numbers = lines.map((line) =>
    isBullet(line) || findDates(line.text).some(({ isRange }) => isRange) ? 0 : numberOf(line),
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

/** "2.1", "2.2": they count the entries of a section that itself is numbered. */
const SUBNUMBER = /^\s*(\d{1,2})\.(\d{1,2})\.?\s+(?=\p{L})/u;

function withoutSubnumbers(lines: readonly Line[]): readonly Line[] {
  const counted = lines.flatMap((line) => {
    const [, section, number] = SUBNUMBER.exec(line.text) ?? [];
    return section ? [{ line, section, number: Number(number) }] : [];
  });
  const areCounted =
    counted.length >= MIN_ITEMS &&
    counted.every(({ section, number }, i) => section === counted[0]!.section && number === i + 1);
  if (!areCounted) return lines;
  const numbered = new Set(counted.map(({ line }) => line));
  return lines.map((line) => (numbered.has(line) ? withoutMark(line, SUBNUMBER) : line));
}

/** Of an item that goes on. */
const MAX_ITEM_LINES = 3;

const numberOf = ({ text }: Line) => Number(NUMBERED.exec(text)?.[1] ?? 0);

function asItem(line: Line): Line {
  return { ...withoutMark(line, NUMBERED), structure: { ...line.structure, isListItem: true } };
}

/** The line without the number that it begins with, or that stands in a cell before it. */
function withoutMark(line: Line, mark: RegExp): Line {
  const [first, ...others] = line.cells;
  const text = line.text.replace(mark, '');
  if (first!.text.length < line.text.length - text.length) return { ...line, cells: others, text };
  const [span, ...spans] = first!.spans;
  const whole = { ...span!, text: span!.text.replace(mark, '') };
  const cell = { ...first!, text: first!.text.replace(mark, ''), spans: [whole, ...spans] };
  return { ...line, cells: [cell, ...others], text };
}
