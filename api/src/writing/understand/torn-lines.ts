import { fold } from '@vitae/language/fold';
import { findDates } from '../../parsing/phrases/dates.ts';
import { wordCount } from '../text/words.ts';
import type { Page, PageLine } from './reading-order.ts';
import type { Role } from './role.ts';

// Where a page has broken a sentence at its edge and nobody has put it together again, neither half can be told.

/** What begins in small letters: a word of them, and neither "iOS" nor "e-commerce". */
const BEGINS_SMALL = /^[^\p{L}\d]{0,4}(?:\p{Ll}{2,}|a)(?=[\s,.;:)]|$)/u;
const IS_ENDED = /[.:;!?]["')\]”’]*$/u;
const IS_OF_PAGE = /^(?:page|pg\.?) \d|^(?:continued|cont\.)/i;
/** Words; what is shorter is a title or a town, and no half of a sentence. */
const LEAST_WORDS = 3;
const MOST_WORDS_OF_HEAD = 12;
const LEAST_ITEMS = 3;
/** "bytetoken | Code, Feb. 2026": the name of something, with what stands beside it. */
const IS_ROW = /\||(?:19|20)\d\d\)?$/;

/** Tells whether a line of a job is half of a sentence on the page. */
export function tornOn({ lines, linesWith }: Page, roles: readonly Role[]): (line: string) => boolean {
  const items = lines.filter(({ isBullet, text }) => isBullet && /^\p{L}/u.test(text));
  const areSmall = mostBeginSmall(lines) || (items.length >= LEAST_ITEMS && mostBeginSmall(items));
  const names = roles.flatMap(({ title, place }) => [title, place]).filter((name) => name.length > 2);
  const isOfHead = ({ text, isDated, opens }: PageLine) =>
    isDated ||
    opens !== null ||
    (wordCount(text) <= MOST_WORDS_OF_HEAD && names.some((name) => fold(text).includes(fold(name))));
  // "first year on the ropes" below "Hotel, two towers": of somebody who writes items so, a line of its own.
  const saysNothing = (at: number) => areSmall || BEGINS_SMALL.test(firstAround(lines, at, isOfHead)?.text ?? '');
  const goesOn = (at: number) => {
    const [before, next] = [lines[at], lines[at + 1]];
    return (
      before !== undefined &&
      next !== undefined &&
      !next.isBullet &&
      BEGINS_SMALL.test(next.text) &&
      !IS_ENDED.test(before.text) &&
      wordCount(before.text) >= LEAST_WORDS &&
      !IS_OF_PAGE.test(next.text) &&
      next.cells.length < 2 &&
      !IS_ROW.test(next.text) &&
      !isOfHead(before) &&
      !isOfHead(next) &&
      !saysNothing(at)
    );
  };
  const isAtEdge = (at: number) => goesOnInCapitals(lines, at) && !isOfHead(lines[at]!) && !isOfHead(lines[at + 1]!);
  return (line) => {
    const [at] = linesWith(line);
    const own = at === undefined ? undefined : lines[at];
    if (at === undefined || !own) return false;
    const text = bare(line);
    const isBegun = bare(own.text).startsWith(text) && (goesOn(at - 1) || isAtEdge(at - 1));
    const isCut = bare(own.text).endsWith(text) && (goesOn(at) || isAtEdge(at));
    return isBegun || isCut;
  };
}

/** "Assistant (‘Archaeology of Human, October 2007 – December 2009 Remains’ module), Elm": the cell beside a name of two lines. */
export const isRunThroughByDates = (line: string): boolean =>
  [...line.matchAll(/\(([^()]*)\)/g)].some(([, aside = '']) => {
    const [date] = findDates(aside).filter(({ isRange }) => isRange);
    return (
      date !== undefined &&
      wordCount(aside.slice(0, date.index)) > 1 &&
      wordCount(aside.slice(date.index + date.length)) > 1
    );
  });

const LINES_AROUND = 12;
const NARROW = 60;
const LEAST_LINES = 6;
const MOST_WORDS_OF_REST = 4;
/**
 * "for Central and East" above "Coast, 5 hauliers" between the items of a narrow column: a line without a sign among
 * items that all have one, below an item with no room for its first word.
 */
function goesOnInCapitals(lines: readonly PageLine[], at: number): boolean {
  const [before, next, behind] = [lines[at], lines[at + 1], lines[at + 2]];
  if (!before?.isBullet || !next || next.isBullet || next.opens || next.isDated) return false;
  if (behind?.isBullet !== true || IS_ENDED.test(before.text) || IS_ROW.test(next.text)) return false;
  const around = lines.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND);
  const width = Math.max(...around.map(({ text }) => text.length));
  const first = /^\S+/.exec(next.text)?.[0] ?? '';
  return (
    around.length >= LEAST_LINES &&
    width <= NARROW &&
    wordCount(next.text) <= MOST_WORDS_OF_REST &&
    wordCount(before.text) >= LEAST_WORDS &&
    before.text.length + MARK + first.length > width
  );
}
/** Characters: the sign of an item and a space. */
const MARK = 3;

const bare = (text: string) =>
  fold(text)
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '');

const mostBeginSmall = (lines: readonly PageLine[]) =>
  lines.filter(({ text }) => BEGINS_SMALL.test(text)).length > lines.length / 2;

const MOST_ABOVE = 20;

/** The first line below the head above a line. */
function firstAround(lines: readonly PageLine[], at: number, isHead: (line: PageLine) => boolean) {
  const above = lines.slice(Math.max(0, at - MOST_ABOVE), at + 1);
  return above[above.findLastIndex(isHead) + 1];
}
