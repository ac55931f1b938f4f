import { ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { isWordOfEveryDay, upperFirst } from './words.ts';

const A_NAME =
  /(?<=(?<!\p{L})(?:[Aa]t|[Ff]or|[Ww]ith|[Ff]rom|[Ss]ince|[Aa]fter|[Bb]efore) )\p{L}[\p{L}\d]{3,}(?![\p{L}\d@/_-]|\.\p{L})|(?<=(?<!\p{L})[Tt]he )\p{L}[\p{L}\d]{3,}(?= (?:job|role|project|team|part|office|site|years|side|move|sale|deal|platform)(?!\p{L}))/gu;

/** "at Google fiber": the first word of a name has its capital already. */
const BEHIND_NAME = /(?<!\p{L})(\p{Lu}[\p{L}\d]+) (\p{Ll}{4,})(?!\p{L})/gu;

/** Puts the capitals that the page has, and has everywhere, on the second word of a name: "Google fiber" as "Google Fiber". */
export const pairsAsOnPage =
  (page: string) =>
  (text: string): string =>
    text.replace(BEHIND_NAME, (typed, first: string, second: string) => {
      const name = `${first} ${upperFirst(second)}`;
      return page.includes(name) && !page.includes(typed) ? name : typed;
    });

/** Puts the capitals of the houses of a resume on their names that are typed small: "on call at acme" as "on call at Acme". */
export function namesAsOnPage(houses: readonly string[]): (text: string) => string {
  const written = new Map(
    houses
      .flatMap((house) => house.split(/[\s,]+/))
      .filter((word) => /^\p{Lu}[\p{L}\d]{3,}$/u.test(word))
      .map((word) => [word.toLowerCase(), word] as const)
      .filter(([small]) => !isWordOfEveryDay(small) && !ORGANISATION_NOUNS.has(small)),
  );
  return (text) => text.replace(A_NAME, (word) => written.get(word.toLowerCase()) ?? word);
}

const NAMES_A_PLACE = /(?<=\b(?:to|in|at|from|near|around|across) )\p{Lu}\p{L}{3,}(?!\p{L})/gu;
const TO_A_PLACE =
  /(?<=(?<!\p{L})(?:[Tt]o|[Ii]n|[Ff]rom|[Nn]ear|[Aa]round|[Aa]t) )\p{Ll}{4,}(?![\p{L}\d@/_-]|\.\p{L})/gu;

/** Puts the capitals on places that an advert names, and that a note has typed small: "travel to turkana" as "travel to Turkana". */
export function placesAsInAdvert(advert: string): (text: string) => string {
  const places = new Set(advert.match(NAMES_A_PLACE));
  return (text) =>
    text.replace(TO_A_PLACE, (word) =>
      places.has(upperFirst(word)) && !isWordOfEveryDay(word) ? upperFirst(word) : word,
    );
}
