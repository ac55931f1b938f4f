import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';

export const CURRENCY =
  /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp|kes|kshs?|zar|rands?|php|pesos?|cad|ngn|naira|ghs|cedis?|shillings?|taka|ringgit|tzs|ugx|pkr|bdt|lkr|myr|sgd|aud|nzd|chf|pln|jod|mad|tnd|rwf|etb|birr|xof|xaf|cfa|zmw|kwacha|mwk|bwp|pula|nad|thb|baht|vnd|idr|hkd|twd|jpy|yen|cny|rmb|yuan|krw|sek|nok|dkk|czk|huf|ron|try|lira|ils|shekels?|brl|mxn|cop|jmd|ttd|npr|mvr|rm|dhs?|dirhams?|riyals?|rials?|rupees?|rs|euros?|pounds?|quid|dollars?|lpa|lakhs?|lacs?)\b|(\$|€|£|₹|₱|₦)|(درهم|ريال|دينار|دولار|جنيه|روبيه)/i;
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
  birr: 'ETB',
  cfa: 'XOF',
  kwacha: 'ZMW',
  pula: 'BWP',
  baht: 'THB',
  yen: 'JPY',
  rmb: 'CNY',
  yuan: 'CNY',
  lira: 'TRY',
  shekel: 'ILS',
  shekels: 'ILS',
  rm: 'MYR',
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

export const currencyIn = (text: string): string => {
  const found = CURRENCY.exec(text) ?? CURRENCY.exec(fold(text));
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
};

export function currencyOf(written: string, region: string | undefined): string | null {
  if (written === '') return null;
  const named = NAMES[written] ?? written.toUpperCase();
  return OF_PLACE[named]?.[region ?? ''] ?? named;
}

/** Where no money is named and the places are of several countries, each pays in its own. */
export function moneyOfPlaces(parts: readonly string[]): (string | null)[] {
  const regions = parts.map((part) => placesIn(part)[0]?.region);
  const isOfSeveral = new Set(regions.filter(Boolean)).size > 1;
  const isNamed = parts.some((part) => CURRENCY.test(part) || CURRENCY.test(fold(part)));
  return regions.map((region) => (isOfSeveral && !isNamed ? (PAID_IN[region ?? ''] ?? null) : null));
}
