import { stemmer as stemEnglish } from '@orama/stemmers/english';

const ARABIC = /^\p{Script=Arabic}/u;
const ENGLISH = /^[a-z]+$/;
/** Longer than any word: what else comes is not worth the time. */
const MAX_WORD_LENGTH = 40;
const MIN_STEM_LETTERS = 3;
/** Texts say the same words over and over: the stems of this many of the last English ones are remembered. */
const MEMORY_SIZE = 20_000;
const memory = new Map<string, string>();
const ARABIC_CONJUNCTION = /^و(?=.{3})/u;
const ARABIC_ARTICLE = /^(?:ال|وال|بال|كال|فال|لل)(?=.{2})/u;
const ARABIC_ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];

/**
 * The stem that the inflections of a folded word share: "managing" and "management", "المحاسبين" and "محاسب".
 * English by Porter's rules; Arabic by the light stemmer "light10" of Larkey, Ballesteros and Connell (2007). Words that
 * hold more than letters ("c++", "node.js") and words of other scripts are stems themselves.
 */
export function stem(word: string): string {
  if (word.length > MAX_WORD_LENGTH) return word;
  const known = memory.get(word);
  if (known !== undefined) return known;
  if (ENGLISH.test(word)) return word.length < MIN_STEM_LETTERS ? word : remember(word, stemEnglish(word));
  return ARABIC.test(word) ? stemArabic(word) : word;
}

function remember(word: string, stemmed: string): string {
  if (memory.size >= MEMORY_SIZE) memory.clear();
  memory.set(word, stemmed);
  return stemmed;
}

function stemArabic(word: string): string {
  let stemmed = word.replace(ARABIC_CONJUNCTION, '').replace(ARABIC_ARTICLE, '');
  for (const ending of ARABIC_ENDINGS)
    if (stemmed.endsWith(ending) && stemmed.length - ending.length >= MIN_STEM_LETTERS - 1)
      stemmed = stemmed.slice(0, -ending.length);
  return stemmed;
}

/** Singular of an English plural; other words as they are. Never shortens names that only look like plurals (AWS, Sass). */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}
