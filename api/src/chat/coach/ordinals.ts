const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st)\b|(?:ال)?(?:اول|اولي)/u,
  /\b(?:second|2nd)\b|(?:ال)?(?:ثاني|تاني)/u,
  /\b(?:third|3rd)\b|(?:ال)?(?:ثالث|تالت)/u,
  /\b(?:fourth|4th)\b|(?:ال)?(?:رابع)/u,
  /\b(?:fifth|5th)\b|(?:ال)?(?:خامس)/u,
];

/** "the second one": 1; -1 where none is named. */
export const ordinalIn = (words: string): number => ORDINALS.findIndex((ordinal) => ordinal.test(words));
