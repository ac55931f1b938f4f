import { findDates, withoutParts } from '../phrases/dates.ts';
import { titleScore } from '../phrases/words.ts';
import { areFewWords } from '../short-resume/few-words.ts';
import { bareOf, type PageText } from './page-text.ts';
import type { Entry } from './values.ts';

const SURE_TITLE = 0.5;
const MOST_WORDS_OF_NAME = 7;

/**
 * Jobs of a resume of few words of which one line states post, house and dates, the post first or called by a word of the
 * lists, or house and dates alone. There are no siblings to bear such a line out, and nothing in it is left open.
 */
export function typedInOneLine(entries: readonly Entry[], { lines, lineOf }: PageText): Entry[] {
  if (!areFewWords(lines.map(({ line }) => line.text))) return [];
  return entries.filter(({ kind, what, where, start, end }) => {
    const date = start ?? end;
    const line = date && lineOf.get(date);
    if (kind !== 'job' || !line || !where || lineOf.get(where) !== line || !isName(where.value)) return false;
    const { text } = line.line;
    if (!what) return bareOf(withoutParts(text, findDates(text))).startsWith(bareOf(where.value));
    const isCalled = titleScore(what.value) >= SURE_TITLE && titleScore(where.value) < SURE_TITLE;
    const isFirst = [', ', ' at '].some((joint) => text.includes(`${what.value}${joint}${where.value}`));
    return lineOf.get(what) === line && (isCalled || isFirst);
  });
}

const isName = (text: string) => text.split(' ').length <= MOST_WORDS_OF_NAME;
