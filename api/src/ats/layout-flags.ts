import type { AtsLayoutFlag, AtsReport } from '@vitae/contract/ats';
import { type Region, splitIntoRegions } from '../parsing/layout/columns.ts';
import { findPageFurniture } from '../parsing/layout/page-furniture.ts';
import type { Place } from '../parsing/result.ts';
import type { Fragment, TextDocument, TextPage } from '../parsing/text/model.ts';

type LayoutFlag = AtsReport['machine']['flags'][number];
type MachinePage = AtsReport['machine']['pages'][number];

/** Enough to see the habit; a table of two hundred rows is one table. */
const FLAGS_PER_KIND_MAX = 12;
const QUOTE_MAX = 120;
const PAGES_MAX = 6;
const LINES_PER_PAGE_MAX = 160;
/** Columns of fewer lines are a date beside a title. */
const COLUMN_LINES_MIN = 4;

/** What simple parsers are known to stumble over, by the layout of the file. Places are those of a fixed page. */
export function layoutFlags(document: TextDocument): LayoutFlag[] {
  const furniture = findPageFurniture(document);
  const flags = document.pages.flatMap((page) => [
    ...columnsOf(page, furniture),
    ...tablesOf(page),
    ...originsOf(page, furniture),
    ...(page.hasImages ? [{ kind: 'picture' as const, page: page.number, text: '', place: null }] : []),
  ]);
  const counts = new Map<AtsLayoutFlag, number>();
  return flags
    .filter(({ kind }) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return counts.get(kind)! <= FLAGS_PER_KIND_MAX;
    })
    .map((flag) => (document.hasFixedPages ? flag : { ...flag, place: null }));
}

function columnsOf(page: TextPage, furniture: ReadonlySet<Fragment>): LayoutFlag[] {
  const fragments = page.fragments.filter((fragment) => !furniture.has(fragment) && !fragment.structure?.cell);
  return splitIntoRegions(fragments).flatMap((region) => {
    if (!('columns' in region)) return [];
    const columns = region.columns.map((column) => column.flatMap(fragmentsOf));
    if (columns.some((column) => column.length < COLUMN_LINES_MIN)) return [];
    // The narrower one is the rail whose lines get mixed into the other's.
    const rail = columns.toSorted((a, b) => placeOf(a, page).width - placeOf(b, page).width)[0]!;
    return [{ kind: 'columns' as const, page: page.number, text: quote(rail), place: placeOf(rail, page) }];
  });
}

function tablesOf(page: TextPage): LayoutFlag[] {
  const tables = Map.groupBy(
    page.fragments.filter(({ structure }) => structure?.cell),
    ({ structure }) => structure!.cell!.table,
  );
  return [...tables.values()].map((cells) => ({
    kind: 'table' as const,
    page: page.number,
    text: quote(cells),
    place: placeOf(cells, page),
  }));
}

function originsOf(page: TextPage, furniture: ReadonlySet<Fragment>): LayoutFlag[] {
  return page.fragments.flatMap((fragment) => {
    const { origin } = fragment.structure ?? {};
    const isRunning = origin === 'header-or-footer' || furniture.has(fragment);
    if (!isRunning && origin !== 'text-box') return [];
    return [
      {
        kind: isRunning ? ('running_line' as const) : ('text_box' as const),
        page: page.number,
        text: quote([fragment]),
        place: placeOf([fragment], page),
      },
    ];
  });
}

function fragmentsOf(region: Region): Fragment[] {
  return 'fragments' in region ? region.fragments : region.columns.flatMap((column) => column.flatMap(fragmentsOf));
}

const quote = (fragments: readonly Fragment[]) => {
  const text = fragments
    .slice(0, 8)
    .map((fragment) => fragment.text.trim())
    .join(' · ');
  return text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text;
};

function placeOf(fragments: readonly Fragment[], page: TextPage): Place {
  const left = Math.min(...fragments.map(({ x }) => x));
  const top = Math.min(...fragments.map(({ y }) => y));
  return {
    page: page.number,
    x: left,
    y: top,
    width: Math.max(...fragments.map(({ x, width }) => x + width)) - left,
    height: Math.max(...fragments.map(({ y, height }) => y + height)) - top,
  };
}

/** The lines of each page where they stand, for a drawing beside the text; none where the format has no pages. */
export function drawnPages(document: TextDocument): MachinePage[] {
  if (!document.hasFixedPages) return [];
  return document.pages.slice(0, PAGES_MAX).map(({ number, width, height, fragments }) => ({
    number,
    width: whole(width),
    height: whole(height),
    lines: fragments.slice(0, LINES_PER_PAGE_MAX).map((fragment) => ({
      text: quote([fragment]),
      x: whole(fragment.x),
      y: whole(fragment.y),
      width: whole(fragment.width),
      height: whole(fragment.height),
    })),
  }));
}

const whole = (points: number) => Math.round(points);
