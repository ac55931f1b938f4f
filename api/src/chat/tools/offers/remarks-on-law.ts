import { placesIn } from '@vitae/language/regions-of-places';
import { isGulf, placeOfTalk } from '../../coach/countries.ts';
import type { Say } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import type { Offer } from './offer.ts';
import { figure, placeOfPay } from './sums.ts';

// What the law and the custom of a country do to the pay.

/** Where no currency is named, the places of the text and of the resume say whose law holds. */
export const isInEmirates = (text: string, { resume }: Turn): boolean =>
  placesIn(`${text} ${resume?.data.personal.city ?? ''} ${resume?.data.personal.country ?? ''}`).some(
    ({ region }) => region === 'AE',
  );

/** Days of basic pay for each of the first five years in the Emirates: Federal Decree-Law 33 of 2021, art. 51. */
const GRATUITY_DAYS = 21;
const DAYS_OF_MONTH = 30;

export function ofService(offers: readonly Offer[], isThere: boolean, say: Say): string {
  const isOfEmirates = offers.every(({ currency }) => currency === 'AED' || (currency === null && isThere));
  if (!isOfEmirates || offers.some(({ basic }) => !basic)) return '';
  const sums = offers
    .map(({ name, basic, currency }) => `${name} ${figure((basic! / DAYS_OF_MONTH) * GRATUITY_DAYS, currency)}`)
    .join(', ');
  return say(
    `End of service in the UAE, for each of the first five years (21 days of basic): ${sums}.`,
    `نهاية الخدمة في الإمارات عن كل سنة من الخمس الأولى (21 يومًا من الأساسي): ${sums}.`,
  );
}

/** Whether the pay that is told is still to be taxed. */
export function isTaxed(offers: readonly Offer[], text: string, turn: Turn): boolean {
  const place = placeOfPay(text, turn) ?? placeOfTalk(turn);
  const isUntaxed = (currency: string | null) =>
    currency === null ? place === null || isGulf(place) : NO_TAX.has(currency);
  return offers.every(({ kindOfPay, currency }) => kindOfPay !== 'net' && !isUntaxed(currency));
}

/** In India pay is told as what somebody costs. */
export function ofCtc(offers: readonly Offer[], say: Say): string {
  if (offers.some(({ variable }) => variable !== null)) return '';
  if (!offers.every(({ currency }) => currency === 'INR')) return '';
  return say(
    'In India such sums are usually the CTC, with variable pay, provident fund and gratuity in it: ask both for the fixed part and the monthly sum in hand, and compare those.',
    'في الهند تكون هذه المبالغ عادةً CTC وتشمل المتغير وصندوق الادخار والمكافأة: اسأل عن الجزء الثابت والصافي الشهري وقارنهما.',
  );
}

export const NO_TAX = new Set(['AED', 'SAR', 'QAR', 'KWD', 'BHD', 'OMR']);

export function ofTax(offers: readonly Offer[], say: Say): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  const untaxed = [...currencies].filter((currency) => NO_TAX.has(currency ?? '')).length;
  if (untaxed === 0 || untaxed === currencies.size) return '';
  return say(
    'Gulf states take no income tax on wages. The other sum is probably before tax and deductions, in India a CTC with its variable part: ask for the monthly sum in hand, and compare that.',
    'لا ضريبة دخل على الأجور في دول الخليج. أما المبلغ الآخر فتأكد هل هو صافٍ بعد الضريبة والتأمينات، وقارن الصافي الشهري.',
  );
}
