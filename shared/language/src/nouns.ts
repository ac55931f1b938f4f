import { readTerms } from './lists.ts';

/** Folded nouns in the singular that need an article. */
export const COUNTABLE_NOUNS = readTerms('countable-nouns');

/** Folded nouns in the singular that stand without one. */
export const NOUNS_WITHOUT_ARTICLE = readTerms('nouns-without-article');
