import { fold, toAsciiDigits } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { benefitsIn, gives, type NamedBenefits } from './offer-benefits.ts';
import { bonusInMonths, NO_BONUS } from './offer-bonus.ts';
import { employerIn } from './offer-names.ts';
import { officeDaysIn, withoutOfficeDays } from './offer-place-of-work.ts';

const OFFERS_MAX = 4;
/** "6 days" are those of a week's work. */
const DAYS_OF_WEEK = 7;
export const MONTHS = 12;
export const WEEKS = 52;
const LAKH = 100_000;
const CURRENCY =
  /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp|kes|kshs?|zar|php|cad|ngn|ghs|tzs|ugx|pkr|bdt|lkr|myr|sgd|aud|nzd|chf|pln|jod|mad|tnd|dhs?|dirhams?|riyals?|rupees?|lpa|lakhs?|lacs?)\b|(\$|€|£|₹)|(درهم|ريال|دينار|دولار|جنيه|روبيه)/i;
const NAMES: Record<string, string> = {
  ksh: 'KES',
  kshs: 'KES',
  dh: 'AED',
  dhs: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  riyal: 'SAR',
  riyals: 'SAR',
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
  درهم: 'AED',
  ريال: 'SAR',
  دولار: 'USD',
  جنيه: 'EGP',
  روبيه: 'INR',
};
/** Where pay is told by the year, nobody earns so little in one; elsewhere it is told by the month. */
const TOLD_BY_YEAR = new Set(['GBP', 'EUR', 'USD']);
const YEARLY_MIN = 15_000;
/** Stands for the currency of such a place where none is named. */
const TOLD_SO = 'GBP';
const AMOUNT =
  /(\d{1,3}(?:[,٬]\d{3})+|\d+)(?:\.(\d+))?\s?(k\b|[آا]لاف|[أا]لف|lpa\b|lakhs?\b|lacs?\b)?\s*(%|٪|percent|days?|يوم)?/gi;
const YEARLY = /per year|a year|yearly|annual|p\.?a\b|\blpa\b|lakhs?|سنويا|في السنه/i;
/** Each sum is by the month or by the year on its own: "18,000 a month + housing 60,000 a year". */
const PIECES = /[+＋،]|,(?!\d{3})|\.\s|\b(?:and|plus|but|with)\b|\sمع\s|\sو(?=\p{Script=Arabic})/iu;
const MONTHLY = /per month|a month|monthly|شهري|بالشهر|في الشهر/i;
const BONUS = /bonus|مكافا|بونص/i;
const PENSION = /pension|تقاعد/i;
const RENT = /\brents?\b|ايجار/i;
/** What is paid out of the pay, where it says so: "train costs 220", "parking is 90 a month". */
const COSTS =
  /^(?!.*(?:allowance|reimburs|(?:paid|covered|given) (?:by|for)|\bpays? (?:for )?(?:my|the)\b|بدل)).*(?:\bcosts?\b|\b(?:train|bus|metro|tram|parking|petrol|fuel|tolls?|fares?|season ticket|travelcard|commut(?:e|ing)|nursery|childcare)\b.{0,12}(?:is|are|of|=|:)?\s*[£$€]?\d|يكلف|تكلف|كلفه|تكلفه)/iu;
const BASIC = /\bbasic\b|اساسي/i;
const BASIC_OF_WHOLE = /\d\D{0,12}\bbasic\s?(?:is|of|:|=)?\s?\d/i;
const ALL_IN = /\ball[ -]?in|inclusive|\btotal\b|\bpackage\b|شامل/i;
/** "9-6", "9 to 5": hours, no pay. */
const HOURS =
  /\b\d{1,2}(?::\d\d)?\s?(?:am|pm)?\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?(?:am|pm)?\b(?!\s?(?:k|,|\d|lakh))/gi;
/** "2000 more" is what one pays beyond the other, and no pay. */
const A_DIFFERENCE = /(?<![\d,.])\d[\d,.]{0,12}k?\s(?:[a-z]{3}\s)?(?:more|less|extra|higher|lower)\b/gi;
/** "£18 a day" is what the way to work costs. */
const BY_DAY = /(?:£|\$|€|aed|sar)?\s?(\d+(?:\.\d+)?)\s?(?:£|\$|€|aed|sar)?\s(?:a|per|each) day/i;
/** What is known of an offer; sums by the month, in its currency. */
export interface Offer {
  name: string;
  currency: string | null;
  monthly: number;
  /** The part that end of service is reckoned on. */
  basic: number | null;
  bonusPercent: number;
  /** A year, beside the pay. */
  bonus: number;
  /** The part of the pay that is paid only where aims are met, a year; null where nothing is said of it. */
  variable: number | null;
  /** What the employer adds, in percent of the pay. */
  pensionPercent: number;
  leaveDays: number | null;
  workDays: number | null;
  officeDays: number | null;
  rent: number;
  /** What it costs to take it, such as the way to work. */
  costs: number;
  benefits: NamedBenefits;
  /** Where it is, as typed; empty where no place is named. */
  place: string;
}

