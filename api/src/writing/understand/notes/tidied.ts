import { listOf, upperFirst } from '../../text/words.ts';

/** By the first two letters of a day, however it is cut. */
const DAYS: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
const dayInFull = (short: string) => DAYS[short.slice(0, 2).toLowerCase()]!;
const ofEveryWeek = (short: string) => `${dayInFull(short)}s`;
const SHORT_DAY = '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)';

/** What is typed in short, each with what is meant: "3 yrs w/ children" for "3 years with children". */
const IN_SHORT: readonly (readonly [RegExp, string | ((short: string) => string)])[] = [
  [/!{2,}(?=\s*$)/g, '.'],
  [/\bw\/ ?(?=\p{L})/giu, 'with '],
  // "an agent w 71% QA", "staying w my aunt"
  [/(?<=\p{Ll}{2,} )w (?=[\p{L}\d])/gu, 'with '],
  [/\bprob(?= (?:negotiate|need|have|be|want|start|relocate|move|go|not|don)\b)/gi, 'probably'],
  [/(?<=\p{L} )(?:bec|bcos) (?=\p{L})/giu, 'because '],
  [/(?<=\d ?)hrs?\/(?:wk|week)\b\.?(?!\p{L})/giu, 'hours a week'],
  [/(?<=\b(?:this|last|next|each|per) )yr\b/gi, 'year'],
  [/(?<=\b(?:this|last|next|each|per) )wk\b/gi, 'week'],
  [/\bb\/c\b/gi, 'because'],
  [/\bxmas\b/gi, 'Christmas'],
  [/(?<=\d.{0,30})\b(?:b2b|vat|gst)\b/g, (short) => short.toUpperCase()],
  [/\bbcs\b/gi, 'because'],
  // "28k PLN B2B net plus VAT"
  [/ ?[+&] (?=(?:vat|gst|super|bonus|benefits|equity|tips)(?!\p{L}))/giu, ' plus '],
  [/(?<=(?:^|\P{L})\p{Ll}\p{L}*) [&+] (?=\p{L})|(?<=\p{L}) [&+] (?=\p{Ll}|I )/gu, ' and '],
  // "tues + weds"
  [/(?<![\p{L}'’])(?:tues|weds|thurs)(?! (?:morning|afternoon|evening|night)\b)(?=[\s.,;]|$)/gu, ofEveryWeek],
  [/(?<=\d ?)yrs?\b\.?(?=[\s,;]|$)/gi, 'years'],
  [/(?<=\d ?)hrs\b\.?(?=[\s,;]|$)/gi, 'hours'],
  [/(?<=\b(?:an?|1) )hr\b\.?(?=[\s,;]|$)/gi, 'hour'],
  [/(?<=\d ?)mins\b\.?(?=[\s,;]|$)|(?<=\d\d ?)min(?=\s|$)/gi, 'minutes'],
  [/(?<=\d ?)wks\b\.?(?=[\s,;]|$)/gi, 'weeks'],
  [/(?<=\d ?)(?:mths|mos)\b\.?(?=[\s,;]|$)/gi, 'months'],
  [/(?<=\d)(?=(?:years|hours|minutes|weeks|months)\b)/g, ' '],
  [/(?<=\d\d? ?k? ?)ksh(?:s|\.)?(?!\p{L})/giu, 'KES'],
  [/(?<=\d[\d.,]*k? ?(?:\p{Lu}{3}|\p{L}{2,4})?),? neg\b\.?(?=$|[.,;])/giu, ', negotiable'],
  [/\bto (?:the )?end of (?:the )?(?=quarter|month|year|term)/gi, 'to the end of the '],
  [/\b(after|with|on|of) (?:1|one) month(?:['’]?s)? notice\b/gi, "$1 one month's notice"],
  [/(?<=\S) but (?:please |pls )?say (?:that )?(?=i\b)/gi, ', but '],
  [/\bincl\.? (?=\p{Ll})/gu, 'including '],
  // "my kids/they are in school"
  [/(?<=\p{Ll})\/(?=(?:they|he|she|it|we|I) (?:is|are|am|was|were|have|has|can)\b)/giu, '; '],
];

const CURRENCIES =
  /(?<=\d[\d.,]*\s?k? ?)(?:aed|sar|qar|omr|kwd|bhd|usd|eur|gbp|inr|pkr|zar|kes|ngn|egp|jod|myr|sgd|aud|nzd|cad|chf|pln|czk|huf|ron|sek|nok|dkk|try|thb|php|idr|vnd|jpy|cny|krw|hkd|brl|mxn|ghs|ugx|tzs|bdt|lkr)\b/g;
/** "mon tue thu", of several days. */
const DAYS_IN_SHORT = new RegExp(
  `(?<![\\p{L}'’])${SHORT_DAY}(?:(?:,? (?:and )?|[,/])${SHORT_DAY})+(?![\\p{L}'’])`,
  'giu',
);
/** "mon-thurs" */
const DAYS_FROM_TO = new RegExp(`(?<![\\p{L}'’])(${SHORT_DAY}) ?(?:[-–]|to) ?(${SHORT_DAY})(?![\\p{L}'’])`, 'giu');
const daysInFull = (days: string) =>
  listOf((days.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== 'and').map(ofEveryWeek));
const FEASTS = /(?<![\p{L}'’])(?:christmas|easter|ramadan|eid|diwali)(?!\p{L})/gu;

/** A note as somebody with more time would have typed it. */
export const tidied = (written: string): string =>
  IN_SHORT.reduce(
    (tidy, [short, whole]) => (typeof whole === 'string' ? tidy.replace(short, whole) : tidy.replace(short, whole)),
    written.replace(DAYS_FROM_TO, (_, from: string, to: string) => `${dayInFull(from)} to ${dayInFull(to)}`),
  )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?](?:\s|$))/g, '')
    .replace(/(?<=\p{L}) - (?=\p{L})/gu, ' – ')
    .replace(CURRENCIES, (code) => code.toUpperCase())
    .replace(FEASTS, upperFirst)
    .replace(DAYS_IN_SHORT, daysInFull)
    .trim();
