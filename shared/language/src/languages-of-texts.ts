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
/** More of its letters than this have accents where no English word is written. */
const ACCENTED_SHARE = 0.03;

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
  if (
    letters > Math.max(1, english) * LETTERS_TO_A_WORD &&
    count(/(?![a-z])\p{Script=Latin}/giu) > letters * ACCENTED_SHARE
  )
    return 'other';
  return foreign >= MIN_FOREIGN && foreign > english ? 'other' : 'en';
}
