import { type Line, withCells } from '../layout/line.ts';
import { isAllCaps, isLike, lookOf } from '../layout/look.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { labelsOf } from '../phrases/labels.ts';
import type { Fragment } from '../text/model.ts';
import { COLUMN_STEP } from './rail.ts';

/** Puts headings back together that letter-spacing or a narrow column breaks. */
export function mendBrokenHeadings(lines: readonly Line[]): readonly Line[] {
  return joinWrappedHeadings(
    joinWrappedRailHeadings(partSharedHeadings(joinSpacedHeadings(lines).map(withoutDateLabels))),
  );
}

/** A letter-spaced heading, whose words stand as far apart as cells do. */
function joinSpacedHeadings(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const isHan = /^\p{Script=Han}(?:\s\p{Script=Han})*$/u.test(line.text);
    if (!first || others.length === 0 || !(isAllCaps(line.text) || isHan)) return line;
    const look = lookOf(first);
    const spaced = line.cells.map((cell) => cell.text).join(' ');
    const text = isHan ? spaced.replace(/\s/g, '') : spaced;
    if (!others.every((cell) => isLike(lookOf(cell), look)) || !matchHeading(text)?.isExact) return line;
    const spans = line.cells.flatMap((cell, i) =>
      i === 0 ? cell.spans : [{ ...cell.spans[0]!, text: ` ${cell.text}` }],
    );
    return withCells(line, [{ ...first, text, spans, width: line.width }]);
  });
}

/** "年 | 月 | 免許・資格": the head of a history's columns is also the heading of its section. */
function withoutDateLabels(line: Line): Line {
  const last = line.cells.at(-1)!;
  const isHeading =
    line.cells.length > 1 &&
    /^\p{Script=Han}/u.test(last.text) &&
    matchHeading(last.text)?.isExact === true &&
    line.cells.slice(0, -1).every((cell) => labelsOf(cell.text).includes('dates'));
  return isHeading ? withCells(line, [last]) : line;
}

/** More lines of nothing but headings than this are no resume's. */
const MAX_SHARED = 20;

/** Headings of columns side by side that stand on one line, each put over its own column. */
function partSharedHeadings(lines: readonly Line[]): readonly Line[] {
  const shared = lines.filter(
    ({ cells }) => cells.length > 1 && cells.every((cell) => matchHeading(cell.text)?.isExact === true),
  );
  if (shared.length === 0 || shared.length > MAX_SHARED) return lines;
  const parted = lines.flatMap((line) => (shared.includes(line) ? [withCells(line, line.cells.slice(0, 1))] : [line]));
  for (const line of shared) {
    for (const cell of line.cells.slice(1)) {
      const own = withCells(line, [cell]);
      const at = parted.findIndex(
        (other) =>
          other.page === line.page &&
          other.baseline > line.baseline &&
          Math.abs(other.column.x - cell.x) < COLUMN_STEP * 2,
      );
      if (at < 0) parted.splice(lines.indexOf(line) + 1, 0, own);
      else parted.splice(at, 0, { ...own, column: parted[at]!.column });
    }
  }
  return parted;
}

/** A heading beside its text that takes two lines of a narrow rail: "Personal" over "details". */
function joinWrappedRailHeadings(lines: readonly Line[]): readonly Line[] {
  const joined = [...lines];
  for (let i = 0; i + 1 < joined.length; i++) {
    const [first, ...content] = joined[i]!.cells;
    const [second, ...more] = joined[i + 1]!.cells;
    if (content.length === 0 || !/\p{L}/u.test(first!.text) || !isWrappedInRail(first!, second!, joined[i + 1]!))
      continue;
    const text = `${first!.text} ${second!.text}`;
    if (!matchHeading(text)?.isExact) continue;
    const spans = [...first!.spans, { ...second!.spans[0]!, text: ` ${second!.text}` }];
    joined[i] = withCells(joined[i]!, [{ ...first!, text, spans }, ...content]);
    if (more.length > 0) joined[i + 1] = withCells(joined[i + 1]!, more);
    else joined.splice(i + 1, 1);
  }
  return joined;
}

/** A heading that takes two lines of a narrow column. */
function joinWrappedHeadings(lines: readonly Line[]): readonly Line[] {
  const joined = [...lines];
  for (let i = 0; i + 1 < joined.length; i++) {
    const [line, next] = [joined[i]!, joined[i + 1]!];
    if (!isOneText(line) || !isOneText(next) || line.column !== next.column) continue;
    const [first, second] = [line.cells[0]!, next.cells[0]!];
    const look = lookOf(first);
    if (!(look.bold || look.caps) || !isWrappedInRail(first, second, next) || look.caps !== lookOf(second).caps)
      continue;
    const text = [...line.cells, ...next.cells].map((cell) => cell.text).join(' ');
    if (!matchHeading(text)?.isExact) continue;
    // Two headings one over the other are two, unless they are as close as the lines of one text.
    if (matchHeading(next.text)?.isExact && next.baseline - line.baseline > line.size * MAX_TEXT_STEP_EM) continue;
    const spans = [...line.cells, ...next.cells].flatMap((cell, n) =>
      n === 0 ? cell.spans : [{ ...cell.spans[0]!, text: ` ${cell.text}` }],
    );
    joined.splice(i, 2, {
      ...withCells(line, [{ ...first, text, spans, width: line.width }]),
      baseline: next.baseline,
    });
  }
  return joined;
}

const MAX_TEXT_STEP_EM = 1.45;

/** One cell, or words in capitals set so wide that each is a cell of its own. */
function isOneText({ cells, text }: Line): boolean {
  return cells.length === 1 || (isAllCaps(text) && cells.every((cell) => isLike(lookOf(cell), lookOf(cells[0]!))));
}

function isWrappedInRail(first: Fragment, second: Fragment, line: Line): boolean {
  return (
    first.page === second.page &&
    line.baseline - first.baseline < first.size * 2 &&
    Math.abs(first.x - second.x) < 1 &&
    isLike(lookOf(first), lookOf(second)) &&
    lookOf(first).bold === lookOf(second).bold
  );
}
