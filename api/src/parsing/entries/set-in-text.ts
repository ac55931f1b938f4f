import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';

/** Of the size of the letters. */
const MIN_INDENT_EM = 0.4;
const MAX_INDENT_EM = 6;
const MIN_HEADS = 2;
/** Of the lines set in those that may name years: "Yield up from 48 to 61 t between 2017 and 2023". */
const MOST_DATED = 0.5;

/**
 * Heads at the edge, each with its dates, and below each of them lines set in, without bullets, as all jobs of a section
 * are printed: what is set in heads nothing, whatever years are in it.
 */
export function withTextSetIn(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first || lines.some((line) => isBullet(line) || line.column !== first.column || line.isRightToLeft))
    return lines;
  const edge = Math.min(...lines.map(({ x }) => x));
  const isSetIn = ({ x, size }: Line) => x - edge >= size * MIN_INDENT_EM;
  if (isSetIn(first)) return lines;
  const setIn = lines.filter(isSetIn);
  const heads = headsAbove(lines, isSetIn);
  // "2012 - 2019 ⇥ Clerk" over an employer in the column of the titles is no head over a text.
  const isNamed = (head: readonly Line[]) => head.some(({ cells }) => !isOnlyDates(cells[0]!.text));
  const areHeads = heads.length >= MIN_HEADS && heads.every((head) => head.some(saysRange) && isNamed(head));
  const indent = setIn[0]?.x ?? edge;
  const isText = (line: Line) =>
    line.cells.length === 1 &&
    !isOnlyDates(line.text) &&
    Math.abs(line.x - indent) < line.size * MIN_INDENT_EM &&
    indent - edge <= line.size * MAX_INDENT_EM;
  const dated = setIn.filter(saysRange).length;
  if (!areHeads || !setIn.every(isText) || dated > setIn.length * MOST_DATED) return lines;
  // "Elm Distribution Ltd" set in below a title is the employer.
  const below = lines.filter((line, i) => i > 0 && isSetIn(line) && !isSetIn(lines[i - 1]!));
  if (below.filter(namesEntry).length * 2 >= below.length) return lines;
  return lines.map((line) => (isSetIn(line) ? { ...line, isTold: true } : line));
}

/** The lines at the edge above each run of lines that are set in. */
function headsAbove(lines: readonly Line[], isSetIn: (line: Line) => boolean): Line[][] {
  const heads: Line[][] = [];
  let head: Line[] = [];
  for (const line of lines) {
    if (!isSetIn(line)) head.push(line);
    else if (head.length > 0) {
      heads.push(head);
      head = [];
    }
  }
  return heads;
}

const namesEntry = ({ text }: Line) =>
  organisationScore(text) >= 0.5 || titleScore(text) >= 0.5 || looksLikePlace(text);

const saysRange = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);
