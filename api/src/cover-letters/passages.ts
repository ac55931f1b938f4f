import type { Change } from '@vitae/documents/model/changes';

/** Where the passages stand: the letter's text. */
export const LETTER_TEXT = 'introduction';
const BREAK = '\n\n';

export const standsOnce = (text: string, passage: string) =>
  passage !== '' && text.indexOf(passage) >= 0 && text.indexOf(passage) === text.lastIndexOf(passage);

/**
 * The change that makes one text of a letter of another: the paragraphs that differ, with as many around them as it
 * takes for both sides to be found again. What is typed elsewhere meanwhile is in nobody's way.
 */
export function passageBetween(before: string, after: string): Change {
  const [from, to] = [before.split(BREAK), after.split(BREAK)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  // Twice as far with each step: in a text of nothing but repetitions the way is long.
  for (let step = 1; start > 0 || end > 0; step *= 2) {
    const old = from.slice(start, from.length - end).join(BREAK);
    const fresh = to.slice(start, to.length - end).join(BREAK);
    if (standsOnce(before, old) && standsOnce(after, fresh)) {
      return { path: [LETTER_TEXT], before: old, after: fresh };
    }
    start = Math.max(0, start - step);
    end = Math.max(0, end - step);
  }
  return { path: [LETTER_TEXT], before, after };
}

/** The text with its passages replaced; null where one of them does not stand in it once, and then nothing is. */
export function replacePassages(text: string, changes: readonly Change[]): string | null {
  let current = text;
  for (const { before, after } of changes) {
    const [old, fresh] = [String(before), String(after)];
    if (!standsOnce(current, old)) return null;
    const at = current.indexOf(old);
    current = current.slice(0, at) + fresh + current.slice(at + old.length);
  }
  return current;
}
