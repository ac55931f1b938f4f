import { COMMON_WORDS } from '@vitae/language/common-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { tokenise } from '@vitae/language/tokens';

/** A word of the trade stands in a resume a dozen times at most. */
const MENTIONS_MAX = 12;
const SHARE_MAX = 0.035;

/** The word that is repeated beyond what a text needs, if one is. `excess` is 0 to 1. */
export function findStuffing(text: string): { word: string; count: number; excess: number } | null {
  const counts = new Map<string, number>();
  const tokens = tokenise(text);
  for (const { word } of tokens) {
    if (word.length < 2 || /^\d/.test(word) || STOP_WORDS.has(word) || COMMON_WORDS.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let worst: { word: string; count: number; excess: number } | null = null;
  for (const [word, count] of counts) {
    const allowed = Math.max(MENTIONS_MAX, tokens.length * SHARE_MAX);
    const excess = Math.min(1, (count - allowed) / allowed);
    if (excess > 0 && (!worst || excess > worst.excess)) worst = { word, count, excess };
  }
  return worst;
}
