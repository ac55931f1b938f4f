const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st)\b|(?:ال)?(?:اول|اولي)/u,
  /\b(?:second|2nd)\b|(?:ال)?(?:ثاني|تاني)/u,
  /\b(?:third|3rd)\b|(?:ال)?(?:ثالث|تالت)/u,
  /\b(?:fourth|4th)\b|(?:ال)?(?:رابع)/u,
  /\b(?:fifth|5th)\b|(?:ال)?(?:خامس)/u,
  /\b(?:sixth|6th)\b|(?:ال)?(?:سادس)/u,
  /\b(?:seventh|7th)\b|(?:ال)?(?:سابع)/u,
  /\b(?:eighth|8th)\b|(?:ال)?(?:ثامن)/u,
];

/** "the second one": 1; -1 where none is named. */
export const ordinalIn = (words: string): number => ORDINALS.findIndex((ordinal) => ordinal.test(words));

/** The same by a number: "number 4", "question 2", "7": 3, 1 and 6. */
export function placeIn(words: string): number {
  const digits = /(?:^|\b(?:number|nr|no|question|q|point)\.? ?|#|رقم |السوال )(\d{1,2})(?!\d)/u.exec(words)?.[1];
  return digits ? Number(digits) - 1 : ordinalIn(words);
}
