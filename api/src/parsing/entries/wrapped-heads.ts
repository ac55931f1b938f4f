import { STATE_CODES } from '@vitae/language/places';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { joinLines } from '../layout/paragraphs.ts';
import { findDates } from '../phrases/dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import type { Fragment } from '../text/model.ts';

// Heads of entries that had no room on their line, put back together.

/** Characters; a text as long tells, and heads nothing. */
export const MIN_PROSE_LENGTH = 75;

/** A bold title or company that had no room on its line, put back together. */
export function joinWrappedTitles(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (!previous || !isWrappedTitle(previous, line)) {
      joined.push(line);
      continue;
    }
    const [first, second] = [previous.cells[0]!, line.cells[0]!];
    const text = joinLines([first.text, second.text]);
    const spans = [
      ...first.spans,
      { ...second.spans[0]!, text: ` ${second.spans[0]!.text}` },
      ...second.spans.slice(1),
    ];
    joined[joined.length - 1] = {
      ...previous,
      text,
      cells: [{ ...first, text: spans.map((span) => span.text).join(''), spans }],
    };
  }
  return joined;
}

/** Ends in a word that wants another after it. */
const OPEN_END = /\s(?:and|of|for|in|the|und|der|für|et|des|y|e|de|del|da|do|en|&)$/;

function isWrappedTitle(line: Line, next: Line): boolean {
  if (line.cells.length > 1 || next.cells.length > 1 || line.column !== next.column || line.page !== next.page)
    return false;
  const isClose = next.baseline - line.baseline < line.size * 1.6;
  if (isClose && !isBullet(next) && breaksInBracketedRange(line, next)) return true;
  if (isClose && !isBullet(line) && (breaksBeforeDash(line.text, next.text) || breaksBehindMonth(line.text, next.text)))
    return true;
  if (
    isClose &&
    !isBullet(line) &&
    !isBullet(next) &&
    (breaksInRange(line, next) || breaksBeforeTown(line, next) || breaksInSchool(line.text, next.text))
  )
    return true;
  const [look, nextLook] = [lookOf(line), lookOf(next)];
  const isAlike =
    look.bold === nextLook.bold &&
    look.italic === nextLook.italic &&
    Math.abs(line.size - next.size) < 0.2 &&
    look.color === nextLook.color;
  return (
    isAlike &&
    isClose &&
    Math.abs(line.x - next.x) < 1 &&
    !isBullet(next) &&
    findDates(line.text).length === 0 &&
    (look.bold
      ? breaksForRoom(line, next)
      : (OPEN_END.test(line.text) && line.text.length < MIN_PROSE_LENGTH) || breaksInBrackets(line, next))
  );
}

/** "Clerk | Elm Foods | November 2019 -" over "December 2022 | Leeds" */
const breaksInRange = (line: Line, next: Line) =>
  OPEN_RANGE.test(line.text) && RANGE_END.test(next.text) && line.text.length < MAX_HEAD_LENGTH;
