import { readClauses } from './clauses.ts';
import type { Importance } from './importance.ts';

export interface AdvertLine {
  text: string;
  importance: Importance;
}

/**
 * The lines and sentences of an advert that say something about the job, each with how much it asks for them. What is
 * said of the company, the pay and the law is left out.
 */
export function readAdvertLines(advert: string): AdvertLine[] {
  return readClauses(advert).flatMap(({ kind, text, byWords }) =>
    kind === 'heading' || byWords === 'ignored' ? [] : [{ text, importance: byWords }],
  );
}
