import type { AtsReport } from '@vitae/contract/ats';
import type { Place } from '../parsing/result.ts';
import type { Fragment, TextDocument } from '../parsing/text/model.ts';
import { drawnPages, layoutFlags } from './layout-flags.ts';

/** Points. Nobody reads print this small; machines do. */
const TINY_POINTS = 3.5;
const EVIDENCE_MAX = 160;
const FLAGGED_MAX = 12;

export interface Found {
  text: string;
  place: Place | null;
}

/** What a file does that its text alone does not show. */
export interface DocumentFacts {
  hidden: Found[];
  tiny: Found[];
  /** Characters that stand for nothing: private use, replacement. */
  oddCharacters: { count: number; first: Found | null };
  pages: AtsReport['machine']['pages'];
  flags: AtsReport['machine']['flags'];
}

// Fonts without a table of characters give private-use ones; broken encodings give replacement characters.
const ODD = /[\u{E000}-\u{F8FF}\u{FFFD}]/gu;

export function documentFacts(document: TextDocument): DocumentFacts {
  const facts: DocumentFacts = {
    hidden: [],
    tiny: [],
    oddCharacters: { count: 0, first: null },
    pages: drawnPages(document),
    flags: layoutFlags(document),
  };
  for (const page of document.pages) {
    for (const fragment of page.hidden) if (/\p{L}{2}/u.test(fragment.text)) facts.hidden.push(found(fragment));
    for (const fragment of page.fragments) {
      if (isTiny(fragment, document)) facts.tiny.push(found(fragment));
      const odd = fragment.text.match(ODD)?.length ?? 0;
      if (odd > 0) {
        facts.oddCharacters.count += odd;
        facts.oddCharacters.first ??= found(fragment);
      }
    }
  }
  const flag = (kind: 'hidden_text' | 'tiny_text' | 'odd_characters') => (each: Found) => ({
    kind,
    page: each.place?.page ?? 1,
    text: each.text,
    place: document.hasFixedPages ? each.place : null,
  });
  facts.flags.push(
    ...facts.hidden.slice(0, FLAGGED_MAX).map(flag('hidden_text')),
    ...facts.tiny.slice(0, FLAGGED_MAX).map(flag('tiny_text')),
    ...[facts.oddCharacters.first].flatMap((first) => first ?? []).map(flag('odd_characters')),
  );
  return facts;
}

/** The document as a reader sees it: what is too small to be read is left out. */
export function withoutTinyText(document: TextDocument): TextDocument {
  const pages = document.pages.map((page) => ({
    ...page,
    fragments: page.fragments.filter((fragment) => !isTiny(fragment, document)),
  }));
  return { ...document, pages };
}

function isTiny(fragment: Fragment, document: TextDocument): boolean {
  return document.hasFixedPages && fragment.size > 0 && fragment.size < TINY_POINTS && /\p{L}{2}/u.test(fragment.text);
}

function found({ text, page, x, y, width, height }: Fragment): Found {
  return { text: text.slice(0, EVIDENCE_MAX), place: { page, x, y, width, height } };
}
