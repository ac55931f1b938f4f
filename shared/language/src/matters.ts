import { readClasses } from './lists.ts';
import { tokenise } from './tokens.ts';

const MATTER_OF_PHRASE: ReadonlyMap<string, string> = new Map(
  [...readClasses('matters-of-work')].map(([phrase, matter]) => [wordsOf(phrase).join(' '), matter]),
);
const MOST_WORDS = Math.max(...[...MATTER_OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/**
 * The matters of work that an English text speaks of, whatever its words: "on call" for "took part in the rota out of
 * hours" as for "wrote 22 runbooks". By whole words; a text in another language speaks of none.
 */
export function mattersOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(
    words.flatMap((_, at) =>
      Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + more + 1).join(' ')).flatMap(
        (phrase) => MATTER_OF_PHRASE.get(phrase) ?? [],
      ),
    ),
  );
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}
