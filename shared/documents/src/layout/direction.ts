import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters that run from right to left, and the mark that makes a line do so. */
const RTL_LETTER = /[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function hasRtlLetters(text: string): boolean {
  return RTL_LETTER.test(text);
}

/** Odd for characters that run from right to left; null where all run from left to right. */
export function embeddingLevels(text: string, isRtlDocument: boolean): Uint8Array | null {
  if (!hasRtlLetters(text)) return null;
  return bidi.getEmbeddingLevels(text, isRtlDocument ? 'rtl' : undefined).levels;
}

export interface DirectionalPart {
  text: string;
  isRtl: boolean;
}

/** The text, cut where its direction changes. */
export function splitByDirection(text: string, isRtlDocument: boolean): DirectionalPart[] {
  const levels = embeddingLevels(text, isRtlDocument);
  if (!levels) return [{ text, isRtl: false }];
  const parts: DirectionalPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isRtl = levels[at]! % 2 === 1;
    const part = parts.at(-1);
    if (part?.isRtl === isRtl) part.text += text[at];
    else parts.push({ text: text[at]!, isRtl });
  }
  return parts;
}