/** One offer's part of what was typed; null where it holds no amount. */
function readOffer(part: string, index: number, isByYear: boolean): Offer | null {
  const text = toAsciiDigits(part);
  const named = employerIn(text);
  const found = CURRENCY.exec(text) ?? CURRENCY.exec(fold(text));
  const written = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
  const offer: Offer = {
    name: named ?? String.fromCharCode(65 + index),
    currency: written === '' ? null : (NAMES[written] ?? written.toUpperCase()),
    monthly: 0,
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
    benefits: benefitsIn(text),
    place: placesIn(text)[0]?.words.join(' ') ?? '',
  };
  const inMonths = bonusInMonths(text);
  const isAllIn = ALL_IN.test(fold(text));
  // What stands in brackets says how a sum is made up.
  const asides = [...text.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  const plain = (offer.variable === null ? text : text.replace(FIXED, ' ').replace(VARIABLE, ' '))
    .replace(NO_BONUS, ' ')
    .replace(inMonths.told, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(HOURS, ' ')
    .replace(A_DIFFERENCE, ' ')
    .replace(BY_DAY, ' ');
  const currency = offer.currency ?? (isByYear ? TOLD_SO : null);
  for (const piece of plain.split(PIECES)) addPiece(offer, piece, isAllIn, currency);
  for (const aside of asides) {
    const basic = BASIC.test(fold(aside)) ? sumsOf(aside, currency)[0] : undefined;
    if (basic) offer.basic = basic;
    else if (!isAllIn && /\d/.test(aside) && offer.monthly === 0) addPiece(offer, aside, false, currency);
  }
  offer.bonus += offer.monthly * inMonths.months;
  return offer.monthly > 0 ? offer : null;
}

/** "14 lpa, 10 fixed and 4 variable", "all fixed". */
const FIXED =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:fixed|guaranteed)\b/gi;
const VARIABLE =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:variable|performance(?:[- ]based)?)\b/gi;
const ALL_FIXED = /\b(?:all|fully|everything|100%) (?:is )?(?:fixed|guaranteed)\b/i;

