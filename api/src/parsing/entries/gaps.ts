import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { GAP_WORDS, SELF_EMPLOYMENT } from '@vitae/language/jobs';
import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { titleScore } from '../phrases/words.ts';

const MAX_GAP_WORDS = 4;

/** "Elternzeit", "career break": what is said of the time between two jobs. */
export function tellsOfGap(text: string): boolean {
  const words = fold(text).split(/[\s,;:(]+/, MAX_GAP_WORDS);
  return words.some((_, i) => GAP_WORDS.has(words.slice(0, i + 1).join(' ')));
}

const MOST_GAP_LINE_WORDS = 12;

/**
 * The lines without those of the time between two jobs: "[March 2020 - August 2023]" over "Not in paid employment." Of list
 * items below them ("during this time:") the one that names a job is its head; what the others tell is of no job.
 */
export function withoutGaps(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const isBelow = isGapOverDates(lines, i);
    if (!isBelow && !isGap(lines, i)) {
      kept.push(lines[i]!);
      continue;
    }
    const dates = lines[isBelow ? i + 1 : i]!;
    i++;
    while (isBelow && isTextBelow(lines, i + 1)) i++;
    while (lines[i + 1] && isBullet(lines[i + 1]!)) {
      i++;
      if (namesPost(lines[i]!)) kept.push(dates, asHead(lines[i]!));
    }
  }
  return kept;
}

function isGap(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at]!, lines[at + 1]];
  return isDatesAlone(line) && namesGap(next) && !isGapOverDates(lines, at + 1);
}

/** "Parental leave" over its dates, where the dates above it stand below a head of their own. */
function isGapOverDates(lines: readonly Line[], at: number): boolean {
  const [above, before, name, next] = [lines[at - 2], lines[at - 1], lines[at], lines[at + 1]];
  if (!namesGap(name) || !isDatesAlone(next)) return false;
  return !isDatesAlone(before) || (above !== undefined && mayHead(above));
}

/** "At home with my son." below a gap, and no head, however long that is, which has dates below it. */
function isTextBelow(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  return line !== undefined && !isBullet(line) && !mayHead(line) && !isDatesAlone(lines[at + 1]);
}

const MOST_WORDS_OF_HEAD = 10;
const mayHead = (line: Line) =>
  !isBullet(line) && !/[.!?:;]$/.test(line.text) && line.text.split(/\s+/).length <= MOST_WORDS_OF_HEAD;

function isDatesAlone(line?: Line): boolean {
  if (!line || isBullet(line)) return false;
  const { dates, pieces } = splitLine(line, 0);
  return dates.length === 1 && pieces.length === 0;
}

const namesGap = (line?: Line) =>
  line !== undefined &&
  !isBullet(line) &&
  line.text.split(/\s+/).length <= MOST_GAP_LINE_WORDS &&
  splitLine(line, 0).dates.length === 0 &&
  tellsOfGap(line.text.replace(/[.\s]+$/, ''));

const SURE_TITLE = 0.5;

/** "Freelance auditor for small suppliers" */
function namesPost({ text }: Line): boolean {
  const own = stripBullet(text);
  const [first = ''] = fold(own).split(' ', 1);
  const [head = ''] = own.split(/[,(]|\s(?:at|for|with)\s/u, 1);
  return findDates(own).length === 0 && (SELF_EMPLOYMENT.has(first) || titleScore(head) >= SURE_TITLE);
}

function asHead(line: Line): Line {
  const [first, ...others] = line.cells;
  const text = stripBullet(first!.text);
  const { structure: _, ...bare } = line;
  return withCells(bare, [{ ...first!, text, spans: [{ ...first!.spans[0]!, text }] }, ...others]);
}
