import { readClasses, readTerms } from './lists.ts';

/** Base forms, folded, of what lines of resumes say was done, by their past tense: "led" → "lead". */
export const BASE_OF_PAST = readClasses('verbs-past');

/** The base forms of those verbs. */
export const BASE_FORMS: ReadonlySet<string> = new Set(BASE_OF_PAST.values());

/** Base forms that may be nouns or adjectives: "lead engineer", "support of". */
export const ALSO_NOUNS = readTerms('verbs-also-nouns');

/** Past and base forms that need no object: "worked with two suppliers". */
export const WITH_PREPOSITIONS = readTerms('verbs-with-prepositions');

/**
 * Words in -ing that stand before nouns as nouns do ("marketing campaigns"), each with what shows the verb: "work", an
 * article or a number behind it; "people", those too and whoever it is done to ("training nurses").
 */
export const GERUNDS_BEFORE_NOUNS = readClasses('gerunds-before-nouns');
