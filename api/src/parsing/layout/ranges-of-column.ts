import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import type { Fragment } from '../text/model.ts';
import { type Line, withCells } from './line.ts';

/** "(8 hrs a week, term time)" below the dates. */
const IN_BRACKETS = /^\([^()]{3,60}\)$/u;

/** "Feb 2024 -" over "present", "Mar 2014 - Jan" over "2015": the cell of a table that was too narrow for its range. */
export function joinRangesOfColumn(printed: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of withStackedRanges(printed)) {
    const before = joined.at(-1);
    const [first, ...others] = before?.cells ?? [];
    const [rest, ...below] = line.cells;
    const text = first && rest ? `${first.text} ${rest.text}` : '';
    const isRest =
      before !== undefined &&
      others.length > 0 &&
      isWrapped(before, line) &&
      (below.length > 0 || rest!.x + rest!.width <= others[0]!.x) &&
      findDates(first!.text).length > 0 &&
      ((!isOneRange(first!.text) && isOneRange(text)) || (isOnlyDates(first!.text) && IN_BRACKETS.test(rest!.text)));
    const closed = before && !isRest ? withEndBelow(before, line) : null;
    if (closed) {
      joined.splice(-1, 1, ...closed);
      continue;
    }
    if (!isRest) {
      joined.push(line);
      continue;
    }
    const whole = { ...first!, text, spans: [...first!.spans, ...rest!.spans] };
    joined[joined.length - 1] = withCells(before, [whole, ...others]);
    if (below.length > 0) joined.push(withCells(line, below));
  }
  return joined;
}

/** "2019" over "–" over "Present", each beside a line of the text: what is taken for the bullet of the second line parts two dates. */
function withStackedRanges(printed: readonly Line[]): Line[] {
  const lines = [...printed];
  for (let at = 0; at + 2 < lines.length; at += 1) {
    const [above, middle, below] = [lines[at]!, lines[at + 1]!, lines[at + 2]!];
    const [start, ...text] = above.cells;
    const [end, ...rest] = below.cells;
    const range = `${start!.text} – ${end!.text}`;
    const isStacked =
      text.length > 0 &&
      rest.length > 0 &&
      middle.structure?.isListItem === true &&
      middle.x < middle.cells[0]!.x - middle.size * LEAST_OF_RAIL &&
      areNear(start!.x, end!.x) &&
      [start!, end!].every((cell) => isOnlyDates(cell.text)) &&
      isOneRange(range);
    if (!isStacked) continue;
    const { structure: _, ...plain } = middle;
    const whole = { ...start!, text: range, spans: [{ ...start!.spans[0]!, text: range }] };
    lines[at] = withCells(above, [whole, ...text]);
    lines[at + 1] = withCells(plain, middle.cells);
    lines[at + 2] = withCells(below, rest);
  }
  return lines;
}
/** Em from a sign in the rail to the text: no bullet stands so far from its own. */
const LEAST_OF_RAIL = 3;

/**
 * "Staff Nurse, Example Teaching Hospitals ⇥ Feb 2021 –" over "Trust, Leeds ⇥ present", and "Teacher | Oct. 2015 –" over
 * "July 2019": a range at the end of a line that had no room for it, with its end, and the rest of what stands before it.
 */
function withEndBelow(above: Line, line: Line): Line[] | null {
  const end = line.cells.at(-1)!;
  const isClose = above.page === line.page && line.baseline - above.baseline <= above.size * NEXT_LINE_EM;
  if (!isClose || !isOnlyDates(end.text) || !IS_OPEN.test(above.text)) return null;
  const before = line.cells.length > above.cells.length ? withDateApart(above, end) : above;
  const open = before?.cells.at(-1);
  const [date] = findDates(open?.text ?? '').slice(-1);
  if (!before || !open || !date || line.cells.length > before.cells.length) return null;
  if (!isOneRange(`${open.text.slice(date.index)} ${end.text}`)) return null;
  const isBelow = areNear(end.x, open.x) || areNear(endOf(end), endOf(open)) || before !== above;
  if (!isBelow && (before.cells.length > 1 || !areNear(line.x, before.x))) return null;
  const range = joinedCells(open, end);
  const [first, ...more] = before.cells.slice(0, -1);
  const [rest, ...others] = line.cells.slice(0, -1);
  if (!first || !rest) return [withCells(before, [...before.cells.slice(0, -1), range])];
  const word = /^\S*/.exec(rest.text)![0];
  const hasRoom = open.x - endOf(first) > (word.length + 2) * widthOfCharacter(first);
  const goesOn = more.length + others.length === 0 && !hasRoom && areNear(rest.x, first.x);
  return goesOn
    ? [withCells(before, [joinedCells(first, rest), range])]
    : [withCells(before, [...before.cells.slice(0, -1), range]), withCells(line, [rest, ...others])];
}

/** "… Teaching Hospitals NHS Feb 2021 –": the line is so full that no wide gap parts the date, which begins where its end does. */
function withDateApart(line: Line, end: Fragment): Line | null {
  const [cell, ...others] = line.cells;
  const span = cell!.spans.at(-1)!;
  const [date] = findDates(span.text).slice(-1);
  if (others.length > 0 || !date || date.index === 0) return null;
  const unit = span.width / span.text.length;
  const x = span.x + date.index * unit;
  if (Math.abs(x - end.x) > NEAR_IN_CHARACTERS * unit) return null;
  const [text, range] = [span.text.slice(0, date.index).trimEnd(), span.text.slice(date.index)];
  const spans = [...cell!.spans.slice(0, -1), { ...span, text, width: text.length * unit }];
  return withCells(line, [
    { ...cell!, spans, text: spans.map((part) => part.text).join(''), width: x - unit - cell!.x },
    {
      ...cell!,
      spans: [{ ...span, text: range, x, width: range.length * unit }],
      text: range,
      x,
      width: endOf(cell!) - x,
    },
  ]);
}

const NEAR_IN_CHARACTERS = 3;
const widthOfCharacter = ({ width, text }: Fragment) => width / Math.max(1, text.length);
const areNear = (one: number, other: number) => Math.abs(one - other) <= SAME_EDGE;
const IS_OPEN = /\p{Pd}\s*$/u;
const endOf = ({ x, width }: Fragment) => x + width;
const joinedCells = (first: Fragment, rest: Fragment): Fragment => ({
  ...first,
  text: `${first.text} ${rest.text}`,
  spans: [...first.spans, { ...rest.spans[0]!, text: ` ${rest.spans[0]!.text}` }, ...rest.spans.slice(1)],
});

/** Begins at the edge of the line above, and as near to it as the next line of a text. */
const isWrapped = (above: Line, { page, x, baseline }: Line) =>
  page === above.page && areNear(x, above.x) && baseline - above.baseline <= above.size * NEXT_LINE_EM;
const SAME_EDGE = 2;
const NEXT_LINE_EM = 1.5;

/** Whether a text is a range of two dates, the earlier one first, and nothing else. */
function isOneRange(text: string): boolean {
  const [range, ...others] = findDates(text);
  if (!range?.isRange || others.length > 0 || !isOnlyDates(text) || !/\p{Pd}/u.test(text)) return false;
  return !IS_OPEN.test(text) && (range.end === 'present' || (range.start ?? '') <= (range.end ?? ''));
}
