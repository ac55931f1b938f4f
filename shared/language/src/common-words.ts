import { readTerms } from './lists.ts';

/** Words, folded, that every advert and every resume is full of: they match everything and so say nothing. */
export const COMMON_WORDS = readTerms('common-words');

/** Words, folded, that adverts and resumes of every trade hold: they tell two people of one trade apart, and no trade from another. */
export const ADVERT_WORDS = readTerms('advert-words');
