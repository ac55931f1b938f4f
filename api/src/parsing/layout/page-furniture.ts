import type { Fragment, TextDocument } from '../text/model.ts';

/** Share of a page's height in which running headers and footers stand. */
const MARGIN_SHARE = 0.1;
const PAGE_NUMBER =
  /^(?:[-–—|\s]*(?:page|seite|página|pagina|صفحة|第)?\s*\d{1,2}\s*(?:(?:of|\/|von|de|di|sur|من)\s*\d{1,2})?\s*(?:页)?[-–—|\s]*)$/i;
const NAMED_PAGE_NUMBER = /[–—|·•-]\s*(?:page\s*)?\d{1,2}\s*(?:(?:of|\/|von|de|sur)\s*\d{1,2})\s*$/i;
const CONTACT = /@|\+?\d[\d\s().-]{7,}\d|linkedin|github|www\.|https?:/i;

/** Page numbers, and lines that come again on every page: they are part of no section. */
export function findPageFurniture(document: TextDocument): Set<Fragment> {
  const furniture = new Set<Fragment>();
  if (!document.hasFixedPages) return furniture;
  const seen = new Map<string, { fragment: Fragment; page: number }>();
  for (const page of document.pages) {
    for (const fragment of page.fragments) {
      const isAtTop = fragment.baseline < page.height * MARGIN_SHARE;
      const isAtBottom = fragment.baseline > page.height * (1 - MARGIN_SHARE);
      if (!isAtTop && !isAtBottom) continue;
      if (isAtBottom && (PAGE_NUMBER.test(fragment.text) || NAMED_PAGE_NUMBER.test(fragment.text)))
        furniture.add(fragment);
      if (isAtTop && document.pages.length > 1 && PAGE_NUMBER.test(fragment.text)) furniture.add(fragment);
      const key = `${isAtTop ? 'top' : 'bottom'} ${fragment.text.replace(/\d+/g, '#')}`;
      const earlier = seen.get(key);
      if (!earlier) {
        seen.set(key, { fragment, page: page.number });
        continue;
      }
      if (earlier.page === page.number || Math.abs(earlier.fragment.baseline - fragment.baseline) > 12) continue;
      furniture.add(fragment);
      // What says how to reach the person is read once; the rest is no content at all.
      if (!CONTACT.test(fragment.text) && isAtBottom) furniture.add(earlier.fragment);
    }
  }
  return furniture;
}
