import { readTerms } from './lists.ts';

/** Words, folded, that every advert and every resume is full of: they match everything and so say nothing. */
export const COMMON_WORDS = readTerms('common-words');