/** The variable part of the pay in a year: as large as the offer tells its pay in lakhs, where it does. */
function variableIn(text: string): number | null {
  if (ALL_FIXED.test(text)) return 0;
  const told = text.match(VARIABLE)?.[0];
  if (told === undefined) return null;
  const [{ value } = { value: 0 }] = unitsOf(told);
  return value < 100 && IN_LAKHS.test(text) ? value * LAKH : value;
}
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
  const [whole, part] = sumsOf(piece, currency);
  // "12,000 basic 7,000": the one says how the other is made up.
  if (whole && part && part < whole && BASIC_OF_WHOLE.test(words)) {
    offer.monthly += whole;
    offer.basic = part;
    return;
  }
  for (const sum of sumsOf(piece, currency)) {
    // A bonus is told by the year, unless it says otherwise.
    if (BONUS.test(words)) offer.bonus += YEARLY.test(words) || MONTHLY.test(words) ? sum * MONTHS : sum;
    else if (RENT.test(words)) offer.rent += sum;
    else if (COSTS.test(words) && offer.monthly > 0) offer.costs += sum;
    else if (BASIC.test(words) && isAllIn && offer.monthly > 0) offer.basic = sum;
    else {
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

/** The sums of money, by the month. */
function sumsOf(piece: string, currency: string | null): number[] {
  return unitsOf(piece)
    .filter(({ value, unit }) => unit === '' && value >= 100)
    .map(({ value }) => {
      const words = fold(piece);
      const isByYear =
        YEARLY.test(words) || (!MONTHLY.test(words) && TOLD_BY_YEAR.has(currency ?? '') && value >= YEARLY_MIN);
      return isByYear ? value / MONTHS : value;
    });
}

/** "rent there 28k vs 9k i pay here": two rents, and no two offers. */
const RENT_COMPARED =
  /[,.;]?\s*\brents?\b[^,.;\d]{0,20}\d[\d,.]*k?\s?(?:vs\.?|versus|against|instead of)\s?\d[\d,.]*k?[^,.;]*/iu;
/** "current ctc 11.2 lpa, got offer 17.5": what one has is no offer, where two are told behind it. */
const PAY_NOW =
  /^\W*(?:my )?(?:current|present)(?:ly)? (?:ctc|salary|pay|package)(?: is|:)? \d[\d.]*\s?(?:lpa|lakhs?|lacs?)\b,?(?=.*\b(?:other|another|second)\b)/iu;
/** "11 lpa … 17.5 fixed + 2 variable … 19 fixed": once lakhs are named, such small numbers are lakhs as well. */
const FIXED_AND_VARIABLE =
  /(?<!\b(?:lpa|lakhs?|lacs?)[,:]?\s)(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?) fixed\s?(?:\+|plus|and)\s?(\d{1,2}(?:\.\d{1,2})?) variable\b/giu;
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

/** An offer begins with its name and what it does: "B is 14,500", "hotel two pays". */
const BEGINS =
  "(?:(?:offer|job|option) )?[b-d] (?:is|pays|gives|offers|=)|\\p{L}{3,12} (?:two|three|2|3|b|c) (?:is|pays|gives|offers|=)|(?:the |my |a )?new (?:offer|job|one|company)\\b|(?:(?:i am|i'm|im|i was|i got|got|been|have been|they) )?offered\\b(?=.{0,14}\\d)|و?عرض(?=\\s\\d)";
const PARTS_BY_NAME = new RegExp(`[,.;،]?\\s+(?:(?:and|but|while|vs)\\s+)?(?=(?:${BEGINS}))`, 'iu');
const PARTS =
  /\n+|;|؛|\s+(?:vs\.?|versus|مقابل)\s+|[,،.]?\s+(?:(?:and|but|while)\s+)?(?:the\s+)?(?:other|second|another)(?:\s+(?:one|offer|job))?\b(?=.{0,40}\d)|(?=\b(?:offer|job|option)\s+(?:[b-d2-4]|two|three)\b)|(?=(?:^|\s)[b-d]\s*(?:[:：]|(?:[a-z]{3}\s)?\d{4}|\d{1,3}[,k]))|(?=(?:^|\s)[1-4][):]\s)|[.،,]?\s+و?(?:ال)?(?:تاني|ثاني|اخر)[هة]?\s+/i;

/** Smaller sums by the month are what something costs. */
const PAY_MIN = 1_500;
const BY_MONTH =
  /(?<digits>\d{1,3}(?:,\d{3})+|\d+)\s?(?<k>k)?\s?(?:(?:a|per|each|every) month|monthly|شهري|بالشهر|في الشهر)|\(a month\)$/giu;

/** A currency that is named anywhere says itself how pay is told, and so does a month. */
export function saysNoPeriod(text: string): boolean {
  const words = toAsciiDigits(fold(text));
  const isOfMonth = [...words.matchAll(BY_MONTH)].some(
    ({ groups }) => !groups?.digits || Number(groups.digits.replaceAll(',', '')) * (groups.k ? 1_000 : 1) >= PAY_MIN,
  );
  return !isOfMonth && !CURRENCY.test(text) && !CURRENCY.test(words);
}

/** "Parcel pays 51k, 25 days. North 49k": an offer a sentence. */
const SENTENCES = /\.\s+(?=\p{L})/u;

/** The offers that a text tells; `isByYear` where they are of a place in which pay is told by the year. */
export function readOffers(text: string, isByYear = false): Offer[] {
  const plain = inLakhs(text.replace(RENT_COMPARED, ' ')).replace(PAY_NOW, ' ');
  const readParts = (parts: readonly string[]) => offersIn(parts, isByYear && saysNoPeriod(text));
  const body = toAsciiDigits(plain)
    .replace(/[ \t]+/g, ' ')
    .replace(/^[^:：\n\d]*\b(?:compare|comparison|قارن)\b[^:：\n\d]*[:：](?!\s*\d)/i, '');
  const offers = readParts(body.split(PARTS));
  if (offers.length > 1) return offers;
  const bySentence = readParts(body.split(SENTENCES));
  if (bySentence.length > 1 && bySentence.every(({ name }) => name.length > 1)) return bySentence;
  const named = readParts(body.split(PARTS_BY_NAME));
  const byAnd = readParts(body.split(AND));
  const areAllCalled = byAnd.length === named.length && byAnd.every(({ name }) => name.length > 1);
  if (named.length > 1) return areAllCalled ? byAnd : named;
  const byPlace = body.replace(/^[^:：\d]*[:：]/u, '').split(/,(?!\d)/u);
  if (byPlace.length > 1 && byPlace.every(beginsWithPlace)) return readParts(byPlace);
  return byAnd;
}

/** "dubai 18k aed, riyadh 20k sar". */
const beginsWithPlace = (part: string): boolean => {
  const [place] = placesIn(part);
  return place !== undefined && part.trim().toLowerCase().startsWith(place.words[0]!.toLowerCase());
};

/** What the way to work costs on a day in the office; null where nothing is said. */
export const costOfWay = (text: string): number | null => Number(BY_DAY.exec(text)?.[1] ?? 0) || null;

/** Where nothing else parts two offers: "12,000 dirhams and 15,000 riyals"; "and 5% pension" is of the first. */
const AND =
  /(?:\s+(?:and|or|أو|او)\s+|\s+و\s*)(?=\D{0,20}\d)(?!\D{0,20}\d+(?:\.\d+)?\s?(?:%|٪|percent\b|days?\b|weeks?\b|hours?\b|يوم))/iu;

function offersIn(parts: readonly string[], isByYear: boolean): Offer[] {
  const offers = parts.map((part, index) => readOffer(part, index, isByYear)).filter((offer) => offer !== null);
  // A currency that is named once is meant of all.
  const [only, another] = [...new Set(offers.flatMap(({ currency }) => currency ?? []))];
  const currency = another === undefined ? only : undefined;
  return withRentWhereDue(offers)
    .map((offer) => ({ ...offer, currency: offer.currency ?? currency ?? null }))
    .map((offer, index) => (/^[A-Z]$/.test(offer.name) ? { ...offer, name: String.fromCharCode(65 + index) } : offer))
    .slice(0, OFFERS_MAX);
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
