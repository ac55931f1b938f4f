import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { QUESTION_WORDS } from '@vitae/language/question-words';
import { placesIn } from '@vitae/language/regions-of-places';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { capital } from '../first-letter.ts';
import type { Offer } from './offer.ts';

// What an offer is called in its part of a message.

/** "Emaar 18,000", "Al Futtaim: AED 15k". */
const CODES =
  'AED|SAR|QAR|KWD|BHD|OMR|USD|EUR|GBP|INR|EGP|KES|KSH|ZAR|PHP|CAD|NGN|GHS|TZS|UGX|PKR|BDT|LKR|MYR|SGD|AUD|NZD|CHF|PLN|JOD|MAD|TND|RWF|ETB|XOF|XAF|ZMW|BWP|THB|HKD|JPY|CNY|SEK|NOK|DKK|RM';
const BEFORE_SUM = new RegExp(
  String.raw`(?:^|[?!:]\s)\s*((?:(?!(?:${CODES})\b)\p{Lu}[\p{L}&.'-]*\s+){1,3})(?:(?:${CODES})\s*)?\d`,
  'u',
);
const CALLED =
  /^\s*(?:\(?\d[).]\s*)?(?:offer\s+|job\s+|option\s+|العرض\s+)?([\p{L}\d]{1,20}|\p{L}[\p{L} ]{3,40}, \p{L}+)\s*[:：-]/iu;
/** "Offer A is Northgate Logistics, 82,000 base", "the first one is from Bayline Foods with 90k". */
const BY_LETTER_AND_NAME =
  /\b(?:[Oo]ffer|[Jj]ob|[Oo]ption|one|first|second|other)\s(?:[A-D1-4]\s)?(?:is|comes|=)\s(?:(?:from|at|with)\s)?(?<name>\p{Lu}[\p{L}&.'-]*(?:\s(?:&|of|\p{Lu}[\p{L}&.'-]*)){0,4})(?=\s?[,:;(–-]|\s(?:with|at|for|in|offers?|pays?|and)\s)/u;
/** "option 2 agency 41 an hour". */
const BY_NUMBER = /^\s*(?:and |or )?(?:offer|job|option)\s(?<number>[1-4])(?=\s\p{L})/iu;
/** "A is 36k", behind what is said of all of them: whoever names offers by letters keeps the letters. */
const BY_LETTER =
  /(?:^|[.,;:?!]\s)\s*(?:(?:and|but|so|ok)\s)?(?:(?:offer|job|option)\s)?(?<letter>[A-DXY]|[a-dxy](?=\s(?:is|pays|gives|offers)\s.{0,12}\d))(?:\s?[:)](?=\s)|\s(?:(?:is|pays|gives|offers|offered|would pay|comes with)\s|=\s?|(?=[£$€]?\d)))/u;
/** "aldar 18k", "northfield is offering me 48k". */
const SMALL_BEFORE_SUM =
  /(?:^|[,:]\s|\b(?:one|from|by|at)\s)\s*(?:and\s)?(?<name>\p{Lu}?\p{Ll}{3,15})\s(?:(?:is|are|pays?|gives?|offers?|offered|offering|says?|said|wants? to pay|me|us|the|at|with|for)\s){0,3}[£$€]?\d[\d,.]*k?\b/gu;
