import { readTerms } from './lists.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokenise } from './tokens.ts';

/** Languages that a text is told to be in; `other`: none of those. */
export type TextLanguage = 'en' | 'ar' | 'other';

const FOREIGN = readTerms('foreign-function-words');
/** Fewer words of grammar than this may stand in names: "Universidad de Salamanca". */
const MIN_FOREIGN = 2;

/** Among so many letters a text has a word of English grammar, if it is English, and be it a list. */
const LETTERS_TO_A_WORD = 80;
/** So many words with accents, and so many of the words that are no names, are written in no English text. */
const ACCENTED = { least: 2, share: 0.15 };
const NO_NAME = /(?<![\p{L}\p{M}@./])\p{Ll}[\p{L}\p{M}]*/gu;

/** So many different words of English grammar stand in no text of another language, and so many letters lie between two. */
const PLAIN = { least: 12, letters: 60, share: 6 };

/**
 * Whether a text certainly is English, whatever names, headings and labels stand in it. `least`: how many different words
 * of English grammar it takes; what is told of the work, without the names around it, needs fewer.
 */
export function isPlainlyEnglish(text: string, least = PLAIN.least): boolean {
  const english: string[] = [];
  let foreign = 0;
  for (const { word } of tokenise(text)) {
    if (FOREIGN.has(word)) foreign += 1;
    else if (STOP_WORDS.has(word)) english.push(word);
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    new Set(english).size >= least && letters < english.length * PLAIN.letters && english.length > foreign * PLAIN.share
  );
}

/** Told by script and by words of grammar. A short text in Latin letters without any of them counts as English. */
export function languageOf(text: string): TextLanguage {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (count(/\p{Script=Arabic}/gu) > letters / 2) return 'ar';
  if (latin < letters / 2) return 'other';
  let english = 0;
  let foreign = 0;
  for (const { word } of tokenise(text)) {
    if (FOREIGN.has(word)) foreign += 1;
    else if (STOP_WORDS.has(word)) english += 1;
  }
  if (letters > Math.max(1, english) * LETTERS_TO_A_WORD && isAccented(text)) return 'other';
  return foreign >= MIN_FOREIGN && foreign > english ? 'other' : 'en';
}

function isAccented(text: string): boolean {
  const words = text.match(NO_NAME) ?? [];
  const accented = words.filter((word) => /[^a-z]/i.test(word)).length;
  return accented >= ACCENTED.least && accented > words.length * ACCENTED.share;
}
