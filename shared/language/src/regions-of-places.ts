import { readClasses } from './lists.ts';
import { COUNTRIES } from './places.ts';
import { tokenise } from './tokens.ts';

const REGIONS_OF_PLACES = readClasses('places-of-regions');
/** "Ras al Khaimah". */
const WORDS_MAX = 3;
/** "in", "to", "and" before the article, which Arabic writes as part of the word. */
const ARABIC_PREFIX = /^[وف]?(?:[بكل]?ال|لل|[بلع])(?=\p{Script=Arabic}{3})/u;

/** Written small, it is no country. */
const PRONOUN = 'us';
const FROM: ReadonlySet<string> = new Set(['from', 'من']);

interface NamedPlace {
  /** As in `@vitae/contract/regions`. */
  region: string;
  /** As written. */
  words: string[];
}

/** The countries that an application may be for, and the cities in them, that a text names; in its order. */
export function placesIn(text: string): NamedPlace[] {
  return namesIn(text, regionOf).map(({ is, words }) => ({ region: is, words }));
}

/** Folded names of these countries and of the cities in them. */
export const placesOf = (regions: readonly string[]): string[] =>
  [...REGIONS_OF_PLACES].flatMap(([name, region]) => (regions.includes(region) ? [name] : []));

interface NamedCountry {
  /** As written. */
  words: string[];
  /** Whether somebody is from there: "from Egypt". */
  isOrigin: boolean;
}

/** The countries that a text names beside those. */
export function otherCountriesIn(text: string): NamedCountry[] {
  return namesIn(text, (written, folded) =>
    regionOf(written, folded) === undefined && folded !== PRONOUN
      ? articlesOf(folded).find((name) => COUNTRIES.has(name))
      : undefined,
  ).map(({ words, before }) => ({ words, isOrigin: before !== undefined && FROM.has(before) }));
}

/** What stands for something in a text, the longest name first. */
function namesIn(text: string, isNamed: (written: readonly string[], folded: string) => string | undefined) {
  const tokens = tokenise(text);
  const found: { is: string; words: string[]; before: string | undefined }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
      const words = tokens.slice(at, at + length).map(({ text: word }) => word);
      const is = isNamed(
        words,
        tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' '),
      );
      if (is === undefined) continue;
      found.push({ is, words, before: tokens[at - 1]?.word });
      at += length - 1;
      break;
    }
  }
  return found;
}

function regionOf(written: readonly string[], folded: string): string | undefined {
  if (written.length === 1 && written[0] === PRONOUN.toUpperCase()) return 'US';
  return articlesOf(folded)
    .map((name) => REGIONS_OF_PLACES.get(name))
    .find((region) => region !== undefined);
}

/** A folded name as it stands, with the article, and without what Arabic writes before it. */
const articlesOf = (folded: string) => [folded, folded.replace(ARABIC_PREFIX, 'ال'), folded.replace(ARABIC_PREFIX, '')];
