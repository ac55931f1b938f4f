import { matchHeading } from '../phrases/heading-words.ts';
import type { Fragment, TextDocument, TextPage } from '../text/model.ts';
import { type Region, splitIntoRegions } from './columns.ts';
import { unfoldDatedRail } from './dated-rail.ts';
import { type Line, toLines, toRows } from './line.ts';
import { withoutOutlineBullets } from './outline-heads.ts';
import { findPageFurniture } from './page-furniture.ts';
import { unfoldTableOfParagraphs } from './paragraphs-in-cells.ts';
import { joinRangesOfColumn } from './ranges-of-column.ts';
import { joinTableCells } from './table-cells.ts';
import { joinLabelsSetApart, joinTails } from './tails-of-lines.ts';

/** A column may begin on one page and go on in the next when its left edge is this close. Points. */
const SAME_COLUMN_TOLERANCE = 14;

/** The lines of a document in the order in which a person reads them. */
export function readingOrder(document: TextDocument): Line[] {
  const furniture = findPageFurniture(document);
  let order: Region[] = [];
  for (const page of document.pages) {
    const fragments = page.fragments.filter((fragment) => !furniture.has(fragment));
    order = append(order, splitIntoRegions(joinTableCells(fragments, page.rules)), page);
  }
  const lines = joinTails(unfoldTableOfParagraphs(joinRangesOfColumn(joinLabelsSetApart(order.flatMap(linesOf)))));
  return unfoldDatedRail(withoutOutlineBullets(lines));
}

function linesOf(region: Region): Line[] {
  return 'fragments' in region
    ? toLines(region.fragments)
    : region.columns.flatMap((column) => column.flatMap(linesOf));
}

/** Adds a page's regions; its columns go on those that the page before ended with. */
function append(order: readonly Region[], page: readonly Region[], { height }: TextPage): Region[] {
  const last = order.at(-1);
  const [first, ...rest] = page;
  if (!last || !first || !('columns' in last)) return [...order, ...page];
  if (
    'columns' in first &&
    first.columns.length === last.columns.length &&
    first.columns.every((column, i) => isBelow(last.columns[i]!, column))
  ) {
    const columns = last.columns.map((column, i) => [...column, ...first.columns[i]!]);
    return [...order.slice(0, -1), { columns }, ...rest];
  }
  // A page with a single column goes on the column above it, if it is set at the same place and no wider.
  if ('fragments' in first && first.fragments.some((fragment) => fragment.baseline < height / 2)) {
    const box = boundsOf(first.fragments);
    const above = last.columns.map((column) => boundsOf(column.flatMap(fragmentsOf)));
    let index = above.findIndex(
      ({ left, right }) =>
        Math.abs(left - box.left) < SAME_COLUMN_TOLERANCE && box.right < right + SAME_COLUMN_TOLERANCE * 2,
    );
    if (index < 0 && !beginsSection(first.fragments)) index = findWidest(above, box, first.fragments);
    if (index >= 0) {
      const columns = last.columns.map((column, i) => (i === index ? [...column, first] : column));
      return [...order.slice(0, -1), { columns }, ...rest];
    }
  }
  return [...order, ...page];
}

interface Bounds {
  left: number;
  right: number;
}

/** The widest column, if the text of the next page begins at its edge: it may have the page to itself from there on. */
function findWidest(columns: readonly Bounds[], box: Bounds, fragments: readonly Fragment[]): number {
  const width = ({ left, right }: Bounds) => right - left;
  const index = columns.reduce((widest, column, i) => (width(column) > width(columns[widest]!) ? i : widest), 0);
  const isRightToLeft = fragments.filter((fragment) => fragment.isRightToLeft).length * 2 > fragments.length;
  const edge = isRightToLeft ? 'right' : 'left';
  return Math.abs(columns[index]![edge] - box[edge]) < SAME_COLUMN_TOLERANCE ? index : -1;
}

function beginsSection(fragments: readonly Fragment[]): boolean {
  const top = toRows(fragments)[0]!;
  return top.length === 1 && matchHeading(top[0]!.text)?.isExact === true;
}

function isBelow(above: readonly Region[], below: readonly Region[]): boolean {
  const a = boundsOf(above.flatMap(fragmentsOf));
  const b = boundsOf(below.flatMap(fragmentsOf));
  return Math.abs(a.left - b.left) < SAME_COLUMN_TOLERANCE || Math.abs(a.right - b.right) < SAME_COLUMN_TOLERANCE;
}

function fragmentsOf(region: Region): Fragment[] {
  return 'fragments' in region ? region.fragments : region.columns.flatMap((column) => column.flatMap(fragmentsOf));
}

function boundsOf(fragments: readonly Fragment[]): Bounds {
  return {
    left: Math.min(...fragments.map((fragment) => fragment.x)),
    right: Math.max(...fragments.map((fragment) => fragment.x + fragment.width)),
  };
}
