const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SHORT_LETTERS = 3;

/** English months, written out or shortened, for a pattern. */
export const MONTH_NAMES = [
  ...NAMES.map((name) => `${name.slice(0, SHORT_LETTERS)}(?:${name.slice(SHORT_LETTERS)})?`),
  'sept',
]
  .join('|')
  .replaceAll('(?:)?', '');

/** 1 to 12, by the English name or its first three letters; null for all other words. */
export function monthNumber(word: string): number | null {
  const at = NAMES.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, SHORT_LETTERS)));
  return word.length >= SHORT_LETTERS && at >= 0 && (NAMES[at]!.startsWith(word.toLowerCase()) || /^sept$/i.test(word))
    ? at + 1
    : null;
}
