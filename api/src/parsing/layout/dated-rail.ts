import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { titleScore } from '../phrases/words.ts';
import type { Fragment } from '../text/model.ts';
import { type Line, withCells } from './line.ts';

// A table without lines, of two columns: dates, post and employer in the narrow left one, what was done in the right one;
// or dates and employer in the left one, and the post above what was done. Row by row each line would hold half of both.

/** Points. */
const SAME_EDGE = 3;
/** Of a line's size: what stands further below begins something else. */
const FAR_BELOW = 2.6;
const LEAST_BLOCKS = 2;
const SURE_TITLE = 0.75;
/** Of the blocks, that name a post in the rail. */
const MOST_BLOCKS = 0.6;

interface Edges {
  rail: number;
  /** Of a rail whose lines end at one edge instead. */
  endOfRail: number;
  text: number;
}

interface Block {
  dates: Line;
  /** What stands below (or behind) the dates in the rail. */
  names: Line[];
  texts: Line[];
}

/** The lines with each such table told block by block: the dates, the names under them, the text beside them. */
export function unfoldDatedRail(lines: readonly Line[]): Line[] {
  const unfolded: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const edges = edgesOf(lines[at]!);
    const end = edges ? endOfTable(lines, at, edges) : at + 1;
    const blocks = edges ? blocksOf(lines.slice(at, end), edges) : [];
    const width = widthOf(blocks);
    if (namePosts(blocks)) for (const block of blocks) unfolded.push(...inOrder(block, width));
    else if (nameEmployers(blocks)) for (const block of blocks) unfolded.push(...withPostFirst(block, width));
    else for (const line of lines.slice(at, end)) unfolded.push(line);
    at = end;
  }
  return unfolded;
}

/** Of a line that begins with a range of dates in a cell of its own. */
function edgesOf({ cells, isRightToLeft }: Line): Edges | null {
  const [first, second] = cells;
  if (isRightToLeft || cells.length !== 2 || !startsWithRange(first!.text)) return null;
  return { rail: first!.x, endOfRail: first!.x + first!.width, text: second!.x };
}

const startsWithRange = (text: string) => findDates(text).some(({ index, isRange }) => index === 0 && isRange);

const isDateAlone = (text: string) => isOnlyDates(text) && findDates(text)[0]?.index === 0;

const isAt = (cell: { x: number }, edge: number) => Math.abs(cell.x - edge) < SAME_EDGE;
/** Lists stand further in than the post above them. */
const MOST_INDENT = 30;
const isInText = (cell: { x: number }, { text }: Edges) => cell.x > text - SAME_EDGE && cell.x < text + MOST_INDENT;
const isInRail = ({ x, width }: Fragment, { rail, endOfRail, text }: Edges) =>
  x + width < text && (isAt({ x }, rail) || isAt({ x: x + width }, endOfRail));

function fits({ cells }: Line, edges: Edges): boolean {
  const [first, second] = cells;
  if (cells.length === 2) return isInRail(first!, edges) && isInText(second!, edges);
  return cells.length === 1 && (isInRail(first!, edges) || first!.x > edges.text - SAME_EDGE);
}

function endOfTable(lines: readonly Line[], from: number, edges: Edges): number {
  let end = from + 1;
  while (end < lines.length) {
    const [before, line] = [lines[end - 1]!, lines[end]!];
    const isNext = edgesOf(line) !== null;
    const isApart = line.page !== before.page || line.baseline - before.baseline > line.size * FAR_BELOW;
    if (!fits(line, edges) || (isApart && !isNext) || (line.cells.length === 1 && matchHeading(line.text)?.isExact))
      break;
    end += 1;
  }
  return end;
}

function blocksOf(lines: readonly Line[], edges: Edges): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [first, second] = line.cells;
    const isRail = isInRail(first!, edges);
    const text = isRail ? second : first;
    // "(acting until" over "2022)" is a remark; "2014" alone is the time of the next post.
    const isOpen = /\([^()]*$/.test(blocks.at(-1)?.names.at(-1)?.text ?? '');
    if (isRail && (startsWithRange(first!.text) || (text && !isOpen && isDateAlone(first!.text))))
      blocks.push(blockAt(line, first!));
    else if (isRail) blocks.at(-1)!.names.push(withCell(line, first!));
    if (text) blocks.at(-1)!.texts.push(withCell(line, text));
  }
  return blocks;
}

