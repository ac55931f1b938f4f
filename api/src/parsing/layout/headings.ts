import { matchHeading } from '../phrases/heading-words.ts';
import type { Fragment } from '../text/model.ts';
import { toRows } from './line.ts';
import { isLike, lookOf } from './look.ts';

/** The fragments of a page that head sections. */
export type Headings = ReadonlySet<Fragment>;

/** Headings by their words, and what stands in one row and look with a majority of them. */
export function findHeadings(fragments: readonly Fragment[]): Headings {
  const headings = new Set(fragments.filter(({ text }) => matchHeading(text)?.isExact));
  for (const row of toRows(fragments)) {
    const known = row.filter((fragment) => headings.has(fragment));
    if (known.length * 2 <= row.length || known.length === row.length) continue;
    const look = lookOf(known[0]!);
    if (row.every((fragment) => isLike(lookOf(fragment), look) && (look.bold || look.caps)))
      for (const fragment of row) headings.add(fragment);
  }
  return headings;
}

/** A row of nothing but headings. */
export function isHeadingRow(row: readonly Fragment[], headings: Headings): boolean {
  return row.every((fragment) => headings.has(fragment));
}
