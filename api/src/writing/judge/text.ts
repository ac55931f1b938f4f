import { readList } from './lists.ts';

/** Lower case, no accents, straight quotes and plain hyphens: the form in which two texts are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .toLowerCase();
}

const RANKS: readonly (readonly [RegExp, string])[] = [
  [/\bSr\.?(?= \p{Lu})/gu, 'Senior'],
  [/\bJr\.?(?= \p{Lu})/gu, 'Junior'],
  [/\bAsst\.?(?= \p{Lu})/gu, 'Assistant'],
];

/** "Sr. Engineer" is a Senior Engineer, and so in either document. */
export const ranksInFull = (text: string): string =>
  RANKS.reduce((whole, [short, long]) => whole.replace(short, long), text);

/** Words and numbers of a text in their plain form. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+(?:['.&+#][\p{L}\p{N}+#]+)*[+#]*/gu) ?? [];
}

const ENDINGS = /(?:ations?|ments?|ings?|ers?|ors?|ions?|ies|ied|es|ed|s|ly|y|e)$/;
const SHORTEST_STEM = 3;
/** engineer-ing, engine-er, engin-e */
const MOST_ENDINGS = 3;

/** "led" as "lead". */
const BASE_OF_IRREGULAR = new Map(
  readList('irregular-verbs').flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** What the forms of a word share: manage, managed, managing and management are one, and so are lead and led. */
export function stem(word: string): string {
  const bare = word.replace(/'s$/, '');
  let rest = BASE_OF_IRREGULAR.get(bare) ?? bare;
  for (let turn = 0; turn < MOST_ENDINGS; turn += 1) {
    const shorter = rest.replace(ENDINGS, '');
    if (shorter.length < SHORTEST_STEM) break;
    rest = shorter;
  }
  return rest.length > SHORTEST_STEM ? rest.replace(/(.)\1$/, '$1') : rest;
}

const EMPTY_WORDS = new Set(
  (
    'a an the and or but nor so yet for of in on at to from by with as into over under about between through within ' +
    'i me my mine we us our you your he she it its they them their this that these those who whom whose which what ' +
    'where when while because although if than then there here also too both each every all any some no not only ' +
    'am is are was were be been being have has had do does did will would can could may might must shall should ' +
    'up out off down per more most less least very well such other another own same one once how why since until ' +
    'before after during across against via etc'
  ).split(' '),
);

export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

/** Stems of the words that carry meaning. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !EMPTY_WORDS.has(word))
      .map(stem),
  );
}

/** Whether the words of `part` stand one after the other in `whole`. */
export function holdsPhrase(whole: string, part: string): boolean {
  const words = wordsOf(part).join(' ');
  return words !== '' && ` ${wordsOf(whole).join(' ')} `.includes(` ${words} `);
}
