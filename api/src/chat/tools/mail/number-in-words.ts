const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const BY_DIGITS = new Map(WORDS.map((word, index) => [String(index + 1), word]));

/** "3" as mails have it, "three"; as it is typed where it is more than ten, or in words already. */
export const numberInWords = (typed: string): string => BY_DIGITS.get(typed) ?? typed;
