import { readTerms } from './lists.ts';

/** How a person is addressed before the name, as printed in lower case; a dot may follow: "mr", "المهندس". */
export const HONORIFICS = readTerms('honorifics');

/** Degrees and licences behind a name, as printed in lower case: "mba". */
export const CREDENTIALS = readTerms('credentials');

/** Folded words for the people of one's own family: "mum", "grandmother". */
export const RELATIVES = readTerms('relatives');

/** Folded words that state somebody's marital status without a label: "ledig", "casada". */
export const MARITAL_WORDS = readTerms('marital-words');

/** Folded words that announce a date of birth in running text: "born", "nato il". */
export const BIRTH_WORDS = readTerms('birth-words');

/** Folded words beside the number of a paper of identity: "passport", "dni". */
export const IDENTITY_WORDS = readTerms('identity-words');

/** Folded words for the people of a country: "lebanese", "لبناني". */
export const DEMONYMS = readTerms('demonyms');

/** Folded words behind a nationality: "national", "citizen". */
export const NATIONAL_WORDS = readTerms('national-words');
