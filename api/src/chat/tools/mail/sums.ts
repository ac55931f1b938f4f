import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';

// Pay that a request names: wished, offered, agreed or asked for as a raise.

/** "they offered 5500 i want 6500": what is asked for first, and not what would do. */
const WISHED_SUM =
  /(?:\b(?:want|need|asking for|ask(?:ing)? for|expect(?:ed|ing)?|hop(?:ed|ing) for|deserve|looking for|aiming for|worth|get)\b|(?<!\p{L})(?:[اأ]بي|[اأ]بغ[يى]|[اأ]ريد|عايزه?|عاوزه?|بدي|[اأ]طلب|متوقع|[اأ]طمح))\D{0,15}(\d(?:[\d,.]*\d)?k?)/iu;
export const wishedSumIn = (text: string): string | undefined => sumIn(text, WISHED_SUM);

/** "i also hold another offer of 68,000": a reason to ask for more. */
const OTHER_OFFER = /\banother offer of (?<sum>(?:[A-Z]{3} )?\d[\d,]*)/u;
export function otherOfferIn(text: string, say: Say): string | undefined {
  const sum = OTHER_OFFER.exec(text)?.groups?.sum;
  return sum && say(`another offer of ${sum} that I hold`, `عرض آخر لدي بمبلغ ${sum}`);
}

/** "they offered 11k aed", "the offer is 9,500". */
const OFFERED_SUM =
  /(?<!\p{L})(?:offer(?:ed|ing|s)?(?: me| is| was| of)*|عرضوا(?: علي| عليا)?)\D{0,15}(\d(?:[\d,.]*\d)?k?)/iu;
export const offeredSumIn = (text: string): string | undefined => sumIn(text, OFFERED_SUM);

const CURRENCY =
  /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp|ngn|kes|ghs|zar|ugx|tzs|rwf|php|aud|nzd|cad|sgd|myr|chf|pkr|bdt|lkr|jod|mad)\b/iu;

/** "13k" as a mail writes it, in the currency that is named. */
function sumIn(text: string, told: RegExp): string | undefined {
  const typed = told.exec(text)?.slice(1).find(Boolean);
  if (typed === undefined) return undefined;
  const many = /^(\d+(?:\.\d+)?)k$/i.exec(typed)?.[1];
  const isOfThousands = /^\d{2,3}$/.test(typed) && /\d\s?k\b/iu.test(text);
  const plain = many || isOfThousands ? String(Number(many ?? typed) * 1000) : typed;
  const sum = /^\d{4,}$/.test(plain) ? new Intl.NumberFormat('en').format(Number(plain)) : plain;
  return [CURRENCY.exec(text)?.[1]?.toUpperCase(), sum].filter(Boolean).join(' ');
}

/** "salary 16500": the pay that was agreed. */
const PAY = /\b(?:salary|pay|package)(?: is| of| was|:)* (\d(?:[\d,.]*\d)?k?)/iu;
export function payIn(text: string, say: Say): string | undefined {
  const sum = sumIn(text, PAY);
  return sum && say(`a salary of ${sum} a month`, `${sum} شهريًا`);
}

const BY_THE_HOUR = /\d\s?(?:\/|an |per )\s?(?:hour|hr)\b/iu;
/** ", and have 32,000 in mind": what somebody would like to earn. */
const RAISE_SUM =
  /\b(?:raise|rise|increase|go up|bump)\b.{0,20}?\b(?:to|of)\s+(\d(?:[\d,.]*\d)?k?)|(?:الى|إلى|لـ?|ل|بقيمة|بمقدار)\s?(\d(?:[\d,.]*\d)?k?)/iu;
export function raiseIn(text: string, say: Say): string {
  const sum = sumIn(toAsciiDigits(text), RAISE_SUM) ?? wishedSumIn(text);
  const time = BY_THE_HOUR.test(text) ? ' an hour' : '';
  return sum ? say(`, and have ${sum}${time} in mind`, `، وأفكر في ${sum}`) : '';
}
