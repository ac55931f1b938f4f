import type { Importance } from '@vitae/language/adverts/advert-lines';
import { type AdvertTerm, extractTerms } from '@vitae/language/adverts/extract-terms';
import { findTerm } from '@vitae/language/adverts/find-term';
import { stripBullet } from '@vitae/language/bullets';
import { tokenise } from '@vitae/language/tokens';

/** A piece of a line of the resume: the words that match, and what stands around them. */
export interface Quote {
  before: string;
  match: string;
  after: string;
}

export interface TermCoverage {
  label: string;
  importance: Importance;
  mentions: number;
  /** The advert's sentence that asks for it. */
  asked: string;
  /** Where the resume names it; `null` when it does not. */
  shown: Quote | null;
}

export interface Coverage {
  terms: TermCoverage[];
  found: number;
}

/** Characters of the line shown before and after a match, at most. */
const QUOTE_REACH = 60;

/** Which of the terms that an advert asks for a resume names. Literal: a synonym counts where it is a known one. */
export function compareWithAdvert(advert: string, resume: string): Coverage {
  const tokens = tokenise(resume);
  const terms = extractTerms(advert).map((term: AdvertTerm) => {
    const match = findTerm(tokens, term);
    return {
      label: term.label,
      importance: term.importance,
      mentions: term.mentions,
      asked: term.context,
      shown: match && quote(resume, tokens[match.start]!.start, tokens[match.start + match.length - 1]!.end),
    };
  });
  return { terms, found: terms.filter((term) => term.shown !== null).length };
}

function quote(text: string, start: number, end: number): Quote {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', end);
  const after = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  return {
    before:
      before.length > QUOTE_REACH
        ? `… ${before.slice(-QUOTE_REACH).replace(/^\S*\s/, '')}`
        : stripBullet(before.trimStart()) + /\s*$/.exec(before)![0],
    match: text.slice(start, end).replace(/\s+/g, ' '),
    after: after.length > QUOTE_REACH ? `${after.slice(0, QUOTE_REACH).replace(/\s\S*$/, '')} …` : after.trimEnd(),
  };
}
