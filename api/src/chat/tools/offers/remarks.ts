import { languageOf, sayIn } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import { ofContractors } from './contractors.ts';
import { remarksOnFamilyAndTerm } from './family.ts';
import type { Offer } from './offer.ts';
import { ofBenefits } from './remarks-on-benefits.ts';
import { isInEmirates, isTaxed, ofCtc, ofService, ofTax } from './remarks-on-law.ts';
import { ofCosts, ofFares, ofOffice, ofPlaces, ofRent } from './remarks-on-living.ts';
import { byDays, ofNetBonus, ofPayNow, ofVariable } from './remarks-on-pay.ts';
import { ofApart, ofDeductions, ofRanges, ofReckoned, ofTimes, ofUnclear } from './remarks-on-reading.ts';

/** What is to be said beside the sums of offers. */
export function remarksOn(offers: readonly Offer[], yearly: readonly number[], text: string, turn: Turn): string[] {
  const language = languageOf(turn);
  const say = sayIn(language);
  return [
    ofRanges(offers, yearly, say),
    ofReckoned(offers, say),
    ofPayNow(offers, text, turn, say),
    ofDeductions(offers, say),
    ofUnclear(offers, say),
    ofVariable(offers, say),
    ofNetBonus(offers, say),
    ofApart(offers, say),
    byDays(offers, yearly, say),
    ofService(offers, isInEmirates(text, turn), say),
    ofCosts(offers, yearly, say),
    ofRent(offers, say, isTaxed(offers, text, turn)),
    ofBenefits(offers, language),
    ofOffice(offers, say),
    ofPlaces(offers, say),
    ofCtc(offers, say),
    ofFares(offers, say),
    ofTimes(offers, say),
    ofTax(offers, say),
    ofContractors(offers, say),
    ...remarksOnFamilyAndTerm(offers, text).map(({ en, ar }) => say(en, ar)),
  ].filter(Boolean);
}