/** A bullet in the row is of its own cell. */
function withCell({ structure: _, ...line }: Line, cell: Fragment): Line {
  return withCells(cell.structure ? { ...line, structure: cell.structure } : line, [cell]);
}

/** "2011 – 2013 Healthcare Assistant": the name may stand on the line of its dates. */
function blockAt(line: Line, rail: Fragment): Block {
  const [date] = findDates(rail.text);
  const [dates, name] = [rail.text.slice(0, date!.length), rail.text.slice(date!.length).trim()];
  const cellOf = (text: string): Fragment => ({ ...rail, text, spans: [{ ...rail.spans[0]!, text }] });
  return {
    dates: withCell(line, name === '' ? rail : cellOf(dates)),
    names: name === '' ? [] : [withCell(line, cellOf(name))],
    texts: [],
  };
}

/** Posts in the rail, and none where the text begins: there it would be the usual rail of dates. */
function namePosts(blocks: readonly Block[]): boolean {
  const named = blocks.filter(
    ({ names, texts }) => names.some(({ text }) => titleScore(text) >= SURE_TITLE) && !isPost(texts[0]?.text ?? ''),
  );
  return blocks.length >= LEAST_BLOCKS && named.length >= blocks.length * MOST_BLOCKS;
}

/** Employers and towns in the rail, below the dates, and each post where the text begins. */
function nameEmployers(blocks: readonly Block[]): boolean {
  const named = blocks.filter(
    ({ names, texts }) =>
      names.length > 0 && names.every(({ text }) => titleScore(text) < SURE_TITLE) && isPost(texts[0]?.text ?? ''),
  );
  return blocks.length >= LEAST_BLOCKS && named.length >= blocks.length * MOST_BLOCKS;
}

const MOST_WORDS_OF_POST = 6;
/** "Sole nurse at night for 39 residents" tells of work. */
const isPost = (text: string) =>
  titleScore(text) >= SURE_TITLE && text.split(/\s+/, MOST_WORDS_OF_POST + 1).length <= MOST_WORDS_OF_POST;

/** "(Band 5 until Oct 2022)", a remark with a date of its own, stands behind all. */
function inOrder({ dates, names, texts }: Block, width: number): Line[] {
  const joined = joinWrapped(names, width);
  const isRemark = ({ text }: Line) => /^\(.*\)$/.test(text) && findDates(text).length > 0;
  return [dates, ...joined.filter((line) => !isRemark(line)), ...texts, ...joined.filter(isRemark)];
}

function withPostFirst({ dates, names, texts: [post, ...told] }: Block, width: number): Line[] {
  return [dates, ...(post ? [post] : []), ...joinWrapped(names, width), ...told];
}

const widthOf = (blocks: readonly Block[]) =>
  blocks.reduce((most, { dates, names }) => Math.max(most, dates.width, ...names.map(({ width }) => width)), 0);

/** "Ward 14," over "Elm Hospital", "(acting until" over "2022)": one name, which had no room in the rail. */
function joinWrapped(names: readonly Line[], width: number): Line[] {
  const joined: Line[] = [];
  for (const line of names) {
    const before = joined.at(-1);
    if (before && goesOn(before, line, width)) joined[joined.length - 1] = joinedTo(before, line);
    else joined.push(line);
  }
  return joined;
}

function goesOn(name: Line, line: Line, width: number): boolean {
  const isOpen = /[,&–-]$|\([^()]*$/.test(name.text) || /^[\p{Ll}&]/u.test(line.text);
  const last = name.cells[0]!.spans.at(-1)!;
  const [word = ''] = line.text.split(' ', 1);
  const characterWidth = last.width / Math.max(1, last.text.length);
  const hasNoRoom = last.width + (word.length + 1) * characterWidth > width;
  return isOpen || (hasNoRoom && titleScore(name.text) < SURE_TITLE);
}

function joinedTo(name: Line, line: Line): Line {
  const [before, rest] = [name.cells[0]!, line.cells[0]!];
  const [span, ...spans] = rest.spans;
  return withCells(name, [
    {
      ...before,
      text: `${before.text} ${rest.text}`,
      spans: [...before.spans, { ...span!, text: ` ${span!.text}` }, ...spans],
    },
  ]);
}
