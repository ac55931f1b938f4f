import { readClasses } from './lists.ts';

/** Words that end a row of a Japanese history, folded: `start`, `end`, `present` or, for the history itself, `close`. */
export const ENROLMENT_WORDS = readClasses('enrolment-words');
