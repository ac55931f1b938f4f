import type { LaidOutDocument, Page, PageItem, TextItem } from './page.ts';

function isSameText(a: TextItem, b: TextItem): boolean {
  return (
    a.text === b.text &&
    a.x === b.x &&
    a.baseline === b.baseline &&
    a.width === b.width &&
    a.size === b.size &&
    a.font === b.font &&
    a.color === b.color &&
    a.source === b.source &&
    a.href === b.href &&
    a.isRtl === b.isRtl &&
    a.letterSpacing === b.letterSpacing &&
    a.isUnderlined === b.isUnderlined
  );
}

function isSameItem(first: PageItem, second: PageItem): boolean {
  // Most of a page is text: naming its fields is ten times as fast as asking for them.
  if (first.kind === 'text' && second.kind === 'text') return isSameText(first, second);
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
