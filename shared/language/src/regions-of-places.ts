import { readClasses } from './lists.ts';
import { tokenise } from './tokens.ts';

const REGIONS_OF_PLACES = readClasses('places-of-regions');
/** "Ras al Khaimah". */
const WORDS_MAX = 3;
/** "in", "to", "and" before the article, which Arabic writes as part of the word. */
const ARABIC_PREFIX = /^[وف]?(?:[بكل]?ال|لل|[بلع])(?=\p{Script=Arabic}{3})/u;

interface NamedPlace {
  /** As in `@vitae/contract/regions`. */
  region: string;
  /** As written. */
  words: string[];
}

/** The countries that an application may be for, and the cities in them, that a text names; in its order. */
export function placesIn(text: string): NamedPlace[] {
  const tokens = tokenise(text);
  const found: NamedPlace[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
      const written = tokens.slice(at, at + length);
      const region = regionOf(
        written.map(({ text: word }) => word),
        written.map(({ word }) => word).join(' '),
      );
      if (region === undefined) continue;
      found.push({ region, words: written.map(({ text: word }) => word) });
      at += length - 1;
      break;
    }
  }
  return found;
}

function regionOf(written: readonly string[], folded: string): string | undefined {
  // The pronoun is written small.
  if (written.length === 1 && written[0] === 'US') return 'US';
  return (
    REGIONS_OF_PLACES.get(folded) ??
    REGIONS_OF_PLACES.get(folded.replace(ARABIC_PREFIX, 'ال')) ??
    REGIONS_OF_PLACES.get(folded.replace(ARABIC_PREFIX, ''))
  );
}
