import { fold, toAsciiDigits } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import type { Offer } from './offer.ts';
import { benefitsIn, gives } from './offer-benefits.ts';
import { bonusInMonths, NO_BONUS, NO_EXTRA_PAY } from './offer-bonus.ts';
import { withCosts, withCostsMoved, withoutCosts } from './offer-costs.ts';
import { asTheOthers, withoutDeductions } from './offer-deductions.ts';
import { employerIn } from './offer-names.ts';
import { waysToPart, withClausesMoved } from './offer-parts.ts';
import { officeDaysIn, withoutOfficeDays } from './offer-place-of-work.ts';
import { rentOfEach, rentsTold } from './offer-rents.ts';
import {
  byTheYear,
  daysOfEach,
  inPlainWords,
  kindOfPay,
  monthsBeyond,
  withoutPaidApart,
  withoutRange,
} from './offer-wording.ts';

const OFFERS_MAX = 4;
/** "6 days" are those of a week's work. */
const DAYS_OF_WEEK = 7;
export const MONTHS = 12;
export const WEEKS = 52;
const LAKH = 100_000;
const CURRENCY =
  /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp|kes|kshs?|zar|rands?|php|pesos?|cad|ngn|naira|ghs|cedis?|shillings?|taka|ringgit|tzs|ugx|pkr|bdt|lkr|myr|sgd|aud|nzd|chf|pln|jod|mad|tnd|dhs?|dirhams?|riyals?|rials?|rupees?|rs|euros?|pounds?|quid|dollars?|lpa|lakhs?|lacs?)\b|(\$|€|£|₹|₱|₦)|(درهم|ريال|دينار|دولار|جنيه|روبيه)/i;
const NAMES: Record<string, string> = {
  ksh: 'KES',
  kshs: 'KES',
  dh: 'AED',
  dhs: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  riyal: 'SAR',
  riyals: 'SAR',
  rial: 'OMR',
  rials: 'OMR',
  rs: 'INR',
  euro: 'EUR',
  euros: 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  dollar: 'USD',
  dollars: 'USD',
  rupee: 'INR',
  rupees: 'INR',
  lpa: 'INR',
  lakh: 'INR',
  lakhs: 'INR',
  lac: 'INR',
  lacs: 'INR',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₱': 'PHP',
  '₦': 'NGN',
  peso: 'pesos',
  pesos: 'pesos',
  shilling: 'shillings',
  shillings: 'shillings',
  rand: 'ZAR',
  rands: 'ZAR',
  naira: 'NGN',
  cedi: 'GHS',
  cedis: 'GHS',
  taka: 'BDT',
  ringgit: 'MYR',
  درهم: 'AED',
  ريال: 'SAR',
  دولار: 'USD',
  جنيه: 'EGP',
  روبيه: 'INR',
};
/** "Riyal" and "dinar" are the money of more than one country. */
const OF_PLACE: Record<string, Record<string, string>> = {
  SAR: { OM: 'OMR', QA: 'QAR' },
  دينار: { KW: 'KWD', BH: 'BHD' },
};
/** What is paid in a place where a text names places of several countries and no money. */
const PAID_IN: Record<string, string> = {
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  GB: 'GBP',
  US: 'USD',
  IN: 'INR',
  EG: 'EGP',
};
/** From such a sum on pay is that of a year, where no time is told; nobody earns so much in a month. */
const YEARLY_FROM: Record<string, number> = {
  GBP: 10_000,
  EUR: 10_000,
  USD: 10_000,
  CAD: 10_000,
  AUD: 10_000,
  NZD: 10_000,
  CHF: 25_000,
  AED: 150_000,
  SAR: 150_000,
  QAR: 150_000,
  ZAR: 200_000,
  INR: 300_000,
};
/** Stands for the currency of such a place where none is named. */
const TOLD_SO = 'GBP';
const AMOUNT =
  /(\d{1,3}(?:[,٬]\d{3})+|\d+)(?:\.(\d+))?\s?(k\b|[آا]لاف|[أا]لف|lpa\b|lakhs?\b|lacs?\b)?\s*(%|٪|percent|days?|يوم)?/gi;
