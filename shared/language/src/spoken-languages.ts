import { readTerms } from './lists.ts';

/** Names of languages, folded, in the languages that resumes use. */
export const LANGUAGE_NAMES = readTerms('languages');
