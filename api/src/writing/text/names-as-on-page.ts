import { namesOccupation } from '@vitae/language/occupations';
import { ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { RELATIVES } from '@vitae/language/persons';
import { BASE_FORMS } from '@vitae/language/verbs';
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

/** Within a sentence or a list, where only a name begins with a capital, and no word of a longer one: "Elm Cold Chain". */
const NAMES_IN_ADVERT = /(?<=(?:\p{Ll}|[,/(]) ?)(?<![\p{L}\d@])\p{Lu}\p{L}{3,}(?![\p{L}\d]| \p{Lu})/gu;
const TYPED_SMALL = /(?<![\p{L}\d@/_.-])\p{Ll}{4,}(?![\p{L}\d@/_-]|\.\p{L})/gu;

/** Puts the capitals on names that an advert has, and has everywhere, where a note has typed them small: "travel to turkana". */
export function namesAsInAdvert(advert: string): (text: string) => string {
  const names = new Set(advert.match(NAMES_IN_ADVERT));
  const small = new Set(advert.match(TYPED_SMALL));
  return (text) =>
    text.replace(TYPED_SMALL, (word) =>
      names.has(upperFirst(word)) && !small.has(word) && isNameAlone(word) ? upperFirst(word) : word,
    );
}

/** Whether a word typed small is none of English, as far as lists and endings tell: a board writes "Teachers" and "Skilled", too. */
const isNameAlone = (word: string) =>
  ![word, word.replace(/s$/, '')].some(
    (one) =>
      isWordOfEveryDay(one) ||
      BASE_FORMS.has(one) ||
      ORGANISATION_NOUNS.has(one) ||
      RELATIVES.has(one) ||
      namesOccupation(one),
  ) && !ENDS_AS_WORD.test(word);
const ENDS_AS_WORD =
  /(?:ed|ing|ers?|ors?|ists?|ysts?|tions?|ments?|ness|al|ly|able|ible|ive|ous|ful|ity|ance|ence|ship|ics?)$/;
