import { stripBullet } from '@vitae/language/bullets';
import { isBullet, withoutBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isDuration } from '../phrases/only-dates.ts';
import { titleScore } from '../phrases/words.ts';

const LEAST_TITLE = 0.5;
const MOST_WORDS = 8;
/** One item that reads like a title may be what was done. */
const LEAST_JOBS = 2;

/**
 * "Elm Steel | Leeds | (2009 - 2012)", "(3 years)", "• Mill Operator", "• Set up the mills": where the first item below
 * employer and dates is the post, time and again, it stands below them as the line of a head.
 */
export function withTitlesOutOfItems(lines: readonly Line[]): readonly Line[] {
  const firstItems = lines.flatMap((line, at) => itemBelowHead(line, lines, at));
  if (firstItems.filter(({ at }) => readsAsTitle(lines[at]!)).length < LEAST_JOBS) return lines;
  // "Team Member", which few lists know, before items that are sentences.
  const titles = firstItems.filter(({ at }) => readsAsTitle(lines[at]!) || /[.!]$/.test(lines[at + 1]!.text));
  return lines.flatMap((line, at) =>
    titles.some((title) => title.at === at)
      ? [asLineOfHead(line)]
      : titles.some((title) => title.head < at && at < title.at)
        ? []
        : [line],
  );
}

/** The first of several items below a line that has the employer and the dates, and no title. */
function itemBelowHead(head: Line, lines: readonly Line[], at: number): { head: number; at: number }[] {
  const isHead = !isBullet(head) && findDates(head.text).some(({ isRange }) => isRange);
  if (!isHead || titleScore(head.text) >= LEAST_TITLE) return [];
  const next = isDuration(lines[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const [item, behind] = [lines[next], lines[next + 1]];
  if (item === undefined || behind === undefined || !isBullet(item) || !isBullet(behind)) return [];
  return item.text.split(/\s+/).length <= MOST_WORDS && !/[.;:,]$/.test(item.text) ? [{ head: at, at: next }] : [];
}

const readsAsTitle = ({ text }: Line) => titleScore(stripBullet(text)) >= LEAST_TITLE;

function asLineOfHead(line: Line): Line {
  const { structure, ...bare } = withoutBullet(line);
  return withCells(
    bare,
    bare.cells.map((cell) => ({
      ...cell,
      ...(cell.structure && { structure: { ...cell.structure, isListItem: false } }),
    })),
  );
}
