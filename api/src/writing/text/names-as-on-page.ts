import { ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { isWordOfEveryDay } from './words.ts';

const A_NAME = /(?<=(?<!\p{L})(?:[Aa]t|[Ff]or|[Ww]ith|[Ff]rom|[Tt]he) )\p{Ll}[\p{L}\d]{3,}(?![\p{L}\d@/_-]|\.\p{L})/gu;

/** Puts the capitals of the houses of a resume on their names that are typed small: "on call at acme" as "on call at Acme". */
export function namesAsOnPage(houses: readonly string[]): (text: string) => string {
  const written = new Map(
    houses
      .flatMap((house) => house.split(/[\s,]+/))
      .filter((word) => /^\p{Lu}[\p{L}\d]{3,}$/u.test(word))
      .map((word) => [word.toLowerCase(), word] as const)
      .filter(([small]) => !isWordOfEveryDay(small) && !ORGANISATION_NOUNS.has(small)),
  );
  return (text) => text.replace(A_NAME, (word) => written.get(word) ?? word);
}