const YEARLY = /per year|a year|yearly|annual|p\.?a\b|\blpa\b|lakhs?|سنويا|في السنه/i;
/** Told by the year, unless a month is named. */
const LAKHS = /\blpa\b|lakhs?|la[kc]s?\b/gi;
/** Each sum is by the month or by the year on its own: "18,000 a month + housing 60,000 a year". */
const PIECES = /[+＋،]|,(?!\d{3})|\.\s|\b(?:and|plus|but|with)\b|\sمع\s|\sو(?=\p{Script=Arabic})/iu;
const MONTHLY = /per month|a month|monthly|شهري|بالشهر|في الشهر/i;
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
function readOffer(part: string, isByYear: boolean, money: string | null): Offer | null {
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

const currencyIn = (text: string): string => {
  const found = CURRENCY.exec(text) ?? CURRENCY.exec(fold(text));
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
};

function currencyOf(written: string, region: string | undefined): string | null {
  if (written === '') return null;
  const named = NAMES[written] ?? written.toUpperCase();
  return OF_PLACE[named]?.[region ?? ''] ?? named;
}

/** "44k if i stay". */
const STAYS =
  /\b(?:if i stay|to stay|staying|counter ?offer\w*|my (?:current|present) (?:job|company|employer|boss|manager)|where i am now)\b|اذا بقيت|لو بقيت|عشان ابقي|شركتي الحاليه|مديري الحالي/u;
const isOfPresentEmployer = (text: string): boolean => STAYS.test(fold(text));
const presentIn = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? 'البقاء' : 'Staying');

/** "14 lpa, 10 fixed and 4 variable", "all fixed". */
const FIXED =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:fixed|guaranteed)\b/gi;
const VARIABLE =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:variable|performance(?:[- ]based)?)\b/gi;
/** "9.5 lpa with 10% variable": a part of the pay. */
const VARIABLE_SHARE = /(?<share>\d{1,2}) ?% (?:is |of it |performance )?variable\b/iu;
const ALL_FIXED = /\b(?:all|fully|everything|100%) (?:is )?(?:fixed|guaranteed)\b/i;

/** The variable part of the pay in a year: as large as the offer tells its pay in lakhs, where it does. */
function variableIn(text: string): number | null {
  if (ALL_FIXED.test(text)) return 0;
  const told = text.match(VARIABLE)?.[0];
  if (told === undefined) return null;
  const [{ value } = { value: 0 }] = unitsOf(told);
  return value < 100 && IN_LAKHS.test(text) ? value * LAKH : value;
}
/** "12.5 lakhs + 3 lakhs variable": beside the pay, where "10 fixed + 2 variable" are its parts. */
const isOnTop = (text: string): boolean =>
  text.search(FIXED) < 0 &&
  /(?:\+|\bplus)\s?[£$€₹]?\d[\d,.]*\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it )*(?:variable|performance)\b/iu.test(
    text,
  );
const IN_LAKHS = /(?:\b|\d)(?:lpa|lakhs?|lacs?)\b/i;

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

interface Counted {
  value: number;
  unit: '%' | 'days' | '';
}

function unitsOf(piece: string): Counted[] {
  return [...toAsciiDigits(piece).matchAll(AMOUNT)].map(([, digits = '', decimals, many, unit]) => {
    const value = Number(`${digits.replace(/[,٬]/g, '')}${decimals ? `.${decimals}` : ''}`);
    const times = many ? (/lpa|la[kc]/i.test(many) ? LAKH : 1000) : 1;
    return { value: value * times, unit: unit ? (/%|٪|percent/i.test(unit) ? '%' : 'days') : '' };
  });
}

/** Nobody tells more of them in one breath. */
const SUMS_MAX = 12;
const PAY_OR_PART_MIN = 100;
interface Sum {
  value: number;
  per: 'month' | 'year';
  /** Whether its time is told. */
  isTimed: boolean;
}

