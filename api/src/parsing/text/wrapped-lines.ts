import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { LABEL_WORDS } from '@vitae/language/labels';
import { CITIES, COUNTRIES, REGIONS } from '@vitae/language/places';
import type { FlowParagraph } from './flow.ts';
import { beginsItem } from './item-words.ts';

// Which lines of a plain text go on the line before, since a width has broken what was one.

/** "-Receive payments": a bullet without a blank behind it. */
export const TIGHT_BULLET = /^[-–•*](?=\p{L})/u;

/** Longer lines are not wrapped by hand. */
const WIDEST = 120;
const MIN_FULL_LINES = 2;
const RAGGED = 12;

/** Whether several lines end where the longest does, as those of a text do that is wrapped at a width; of wider texts nothing is told. */
export function hasFullLines(lines: readonly string[]): boolean {
  const widest = widestOf(lines);
  return widest > WIDEST || lines.filter((line) => line.trimEnd().length >= widest - RAGGED).length >= MIN_FULL_LINES;
}

export const widestOf = (lines: readonly string[]) =>
  lines.reduce((widest, line) => Math.max(widest, line.trimEnd().length), 0);

/** A note typed without capitals: a small letter there tells nothing of the line above. */
export function beginsInSmall(lines: readonly string[]): boolean {
  const begun = lines.map((line) => line.trim()).filter((line) => /^\p{L}/u.test(line));
  return begun.filter((line) => /^\p{Ll}/u.test(line)).length > begun.length / 2;
}

const MIN_SMALL_ITEMS = 3;

/** Who begins the items of lists in small letters begins other lines so as well. */
export function beginItemsInSmall(lines: readonly string[]): boolean {
  const items = lines
    .map((line) => line.trim().replace(TIGHT_BULLET, '$& '))
    .filter(startsWithBullet)
    .map(stripBullet)
    .filter((item) => /^\p{L}/u.test(item));
  const small = items.filter((item) => /^\p{Ll}/u.test(item)).length;
  return small >= MIN_SMALL_ITEMS && small > items.length * MOST_SMALL;
}
const MOST_SMALL = 0.5;

/** Characters; a column is narrow whose longest line is no longer. */
const WIDEST_OF_NARROW = 66;
/** As far from the edge of a narrow column its lines end. */
const RAGGED_OF_NARROW = 8;
const MIN_LINES_AT_EDGE = 3;

/** The width of a narrow column whose text is wrapped at its edge; 0 where nothing tells of one. */
export function widthOfNarrow(column: readonly string[]): number {
  const widths = column
    .filter((line) => !/\S {3,}\S|\t/.test(line.slice(0, WIDEST)))
    .map((line) => line.trimEnd().length);
  const widest = widths.reduce((most, width) => Math.max(most, width), 0);
  const atEdge = widths.filter((width) => width >= widest - RAGGED_OF_NARROW).length;
  return widest <= WIDEST_OF_NARROW && atEdge >= MIN_LINES_AT_EDGE ? widest : 0;
}

/** "… Nurses of New" over "Brunswick, registered 2017": in the middle of such a name no line ends that had room. */
export function breaksPlace(before: string, text: string): boolean {
  const [start = ''] =
    /(?<!\p{L})(?:New|Nova|North|South|East|West|Northern|Western|United|Saudi|Hong|Abu|Kuala|Sri|Costa|Puerto|Buenos|British)$/u.exec(
      before,
    ) ?? [];
  const [end = ''] = /^\p{Lu}\p{L}+/u.exec(text) ?? [];
  const name = fold(`${start} ${end}`);
  return (
    start !== '' && before !== start && end !== '' && [CITIES, COUNTRIES, REGIONS].some((places) => places.has(name))
  );
}

/** Of a line of fewer, a list of short names may consist. */
const LEAST_OF_NARROW = 36;

const MOST_WORDS_OF_REST = 5;
/** "from Japan, Shenzhen; ca." over "40 containers per month" */
const OPEN_IN_SHORT = /\s(?:ca|approx|incl|e\.g|i\.e)\.$/i;

