import { readAdvert } from '../../adverts/read-advert.ts';

/** "Field Service Engineer (m/f/d)": nothing but a title is marked so. */
const MARKED = /\s?\((?:[mfwdxhi](?:\s?\/\s?[mfwdxhn])+|all genders)\)/iu;
const TITLE_MAX = 90;

/** "Company: Marsa Build": a field of the advert, and no post. */
const A_FIELD =
  /^(?:company|employer|location|salary|ctc|joining|department|reports to|ref(?:erence)?|date|closing)\b\s*(?:[:–-]|$)/iu;
/** "URGENTLY REQUIRED - Site Engineer", "Job title: Nurse". */
const LEADS_IN =
  /^(?:urgently? (?:required|needed|wanted|hiring)|(?:we(?:'re| are) )?(?:now )?hiring|wanted|required|vacancy|job title|position|post|role)\b\s*[:!–-]*\s*/iu;

/** The title of the post; of an advert that puts its fields first, the line before them. */
export function titleOfAdvert(advert: string): string {
  const marked = advert.trimStart().split('\n', 1)[0]!.trim();
  if (MARKED.test(marked) && marked.length <= TITLE_MAX) return titleAsSaid(marked);
  const { title } = readAdvert(advert);
  if (!A_FIELD.test(title)) return titleAsSaid(title);
  const line = advert
    .split('\n')
    .map((each) => each.trim().replace(LEADS_IN, ''))
    .find((each) => each !== '' && !A_FIELD.test(each));
  return titleAsSaid(line ?? '');
}

/** A title in capitals throughout as one writes it in a sentence: short forms keep theirs. */
export function titleAsSaid(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, '');
  const words = title.split(/\s+/u).filter((word) => /^\p{Lu}{4,}$/u.test(word));
  const isLong = letters.length >= CAPITALS_MIN || words.length > 1;
  if (!isLong || letters !== letters.toUpperCase() || !/\p{Lu}/u.test(letters)) return title;
  return title.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (SMALL.test(word) && at > 0) return word.toLowerCase();
    return word.length <= SHORT_FORM && !/[AEIOU]/u.test(word) ? word : word[0]! + word.slice(1).toLowerCase();
  });
}
const CAPITALS_MIN = 10;
const SHORT_FORM = 3;
const SMALL = /^(?:OF|AND|FOR|IN|TO|THE|AT|ON|OR)$/u;

/** The post as it is spoken of: "Teacher of Mathematics (KS3 to IGCSE)" without what stands in brackets or behind a dash. */
export const postOf = (title: string): string =>
  titleAsSaid(
    title
      .replace(/\s*\([^)]*\)?/gu, ' ')
      .replace(/\s[-–—|/]\s.*$/u, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
