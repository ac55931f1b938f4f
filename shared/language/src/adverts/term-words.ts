import { CITIES, COUNTRIES, REGIONS } from '../places.ts';
import { FILLER_WORDS, OTHER_NAMES, STOP_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import { IS_SHORTENED } from './noun-chunks.ts';

export const MAX_PHRASE_WORDS = 3;
/** "Canadian Institute of Planners" */
export const MAX_LINKED_WORDS = 5;
const MAX_NAME_LENGTH = 14;
export const IS_LATIN = /^\p{Script=Latin}/u;

/** Words that never make a term by themselves and are cut off the ends of a phrase. */
export const isPadding = ({ word, text }: Token): boolean =>
  STOP_WORDS.has(word) || FILLER_WORDS.has(word) || OTHER_NAMES.has(word) || IS_SHORTENED.test(text);

export const isPlace = (name: string) => COUNTRIES.has(name) || REGIONS.has(name) || CITIES.has(name);

export const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);

/** "Duke *of* Edinburgh". */
export const isJointOfName = ({ word, after }: Token, next: Token | undefined): boolean =>
  word === 'of' && after === ' ' && isCapital(next);

/** SAML, GraphQL, S3, dbtCloud: no everyday word is written so. */
export function isOddlyWritten(text: string): boolean {
  if (/^\p{Lu}{2,6}(?:s|\d+)?$/u.test(text)) return true;
  if (/^\p{L}[+#]$/u.test(text)) return false;
  // Longer than this, two words have lost the space between them.
  return text.length <= MAX_NAME_LENGTH && /\p{Ll}\p{Lu}|^\p{L}+\d|[+#]$/u.test(text);
}
