import { DURATION_UNITS, PRESENT_WORDS, RANGE_WORDS, SEASONS, SINCE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { LABEL_WORDS } from '@vitae/language/labels';
import { STOP_WORDS } from '@vitae/language/stop-words';
import type { Line } from './layout/line.ts';
import { joinLines } from './layout/paragraphs.ts';
import { placeOfLines } from './layout/place-of.ts';
import { findDates } from './phrases/dates.ts';
import { isDocumentTitle } from './phrases/heading-words.ts';
import { splitLabel } from './phrases/labels.ts';
import type { ParsedResume } from './result.ts';

type Unplaced = ParsedResume['unplaced'][number];

/** A word; where a script leaves no blanks between words, a character. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+[+#]*/gu;
const BROKEN_WORD = /\p{Ll}-$/u;
/** What says when and how long beside the dates, and what names a value: read, and not kept. */
const WORDS_OF_FORM: ReadonlySet<string> = new Set(
  [
    ...DURATION_UNITS,
    ...PRESENT_WORDS,
    ...SEASONS,
    ...SINCE_WORDS,
    ...RANGE_WORDS,
    ...LABEL_WORDS.keys(),
    ...HEADINGS.keys(),
  ].flatMap((term) => wordsOf(term)),
);
/** A figure of fewer digits is a count, a grade or a part of a telephone number. */
const MIN_DIGITS = 6;
const MIN_LETTERS = 3;
const MOST_LEFTOVERS = 200;

interface Word {
  text: string;
  /** The line, and where the word begins and ends in it. */
  line: number;
  start: number;
  end: number;
}

/**
 * Texts of these lines that stand in no value of the resume, whatever the steps that read it took them for: two words
 * that follow one another in the file and in a value are placed, as is the only word of a value. Dates, labels and
 * headings are read and not kept, and are no leftovers.
 */
export function leftovers(lines: readonly Line[], read: Omit<ParsedResume, 'unplaced'>): Unplaced[] {
  const placed = placedWords(read);
  const words = lines.flatMap((line, index) => wordsToPlace(line.text, index));
  const isLeft = words.map((_, index) => !isPlaced(words, index, placed, lines));
  const found: Unplaced[] = [];
  for (let index = 0; index < words.length && found.length < MOST_LEFTOVERS; index++) {
    if (!isLeft[index]) continue;
    const run = [words[index]!];
    while (isLeft[index + 1] && goesOn(words[index]!, words[index + 1]!, lines)) run.push(words[++index]!);
    const own = [...new Set(run.map(({ line }) => line))].map((line) => lines[line]!);
    const texts = own.map(({ text }) => text.replace(/\t/g, ' '));
    texts.push(texts.pop()!.slice(0, run.at(-1)!.end));
    texts[0] = texts[0]!.slice(run[0]!.start);
    const text = joinLines(texts);
    if (isDocumentTitle(text) || !run.some(isWorthASecondLook)) continue;
    found.push({ text, section: '', place: placeOfLines(own) });
  }
  return found;
}

function wordsOf(text: string): string[] {
  return fold(text.normalize('NFC')).match(WORD) ?? [];
}

/** In the same line, or over its end where the next one begins in the middle of a sentence. */
function goesOn(word: Word, next: Word, lines: readonly Line[]): boolean {
  return next.line === word.line || (next.line === word.line + 1 && /^\p{Ll}/u.test(lines[next.line]!.text));
}

interface Placed {
  words: ReadonlySet<string>;
  /** Those that are a value alone. */
  single: ReadonlySet<string>;
  /** Two that follow one another in a value. */
  pairs: ReadonlySet<string>;
}

function placedWords(read: Omit<ParsedResume, 'unplaced'>): Placed {
  const [words, single, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const add = (value: unknown): void => {
    if (typeof value === 'string') {
      const own = wordsOf(value);
      if (own.length === 1) single.add(own[0]!);
      for (const [index, word] of own.entries()) {
        words.add(word);
        if (index > 0) pairs.add(`${own[index - 1]} ${word}`);
      }
    } else if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) add(inner);
    }
  };
  add(read);
  return { words, single, pairs };
}

/** The line's words but for its dates and the label before its colon. */
function wordsToPlace(text: string, line: number): Word[] {
  const taken = findDates(text).map(({ index, length }) => ({ from: index, to: index + length }));
  const label = splitLabel(text);
  if (label) taken.push({ from: 0, to: text.length - label.value.length });
  return [...text.matchAll(WORD)]
    .filter(({ index }) => !taken.some(({ from, to }) => index >= from && index < to))
    .map((match) => ({ text: fold(match[0]), line, start: match.index, end: match.index + match[0].length }));
}

function isPlaced(words: readonly Word[], index: number, placed: Placed, lines: readonly Line[]): boolean {
  const word = words[index]!;
  if (placed.single.has(word.text)) return true;
  const joins = (first: Word | undefined, second: Word | undefined) => {
    if (!first || !second || second.line - first.line > 1) return false;
    if (placed.pairs.has(`${first.text} ${second.text}`)) return true;
    // A word that the line had no room for.
    const isBroken = first.line !== second.line && BROKEN_WORD.test(lines[first.line]!.text);
    return isBroken && placed.words.has(first.text + second.text);
  };
  return joins(words[index - 1], word) || joins(word, words[index + 1]);
}

function isWorthASecondLook({ text }: Word): boolean {
  if (/^\d+$/.test(text)) return text.length >= MIN_DIGITS;
  return text.length >= MIN_LETTERS && !STOP_WORDS.has(text) && !WORDS_OF_FORM.has(text);
}
