import { fold } from '@vitae/language/fold';
import { sumInDigits } from '../sum-in-digits.ts';
import { unitsOf } from './amounts.ts';
import { gives } from './benefits.ts';
import type { Offer } from './offer.ts';

// Two rents that a text tells beside its offers: "my rent is 800 here, in leeds 1400".

export interface ToldRent {
  sum: number;
  /** The clause that tells it, folded: it names where, or says "now", "here". */
  clause: string;
}

const RENT = /\brents?\b|\brenting\b|ايجار/u;
const SUM = /(?<![\d.,])(?<digits>\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d+)?\s?(?<k>k\b)?(?!\s?(?:%|days?))/giu;
/** Of pay, and no rent. */
const OF_PAY = /\b(?:pays|offer\w*|salary|basic|gross|net|bonus|lpa|ctc|give[sn]?|earn)\b|راتب|عرض|اساسي/u;
const SENTENCES = /(?<=[!?؟;\n])|(?<=\.)\s+/u;
const CLAUSES =
  /,\s|،\s?|\s(?:and|but|while|whereas|vs\.?|versus|against|instead of|مقابل)\s|\s(?=و(?=\p{Script=Arabic}))/iu;
const RENTS_MAX_APART = 8;

const sumsIn = (clause: string): number[] =>
  [...clause.matchAll(SUM)].map(({ groups }) => sumInDigits(groups!.digits!, groups!.k));

/** The two rents and the text without them; none where not just two are told side by side. */
export function rentsTold(text: string): { rest: string; rents: ToldRent[] } {
  for (const sentence of text.split(SENTENCES)) {
    const clauses = sentence.split(CLAUSES);
    const at = clauses.findIndex((clause) => RENT.test(fold(clause)));
    const told = [clauses[at], clauses[at + 1]].filter((clause) => clause !== undefined);
    const sums = told.map(sumsIn);
    const isOfRents = told.every((clause) => !OF_PAY.test(fold(clause))) && sums.every(({ length }) => length === 1);
    const [[one = 0] = [], [other = 0] = []] = sums;
    const isPair = Math.max(one, other) <= Math.min(one, other) * RENTS_MAX_APART;
    if (at < 0 || told.length < 2 || !isOfRents || !isPair) continue;
    const rents = [one, other].map((sum, index) => ({ sum, clause: fold(told[index]!) }));
    return { rest: told.reduce((rest, clause) => rest.replace(clause, ' '), text), rents };
  }
  return { rest: text, rents: [] };
}

/** The rent of each offer, by the names of their places; none where one cannot be told for certain. */
export function rentOfEach(rents: readonly ToldRent[], places: readonly string[]): number[] | null {
  if (rents.length !== 2 || places.length !== 2) return null;
  const named = rents.map(({ clause }) => places.findIndex((place) => place !== '' && clause.includes(fold(place))));
  const at = named.findIndex((place) => place >= 0);
  if (at < 0 || named[0] === named[1]) return null;
  const own = rents[at]!.sum;
  const other = rents[1 - at]!.sum;
  return named[at] === 0 ? [own, other] : [other, own];
}

/** "rent there 28k vs 9k i pay here": two rents, and no two offers. */
export const RENT_COMPARED =
  /[,.;]?\s*\brents?\b[^,.;\d]{0,20}\d[\d,.]*k?\s?(?:vs\.?|versus|against|instead of)\s?\d[\d,.]*k?[^,.;]*/iu;

/** What the dearer rent costs more a month; 0 where no two are told. */
export function rentMore(text: string): number {
  const [one = 0, other = 0] = unitsOf(RENT_COMPARED.exec(text)?.[0] ?? '').map(({ value }) => value);
  return other > 0 ? Math.abs(one - other) : 0;
}

/** A rent that stands behind an offer with housing is paid with the one that gives none. */
export function withRentWhereDue(offers: readonly Offer[]): Offer[] {
  const isHoused = ({ benefits }: Offer) => gives(benefits, 'housing');
  const told = offers.find((offer) => offer.rent > 0 && isHoused(offer));
  const others = offers.filter((offer) => !isHoused(offer));
  const due = others.length === 1 && told?.currency === others[0]!.currency ? others[0] : undefined;
  if (!told || !due) return [...offers];
  return offers.map((offer) =>
    offer === told ? { ...offer, rent: 0 } : offer === due ? { ...offer, rent: told.rent } : offer,
  );
}
