import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findLinks, type LinkKind, linkKind } from '../phrases/links.ts';
import type { Field } from '../result.ts';

/** Web addresses near the contact details, printed or behind a word; profiles elsewhere count for less. */
export interface ContactLinks {
  linkedin: Field | null;
  github: Field | null;
  website: Field | null;
  other: Field[];
}

export function readLinks(near: readonly Line[], rest: readonly Line[]): ContactLinks {
  const links: ContactLinks = { linkedin: null, github: null, website: null, other: [] };
  const add = (kind: LinkKind, field: Field) => {
    if (kind === 'profile' || links[kind]) {
      if (
        !links.other.some((other) => other.value === field.value) &&
        !(kind !== 'profile' && links[kind]?.value === field.value)
      )
        links.other.push(field);
    } else links[kind] = field;
  };
  for (const line of near) {
    for (const cell of line.cells) {
      const place = { ...placeOfLine(line), x: cell.x, width: cell.width };
      const printed = findLinks(cell.text);
      for (const link of printed) add(link.kind, { value: link.url, confidence: 0.97, place });
      for (const span of cell.spans) {
        if (!span.link || !/^https?:/i.test(span.link)) continue;
        if (printed.some((link) => isSameAddress(link.url, span.link!))) continue;
        const kind = linkKind(span.link);
        const isNamed = findLinks(span.text).length > 0;
        if (!isNamed && (kind !== 'website' || !links.website))
          add(kind, { value: span.link, confidence: 0.93, place: { ...place, x: span.x, width: span.width } });
      }
    }
  }
  for (const line of rest) {
    for (const link of findLinks(line.text)) {
      if ((link.kind === 'linkedin' && !links.linkedin) || (link.kind === 'github' && !links.github))
        links[link.kind] = { value: link.url, confidence: 0.6, place: placeOfLine(line) };
    }
  }
  return links;
}

function isSameAddress(a: string, b: string): boolean {
  const bare = (url: string) =>
    url
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(a) === bare(b) || bare(b).startsWith(bare(a));
}
