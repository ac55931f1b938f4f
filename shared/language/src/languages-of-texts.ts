import { readTerms } from './lists.ts';
import { STOP_WORDS } from './stop-words.ts';
import { tokenise } from './tokens.ts';

/** Languages that a text is told to be in; `other`: none of those. */
export type TextLanguage = 'en' | 'ar' | 'other';

const FOREIGN = readTerms('foreign-function-words');
/** Fewer words of grammar than this may stand in names: "Universidad de Salamanca". */
const MIN_FOREIGN = 2;

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
  return foreign >= MIN_FOREIGN && foreign > english ? 'other' : 'en';
}
