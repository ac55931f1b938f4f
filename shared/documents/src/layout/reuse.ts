import type { LaidOutDocument, Page, PageItem } from './page.ts';

function isSameItem(first: PageItem, second: PageItem): boolean {
  const a = first as unknown as Record<string, unknown>;
  const b = second as unknown as Record<string, unknown>;
  for (const key in a) if (a[key] !== b[key]) return false;
  return first.kind === second.kind;
}

function reusePage(previous: Page | undefined, next: Page): Page {
  if (!previous) return next;
  let isSame = previous.items.length === next.items.length;
  const items = next.items.map((item, index) => {
    const before = previous.items[index];
    if (before && isSameItem(before, item)) return before;
    isSame = false;
    return item;
  });
  return isSame ? previous : { items };
}

/** The new layout with the pages and items of the old one wherever they are equal, so that only changes are drawn. */
export function reuseUnchanged(previous: LaidOutDocument | null, next: LaidOutDocument): LaidOutDocument {
  if (!previous || previous === next) return next;
  return { ...next, pages: next.pages.map((page, index) => reusePage(previous.pages[index], page)) };
}
