import { fold } from '@vitae/language/fold';
import { BASE_FORMS } from '@vitae/language/verbs';
import { upperFirst, wordCount } from '../text/words.ts';
import type { Page } from './reading-order.ts';
import { isDeed, isTold, tellsEnd } from './told.ts';

// Who writes all in small letters, as on a phone, writes the sentences behind a full stop so as well.

const LEAST_WORDS = 2;
const IN_SHORT =
  /(?:^|[\s(])(?:approx|incl|excl|etc|inc|ltd|co|dept|min|max|avg|est|no|nos|vs|temp|ca|e\.g|i\.e|\p{L}{1,3})\.$/iu;

/** Whether a line begins in a small letter on the page. */
export const isOfSmallLetters = (line: string, { lines, linesWith }: Page): boolean =>
  linesWith(line).some((at) => /^\p{Ll}{2}/u.test(lines[at]!.text));

/** "run the shop. order from the abattoir" as its two sentences; "mostly to Texas. pork south" stays one. */
export function inSmallSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(/(?<=[\p{L}\d)][.!?]) (?=\p{L})/u)) {
    const last = sentences.at(-1);
    if (last === undefined) sentences.push(part);
    else if (IN_SHORT.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (saysWhatIsDone(part)) sentences.push(part);
    else sentences[sentences.length - 1] = `${last} ${upperFirst(part)}`;
  }
  return sentences.length > 1 ? sentences.map((sentence) => sentence.replace(/[.\s]+$/, '')) : sentences;
}

const saysWhatIsDone = (sentence: string) => {
  const word = fold(sentence.split(/\s+/)[0] ?? '');
  return (
    wordCount(sentence) >= LEAST_WORDS &&
    (isTold(sentence) || isDeed(sentence) || BASE_FORMS.has(word) || tellsEnd(sentence))
  );
};
