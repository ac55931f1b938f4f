import { placesIn } from '@vitae/language/regions-of-places';
import { withCosts, withCostsMoved } from './costs.ts';
import { currencyIn, currencyOf, moneyOfPlaces } from './currencies.ts';
import { asTheOthers } from './deductions.ts';
import { withNames } from './names.ts';
import type { Offer } from './offer.ts';
import { waysToPart, withClausesMoved } from './parts.ts';
import { saysNoPeriod, saysYearAlone } from './periods.ts';
import { readOffer } from './read-one-offer.ts';
import { RENT_COMPARED, rentOfEach, rentsTold, withRentWhereDue } from './rents.ts';
import { inLakhs } from './variable-pay.ts';
import { daysOfEach, inPlainWords } from './wording.ts';

const OFFERS_MAX = 4;
/** "current ctc 11.2 lpa, got offer 17.5": what one has is no offer, where two are told behind it. */
const PAY_NOW =
  /(?:^|[,.;(]\s*|\b(?:and|but)\s)(?:(?:my )?(?:current|present)(?:ly)?(?: ctc| salary| pay| package)?(?: is|:)?|i(?:'m| am)? (?:have|earn|make|get|on)(?: now| currently)?|now i (?:have|earn|make|get)) [£$€]?(?<sum>\d[\d,.]*\s?(?:k|lpa|lakhs?|lacs?)?)\b(?:\s(?:now|currently|at the moment|today))?[,.]?/iu;

/** "what notice must i give in britain? and i got offers of 41k": what is asked before names no place of an offer. */
const QUESTION_BEFORE = /^(?![^?؟]*(?:\d{2}|\d\s?(?:k|lpa|l)\b))[^?؟]+[?؟]+(?=[\s\S]*\d{2})/u;

/** "they want 1,500 for the visa": what is asked for is no pay. */
const FEE =
  /(?<!\d)[£$€]?\d[\d,.]*\s?(?:\p{L}{1,9}\s){0,2}(?:(?:as|in|for)\s)?(?:(?:an?|the|my|their|your)\s)?(?:\p{L}+\s){0,2}(?:fees?|charges?|deposit|رسوم|عموله|عمولة|عربون)(?!\p{L})|(?:fees?|charges?|deposit) (?:of|is|are|was) (?:\p{Lu}{3}\s?)?[£$€]?\d[\d,.]*|(?:رسوم|عمولة|عموله|عربون)\s(?:\S+\s){0,2}?\d[\d,.]*/giu;
/** School fees are given by an employer. */
const isAskedFor = (fee: string): boolean => !/school|tuition|مدارس|مدرس/iu.test(fee);

/** The offers that a text tells; `isByYear` where they are of a place in which pay is told by the year. */
export function readOffers(text: string, isByYear = false): Offer[] {
  const paid = inPlainWords(text)
    .replace(QUESTION_BEFORE, ' ')
    .replace(FEE, (fee) => (isAskedFor(fee) ? ' ' : fee));
  const { rest: plain, days } = daysOfEach(paid);
  const withDays = (offers: readonly Offer[]) =>
    offers.map((offer, at) => (days && offers.length === 2 ? { ...offer, leaveDays: days[at]! } : offer));
  const { rest, rents } = rentsTold(plain);
  const told = withDays(partsRead(rest, isByYear && saysNoPeriod(text)));
  const rentsDue = rentOfEach(
    rents,
    told.map(({ place, name }) => place || name),
  );
  if (rents.length === 0 || rentsDue)
    return rentsDue ? told.map((offer, at) => ({ ...offer, rent: rentsDue[at]! })) : told;
  return withDays(partsRead(plain, isByYear && saysNoPeriod(text)));
}

function partsRead(text: string, isByYear: boolean): Offer[] {
  const plain = inLakhs(text.replace(RENT_COMPARED, ' ')).replace(/[^\S\n]+/gu, ' ');
  const beside = partedOffers(plain.replace(PAY_NOW, ' '), isByYear);
  // What one has is no offer where two are told beside it.
  return beside.length > 1 ? beside : partedOffers(plain, isByYear);
}

/** What somebody is paid now beside two offers, by the month; null where nothing is told. */
export function payNow(text: string, isByYear: boolean): number | null {
  const plain = inLakhs(inPlainWords(text));
  const sum = PAY_NOW.exec(plain)?.groups?.sum;
  const isBeside = sum !== undefined && partedOffers(plain.replace(PAY_NOW, ' '), isByYear).length > 1;
  return isBeside ? (readOffer(sum, isByYear && saysNoPeriod(text), null)?.monthly ?? null) : null;
}

function partedOffers(text: string, isByYear: boolean): Offer[] {
  return waysToPart(text, (parts) => offersIn(parts, isByYear || saysYearAlone(text)));
}

function offersIn(parts: readonly string[], isByYear: boolean): Offer[] {
  const own = withCostsMoved(withClausesMoved(parts));
  const money = moneyOfPlaces(own);
  const [oneMoney, otherMoney] = [
    ...new Set(own.map((part) => currencyOf(currencyIn(part), placesIn(part)[0]?.region)).filter(Boolean)),
  ];
  const offers = own
    .map((part, index) => readOffer(part, isByYear, money[index] ?? (otherMoney ? null : (oneMoney ?? null))))
    .filter((offer) => offer !== null);
  // A currency that is named once is meant of all.
  const [only, another] = [...new Set(offers.flatMap(({ currency }) => currency ?? []))];
  const currency = another === undefined ? only : undefined;
  const paid = withRentWhereDue(asTheOthers(withCosts(offers))).map((offer) => ({
    ...offer,
    currency: offer.currency ?? currency ?? null,
  }));
  return withNames(paid).slice(0, OFFERS_MAX);
}
