import type { Fragment, TextDocument } from '../text/model.ts';

/** Share of a page's height in which running headers and footers stand. */
const MARGIN_SHARE = 0.1;
const PAGE_NUMBER =
  /^(?:[-–—|\s]*(?:page|seite|página|pagina|صفحة|第)?\s*\d{1,2}\s*(?:(?:of|\/|von|de|di|sur|من)\s*\d{1,2})?\s*(?:页)?[-–—|\s]*)$/i;
/** Wherever it stands: exports put it under the last line. */
const WHOLE_PAGE_NUMBER =
  /^\s*(?:page|seite|página|pagina|strona|sayfa)\s\d{1,2}\s(?:of|von|de|di|sur|z|\/)\s\d{1,2}\s*$/i;
const NAMED_PAGE_NUMBER = /[–—|·•-]\s*(?:page\s*)?\d{1,2}\s*(?:(?:of|\/|von|de|sur)\s*\d{1,2})\s*$/i;
const CONTACT = /@|\+?\d[\d\s().-]{7,}\d|linkedin|github|www\.|https?:/i;
/** A page's number in a line, and no year. */
const COUNTER = /(?<!\d)\d{1,2}(?!\d)/g;
/** How far apart a running line may stand on two pages. Points. */
const SAME_PLACE = 12;

/** Page numbers, and lines that come again on every page: they are part of no section. */
export function findPageFurniture(document: TextDocument): Set<Fragment> {
  const furniture = new Set(
    document.pages.flatMap((page) => page.fragments.filter(({ text }) => WHOLE_PAGE_NUMBER.test(text))),
  );
  if (!document.hasFixedPages) return furniture;
  for (const page of document.pages) for (const fragment of titledFoot(page.fragments)) furniture.add(fragment);
  const repeated = new Map<string, Fragment[]>();
  for (const page of document.pages) {
    for (const fragment of page.fragments) {
      const isAtTop = fragment.baseline < page.height * MARGIN_SHARE;
      const isAtBottom = fragment.baseline > page.height * (1 - MARGIN_SHARE);
      if (!isAtTop && !isAtBottom) continue;
      if (isAtBottom && (PAGE_NUMBER.test(fragment.text) || NAMED_PAGE_NUMBER.test(fragment.text)))
        furniture.add(fragment);
      if (isAtTop && document.pages.length > 1 && PAGE_NUMBER.test(fragment.text)) furniture.add(fragment);
      const key = `${isAtTop ? 'top' : 'bottom'} ${fragment.text.replace(COUNTER, '#')}`;
      const earlier = repeated.get(key);
      const last = earlier?.at(-1);
      if (!earlier || !last) repeated.set(key, [fragment]);
      else if (last.page !== page.number && Math.abs(earlier[0]!.baseline - fragment.baseline) <= SAME_PLACE)
        earlier.push(fragment);
    }
  }
  for (const [first, ...others] of repeated.values()) {
    // The first page, or the last, may be without. A title that tops some of the pages is a title.
    if (others.length === 0 || others.length + 1 < document.pages.length - 1) continue;
    for (const fragment of others) furniture.add(fragment);
    // What says how to reach the person is read once; the rest is no content at all.
    const isAtBottom = first!.baseline > document.pages[0]!.height / 2;
    if (isAtBottom && !CONTACT.test(first!.text)) furniture.add(first!);
  }
  return furniture;
}

/** "October 12, 2026", "Ada Example · Résumé" and "1" in the last row of a page. */
const TITLED = /^.{3,60}\s[·•|–—-]\s?(?:r[ée]sum[ée]|curriculum vitae|cv|lebenslauf)\.?$/iu;
const SAME_ROW = 2;

function titledFoot(fragments: readonly Fragment[]): Fragment[] {
  const last = fragments.reduce((lowest, { baseline }) => Math.max(lowest, baseline), 0);
  const row = fragments.filter(({ baseline }) => last - baseline < SAME_ROW);
  return row.length > 1 && row.some(({ text }) => TITLED.test(text)) ? row : [];
}
