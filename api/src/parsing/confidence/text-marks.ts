import { PRESENT_WORDS } from '@vitae/language/dates';
import { fold, toAsciiDigits } from '@vitae/language/fold';

const YEAR = /(?<!\d)(?:19[4-9]\d|20[0-4]\d|1[34]\d\d|'\d\d)(?!\d)/g;
const NUMBERED_MONTH = /(?<!\d)(?:0?[1-9]|1[0-2])[./-](?:\d{4}|\d{2})(?!\d)/g;
const WORD = /[\p{L}\p{M}]+/gu;

export interface DatesSeen {
  years: number;
  /** Two years or months, or one and a word for the present. */
  hasRange: boolean;
}

/** What looks like dates in a text: seen from afar, and no reading of them. */
export function datesIn(text: string): DatesSeen {
  const plain = toAsciiDigits(text);
  if (!/\d/.test(plain)) return { years: 0, hasRange: false };
  const years = plain.match(YEAR)?.length ?? 0;
  const months = plain.match(NUMBERED_MONTH)?.length ?? 0;
  if (years > 1 || months > 1) return { years, hasRange: true };
  const isPresent = () => (fold(plain).match(WORD) ?? []).some((word) => PRESENT_WORDS.has(word));
  return { years, hasRange: years + months > 0 && isPresent() };
}
