import { fold } from '@vitae/language/fold';

/** How many features there are; a feature's number is a hash of its name. */
export const FEATURE_COUNT = 8192;

const MAX_WORDS = 10;
const EDGE = '^';

/**
 * What is looked at in a phrase, as the numbers of the features that it has, each once: its words, their beginnings and
 * endings, its first and last word, runs of three letters, how it is capitalised and how long it is.
 */
export function featuresOf(phrase: string): number[] {
  const found = new Set<number>();
  const note = (kind: string, text: string) => found.add(hash(`${kind} ${text}`));
  const printed = phrase.trim().split(/\s+/).slice(0, MAX_WORDS);
  const words = printed.map((word) => fold(word).replace(/[^\p{L}\p{M}\p{N}&+#]/gu, '')).filter(Boolean);
  note('words', String(Math.min(words.length, 6)));
  note('first', words[0] ?? '');
  note('last', words.at(-1) ?? '');
  for (const word of words) {
    note('word', word);
    if (word.length > 4) note('end', word.slice(-4));
    if (word.length > 3) note('end', word.slice(-3));
    if (word.length > 4) note('start', word.slice(0, 4));
    const edged = `${EDGE}${word}${EDGE}`;
    for (let i = 0; i + 3 <= edged.length; i++) note('letters', edged.slice(i, i + 3));
  }
  const capitals = printed.filter((word) => /^\p{Lu}/u.test(word)).length;
  note('capitals', capitals === printed.length ? 'all' : capitals > 1 ? 'some' : String(capitals));
  if (/\d/.test(phrase)) note('has', 'figure');
  if (/[,;]/.test(phrase)) note('has', 'comma');
  if (/\.$/.test(phrase)) note('has', 'stop');
  return [...found];
}

/** FNV-1a, folded to the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return ((value >>> 13) ^ value) & (FEATURE_COUNT - 1);
}
