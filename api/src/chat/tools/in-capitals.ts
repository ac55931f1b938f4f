import type { Turn } from '../coach/turn.ts';
import { spelledAsOwn } from './own-spelling.ts';

/** "senior support agent", typed in small letters throughout, as a title is written. */
export const inCapitals = (typed: string): string => (typed === typed.toLowerCase() ? withCapitals(typed) : typed);

/** The same, with what the resume and the advert spell in their own way: "HVAC". */
export const titleAsWritten = (typed: string, turn: Pick<Turn, 'resume' | 'advert'>): string =>
  typed === typed.toLowerCase() ? withCapitals(spelledAsOwn(typed, turn)) : typed;

const withCapitals = (text: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}(?!(?:f|nd|or|he|n|t|o)(?!\p{L}))/gu, (letter) => letter.toUpperCase());