/** "… 40+ labels for supermarket" over "own brands.", in a column that has no room for more. */
export function goesOnInNarrow(
  { runs: [run], indent = 0 }: FlowParagraph,
  text: string,
  own: number,
  { lastWidth, widest, isAboveItem }: { lastWidth: number; widest: number; isAboveItem: boolean },
): boolean {
  const whole = run?.text ?? '';
  const before = whole.slice(-MAX_TAIL);
  const word = /^\S*/.exec(text)![0];
  const isAtEdge = lastWidth >= widest - RAGGED_OF_NARROW;
  const isFull = isAtEdge && lastWidth + 1 + word.length >= widest - 1;
  // "for the dairy of a farm," over "34 labels": a list has not come to its end.
  const isOfList = isAtEdge && before.endsWith(',') && lastWidth >= LEAST_OF_NARROW && /^[\p{L}\d(]/u.test(text);
  const isLower = /^[\p{Ll}(]/u.test(text);
  // "for Central and East" over "Coast, 5 depots", of a list in which each item has its sign.
  const isBetweenItems =
    isAboveItem &&
    startsWithBullet(whole) &&
    !startsWithBullet(text) &&
    lastWidth >= LEAST_OF_NARROW &&
    text.split(/\s+/).length <= MOST_WORDS_OF_REST &&
    (isFull || (isLower && isAtEdge) || OPEN_IN_SHORT.test(before));
  return (
    widest > 0 &&
    (startsWithBullet(whole) ? own >= indent : own === indent) &&
    (isOfList ||
      isBetweenItems ||
      (isLower && (OPEN_END.test(before) || (isFull && (before.endsWith(',') || lastWidth >= LEAST_OF_NARROW))))) &&
    (!/[.:;!?]$|\t/.test(before) || (isBetweenItems && OPEN_IN_SHORT.test(before))) &&
    !/\t|@|www\.|https?:|^\+?\d[\d ()-]{6}/.test(text) &&
    !HEADINGS.has(foldWords(text)) &&
    !LIST_MARK.test(text) &&
    !ENDS_IN_DATE.test(before) &&
    !beginsItem(before, text)
  );
}

/** Characters of a line that had room for no more. */
export const FULL_LINE = 60;
/** Of what has been joined, so much is looked at for how it ends. */
export const MAX_TAIL = 400;
const ENDS_IN_DATE =
  /(?:(?:19|20)\d\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? ?['’]?\d\d|\b(?:present|now|current|date|today))\)?$/i;

/** Of a line that only its room ends, whatever other lines there are. */
const LONG_LINE = 80;

/** Of lines that all begin small, none tells whether it goes on the one before. */
export const isLongLine = ({ runs: [run] }: FlowParagraph) =>
  (run?.text.length ?? 0) >= LONG_LINE && /^\P{L}*\p{Lu}/u.test(run!.text);

/** "Last scheme (38 units," before "Patrickswell) handed over" */
const OPEN_BRACKET = /\([^()]{0,80}$/;
const CLOSED_BRACKET = /^[^()]{0,80}\)/;

/** No text ends in such a word: "the admissions unit and", "take charge of a". */
export const OPEN_END =
  /\s(?:and|or|of|for|in|on|at|the|an?|with|to|by|from|und|der|die|das|für|et|des|les|y|de|del|da|do|en)$/;
/** "(a)", "b)", "2." */
const LIST_MARK = /^(?:\([a-z\d]{1,3}\)|[a-z\d]{1,2}[.)])\s/;

/** "Designation: Staff Nurse" under "● Institution: Elm Hospital, Kottayam, Kerala" */
const beginsLabel = (text: string) =>
  LABEL_WORDS.has(foldWords(/^(\p{Lu}[\p{L} /&-]{2,28}?)\s?[:：]/u.exec(text)?.[1] ?? ''));

/**
 * Whether a line is the rest of the one before, which was too long for one: by its first letter, or where it hangs under
 * the text of a list item or goes on an open phrase, and its first word had no room above.
 */
export function goesOn(
  { runs: [run], indent = 0 }: FlowParagraph,
  text: string,
  own: number,
  hasRoom: boolean,
): boolean {
  const whole = run?.text ?? '';
  const isOfList = startsWithBullet(whole);
  const before = whole.slice(-MAX_TAIL);
  const isLaidOut =
    before.length >= FULL_LINE &&
    !/\t/.test(before) &&
    !/\t/.test(text) &&
    !startsWithBullet(text) &&
    !LIST_MARK.test(text) &&
    !beginsLabel(text) &&
    !ENDS_IN_DATE.test(before);
  if (!isLaidOut || (isOfList ? own < indent : own !== indent)) return false;
  const isLower = /^[\p{Ll}(]/u.test(text);
  const isHanging = isOfList && own > indent;
  if (isHanging && (isLower ? !/[.:!?]$/.test(before) : !hasRoom)) return true;
  if (hasRoom && beginsItem(whole, text)) return false;
  if (OPEN_END.test(before) && /^[\p{L}\d]/u.test(text)) return true;
  if (OPEN_BRACKET.test(before) && CLOSED_BRACKET.test(text)) return true;
  return !/[.:;!?]$/.test(before) && (isLower || (isOfList && /,$/.test(before) && /^\p{L}/u.test(text)));
}
