import { fold } from '@vitae/language/fold';

// Papers that hold others, and short forms of papers: whoever has the one has the other.

const IMPLIES: readonly (readonly [RegExp, RegExp])[] = [
  // A commercial driving licence is one; class A (US) and C+E (Europe) are of combinations.
  [
    /\b(?:cdl|hgv|lgv|class [a-d]\b.{0,12}(?:driver|licen[cs]e|cdl)|c\+e|category [bcd]\b)/u,
    /\bdriv\w+ licen[cs]e|\bdriver'?s licen[cs]e|^driving licence$/u,
  ],
  [
    /\bclass a\b|\bc\+e\b|\bclass 1 (?:hgv|driver)|\bsemi(?:-| )?trailers?|\breefer\b|\bdry van\b|\b18[- ]?wheeler/u,
    /\btractor[- ]trailers?\b|\barticulated\b|\bartic\b|\bclass a\b/u,
  ],
  [
    /\btanker\b|\btank truck|\bbbl\b|\bvac(?:uum)? truck/u,
    /^tankers?$|\btank vehicles?\b|\btanker (?:endorsement|experience)\b/u,
  ],
  [/\bdoubles?\s?\/\s?triples?\b/u, /\bdoubles\b|\btriples\b/u],
  [/\b(?:hazmat|hazardous materials?)\b/u, /\b(?:hazmat|hazardous materials?)\b/u],
  // Registers by their short forms.
  [/\b(?:saudi commission for health specialties|scfhs)\b/u, /\bscfhs\b|\bsaudi commission/u],
  [/\b(?:nmc pin|registered nurse|\brn\b)/u, /\bregistered nurse\b|\bnmc registration\b|^nmc$/u],
  [/\b(?:qts|qualified teacher status)\b/u, /\bqts\b|\bqualified teacher status\b/u],
  [/\b(?:icpak|cpa ?\(k\))/u, /\bicpak\b/u],
  [/\b(?:sia) (?:licen[cs]e|badge)\b/u, /\bsia\b/u],
  [/\bbls\b|\bbasic life support\b/u, /\bbls\b|\bbasic life support\b/u],
  [/\b(?:acls|advanced (?:cardiac|cardiovascular) life support)\b/u, /\bacls\b|\badvanced cardi\w+ life support\b/u],
  [/\b(?:enhanced )?(?:dbs|disclosure and barring)\b/u, /\bdbs\b/u],
];

/** Whether a resume, folded, shows by another paper or its short form what a term asks for. */
export function isImplied(term: string, resume: string): boolean {
  const asked = fold(term);
  return IMPLIES.some(([has, shows]) => shows.test(asked) && has.test(resume));
}
