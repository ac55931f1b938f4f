import { fold } from '@vitae/language/fold';
import { GAP_WORDS } from '@vitae/language/jobs';

const MAX_GAP_WORDS = 4;

/** "Elternzeit", "career break": what is said of the time between two jobs. */
export function tellsOfGap(text: string): boolean {
  const words = fold(text).split(/[\s,(]+/, MAX_GAP_WORDS);
  return words.some((_, i) => GAP_WORDS.has(words.slice(0, i + 1).join(' ')));
}
