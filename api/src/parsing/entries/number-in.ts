import { toAsciiDigits } from '@vitae/language/fold';

/** The number that opens a line, in figures or as a letter ("b)" is 2), by a pattern with a group for each; 0 for none. */
export function numberIn(text: string, numbered: RegExp): number {
  const [, number, letter] = numbered.exec(text) ?? [];
  const digits = toAsciiDigits(number ?? '0');
  return letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(digits);
}
