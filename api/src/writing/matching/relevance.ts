import type { AdvertFacts } from '../advert/advert.ts';
import { tellingTerms } from './terms.ts';

/** Okapi BM25's usual saturation and length parameters. */
const K1 = 1.2;
const B = 0.5;
const TYPICAL_STATEMENT_TERMS = 12;
const FIGURE_BONUS = 1.5;

export type Relevance = (statement: string) => number;

/** Scores what the applicant did by how much of what the advert asks for it speaks of. */
export function relevanceTo(advert: AdvertFacts, jobTitle: string): Relevance {
  const wanted = new Map<string, number>();
  for (const { text, weight } of [...advert.requirements, { text: jobTitle, weight: 3 }]) {
    for (const term of new Set(tellingTerms(text))) wanted.set(term, (wanted.get(term) ?? 0) + weight);
  }
  return (statement) => {
    const terms = tellingTerms(statement);
    const lengthNorm = 1 - B + (B * terms.length) / TYPICAL_STATEMENT_TERMS;
    let score = 0;
    for (const term of new Set(terms)) {
      const weight = wanted.get(term);
      if (!weight) continue;
      const occurrences = terms.filter((other) => other === term).length;
      score += Math.log(1 + weight) * ((occurrences * (K1 + 1)) / (occurrences + K1 * lengthNorm));
    }
    return score + (/\d/.test(statement) ? FIGURE_BONUS : 0);
  };
}
