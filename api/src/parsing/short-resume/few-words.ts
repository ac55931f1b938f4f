import { startsWithBullet } from '@vitae/language/bullets';
import { matchHeading } from '../phrases/heading-words.ts';

const MOST_WORDS = 130;

/** Whether texts are no more than what somebody types who is asked for a resume. */
export const areFewWords = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0) <= MOST_WORDS;

/** As typed: without a heading, and without a list. */
export const isTyped = (texts: readonly string[]): boolean =>
  areFewWords(texts) && !texts.some((text) => startsWithBullet(text) || matchHeading(text)?.isExact);
