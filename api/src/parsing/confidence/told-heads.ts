import { WORDS_BEFORE_EMPLOYER, WORDS_BEFORE_TITLE } from '@vitae/language/jobs';
import { anyOf } from '@vitae/language/phrases';
import type { PageText } from './page-text.ts';
import type { Entry } from './values.ts';

const ARTICLE = '(?:an?|the|eine?n?|une?|una|um|uma|einer)\\s';
const AS = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOf(WORDS_BEFORE_TITLE)})\\s(?:\\p{Ll}{3,9}\\s)?(?:${ARTICLE})?|${ARTICLE})$`,
  'iu',
);
const AT = new RegExp(`^\\s(?:${anyOf(WORDS_BEFORE_EMPLOYER)}|in)\\s(?:the\\s)?["“«]?$`, 'u');
/** "I drive buses for" */
const I_WORK_AT = /(?<!\p{L})I(?:[’']ve|[’']m)?\s[\p{Ll}\s]{2,40}(?<!\p{L})(?:at|for|with)\s(?:the\s)?["“]?$/u;
const LOOKED_BACK = 60;
const MIN_LINE = 40;

/**
 * Jobs that running text tells of: "I was a truck driver with Sample Freight", title and employer joined by the words
 * that join them in a sentence. What an unknown name looks like for itself says nothing against that.
 */
export function toldInSentences(entries: readonly Entry[], page: PageText): Entry[] {
  return entries.filter((entry) => {
    const { kind, what, where, start, end } = entry;
    if (kind === 'school' || !where || !(start ?? end)) return false;
    const line = page.lineOf.get(what ?? where);
    const text = line && textFrom(line.index, page);
    return (
      text !== undefined &&
      text.length >= MIN_LINE &&
      (what ? joins(text, what.value, where.value) : hasWorkAt(text, where.value))
    );
  });
}

const MAX_LINES = 6;

/** A line and those that it may go on in. */
function textFrom(index: number, { lines }: PageText): string {
  return lines
    .slice(index, index + MAX_LINES)
    .map(({ line }) => line.text)
    .join(' ');
}

const before = (text: string, at: number) => text.slice(Math.max(0, at - LOOKED_BACK), at);

function joins(text: string, title: string, employer: string): boolean {
  const at = text.indexOf(title);
  const behind = text.indexOf(employer, at + title.length);
  if (at < 0) return false;
  if (behind >= 0 && AT.test(text.slice(at + title.length, behind))) return AS.test(before(text, at));
  const ahead = text.lastIndexOf(employer, at);
  return ahead >= 0 && AS.test(before(text, at)) && at - ahead - employer.length <= LOOKED_BACK / 2;
}

function hasWorkAt(text: string, employer: string): boolean {
  const at = text.indexOf(employer);
  return at >= 0 && I_WORK_AT.test(before(text, at));
}
