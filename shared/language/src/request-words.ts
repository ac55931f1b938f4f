import { readClasses } from './lists.ts';

/** What a folded word or phrase of a request says is to be done (`rewrite`), or with what (`summary`). */
export const REQUEST_WORDS = readClasses('request-words');
