import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { MONTHS } from '../parts-of-year.ts';
import { byMonth, sumsOf, unitsOf } from './amounts.ts';
import { benefitsIn } from './benefits.ts';
import { bonusInMonths, NO_BONUS, NO_EXTRA_PAY } from './bonus.ts';
import { withoutCosts } from './costs.ts';
import { currencyIn, currencyOf } from './currencies.ts';
import { withoutDeductions } from './deductions.ts';
import { employerIn, isOfPresentEmployer, presentIn } from './names.ts';
import type { Offer } from './offer.ts';
import { officeDaysIn, withoutOfficeDays } from './place-of-work.ts';
import { FIXED, isOnTop, VARIABLE, VARIABLE_SHARE, variableIn } from './variable-pay.ts';
import { byTheYear, kindOfPay, monthsBeyond, withoutPaidApart, withoutRange } from './wording.ts';

const CONTRACTOR =
  /\b(?:contractor|freelanc\w*|self[- ]?employed|sole trader|1099|b2b|on invoices?|own account)\b|فريلانس|عمل حر|متعاقد مستقل/u;
/** "6 days" are those of a week's work. */
const DAYS_OF_WEEK = 7;
/** Stands for the currency of such a place where none is named. */
const TOLD_SO = 'GBP';
/** Each sum is by the month or by the year on its own: "18,000 a month + housing 60,000 a year". */
const PIECES = /[+＋،]|,(?!\d{3})|\.\s|\b(?:and|plus|but|with)\b|\sمع\s|\sو(?=\p{Script=Arabic})/iu;
/** What comes on top and is not sure. */
const BONUS =
  /bonus|\b(?:commissions?|overtime|ot|incentives?|tips|(?:shift|night|weekend|performance) (?:pay|allowance|premium|payments?))\b|مكافا|بونص|عموله|اوفر ?تايم|عمل اضافي/i;
