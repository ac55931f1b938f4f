import { fold, toAsciiDigits } from '@vitae/language/fold';
import { MONTH_NAMES, monthNumber } from '../../tools/month-names.ts';

export interface ToldSpan {
  startDate: string;
  /** Empty while it goes on. */
  endDate: string;
  /** The words that tell it. */
  words: string;
}

const MONTH = `(?:${MONTH_NAMES})`;
const DATE = (name: string) => `(?:(?<${name}Month>${MONTH})\\b\\.?,?(?: of)? ?)?(?<${name}Year>(?:19|20)\\d\\d)?`;
const NOW = '(?:now|today|date|present|till date|to date|current(?:ly)?)';
const FROM_TO = new RegExp(
  `(?:\\b(?:from|between|in|during|since)\\s+)?\\b(?=${MONTH}\\b|(?:19|20)\\d\\d)${DATE('from')}\\s*(?:to|till|until|til|up to|through|thru|and|-|–)\\s*(?:(?<now>${NOW}\\b)|(?=${MONTH}\\b|(?:19|20)\\d\\d)${DATE('to')})(?!\\d)`,
  'u',
);
const SINCE = new RegExp(
  `\\b(?:since|from|starting|started in)\\s+(?:last\\s)?(?=${MONTH}\\b|(?:19|20)\\d\\d)${DATE('from')}(?!\\d)`,
  'u',
);
const DURING = new RegExp(
  `\\b(?:in|during|for|of)\\s+(?:the )?(?:summer (?:of )?|early |late )?(?=${MONTH}\\b (?:19|20)\\d\\d|(?:19|20)\\d\\d)${DATE('from')}(?!\\d)`,
  'u',
);

/** From when to when a text says that something was; null where it names no date. */
export function spanToldIn(text: string): ToldSpan | null {
  const words = toAsciiDigits(fold(text));
  const both = FROM_TO.exec(words);
  if (both) {
    const { fromMonth, fromYear, toMonth, toYear, now } = both.groups!;
    const year = toYear ?? fromYear ?? String(lastYearOf(toMonth));
    return {
      startDate: dateOf(fromYear ?? year, fromMonth),
      endDate: now ? '' : dateOf(year, toMonth),
      words: both[0],
    };
  }
  const since = SINCE.exec(words);
  if (since) {
    const { fromMonth, fromYear } = since.groups!;
    return { startDate: dateOf(fromYear ?? String(lastYearOf(fromMonth)), fromMonth), endDate: '', words: since[0] };
  }
  const during = DURING.exec(words);
  if (!during) return null;
  const date = dateOf(during.groups!.fromYear!, during.groups!.fromMonth);
  return { startDate: date, endDate: date, words: during[0] };
}

/** A month without a year is the last one of that name. */
function lastYearOf(month: string | undefined): number {
  const now = new Date();
  const isAhead = month !== undefined && (monthNumber(month) ?? 0) > now.getMonth() + 1;
  return now.getFullYear() - Number(isAhead);
}

const dateOf = (year: string, month: string | undefined): string => {
  const number = month && monthNumber(month);
  return number ? `${year}-${String(number).padStart(2, '0')}` : year;
};
