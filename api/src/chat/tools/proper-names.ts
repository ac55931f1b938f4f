import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import { capital } from './first-letter.ts';
import { MONTH_NAMES as MONTH } from './month-names.ts';

const WEEKDAY = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/giu;
/** "may" and "march" are verbs as well. */
const MONTHS = new RegExp(
  `(?<!\\p{L})(?!(?:may|mar|march|jan|jun|sep|dec|oct|nov|feb|apr|aug|jul)(?!\\p{L}))(?:${MONTH})(?!\\p{L})|(?<=(?<!\\p{L})(?:in|since|until|till|by|of|from|last|next|this|early|late|mid|\\d{1,2}(?:st|nd|rd|th)?) )(?:may|mar|march)(?!\\p{L})|(?<!\\p{L})(?:may|march)(?= \\d)`,
  'giu',
);
/** Written small, it is no country. */
const PRONOUN = 'us';

/** A text typed in small letters, with the capitals of weekdays, months, countries and cities. */
export function withProperNames(text: string): string {
  const named = [...placesIn(text), ...otherCountriesIn(text)].map(({ words }) => words.join(' '));
  return named
    .filter((name) => name !== PRONOUN && name === name.toLowerCase())
    .reduce((rest, name) => rest.replace(name, inCapitals(name)), text)
    .replace(WEEKDAY, capital)
    .replace(MONTHS, capital);
}

/** "uk", "uae", "saudi arabia". */
const inCapitals = (name: string): string =>
  name.length <= 3 && /^\p{Script=Latin}+$/u.test(name) ? name.toUpperCase() : name.split(' ').map(capital).join(' ');
