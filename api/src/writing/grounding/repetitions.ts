import { sentencesOf } from '../language/words.ts';

/** Words. A run of this length that stands twice in a letter is heard as a repetition. */
const REPEATED_RUN = 6;
const OPENING_WORDS = 3;
/** "I also …" may follow the first achievement of two jobs, not of every one. */
const MAX_ALSO = 2;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.&+/-][\p{L}\p{N}]+)*/gu) ?? [];

/** The sentences of a letter's paragraphs, without salutation and closing. */
export function bodySentencesOf(letter: string): string[] {
  return letter
    .split('\n\n')
    .slice(1, -1)
    .flatMap((paragraph) => sentencesOf(paragraph));
}

/** What a reader would hear twice in one letter, each as it stands there; empty for a letter that repeats nothing. */
export function repetitionsOf(letter: string): string[] {
  const found: string[] = [];
  const sentences = bodySentencesOf(letter);
  const seen = new Set<string>();
  for (const sentence of sentences) {
    for (const opening of openingsOf(sentence)) {
      if (seen.has(opening)) found.push(`begins twice: ${opening}`);
      seen.add(opening);
    }
  }
  const also = sentences.filter((sentence) => /^(?:[^,]+, )?I(?:['’]m| am| was)? also\b/.test(sentence)).length;
  if (also > MAX_ALSO) found.push(`"I also" ${also} times`);
  const runs = new Set<string>();
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    for (let index = 0; index + REPEATED_RUN <= words.length; index += 1) {
      const run = words.slice(index, index + REPEATED_RUN).join(' ');
      if (runs.has(run)) found.push(`said twice: ${run}`);
      runs.add(run);
    }
  }
  return found;
}

/** "in my current role" of "In my current role as Clerk at Acme, I …", or the first words of another sentence. */
function openingsOf(sentence: string): string[] {
  const connective =
    /^(in my (?:current |present )?(?:role|position)|before that|earlier|previously|in the same role|in addition|beyond that|alongside this|during my time|while working)\b/i.exec(
      sentence,
    )?.[1];
  if (connective) return [connective.toLowerCase()];
  const words = wordsOf(sentence);
  return words.length > OPENING_WORDS && words[0] !== 'i'
    ? [words.slice(0, OPENING_WORDS).join(' ')]
    : startsWithI(words);
}

/** "I hold …" and "I hold …": the verb tells whether two sentences begin alike. */
function startsWithI(words: string[]): string[] {
  return words[0] === 'i' && words[1] !== 'also' ? [words.slice(0, OPENING_WORDS).join(' ')] : [];
}
