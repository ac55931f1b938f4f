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
  if (!writesMonthFirst(texts)) return document;
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, fragments: page.fragments.map(withYearFirst) })),
  };
}

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
  return dates.length > 1 && dates.every(([, second]) => second === 1) && dates.some(([first]) => first !== 1);
}

function withYearFirst(fragment: Fragment): Fragment {
  const text = yearFirst(fragment.text);
  if (text === fragment.text) return fragment;
  return { ...fragment, text, spans: fragment.spans.map((span) => ({ ...span, text: yearFirst(span.text) })) };
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