const PENSION = /pension|تقاعد/i;
const RENT = /\brents?\b|ايجار/i;
const BASIC = /\bbasic\b|اساسي/i;
const BASIC_OF_WHOLE = /\d\D{0,12}\bbasic\s?(?:is|of|:|=)?\s?\d/i;
const ALL_IN = /\ball[ -]?in|inclusive|\btotal\b|\bpackage\b|شامل/i;
/** "9-6", "9 to 5": hours, no pay. */
const HOURS =
  /\b\d{1,2}(?::\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?(?:am|pm)?\b(?!\s?(?:k|,|\d|lakh))/gi;
/** "2000 more" is what one pays beyond the other, and no pay. */
const A_DIFFERENCE = /(?<![\d,.])\d[\d,.]{0,12}k?\s(?:[a-z]{3}\s)?(?:more|less|extra|higher|lower)\b/gi;
/** One offer's part of what was typed; null where it holds no amount. */
export function readOffer(part: string, isByYear: boolean, money: string | null): Offer | null {
  const { rest: kept, deducted, unclear } = withoutDeductions(part, isByYear);
  const { rest: paid, costs } = withoutCosts(kept);
  const { rest, apart } = withoutPaidApart(paid);
  const { rest: byYear, reckoned } = byTheYear(rest);
  const { rest: text, months: monthsMore } = monthsBeyond(byYear);
  const place = placesIn(part)[0];
  const named = isOfPresentEmployer(text) ? presentIn(text) : employerIn(text);
  const offer: Offer = {
    name: named ?? '',
    currency: currencyOf(currencyIn(part), place?.region) ?? money,
    monthly: 0,
    isToldByYear: false,
    partsAssumed: [],
    upTo: 0,
    kindOfPay: null,
    isBonusNet: false,
    apart,
    reckoned,
    basic: null,
    bonusPercent: 0,
    bonus: 0,
    variable: variableIn(text),
    pensionPercent: 0,
    leaveDays: null,
    workDays: null,
    officeDays: officeDaysIn(text),
    rent: 0,
    costs: 0,
    toldCosts: costs,
    deducted,
    unclear,
    benefits: benefitsIn(text),
    isContractor: CONTRACTOR.test(fold(part)),
    told: part,
    place: withoutPrefix(place?.words.join(' ') ?? ''),
  };
  const inMonths = bonusInMonths(text);
  const isAllIn = ALL_IN.test(fold(text));
  // What stands in brackets says how a sum is made up.
  const asides = [...text.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  const plain = (offer.variable === null ? text : text.replace(FIXED, ' ').replace(VARIABLE, ' '))
    .replace(NO_BONUS, ' ')
    .replace(NO_EXTRA_PAY, ' ')
    .replace(inMonths.told, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(HOURS, ' ')
    .replace(A_DIFFERENCE, ' ');
  const currency = offer.currency ?? (isByYear ? TOLD_SO : null);
  const { rest: lowest, share: rangeShare } = withoutRange(plain);
  offer.upTo = rangeShare;
  for (const piece of lowest.split(PIECES)) addPiece(offer, piece, isAllIn, currency);
  for (const aside of asides) {
    const [basic] = BASIC.test(fold(aside)) ? sumsOf(aside, currency) : [];
    if (basic) offer.basic = byMonth(basic, offer);
    else if (!isAllIn && /\d/.test(aside) && offer.monthly === 0) addPiece(offer, aside, false, currency);
  }
  if (offer.variable !== null && isOnTop(text)) offer.monthly += offer.variable / MONTHS;
  const share = Number(VARIABLE_SHARE.exec(text)?.groups?.share ?? 0);
  if (share > 0 && offer.variable === null) offer.variable = (offer.monthly * MONTHS * share) / 100;
  offer.bonus += offer.monthly * (inMonths.months + monthsMore);
  return offer.monthly > 0 ? offer : null;
}

/** "بجدة" is at جدة. */
function withoutPrefix(place: string): string {
  const bare = place.replace(/^و?[بلك]/u, '');
  return bare !== place && placesIn(bare).length > 0 ? bare : place;
}

function addPiece(offer: Offer, piece: string, isAllIn: boolean, currency: string | null): void {
  const words = fold(piece);
  for (const { value, unit } of unitsOf(withoutOfficeDays(words))) {
    if (unit === '%') {
      if (PENSION.test(words)) offer.pensionPercent += value;
      else if (BONUS.test(words)) offer.bonusPercent += value;
    } else if (unit === 'days') {
      if (value > DAYS_OF_WEEK) offer.leaveDays ??= value;
      else offer.workDays ??= value;
    }
  }
  const told = sumsOf(piece, currency);
  const sums = told.map((sum) => byMonth(sum, offer));
  const [whole, part] = sums;
  const isPaid = offer.monthly > 0;
  // "12,000 basic 7,000": the one says how the other is made up.
  if (whole && part && part < whole && BASIC_OF_WHOLE.test(words)) {
    offer.monthly += whole;
    offer.basic = part;
    return;
  }
  if (whole && !isPaid) {
    offer.kindOfPay = kindOfPay(words);
    offer.isToldByYear = told[0]!.per === 'year';
  }
  for (const [index, sum] of sums.entries()) {
    // "45k base commission 8k": the first of two is the pay.
    const isBonus = BONUS.test(words) && (isPaid || sums.length === 1 || index > 0);
    if (isBonus && kindOfPay(words) === 'net' && offer.kindOfPay !== 'net') offer.isBonusNet = true;
    // A bonus is told by the year, unless it says otherwise.
    if (isBonus) offer.bonus += told[index]!.isTimed ? sum * MONTHS : told[index]!.value;
    else if (RENT.test(words)) offer.rent += sum;
    else if (BASIC.test(words) && isAllIn && offer.monthly > 0) offer.basic = sum;
    else {
      if (isPaid && offer.isToldByYear && !told[index]!.isTimed)
        offer.partsAssumed.push({ told: piece.trim(), per: sum < told[index]!.value ? 'year' : 'month' });
      offer.monthly += sum;
      if (BASIC.test(words)) offer.basic = sum;
    }
  }
}
