import { findDates } from '../phrases/dates.ts';
import { tellsWhatWasDone } from '../phrases/duties.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import { isMostlyRightToLeft } from '../text/arabic.ts';
import type { Line } from './line.ts';

/** Points by which an item is set in under another. */
const SET_IN = 8;
const MOST_WORDS = 14;

/**
 * "• Librarian" over "◦ Sample College, 2015 – Present" over "▪ Gives advice …", of a resume that is a list in a list: what
 * names a post, with its dates, and has items of its own is a head and no item.
 */
export function withoutOutlineBullets(lines: readonly Line[]): Line[] {
  const isHead = (at: number) => {
    const [line, next, below] = [lines[at]!, lines[at + 1], lines[at + 2]];
    if (!isOver(line, next) || !canBeHead(line)) return false;
    return isDated(line) || (isOver(next!, below) && isDated(next!));
  };
  return lines.map((line, at) => {
    const isHouse =
      at > 0 && isHead(at - 1) && isDated(lines[at - 1]!) && isOver(lines[at - 1]!, line) && isNameOfHouse(line);
    if (!isHead(at) && !isHouse) return line;
    const { isListItem: _, ...structure } = line.structure!;
    return { ...line, structure };
  });
}

const isDated = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

/** "Sample Laboratory, Example State University", below "May 2023 - Present: Technologist". */
const isNameOfHouse = (line: Line) =>
  canBeHead(line) &&
  !/[:\d]/.test(line.text) &&
  titleScore(line.text) < SURE &&
  line.text.split(', ').some((part) => organisationScore(part) >= SURE || institutionScore(part) >= SURE);
const SURE = 0.6;

const isOver = (line: Line, next: Line | undefined): boolean =>
  line.structure?.isListItem === true &&
  next?.structure?.isListItem === true &&
  indentOf(next) > indentOf(line) + SET_IN;

/** From where its text begins, which is on the right where it runs to the left. */
const indentOf = ({ text, x, width }: Line) => (isMostlyRightToLeft(text) ? -(x + width) : x);

const canBeHead = ({ text }: Line) =>
  text.split(/\s+/).length <= MOST_WORDS && !/[.;:]$/.test(text) && !tellsWhatWasDone(text);
