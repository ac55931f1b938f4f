import { featureNumber } from '@vitae/language/adverts/feature-hash';
import { fold } from '@vitae/language/fold';
import { stemOf } from '../asked-words.ts';
import { readWordFamilies } from './read-wishes.ts';

/** How many there are; a feature's number is a hash of its name. */
export const FEATURE_COUNT = 16_384;

/** A message far longer than any wish is read no further. */
const WORDS_MAX = 40;
const FAMILY_WORDS_MAX = 4;
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;

/** How much each kind of feature says. */
const WEIGHTS = { word: 1, pair: 0.8, family: 1.2, families: 0.9, letters: 0.4 } as const;

let families: ReturnType<typeof readWordFamilies> | undefined;

function familiesIn(words: readonly string[]): string[] {
  families ??= readWordFamilies();
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let length = 1; length <= FAMILY_WORDS_MAX && at + length <= words.length; length += 1)
      for (const family of families.get(words.slice(at, at + length).join(' ')) ?? []) found.add(family);
  return [...found].sort();
}

/**
 * What is looked at in a message, each feature with how much it says; the squares come to one. Words and pairs of words by
 * their stems, families of words and pairs of these, and runs of letters, in which slips of the finger are alike.
 */
export function featuresOf(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const note = (kind: keyof typeof WEIGHTS, name: string) =>
    found.set(featureNumber(`${kind} ${name}`, FEATURE_COUNT), WEIGHTS[kind]);
  const words = (fold(text).replaceAll("'", '').match(WORD) ?? [])
    .slice(0, WORDS_MAX)
    .map((word) => (/\d/.test(word) ? '0' : word));
  const stems = words.map(stemOf);
  for (const [at, stem] of stems.entries()) {
    note('word', stem);
    note('pair', `${stems[at - 1] ?? '^'} ${stem}`);
  }
  if (stems.length > 0) note('pair', `${stems.at(-1)} $`);
  const own = familiesIn(words);
  for (const [at, family] of own.entries()) {
    note('family', family);
    for (const other of own.slice(at + 1)) note('families', `${family} ${other}`);
  }
  for (const word of words.map((each) => `<${each}>`))
    for (const length of [3, 4])
      for (let at = 0; at + length <= word.length; at += 1) note('letters', word.slice(at, at + length));
  const size = Math.sqrt([...found.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return new Map([...found].map(([feature, weight]) => [feature, weight / size]));
}