const OPEN_RANGE = /\S.{8,}[,|·•(–—-]\s?(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d\s*[-–—]$/u;
const RANGE_END =
  /^(?:(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d|[Pp]resent|[Cc]urrent|[Nn]ow|[Oo]ngoing)\)?(?:\s*[|·•,].{0,60})?$/u;
/** "• Visiting Scholar, Elm University (1994-" over "95)", "Engineer – Elm Works (Jan 2021 – Till" over "date)" */
const breaksInBracketedRange = (line: Line, next: Line) =>
  /\S.{8,}\((?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d\s?[-–—](?:\s(?:up ?to|till?|until|to))?$/iu.test(line.text) &&
  /^(?:(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)?\d\d|present|date|now|today|current)\)$/iu.test(next.text.trim()) &&
  line.text.length < MAX_HEAD_LENGTH;

/** "…, Leeds City" over "College", "…, Università di Elm" over "“L’Orientale”, 2008": a school that its line had no room for. */
export const breaksInSchool = (text: string, next: string) =>
  Math.max(text.length, next.length) < MAX_HEAD_LENGTH &&
  ((IS_KIND_OF_SCHOOL.test(next.trim()) && /, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u.test(text)) ||
    (/^[“"«‘][^“”"«»]{3,40}[”"»’](?=[,;(]|\s*$)/u.test(next.trim()) && ENDS_IN_SCHOOL.test(text)));
const IS_KIND_OF_SCHOOL = /^(?:University|College|School|Institute|Academy|Polytechnic)$/;
const ENDS_IN_SCHOOL =
  /(?<!\p{L})(?:Universi|Universidad|Institut|Polit[eé]cnic|Académi|Accademi)\p{L}*(?: (?:of|de|di|degli|del|della|du|für) \p{Lu}\p{L}+)?$/u;

/** Characters. */
const MAX_HEAD_LENGTH = 200;

/** "Developer, Elm | Jun" over "2019 - Feb 2021" */
export const breaksBehindMonth = (text: string, next: string) => {
  // Before any search: a line may hold all of a hostile file.
  if (Math.max(text.length, next.length) >= MAX_HEAD_LENGTH || !/^\s?(?:19|20)\d\d/.test(next)) return false;
  const [, month = ''] = /\S.{8,}[|·,]\s(\p{Lu}\p{Ll}{2,8}\.?)$/u.exec(text) ?? [];
  const [dates] = month === '' ? [] : findDates(`${month} ${next.trim()}`);
  return dates?.isRange === true && dates.index === 0;
};

/** "… | Sep 2018" over "- Jun 2020" */
export const breaksBeforeDash = (text: string, next: string) =>
  text.length < MAX_HEAD_LENGTH && DASH_AND_DATE.test(next.trim()) && DATE_AT_END.test(text);
const DATE_AT_END = /\S.{8,}[,|·•(–—\t ]\s?(?<![-–—] )(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d$/u;
const DASH_AND_DATE =
  /^[-–—]\s?(?:(?:\p{L}{3,9}\.?\s|\d{1,2}[/.])?(?:19|20)\d\d|[Pp]resent|[Cc]urrent|[Nn]ow|[Oo]ngoing)\)?$/u;

/** "… | July 2023 - Present | Morgantown," over "WV", "… | 2022 - 2023 |" over "Leeds, UK" */
const breaksBeforeTown = (line: Line, next: Line) =>
  findDates(line.text).some(({ isRange }) => isRange) &&
  ((/\p{Lu}\p{L}+,$/u.test(line.text) && STATE_CODES.has(next.text.trim())) ||
    (/\d\)?\s?[|·]$/.test(line.text) && looksLikePlace(next.text)));

/** "Harbour Foods, Dock Road (chilled and frozen, 21" over "000 pallets)": a name, and what it is in brackets. */
const breaksInBrackets = (line: Line, next: Line) =>
  NAME_AND_OPEN_BRACKET.test(line.text) && /^[^()]{1,80}\)$/.test(next.text) && breaksForRoom(line, next);
const NAME_AND_OPEN_BRACKET = /^\p{Lu}[^\s()]*(?: [^\s()]+){0,7} \([^()]+$/u;

const RAIL_TOLERANCE = 4;
const RAIL_LOOKAHEAD = 3;
const RAIL_STEP_EM = 2.2;
const RANGE_TAIL =
  /^[-–—]?\s*(?:\p{L}{2,12}[.\s]{1,2}(?:de\s|of\s)?)?(?:\d{1,2}[/.])?(?:\d{4}|\p{L}[\p{L}\s'’]{2,16})\)?$/u;

/** Puts dates back together that a narrow rail or the end of a line breaks: "2017 –" and "Present" below it. */
export function mergeWrappedDates(lines: readonly Line[]): Line[] {
  const merged = lines.map((line) => ({ ...line, cells: [...line.cells] }));
  merged.forEach((line, i) => {
    for (const [c, cell] of line.cells.entries()) {
      const tails = tailsUnder(merged, i, cell);
      const count =
        tails.findLastIndex((_, n) =>
          completesRange(
            cell.text,
            tails
              .slice(0, n + 1)
              .map((tail) => tail.cell.text)
              .join(' '),
          ),
        ) + 1;
      if (count === 0) continue;
      const taken = tails.slice(0, count);
      line.cells[c] = {
        ...cell,
        text: [cell, ...taken.map((tail) => tail.cell)].map((each) => each.text).join(' '),
        spans: [...cell.spans, ...taken.map((tail) => ({ ...tail.cell.spans[0]!, text: ` ${tail.cell.text}` }))],
      };
      line.text = line.cells.map((each) => each.text).join('\t');
      for (const tail of taken) {
        tail.line.cells = tail.line.cells.filter((each) => each !== tail.cell);
        tail.line.text = tail.line.cells.map((each) => each.text).join('\t');
        if (tail.line.cells.length > 0) tail.line.x = Math.min(...tail.line.cells.map((each) => each.x));
      }
      if (taken.length === 1) joinTitleBeside(line, line.cells[c]!, taken[0]!.line);
    }
  });
  return merged.filter((line) => line.cells.length > 0);
}

/** "Teacher and Maths" over "Lead", beside a range that is broken, too: a title that had no room before its dates. */
function joinTitleBeside(line: Line, dates: Fragment, below: Line): void {
  const [title, ...others] = line.cells.filter((each) => each !== dates);
  const [rest, ...more] = below.cells;
  if (!title || !rest || others.length > 0 || more.length > 0 || !isRestOf(title, rest, dates)) return;
  const text = joinLines([title.text, rest.text]);
  const joined = { ...title, text, spans: [...title.spans, { ...rest.spans[0]!, text: ` ${rest.text}` }] };
  line.cells = line.cells.map((each) => (each === title ? joined : each));
  line.text = line.cells.map((each) => each.text).join('\t');
  below.cells = [];
  below.text = '';
}

/** Set under a title in its look, and wider than what is left between the title and the dates behind it. */
function isRestOf(title: Fragment, rest: Fragment, dates: Fragment): boolean {
  const word = /^\S+/.exec(rest.text)?.[0] ?? '';
  const room = dates.x - title.x - title.width;
  return (
    Math.abs(rest.x - title.x) < 2 &&
    Math.abs(rest.size - title.size) < 0.2 &&
    rest.spans[0]?.bold === title.spans.at(-1)?.bold &&
    rest.spans[0]?.italic === title.spans.at(-1)?.italic &&
    room > 0 &&
    room < ((word.length + 2) * title.width) / Math.max(1, title.text.length)
  );
}

/** What stands right under a cell, line by line. */
function tailsUnder(lines: readonly Line[], index: number, cell: Fragment): { line: Line; cell: Fragment }[] {
  const line = lines[index]!;
  const tails: { line: Line; cell: Fragment }[] = [];
  for (const next of lines.slice(index + 1, index + 1 + RAIL_LOOKAHEAD)) {
    if (next.page !== line.page || next.baseline - line.baseline > line.size * RAIL_STEP_EM * (tails.length + 1)) break;
    const below = next.cells.find((other) => standsUnder(cell, other, line));
    if (below) tails.push({ line: next, cell: below });
  }
  return tails;
}

function standsUnder(cell: Fragment, other: Fragment, line: Line): boolean {
  const isAligned =
    Math.abs(other.x - cell.x) < RAIL_TOLERANCE ||
    Math.abs(other.x + other.width - cell.x - cell.width) < RAIL_TOLERANCE * 5;
  return (
    isAligned &&
    other.text.length <= 24 &&
    Math.abs(other.size - cell.size) < 0.6 &&
    (line.cells.length > 1 || other.spans[0]?.bold !== true)
  );
}

/** The two texts make one range, which the first alone does not. */
function completesRange(text: string, next: string): boolean {
  const alone = findDates(text).at(-1);
  const isOpen = /\d\s*[-–—]\s*$/.test(text);
  if (alone?.isRange && !isOpen) return false;
  // "2020–" above "2020–": two that go on.
  if (findDates(next).some(({ isRange }) => isRange)) return false;
  const together = findDates(`${text} ${next}`).at(-1);
  if (!together?.isRange || (!alone && text.length > 24)) return false;
  const coversNext = together.index + together.length >= text.length + next.trim().replace(/\)$/, '').length;
  return coversNext && together.index < text.length && (RANGE_TAIL.test(next.trim()) || together.index === 0);
}
