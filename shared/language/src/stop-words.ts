import { FILLER_WORDS as FILLERS } from '../lists/filler-words.ts';
import { OTHER_NAMES as NAMES } from '../lists/other-names.ts';
import { STOP_WORDS as GRAMMAR } from '../lists/stop-words.ts';
import { linesOf } from './terms.ts';

/** Words of grammar, English and Arabic, folded: they tell no text from another. */
export const STOP_WORDS: ReadonlySet<string> = new Set(linesOf(GRAMMAR));

/** Words, folded, that name no skill by themselves and are cut off the ends of a phrase that may be one; those of grammar are not among them. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(linesOf(FILLERS));

/** Words, folded, that are written with a capital and yet name no skill: days, months, places, ranks, legal forms. */
export const OTHER_NAMES: ReadonlySet<string> = new Set(linesOf(NAMES));
