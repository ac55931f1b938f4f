import { namesOccupation } from '@vitae/language/occupations';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import type { Page, PageLine } from './reading-order.ts';

// "U.S. Army, June 2006 to August 2016" above "Fort Sill, OK - shop foreman, 2012-2016": a station within one employment,
// whose own line names where it was and not for whom.

const LINES_OF_HEAD = 4;

interface Span {
  start: string;
  end: string;
}

function spanOf({ text, isDated, isBullet }: PageLine): Span | null {
  const range = isDated && !isBullet ? findDates(text).find(({ isRange }) => isRange) : undefined;
  if (!range) return null;
  const [start, end] = [toMonth(range.start) ?? '', range.end === 'present' ? '9999' : (toMonth(range.end) ?? '')];
  return start && end ? { start, end } : null;
}

const yearOf = (date: string) => date.slice(0, 4);
const years = ({ start, end }: Span) => Number(yearOf(end)) - Number(yearOf(start));
const holds = (one: Span, other: Span) =>
  yearOf(one.start) <= yearOf(other.start) && yearOf(one.end) >= yearOf(other.end) && years(one) > years(other);

/** The line of dates above, in the same section, that holds the dates of this one; -1 where none does. */
function enclosing({ lines }: Page, at: number): number {
  const own = lines[at] ? spanOf(lines[at]) : null;
  if (!own || isOnlyDates(lines[at]!.text)) return -1;
  for (let up = at - 1; up >= 0; up -= 1) {
    const line = lines[up]!;
    if (line.opens) return -1;
    const span = spanOf(line);
    if (span && isOnlyDates(line.text)) return holds(span, own) ? up : -1;
  }
  return -1;
}

/** "Tower, AED 62 M, Jun 2023 – to date" right below "Engineer – Elm Building (2021 – present)": what was worked on in that post. */
export function isRowWithinPost({ lines }: Page, at: number): boolean {
  const own = lines[at] ? spanOf(lines[at]) : null;
  if (!own || namesOccupation(lines[at]!.text)) return false;
  for (let up = at - 1; up >= 0 && at - up <= MOST_ROWS; up -= 1) {
    const line = lines[up]!;
    if (line.opens || line.isBullet) return false;
    const span = spanOf(line);
    if (span && namesOccupation(line.text)) return holds(span, own);
  }
  return false;
}
const MOST_ROWS = 8;

/** Whether the post of a dated line was held within an employment that is named above it. */
export const isEnclosed = (page: Page, at: number): boolean => enclosing(page, at) >= 0;

/** Who the employer was of a station; empty where the line is none, or nobody can tell. */
export function employerOfStation(page: Page, at: number): string {
  const dates = enclosing(page, at);
  if (dates < 0) return '';
  const from = page.lines.slice(Math.max(0, dates - LINES_OF_HEAD), dates).findLastIndex(({ opens }) => opens !== null);
  const head = from < 0 ? undefined : page.lines[Math.max(0, dates - LINES_OF_HEAD) + from + 1];
  const [name = ''] = head ? head.parted.split(/,\s|\s[|–—-]\s/) : [];
  return /^\p{Lu}/u.test(name) && !namesOccupation(name) && head !== page.lines[dates] ? name.trim() : '';
}
