import { hasRtlLetters } from '../layout/direction.ts';

const LRI = '\u2066';
const PDI = '\u2069';

/** Text that runs from left to right, such as a phone number, made safe within a line that runs the other way. */
export function isolate(text: string, isRtl: boolean): string {
  return isRtl && text !== '' && !hasRtlLetters(text) ? `${LRI}${text}${PDI}` : text;
}

/** Between the items of a list within a line. */
export function listSeparator(isRtl: boolean): string {
  return isRtl ? '، ' : ', ';
}

/** A separator between parts of a line that keeps them in order in either direction. */
export function separatorOf(mark: string, isRtl: boolean): string {
  return isRtl ? `\u200f${mark}\u200f` : mark;
}
