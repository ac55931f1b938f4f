import { stripBullet } from '@vitae/language/bullets';
import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { LABELS_OF_TOOLS } from '@vitae/language/labels';
import { COMPOUND_BEGINNINGS, COMPOUND_ENDINGS } from '@vitae/language/spelling';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import type { Field } from '../result.ts';
import { beginsItem } from '../text/item-words.ts';
import { isBullet } from './bullets.ts';
import { breaksForRoom } from './fit.ts';
import type { Line } from './line.ts';
import { placeOfLines } from './place-of.ts';

const HYPHENATED = /(\p{Ll})-$/u;
const NEXT_WORD = /^\p{Ll}/u;
/** What begins neither a sentence nor an item. */
export const IS_REST = /^[\p{Ll}(]/u;
const TEXT_CONFIDENCE = 0.9;
/** Of text over two columns: mostly two texts. */
const MIXED_CONFIDENCE = 0.4;

/** A line of its own below what was done, and no part of it. */
const SAYS_WHY_LEFT = /^reasons? (?:for|of) leaving\s*[:–-]/i;

/** Lines put back together into list items and paragraphs. */
export function toParagraphs(lines: readonly Line[]): Field[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (SAYS_WHY_LEFT.test(line.text)) continue;
    const group = groups.at(-1);
    const previous = group?.at(-1);
    // In capitals both, each tells what was done, however full the line above is.
    const isNext =
      group && /^\p{Lu}/u.test(line.text) && beginsItem(joinLines(group.map(({ text }) => text)), line.text);
    if (!group || !previous || isNext || startsParagraph(previous, line)) groups.push([line]);
    else group.push(line);
  }
  return groups
    .map((group) => ({
      value: stripBullet(joinLines(group.map((line) => line.text.replace(/\t/g, ' ')))),
      confidence: group.some(isOfTwoCells) ? MIXED_CONFIDENCE : TEXT_CONFIDENCE,
      place: placeOfLines(group),
    }))
    .filter((field) => field.value !== '');
}

/** Of its column: a shorter line ends where its writer wanted. */
const SHORT_LINE = 0.4;
const ENDS_OPEN = /[,;:(&–-]\s*$|\s(?:and|or|of|the|an?|in|on|to|for|with|by|at|from|as|that|which)$/i;

/** Behind a wide gap another text begins, but where the first one is a label or the mark of an item. */
export function isOfTwoCells({ cells }: Line): boolean {
  return cells.length > 1 && !/[:：]\s*$/u.test(cells[0]!.text) && stripBullet(cells[0]!.text) !== '';
}

/** "Tech: Java, MySQL" below the last item of a job. */
const NAMES_TOOLS = new RegExp(`^${LABELS_OF_TOOLS}\\s?[:–]\\s`, 'i');

function startsParagraph(previous: Line, line: Line): boolean {
  if (isBullet(line) || NAMES_TOOLS.test(line.text)) return true;
  if (line.structure?.paragraph !== undefined && line.structure.paragraph !== previous.structure?.paragraph)
    return true;
  // A format that lets text flow has lines only where their writer broke them.
  if (line.structure?.paragraph !== undefined)
    return !NEXT_WORD.test(line.text) && !ENDS_OPEN.test(previous.text) && !HYPHENATED.test(previous.text);
  if (line.page === previous.page && line.baseline - previous.baseline > line.size * 2.2) return true;
  // Some set the rest of an item at the edge of the page, left of its bullet.
  if (isBullet(previous)) return line.x < previous.x - 2 && !(IS_REST.test(line.text) && breaksForRoom(previous, line));
  if (previous.width < previous.column.width * SHORT_LINE && !ENDS_OPEN.test(previous.text)) return true;
  return !breaksForRoom(previous, line) && (!NEXT_WORD.test(line.text) || beginsItem(previous.text, line.text));
}

const MAX_WORD_LENGTH = 30;

/** "cross-" over "functional": the hyphen is the word's own. */
function isCompound(before: string, after: string): boolean {
  const first = /\p{L}+(?=-$)/u.exec(before.slice(-MAX_WORD_LENGTH))?.[0] ?? '';
  const second = /^\p{L}+/u.exec(after.slice(0, MAX_WORD_LENGTH))?.[0] ?? '';
  // "did-not-" over "attend rate"
  if (
    /\p{L}-\p{L}+-$/u.test(before.slice(-MAX_WORD_LENGTH)) &&
    (COMMON_WORDS.has(fold(first)) || STOP_WORDS.has(fold(first)))
  )
    return true;
  const whole = fold(`${first}${second}`);
  const isOneWord =
    COMMON_WORDS.has(whole) || BASE_FORMS.has(whole) || BASE_OF_PAST.has(whole) || /^postpon/.test(whole);
  if (PREFIX.test(before) && second.length >= MIN_ADJECTIVE_PART && !isOneWord) return true;
  if (CHAIN.test(before.slice(-MAX_WORD_LENGTH)) || REST_OF_CHAIN.test(after) || SHORT_BEGINNING.test(before))
    return true;
  return (
    first.length >= MIN_COMPOUND_PART &&
    (COMPOUND_ENDINGS.has(fold(second)) ||
      (COMPOUND_BEGINNINGS.has(fold(first)) && second.length >= MIN_COMPOUND_PART) ||
      (ADJECTIVE.test(first) && second.length >= MIN_ADJECTIVE_PART && !SUFFIX_OF_ADJECTIVE.test(second)))
  );
}

/** "end-to-", "state-of-the-" */
const CHAIN = /\p{L}-(?:to|of|the|by|and|in|on)-$/u;
/** "co-" over "author" */
const SHORT_BEGINNING = /(?<!\p{L})(?:co|ex|e)-$/iu;
/** "post-" over "stroke": kept, unless both make a word of every day ("post-" over "poned"). */
const PREFIX = /(?<!\p{L})(?:post|pre|non|self|anti|multi|mid|cross|well|long|short|high|low|full|part|half)-$/iu;
const REST_OF_CHAIN = /^(?:to|of|the|by|and|in|on)-\p{L}/u;

const MIN_COMPOUND_PART = 3;
/** "medical-" over "surgical", but "hospital-" over "ization". */
const ADJECTIVE = /\p{Ll}{3,}(?:al|ic)$/u;
const SUFFIX_OF_ADJECTIVE = /^(?:i[stz]|ly|ll|ne|m|ad|at)/u;
const MIN_ADJECTIVE_PART = 5;

/** "2020-" over "21" */
const ENDS_IN_RANGE = /\d[-–]$/;
/** "0.5 EU/" over "mg" */
const ENDS_IN_STROKE = /\S\/$/;

const isOneWord = (before: string, text: string) =>
  before === '' ||
  (ENDS_IN_RANGE.test(before) && /^\d/.test(text)) ||
  (ENDS_IN_STROKE.test(before) && NEXT_WORD.test(text));

/** Joins lines, taking out the hyphens that only break a word at the end of a line. */
export function joinLines(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) {
    if (HYPHENATED.test(joined) && NEXT_WORD.test(text))
      joined = (isCompound(joined, text) ? joined : joined.replace(/-$/, '')) + text;
    else joined += (isOneWord(joined, text) ? '' : ' ') + text;
  }
  return joined;
}