function sumsOf(piece: string, currency: string | null): Sum[] {
  const words = fold(piece);
  const isOfMonth = MONTHLY.test(words);
  const isOfYear = YEARLY.test(isOfMonth ? words.replace(LAKHS, ' ') : words);
  return unitsOf(piece)
    .filter(({ value, unit }) => unit === '' && value >= PAY_OR_PART_MIN)
    .slice(0, SUMS_MAX)
    .map(({ value }) => {
      const isSoLarge = value >= (YEARLY_FROM[currency ?? ''] ?? Number.POSITIVE_INFINITY);
      return { value, per: isOfYear || (!isOfMonth && isSoLarge) ? 'year' : 'month', isTimed: isOfYear || isOfMonth };
    });
}

/** Nobody is paid so large a share of a month's pay beside it each month, where the pay is told by the year. */
const SHARE_BESIDE_YEAR = 0.3;

/** A sum by the month: beside pay of a year a larger one that tells no time is that of a year too. */
function byMonth({ value, per, isTimed }: Sum, { monthly, isToldByYear }: Offer): number {
  const isBeside = !isTimed && isToldByYear && value > monthly * SHARE_BESIDE_YEAR;
  return per === 'year' || isBeside ? value / MONTHS : value;
}

/** "rent there 28k vs 9k i pay here": two rents, and no two offers. */
const RENT_COMPARED =
  /[,.;]?\s*\brents?\b[^,.;\d]{0,20}\d[\d,.]*k?\s?(?:vs\.?|versus|against|instead of)\s?\d[\d,.]*k?[^,.;]*/iu;
/** "current ctc 11.2 lpa, got offer 17.5": what one has is no offer, where two are told behind it. */
const PAY_NOW =
  /(?:^|[,.;(]\s*|\b(?:and|but)\s)(?:(?:my )?(?:current|present)(?:ly)?(?: ctc| salary| pay| package)?(?: is|:)?|i(?:'m| am)? (?:have|earn|make|get|on)(?: now| currently)?|now i (?:have|earn|make|get)) [£$€]?(?<sum>\d[\d,.]*\s?(?:k|lpa|lakhs?|lacs?)?)\b(?:\s(?:now|currently|at the moment|today))?[,.]?/iu;
/** "11 lpa … 17.5 fixed + 2 variable … 19 fixed": once lakhs are named, such small numbers are lakhs as well. */
const FIXED_AND_VARIABLE =
  /(?<!\b(?:lpa|lakhs?|lacs?)[,:]?\s)(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:lpa|lakhs?|lacs?))? fixed\s?(?:\+|plus|and)\s?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:lpa|lakhs?|lacs?))? variable\b/giu;
const ONLY_FIXED = /(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?) fixed\b(?!\s?(?:\+|plus|and))/giu;

function inLakhs(text: string): string {
  return text
    .replace(FIXED_AND_VARIABLE, (_, fixed: string, variable: string) => {
      const whole = Math.round((Number(fixed) + Number(variable)) * 100) / 100;
      return `${whole} lpa (${variable} variable)`;
    })
    .replace(ONLY_FIXED, (whole: string, fixed: string) =>
      /lpa|ctc|lakh|lac/iu.test(text) ? `${fixed} lpa all fixed` : whole,
    );
}

/** What the dearer rent costs more a month; 0 where no two are told. */
export function rentMore(text: string): number {
  const [one = 0, other = 0] = unitsOf(RENT_COMPARED.exec(text)?.[0] ?? '').map(({ value }) => value);
  return other > 0 ? Math.abs(one - other) : 0;
}

/** Smaller sums by the month are what something costs. */
const PAY_MIN = 1_500;
const BY_MONTH =
  /(?<digits>\d{1,3}(?:,\d{3})+|\d+)\s?(?<k>k)?\s?(?:[a-z]{3,9}\s)?(?:(?:a|per|each|every) month|monthly|شهري|بالشهر|في الشهر)|\(a month\)$/giu;

const OF_RENT = /(?<![^,.;!?])[^,.;!?]*\brents?\b[^,.;!?]*/gu;

