import { isOnlyDates } from '../phrases/only-dates.ts';
import type { Fragment } from '../text/model.ts';
import { isBullet } from './bullets.ts';
import { breaksForRoom } from './fit.ts';
import { type Line, withCells } from './line.ts';

/** "Certified Sommelier (Vienna,", "Fire Marshal, renewed March": what stands below has to be a date. */
export const WANTS_DATE =
  /\([^()]*$|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?$|(?<!\p{L})(?:مقارنة (?:مع|ب)|سنة|عام|في|من|إلى|حتى|منذ|خلال|مع)$/u;
/** The last word of many names of employers and schools, which names none by itself. */
const TAIL_OF_NAME =
  /^(?:(?:NHS )?(?:Foundation )?Trust|Ltd\.?|Limited|LLP|LLC|PLC|Inc\.?|GmbH|University|Hospitals?|College|School|Academy|Council|Authority|District|Company|Group)(?:,? [\p{L} ,]{2,30})?$/u;
/** Em from one line of a text to the next. */
const MOST_STEP = 1.6;
const MOST_STEP_TO_YEAR = 2.6;
const SAME_EDGE = 2;
const YEAR = /^(?:19|20)\d\d[).,]*$/;

const MAX_LABEL = 40;
/** "Employer   : Elm Stores": a label, and what it announces behind a colon set apart from it. */
export const joinLabelsSetApart = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const at = line.cells.findIndex(({ text }) => /^[:：]\s?\S/u.test(text));
    const [label, value] = [line.cells[at - 1], line.cells[at]];
    if (!label || !value || label.text.length > MAX_LABEL || /[:：]/u.test(label.text)) return line;
    const spans = [...label.spans, ...value.spans];
    const x = Math.min(label.x, value.x);
    const width = Math.max(label.x + label.width, value.x + value.width) - x;
    const whole = { ...label, text: `${label.text}${value.text}`, spans, x, width };
    return withCells(line, [...line.cells.slice(0, at - 1), whole, ...line.cells.slice(at + 1)]);
  });

/** "live Jan" over "2024", "University Hospitals of Elm NHS" over "Trust": a line whose last word had no room, with it. */
export function joinTails(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isTail(before, line)) joined[joined.length - 1] = withTail(before, line);
    else if (before && isRestOfRow(before, line)) joined[joined.length - 1] = withRestOfRow(before, line);
    else joined.push(line);
  }
  return joined;
}

const endOf = ({ x, width }: Fragment) => x + width;

function isTail(before: Line, line: Line): boolean {
  const [text, rest] = [before.cells.at(-1)!, line.cells[0]!];
  const [last, next] = [text.spans.at(-1)!, rest.spans[0]!];
  // Nothing but a date goes on in a year, whatever room there is between the lines.
  const isYear = YEAR.test(line.text) && isOnlyDates(line.text);
  const isNext =
    line.cells.length === 1 &&
    isNextBelow(before, line, isYear ? MOST_STEP_TO_YEAR : MOST_STEP) &&
    last.bold === next.bold &&
    last.italic === next.italic &&
    (before.isRightToLeft ? endOf(rest) <= endOf(text) + SAME_EDGE : rest.x >= text.x - SAME_EDGE) &&
    breaksForRoom(before, line);
  return isNext && (isYear ? WANTS_DATE.test(text.text) : isOfName(text, line));
}

/**
 * "Elm College of Humanities and Fine ⇥ May 12th," over "Arts ⇥ 2017", "Elm Building Services ⇥ Aug '16 – Mar" over
 * "Ltd ⇥ 2019": a row of which neither cell had room.
 */
function isRestOfRow(before: Line, line: Line): boolean {
  const [[name, date], [rest, year]] = [before.cells, line.cells];
  return (
    before.cells.length === 2 &&
    line.cells.length === 2 &&
    isNextBelow(before, line) &&
    WANTS_YEAR.test(date!.text) &&
    wordsOf(date!) <= MOST_WORDS_OF_DATE &&
    YEAR.test(year!.text) &&
    Math.abs(rest!.x - name!.x) <= SAME_EDGE &&
    wordsOf(rest!) <= MOST_WORDS_OF_REST &&
    /\p{L}$/u.test(name!.text) &&
    name!.spans.at(-1)!.bold === rest!.spans[0]!.bold
  );
}
const WANTS_YEAR = new RegExp(`${WANTS_DATE.source}|\\b\\d{1,2}(?:st|nd|rd|th)?,$`);
const MOST_WORDS_OF_DATE = 5;
const MOST_WORDS_OF_REST = 3;
const wordsOf = ({ text }: Fragment) => text.split(/\s+/).length;

const isNextBelow = (before: Line, line: Line, mostStep = MOST_STEP) =>
  before.page === line.page &&
  before.column === line.column &&
  line.structure?.paragraph === undefined &&
  !isBullet(line) &&
  line.baseline > before.baseline &&
  line.baseline - before.baseline <= line.size * mostStep;

const isOfName = ({ text }: Fragment, line: Line) =>
  TAIL_OF_NAME.test(line.text) && /\p{L}$/u.test(text) && /\p{Lu}\p{L}*(?: of)?(?: \p{Lu}[\p{L}'’]*)+$/u.test(text);

const withTail = (before: Line, line: Line): Line =>
  withCells(before, [...before.cells.slice(0, -1), runOn(before.cells.at(-1)!, line.cells[0]!)]);

const withRestOfRow = (before: Line, line: Line): Line =>
  withCells(
    before,
    before.cells.map((cell, at) => runOn(cell, line.cells[at]!)),
  );

function runOn(text: Fragment, rest: Fragment): Fragment {
  const [first, ...others] = rest.spans;
  return {
    ...text,
    text: `${text.text} ${rest.text}`,
    spans: [...text.spans, { ...first!, text: ` ${first!.text}` }, ...others],
  };
}
