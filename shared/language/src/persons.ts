import { readTerms } from './lists.ts';

/** Folded words that state somebody's marital status without a label: "ledig", "casada". */
export const MARITAL_WORDS = readTerms('marital-words');

/** Folded words that announce a date of birth in running text: "born", "nato il". */
export const BIRTH_WORDS = readTerms('birth-words');

/** Folded words beside the number of a paper of identity: "passport", "dni". */
export const IDENTITY_WORDS = readTerms('identity-words');
