import { readTerms } from './lists.ts';

/** Folded words that stand before or over the text of a job: "responsibilities", "Aufgaben". */
export const BODY_LABELS = readTerms('body-labels');

/** Folded words that do so only alone on their line: "highlights". */
export const BODY_HEADINGS = readTerms('body-headings');

/** Folded words with which people begin what they did: "preparing", "Betreuung". */
export const DUTY_WORDS = readTerms('duty-words');

/** Folded words with which people begin the time between two jobs: "Elternzeit", "unemployed". */
export const GAP_WORDS = readTerms('gap-words');

/** Folded words for how somebody is employed: "part-time", "CDI". */
export const EMPLOYMENT_TYPES = readTerms('employment-types');

/** Folded words that people write for an employer who have none. */
export const SELF_EMPLOYMENT = readTerms('self-employment');

/** Words before a job in a sentence that tells of it, as printed: "I was", "als". */
export const WORDS_BEFORE_TITLE = readTerms('words-before-title');

/** Words before an employer in such a sentence, as printed: "at", "bei der". */
export const WORDS_BEFORE_EMPLOYER = readTerms('words-before-employer');

/** Folded words for the employer who has just been named: "same company", "idem". */
export const SAME_EMPLOYER = readTerms('same-employer');
