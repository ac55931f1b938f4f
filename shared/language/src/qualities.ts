import { readClasses } from './lists.ts';

/** The quality, folded, that a folded word of a line shows: "led" → "leadership". */
export const QUALITY_OF_WORD = readClasses('quality-words');
