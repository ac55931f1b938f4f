import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { type Line, withCells } from './line.ts';

/** "(8 hrs a week, term time)" below the dates. */
const IN_BRACKETS = /^\([^()]{3,60}\)$/u;

/** "Feb 2024 -" over "present", "Mar 2014 - Jan" over "2015": the cell of a table that was too narrow for its range. */
export function joinRangesOfColumn(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
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

/** Begins at the edge of the line above, and as near to it as the next line of a text. */
const isWrapped = (above: Line, { page, x, baseline }: Line) =>
  page === above.page && Math.abs(x - above.x) <= SAME_EDGE && baseline - above.baseline <= above.size * NEXT_LINE_EM;
const SAME_EDGE = 2;
const NEXT_LINE_EM = 1.5;

/** Whether a text is a range of two dates, the earlier one first, and nothing else. */
function isOneRange(text: string): boolean {
  const [range, ...others] = findDates(text);
  if (!range?.isRange || others.length > 0 || !isOnlyDates(text) || !/\p{Pd}/u.test(text)) return false;
  const isOpen = /\p{Pd}\s*$/u.test(text);
  return !isOpen && (range.end === 'present' || (range.start ?? '') <= (range.end ?? ''));
}