/** Where one is told by the year or the hour and none by the month, so is the other. */
const saysYearAlone = (text: string): boolean =>
  (YEARLY.test(text) || BY_THE_HOUR.test(text)) && !MONTHLY.test(fold(text).replace(OF_RENT, ' '));
const BY_THE_HOUR =
  /\d\s?(?:(?:an|per) (?:hour|hr)|\/\s?(?:hour|hr|h))\b|(?<![\d.,])[1-9]\d{2,3}\s?(?:(?:a|per) day|\/\s?day|day rate)\b/iu;

/** A currency that is named anywhere says itself how pay is told, and so does a month. */
export function saysNoPeriod(text: string): boolean {
  const words = toAsciiDigits(fold(withoutCosts(text).rest)).replace(OF_RENT, ' ');
  const isOfMonth = [...words.matchAll(BY_MONTH)].some(
    ({ groups }) => !groups?.digits || Number(groups.digits.replaceAll(',', '')) * (groups.k ? 1_000 : 1) >= PAY_MIN,
  );
  return !isOfMonth && !CURRENCY.test(text) && !CURRENCY.test(words);
}

/** "what notice must i give in britain? and i got offers of 41k": what is asked before names no place of an offer. */
const QUESTION_BEFORE = /^(?![^?؟]*(?:\d{2}|\d\s?(?:k|lpa|l)\b))[^?؟]+[?؟]+(?=[\s\S]*\d{2})/u;

/** The offers that a text tells; `isByYear` where they are of a place in which pay is told by the year. */
export function readOffers(text: string, isByYear = false): Offer[] {
  const { rest: plain, days } = daysOfEach(inPlainWords(text).replace(QUESTION_BEFORE, ' '));
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

/** By the place where each is in another one, else by a letter, of which those that are told stay. */
function withNames(offers: readonly Offer[]): Offer[] {
  const isNameless = ({ name }: Offer) => name === '';
  const isApart = (offer: Offer) =>
    offer.place !== '' && offers.every((each) => each === offer || fold(each.place) !== fold(offer.place));
  const told = new Set(offers.map(({ name }) => name).filter((name) => LETTER.test(name)));
  const free = 'ABCDEFGH'.split('').filter((letter) => !told.has(letter));
  return offers.map((offer) => {
    if (/^\d$/.test(offer.name)) return { ...offer, name: `Offer ${offer.name}` };
    if (isNameless(offer) && offers.length === 2 && offers.some(({ name }) => name === 'Staying'))
      return { ...offer, name: 'New job' };
    if (isNameless(offer) && isApart(offer)) return { ...offer, name: inNameCapitals(offer.place) };
    return isNameless(offer) ? { ...offer, name: free.shift() ?? '' } : offer;
  });
}
const LETTER = /^[A-Z]$/;
const inNameCapitals = (name: string): string =>
  name.length <= SHORT_FORM ? name.toUpperCase() : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
/** "uk", "uae". */
const SHORT_FORM = 3;

/** Where no money is named and the places are of several countries, each pays in its own. */
function moneyOfPlaces(parts: readonly string[]): (string | null)[] {
  const regions = parts.map((part) => placesIn(part)[0]?.region);
  const isOfSeveral = new Set(regions.filter(Boolean)).size > 1;
  const isNamed = parts.some((part) => CURRENCY.test(part) || CURRENCY.test(fold(part)));
  return regions.map((region) => (isOfSeveral && !isNamed ? (PAID_IN[region ?? ''] ?? null) : null));
}

/** A rent that stands behind an offer with housing is paid with the one that gives none. */
function withRentWhereDue(offers: readonly Offer[]): Offer[] {
  const isHoused = ({ benefits }: Offer) => gives(benefits, 'housing');
  const told = offers.find((offer) => offer.rent > 0 && isHoused(offer));
  const others = offers.filter((offer) => !isHoused(offer));
  const due = others.length === 1 && told?.currency === others[0]!.currency ? others[0] : undefined;
  if (!told || !due) return [...offers];
  return offers.map((offer) =>
    offer === told ? { ...offer, rent: 0 } : offer === due ? { ...offer, rent: told.rent } : offer,
  );
}
