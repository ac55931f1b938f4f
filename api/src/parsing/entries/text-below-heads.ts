import { fold } from '@vitae/language/fold';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom, isGapAbove } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import { blocksOf, endsAsSentence } from './blocks.ts';

const MIN_BLOCKS = 3;
/** In a head that states more than a title or an employer alone. */
const STATES_MORE = /,\s|\(|\s[–—|-]\s/u;

/**
 * "Bus driver, Elm Transport ⇥ 2013 – 2019" over lines of what was done, without bullets, as all jobs of a section are
 * printed: whatever stands below such a head, heads nothing.
 */
export function withTextBelowHeads(lines: readonly Line[]): readonly Line[] {
  const blocks = blocksOf(lines);
  const told = blocks.filter(({ length }) => length > 1);
  if (blocks.length < MIN_BLOCKS || told.length === 0 || !blocks.every(isWholeHead)) return lines;
  if (told.some((block) => block.some((line, i) => i > 0 && isBullet(line)))) return lines;
  if (told.filter((block) => namesEntry(block[1]!)).length * 2 > told.length) return lines;
  return blocks.flatMap((block) => block.map((line, i) => (i > 0 ? { ...line, isTold: true } : line)));
}

/** A first line whose last cell says when, and no range below it. */
function isWholeHead([first, ...others]: readonly Line[]): boolean {
  const last = first!.cells.at(-1)!;
  const isDated = first!.cells.length > 1 && isOnlyDates(last.text) && saysRange(last);
  const isDatedBelow = others.some(({ cells }) => cells.some((cell) => isOnlyDates(cell.text) && saysRange(cell)));
  return isDated && !isDatedBelow && STATES_MORE.test(first!.text);
}

const saysRange = ({ text }: { text: string }) => findDates(text).some(({ isRange }) => isRange);

const namesEntry = (line: Line) =>
  splitLine(line, 0).pieces.some(({ text }) => titleScore(text) >= 0.5 || organisationScore(text) >= 0.5);

const MIN_TOLD_WORDS = 8;

/**
 * "Elm Access Ltd, Leeds (2017 - now)" over "Started as a labourer, made advanced 2018. Run a gang of six.": sentences right
 * below a line that says when, the first of them beginning with what was done, whatever years are in them.
 */
export function withSentencesBelowHeads(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, i) => {
    const head = lines[i - 1];
    const isBelow = head !== undefined && !isGapAbove(head, line) && !endsAsSentence(head) && saysRange(head);
    return isBelow && tellsInSentences(line) ? { ...line, isTold: true } : line;
  });
}

const LINES_OF_HEAD = 3;
const MIN_WRAPPED_WORDS = 6;

/** "Windows AD to O365 migration (1,100 mailboxes). vSphere", apart from the dates above it and wrapped: text, whatever its names. */
export function withWrappedTextBelowHeads(lines: readonly Line[]): readonly Line[] {
  let isTold = false;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    isTold =
      before !== undefined &&
      !isBullet(line) &&
      (isGapAbove(before, line) ? beginsWrappedText(lines, i) : isTold && !saysRange(line));
    return isTold ? { ...line, isTold } : line;
  });
}

function beginsWrappedText(lines: readonly Line[], i: number): boolean {
  const [line, next] = [lines[i]!, lines[i + 1]];
  return (
    next !== undefined &&
    !isBullet(next) &&
    !isGapAbove(line, next) &&
    line.cells.length === 1 &&
    line.text.split(/\s+/, MIN_WRAPPED_WORDS).length === MIN_WRAPPED_WORDS &&
    findDates(line.text).length === 0 &&
    /[\p{Ll})]\.\s+\p{L}/u.test(line.text) &&
    !endsAsSentence(line) &&
    breaksForRoom(line, next) &&
    lines.slice(Math.max(0, i - LINES_OF_HEAD), i).some(saysRange)
  );
}

function tellsInSentences(line: Line): boolean {
  const words = line.text.split(/\s+/, MIN_TOLD_WORDS);
  const isLong = words.length === MIN_TOLD_WORDS && endsAsSentence(line);
  return (
    isLong &&
    !isBullet(line) &&
    BASE_OF_PAST.has(fold(words[0]!)) &&
    /\p{Ll}[.;]\s+\p{Lu}|\d\.\s+\p{Lu}/u.test(line.text)
  );
}
