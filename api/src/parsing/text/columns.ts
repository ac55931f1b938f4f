import { foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { LABEL_WORDS } from '@vitae/language/labels';

// A page of two columns, copied as it stands: what is beside each other in a line belongs to different texts.

/** Characters from the left within which the second column begins. */
const GUTTER = { first: 14, last: 70 };
const MIN_LINES = 12;
/** Of the lines that are not empty. */
const MIN_SHARE = 0.5;
const MIN_SHARE_IF_HEADED = 0.3;
const MIN_HEADINGS = 2;
const MOST_ACROSS = 0.06;
const MIN_OF_LEFT = 6;
const MIN_SIDE_BY_SIDE = 4;
/** Characters, on average; what is shorter is a date or a town behind its line. */
const MIN_WIDTH_OF_RIGHT = 16;
const MOST_DATES = 0.25;
/** Of what stands on the left of a line of two texts: with more, the left column holds the dates of the right one. */
const MOST_DATES_OF_LEFT = 0.5;

const BEGINS_AS_DATE = /^\W*(?:\p{L}{3,9}\.? )?(?:\d{1,2}\/)?(?:19|20)\d\d/u;
const isDated = (text: string) => BEGINS_AS_DATE.test(text);

const begins = (line: string, at: number) => at < line.length && line[at] !== ' ' && line.slice(at - 2, at) === '  ';
const crosses = (line: string, at: number) => line.slice(at - 2, at).trim() !== '' && line.length > at;

const MIN_LABEL_SHARE = 0.6;
const isHeading = (text: string) => HEADINGS.has(foldWords(text));
const isLabel = (text: string) => LABEL_WORDS.has(foldWords(text));

/** "Dates      09/2017 - present" over "Employer   Sample Bakery": a form, whose lines each begin with their label. */
function areLabels(filled: readonly string[], at: number): boolean {
  const beside = filled.filter((line) => begins(line, at) && line.slice(0, at).trim() !== '');
  return beside.filter((line) => isLabel(line.slice(0, at))).length >= beside.length * MIN_LABEL_SHARE;
}

/** The column at which the second text begins, 0 where the page has one. */
function gutterOf(lines: readonly string[]): number {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < MIN_LINES) return 0;
  const columns = Array.from({ length: GUTTER.last - GUTTER.first + 1 }, (_, index) => GUTTER.first + index);
  const counts = columns.map((at) => filled.filter((line) => begins(line, at)).length);
  const most = Math.max(...counts);
  const at = columns[counts.indexOf(most)]!;
  const right = filled.filter((line) => begins(line, at)).map((line) => line.slice(at).trim());
  const left = filled.map((line) => line.slice(0, at).trim()).filter(Boolean);
  const beside = filled.filter((line) => begins(line, at) && line.slice(0, at).trim() !== '');
  // A rail of few words, with headings of its own beside those of the text.
  const headings = right.filter(isHeading).length;
  const hasHeadings = headings >= MIN_HEADINGS + (left.some(isHeading) ? 0 : 1);
  const isTwoTexts =
    most >= filled.length * (hasHeadings ? MIN_SHARE_IF_HEADED : MIN_SHARE) &&
    filled.filter((line) => crosses(line, at)).length <= filled.length * MOST_ACROSS &&
    left.length >= MIN_OF_LEFT &&
    beside.length >= MIN_SIDE_BY_SIDE &&
    beside.filter(isDated).length <= beside.length * MOST_DATES_OF_LEFT &&
    (hasHeadings || right.reduce((sum, { length }) => sum + length, 0) >= right.length * MIN_WIDTH_OF_RIGHT) &&
    right.filter(isDated).length <= right.length * MOST_DATES;
  return isTwoTexts && !areLabels(filled, at) ? at : 0;
}

/**
 * The lines of a plain text column by column, where its page has two: those above the columns, the left one, the right
 * one. All lines as they are where the page has one column.
 */
export function columnsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const at = gutterOf(lines);
  if (at === 0) return [lines];
  const first = lines.findIndex((line) => begins(line, at) && line.slice(0, at).trim() !== '');
  const body = lines.slice(first);
  const across = (line: string) => crosses(line, at);
  return [
    [...lines.slice(0, first).map((line) => line.trim()), ''],
    [...body.map((line) => (across(line) ? line : line.slice(0, at)).trimEnd()), ''],
    body.filter((line) => !across(line)).map((line) => line.slice(at).trimEnd()),
  ];
}
