import { findDates, withoutParts } from '../phrases/dates.ts';
import { titleScore } from '../phrases/words.ts';
import type { Field } from '../result.ts';
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
  return entries.filter(({ kind, what, where, place, start, end }) => {
    const date = start ?? end;
    const line = date && lineOf.get(date);
    if (kind !== 'job' || !line || !where || lineOf.get(where) !== line || !isName(where.value)) return false;
    if (!isWhole(line.line.text, [what, where, place])) return false;
    const { text } = line.line;
    if (!what) return bareOf(withoutParts(text, findDates(text))).startsWith(bareOf(where.value));
    const isCalled = titleScore(what.value) >= SURE_TITLE && titleScore(where.value) < SURE_TITLE;
    const isFirst = [', ', ' at '].some((joint) => text.includes(`${what.value}${joint}${where.value}`));
    return lineOf.get(what) === line && (isCalled || isFirst);
  });
}

const BRACKET = /\([^()]*\)/gu;
const JOINTS = /(?<!\p{L})(?:at|with|in|since|from|to|till|until|في|لدى|منذ|من|إلى|حتى|ب)(?!\p{L})/giu;
const MOST_LEFT = 3;
/** Whether a line says no more than the values, its dates and what stands in brackets. */
function isWhole(text: string, values: readonly (Field | null)[]): boolean {
  const stated = values.flatMap((field) => (field ? [field.value.replace(BRACKET, '').trim()] : []));
  const rest = stated.reduce(
    (left, value) => left.replace(value, ' '),
    withoutParts(text, findDates(text)).replace(BRACKET, ' '),
  );
  return bareOf(rest.replace(JOINTS, ' ')).length <= MOST_LEFT;
}

const isName = (text: string) => text.split(' ').length <= MOST_WORDS_OF_NAME;
