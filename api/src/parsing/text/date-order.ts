import type { Fragment, TextDocument } from './model.ts';

/** A year of two figures only behind a slash: "1.2.10" is a version of something. */
const NUMERIC_DATE =
  /(?<![\d./-])(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>(?:19|20)\d\d|(?<=\/)\d\d)(?!\d|\/\d)/g;
/** Of two figures: above, the century is the last one. */
const LAST_OF_THIS_CENTURY = 50;

/**
 * The document with dates of figures in one order: where it writes the month first, "04/05/2019" becomes "2019-04-05",
 * so that no later step has to know how the document writes dates.
 */
export function withDatesInOrder(document: TextDocument): TextDocument {
  const texts = document.pages.flatMap(({ fragments }) => fragments.map(({ text }) => text));
  const changes = [...(writesMonthFirst(texts) ? [yearFirst] : []), ...(writesPairs(texts) ? [pairsOfYears] : [])];
  if (changes.length === 0) return document;
  const change = (text: string) => changes.reduce((changed, each) => each(changed), text);
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      fragments: page.fragments.map((fragment) => withTexts(fragment, change)),
    })),
  };
}

/** "2004-06": two years, or a year and a month. */
const PAIR = /(?<![\d./-])(?<century>19|20)(?<first>\d\d)-(?<second>\d\d)(?![\d./-])/g;
const MONTHS_JOINED = /(?:19|20)\d\d-\d\d\s{0,2}(?:-|–|—|to)\s{0,2}(?:(?:19|20)\d\d-\d\d|\p{L})/u;
const YEARS_JOINED = /(?<![\d./-])(?:19|20)\d\d\s?[-–—]\s?(?:19|20)\d\d(?![\d./-])/;

/** Years that rise by few, in a document that joins years and not months. */
function writesPairs(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => [...text.matchAll(PAIR)].map(({ groups }) => groups!));
  if (pairs.length === 0 || !pairs.every(({ first, second }) => Number(second) > Number(first))) return false;
  if (texts.some((text) => MONTHS_JOINED.test(text))) return false;
  return pairs.some(({ second }) => Number(second) > 12) || texts.some((text) => YEARS_JOINED.test(text));
}

/** With a dash, which stands before no month. */
function pairsOfYears(text: string): string {
  return text.replace(PAIR, '$<century>$<first>–$<second>');
}

const MOSTLY = 0.8;
const MIN_MONTHS = 3;
/** Figures above twelve are days; where there are none, a figure that never changes is the first of the month. */
function writesMonthFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) =>
    [...text.matchAll(NUMERIC_DATE)].map(
      (match) => [Number(match.groups!.first), Number(match.groups!.second)] as const,
    ),
  );
  const dayFirst = dates.filter(([first, second]) => first > 12 && second <= 12).length;
  const monthFirst = dates.filter(([first, second]) => second > 12 && first <= 12).length;
  if (dayFirst !== monthFirst) return monthFirst > dayFirst;
  if (dates.length > 1 && dates.every(([, second]) => second === 1)) return dates.some(([first]) => first !== 1);
  // One that is no first of a month ("1/6/2014") does not make all others days of January.
  const firsts = dates.filter(([, second]) => second === 1);
  return firsts.length >= dates.length * MOSTLY && new Set(firsts.map(([first]) => first)).size >= MIN_MONTHS;
}

function withTexts(fragment: Fragment, change: (text: string) => string): Fragment {
  const text = change(fragment.text);
  if (text === fragment.text) return fragment;
  return { ...fragment, text, spans: fragment.spans.map((span) => ({ ...span, text: change(span.text) })) };
}

function yearFirst(text: string): string {
  return text.replace(NUMERIC_DATE, (written, first: string, _, second: string, year: string) =>
    Number(first) <= 12 && Number(second) <= 31 && Number(second) > 0
      ? `${fullYear(year)}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`
      : written,
  );
}

function fullYear(year: string): string {
  if (year.length > 2) return year;
  return Number(year) > LAST_OF_THIS_CENTURY ? `19${year}` : `20${year}`;
}
