/** In Arabic with what is written on to a word; a part of another word ("المقاولات") is none. */
const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:اول|اولي)[هةي]?(?!\p{L})/u,
  /\b(?:second|2nd)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:ثاني|تاني)[هةي]?(?!\p{L})/u,
  /\b(?:third|3rd)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:ثالث|تالت)[هةي]?(?!\p{L})/u,
  /\b(?:fourth|4th)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:رابع)[هةي]?(?!\p{L})/u,
  /\b(?:fifth|5th)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:خامس)[هةي]?(?!\p{L})/u,
  /\b(?:sixth|6th)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:سادس)[هةي]?(?!\p{L})/u,
  /\b(?:seventh|7th)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:سابع)[هةي]?(?!\p{L})/u,
  /\b(?:eighth|8th)\b|(?<!\p{L})[وفبل]?(?:ال|لل)?(?:ثامن)[هةي]?(?!\p{L})/u,
];

/** "the second one": 1; -1 where none is named. */
export const ordinalIn = (words: string): number => ORDINALS.findIndex((ordinal) => ordinal.test(words));

/** The same by a number: "number 4", "question 2", "7": 3, 1 and 6. */
export function placeIn(words: string): number {
  const digits = /(?:^|\b(?:number|nr|no|question|q|point)\.? ?|#|رقم |السوال )(\d{1,2})(?!\d)/u.exec(words)?.[1];
  return digits ? Number(digits) - 1 : ordinalIn(words);
}
