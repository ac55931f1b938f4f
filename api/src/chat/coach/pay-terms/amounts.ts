import { fold } from '@vitae/language/fold';
import type { Sum, Unit } from './pay-terms.ts';

// How sums and the times that they are paid for are written.

/** As they are typed beside sums, in small letters. */
export const CURRENCY_CODES =
  'usd|gbp|eur|aud|cad|nzd|chf|aed|sar|qar|kwd|bhd|omr|inr|egp|kes|ksh|ngn|ghs|zar|php|mxn|cop|brl|ars|clp|pen|pkr|bdt|lkr|myr|sgd|jod|mad|tnd|pln|czk|huf|ron|sek|nok|dkk|try';
const MONEY = `${CURRENCY_CODES}|kshs|rs|rm|dhs?|dollars?|bucks|pounds?|quid|euros?|pesos?|rupees?|rand|naira|cedis?|shillings?|bob|riyals?|dirhams?|reais|zloty|درهم|ريال|جنيه|دولار|دينار|يورو|ليره`;
const PERIOD =
  '(?:an?|per|each|every|the|/|p/)\\s?(?:hours?|hrs?|h|days?|weeks?|wks?|wk|fortnight|2 weeks|two weeks|months?|mths?|mo|years?|yrs?|yr|annum)(?!\\p{L})|(?:hourly|daily|weekly|biweekly|bi-weekly|fortnightly|monthly|yearly|annually|annual|pa|p\\.a|pm|p/m|pcm|pw|p/w|ph|p/h)(?!\\p{L})|(?:por|al|a la|par|pro|im|la) (?:horas?|heure|stunde|dias?|jour|tag|semanas?|semaine|woche|mes|mois|monat|ano|an|jahr)(?!\\p{L})|(?:mensual(?:es)?|mensa(?:l|is)|monatlich)(?!\\p{L})|(?:ب|في |لل|كل |ل)?(?:ال)?(?:ساعه|اسبوع|شهر|سنه)(?:يا)?(?!\\p{L})|(?:شهريا|سنويا|اسبوعيا|يوميا|باليوم|في اليوم)';

/** A sum named `name`, with `nameMany` and `namePer` behind it where they are told. */
export const sumNamed = (name: string): string =>
  `(?<![\\d.,])(?:[£$€₹₱₦]\\s?|(?:usd|gbp|eur|aud|cad|chf|aed|sar|qar|mxn|brl|php|kes|ksh|ngn|zar|inr|egp|pkr|sgd|myr|rs|rm)\\s?)?(?<${name}>\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,8}(?:\\.\\d{1,2})?)(?![\\d,.]*\\d|%)\\s?(?<${name}Many>k|lakhs?|lacs?|lpa|الف|الاف)?(?!\\p{L})\\s?(?:${MONEY})?(?!\\p{L})(?:\\s?(?:total|gross|net|all in|before tax)(?!\\p{L}))?\\s?(?<${name}Per>${PERIOD})?`;

const MANY: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|الف|الاف)$/u, 1_000],
  [/^l/u, 100_000],
];

export type Groups = Record<string, string | undefined>;

export const sumValueOf = (groups: Groups, name: string): number =>
  Number((groups[name] ?? '0').replaceAll(',', '')) *
  (MANY.find(([many]) => many.test(groups[`${name}Many`] ?? ''))?.[1] ?? 1);

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['hour', /hour|hr|hora|heure|stunde|ph|p\/h|\/\s?h$|\sh$|ساعه/u],
  ['fortnight', /fortnight|bi-?weekly|2 weeks|two weeks/u],
  ['week', /week|wk|seman|semaine|woche|pw|p\/w|اسبوع/u],
  ['month', /month|mth|mens|\bmes|mois|monat|mo$|pm|p\/m|pcm|شهر/u],
  ['year', /year|\bano|\ban$|jahr|yr|annu|pa$|p\.a|سن/u],
  ['day', /day|\bdia|jour|tag|daily|يوم/u],
];

export const unitOf = (written: string | undefined): Unit | null =>
  written ? (UNITS.find(([, named]) => named.test(written.trim()))?.[0] ?? null) : null;

export const sumOf = (groups: Groups, name: string, otherwise: Unit): Sum => ({
  value: sumValueOf(groups, name),
  per: unitOf(groups[`${name}Per`]) ?? otherwise,
});

const THOUSANDS_POINT = /(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.])/gu;
const DECIMAL_COMMA = /(?<![\d.,])(\d{1,4}),(\d{1,2})(?![\d,])/gu;
const RETIREMENT_PLAN = /(?<![\d.,])(?:401|403|457)\s?\(?[kb]\)?(?![\p{L}\d])/gu;
/** "R28 000", "$45 000". */
const GAP_OF_THOUSANDS = /(?<=(?:[$£€]|(?<!\p{L})(?:r|rs|zar|eur|pln|kr)) ?)(\d{1,3}) (\d{3})(?![\d%])/gu;
const RAND = /(?<!\p{L})r ?(?=\d{2})/gu;
/** "2,300... sorry 1,300". */
const TAKEN_BACK =
  /\d[\d,.]{0,12} ?\p{L}{0,7}[ .,-]{1,5}(?:no,? )?(?:sorry|i mean|scratch that|correction),? (?=[£$€]?\d)/gu;
const TAX_FORM = /(?<![\d.,$])1099(?![\d.,])/gu;

/** A message as sums are read from it. */
export const inPlainFigures = (text: string): string =>
  fold(text)
    .replace(TAKEN_BACK, '')
    .replace(RETIREMENT_PLAN, 'pension')
    .replace(TAX_FORM, 'contractor')
    .replace(/(?<![\p{L}\d])w-?2(?![\p{L}\d])/gu, 'payroll')
    .replace(GAP_OF_THOUSANDS, '$1$2')
    .replace(RAND, 'zar ')
    .replace(THOUSANDS_POINT, '$1$2')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(/[^\S\n]+/gu, ' ');

export const amount = (value: number): string =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value);
export const whole = (value: number): string => new Intl.NumberFormat('en').format(Math.round(value));
/** Of days, hours and weeks. */
export const count = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);