/** "48k at northfield", "18k from Aldar". */
const BEHIND_SUM =
  /(?<![\d.,])\d[\d,.]{0,12}k?(?:\s(?:a|per) (?:year|month))?\s(?:at|from|with(?=\s\p{Lu})|by|in)\s(?:the\s)?(?<name>\p{L}[\p{L}&'-]{2,20})(?<last>\s(?:\p{Lu}[\p{L}&'-]{2,20}|school|bank|clinic|hotel|hospital|college|university|group|foods|motors|pharmacy))?(?=[\s,.;(]|$)/u;
const CURRENCY_NAMES =
  /^(?:aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp|kes|kshs?|zar|php|cad|ngn|ghs|tzs|ugx|pkr|bdt|lkr|myr|sgd|aud|nzd|chf|pln|jod|mad|tnd|rwf|etb|birr|xof|cfa|zmw|kwacha|bwp|pula|thb|baht|hkd|jpy|yen|cny|rmb|sek|nok|dkk|rm|naira|cedis?|shillings?|pesos?|rands?|taka|ringgit|dhs?|dirhams?|riyals?|rupees?|pounds?|dollars?|euros?|lpa|lakhs?|lacs?)$/iu;

/** "عرض من نون 20 الف". */
const IN_ARABIC =
  /(?:عرض(?:ًا|ا)? من|من شركة|شركة|عرض)\s(?:شركة )?(?!(?:ال)?(?:[اأ]ول|ثاني|تاني|ثالث|واحد)\s)(?<name>\p{Script=Arabic}{3,15})\s(?:ب|براتب )?\d/u;

/** Whether a word can be a firm's name: one that stands in no list of words, and is no place, sum or deed. */
function isFirm(word: string): boolean {
  const folded = fold(word);
  const isOther = [COMMON_WORDS, STOP_WORDS, QUESTION_WORDS].some((words) => words.has(folded));
  return !(
    isOther ||
    REQUEST_WORDS.has(folded) ||
    /(?:ed|ing)$/u.test(folded) ||
    CURRENCY_NAMES.test(folded) ||
    BENEFITS.test(folded) ||
    placesIn(word).length > 0
  );
}
const BENEFITS =
  /^(?:pays?|gives?|says?|wants?|shop|company|firm|job|place|hotel|clinic|school|bank|hospital|agency|employer|factory|restaurant|housing|accommodation|bonus|transport|allowance|insurance|flights?|tickets?|pension|leave|holidays?|days|hours|remote|hybrid|office|home|hand|cash|total|town|city|car|van|phone|laptop|meals?|food|visa|medical|commission|overtime|tips|family|kids|parking|training|relocation|house|flat|shares|stock|match|company|fixed|variable|basic|total|gross|net|least|most|start|first|once|full|part|about|around|current|present|mine|theirs|probation|contract)$/u;

/** "tcs". */
const SHORT_FORM = 3;

/** "two offers: A …": said of all of them. */
const OF_ALL = /^\s*(?:(?:i (?:got|have) )?(?:two|2|three|3)? ?offers|(?:عندي |معي |جاني )?(?:عرضين|عروض))\s*[:：-]/iu;

/** Undefined where a text calls it nothing. */
export function employerIn(text: string): string | undefined {
  const named = BY_LETTER_AND_NAME.exec(text)?.groups?.name;
  if (named && placesIn(named).length === 0) return named;
  const called =
    BY_NUMBER.exec(text)?.groups?.number ??
    CALLED.exec(text.replace(OF_ALL, ''))?.[1] ??
    BY_LETTER.exec(text)?.groups?.letter ??
    BEFORE_SUM.exec(text)?.[1]?.trim();
  if (called) return called.length === 1 ? called.toUpperCase() : called;
  const before = [...text.matchAll(SMALL_BEFORE_SUM)].map(({ groups }) => groups!.name!).find(isFirm);
  if (before) return before.length <= SHORT_FORM ? before.toUpperCase() : capital(before);
  const arabic = IN_ARABIC.exec(text)?.groups?.name;
  if (arabic) return arabic;
  const { name, last = '' } = BEHIND_SUM.exec(text)?.groups ?? {};
  if (name && isFirm(name)) return capital(name) + last.replace(/(?<=\s)\p{Ll}/u, (letter) => letter.toUpperCase());
  const place = /\d/u.test(text) && placesIn(text).length === 0 ? IN_PLACE.exec(text)?.groups?.place : undefined;
  return place && isFirm(place) ? capital(place) : undefined;
}

/** "150,000 plus house in kisumu": a place that no list holds. */
const IN_PLACE = /\sin\s(?<place>\p{L}{4,15})\s*(?=[,.;?!)]|$)/u;

/** "44k if i stay". */
const STAYS =
  /\b(?:if i stay|to stay|staying|counter ?offer\w*|my (?:current|present) (?:job|company|employer|boss|manager)|where i am now)\b|اذا بقيت|لو بقيت|عشان ابقي|شركتي الحاليه|مديري الحالي/u;
export const isOfPresentEmployer = (text: string): boolean => STAYS.test(fold(text));
export const presentIn = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? 'البقاء' : 'Staying');

/** By the place where each is in another one, else by a letter, of which those that are told stay. */
export function withNames(offers: readonly Offer[]): Offer[] {
  const isNameless = ({ name }: Offer) => name === '';
  const isApart = (offer: Offer) =>
    offer.place !== '' && offers.every((each) => each === offer || fold(each.place) !== fold(offer.place));
  const told = new Set(offers.map(({ name }) => name).filter((name) => LETTER.test(name)));
  const free = 'ABCDEFGH'.split('').filter((letter) => !told.has(letter));
  return offers.map((offer, at) => {
    if (/^\d$/.test(offer.name)) return { ...offer, name: `Offer ${offer.name}` };
    if (isNameless(offer) && offers.length === 2 && offers.some(({ name }) => name === 'Staying'))
      return { ...offer, name: 'New job' };
    if (isNameless(offer) && isApart(offer)) return { ...offer, name: inNameCapitals(offer.place) };
    return isNameless(offer) ? { ...offer, name: letterAt(at, free) } : offer;
  });
}
/** The letter of its place, as people count them; where it is taken, the next that is free. */
function letterAt(at: number, free: string[]): string {
  const own = free.indexOf('ABCDEFGH'[at]!);
  return free.splice(Math.max(own, 0), 1)[0] ?? '';
}
const LETTER = /^[A-Z]$/;
const inNameCapitals = (name: string): string =>
  name.length <= SHORT_FORM ? name.toUpperCase() : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
