import { readTerms } from './lists.ts';

/** Folded words that questions are asked with: they say nothing of what is asked. */
export const QUESTION_WORDS = readTerms('question-words');
