/** Marks of direction and invisible characters say nothing about the text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\f/gu;

/** The words of a text; presentation forms and ligatures count as their letters. */
export function wordsOf(text: string): string[] {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .split(/[\s]+/)
    .filter((word) => word !== '');
}

/** Share of the expected words that are found in the same order, from 0 to 1. */
export function shareInOrder(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return 1;
  if (expected.length === found.length && expected.every((word, index) => word === found[index])) return 1;
  return longestCommonSubsequence(expected, found) / Math.max(expected.length, found.length);
}

function longestCommonSubsequence(a: readonly string[], b: readonly string[]): number {
  let previous = new Uint32Array(b.length + 1);
  for (const word of a) {
    const current = new Uint32Array(b.length + 1);
    for (let index = 0; index < b.length; index += 1) {
      current[index + 1] = word === b[index] ? previous[index]! + 1 : Math.max(previous[index + 1]!, current[index]!);
    }
    previous = current;
  }
  return previous[b.length]!;
}

/** Share of the expected words that are found anywhere, each as often as expected. */
export function shareFound(expected: readonly string[], found: readonly string[]): number {
  if (expected.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of expected) {
    const available = left.get(word) ?? 0;
    if (available === 0) continue;
    left.set(word, available - 1);
    count += 1;
  }
  return count / expected.length;
}

/** Share of the words whose phrase is found as it stands, word after word, from 0 to 1. */
export function shareInPhrases(phrases: readonly (readonly string[])[], found: readonly string[]): number {
  const text = ` ${found.join(' ')} `;
  const isFound = (phrase: readonly string[]) => text.includes(` ${phrase.join(' ')} `);
  const count = (list: readonly (readonly string[])[]) => list.reduce((sum, phrase) => sum + phrase.length, 0);
  const total = count(phrases);
  return total === 0 ? 1 : count(phrases.filter(isFound)) / total;
}
