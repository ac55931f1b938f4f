import { readClasses, readTerms } from './lists.ts';

/** Folded English words before the hyphen of a compound: "cross", "self". */
export const COMPOUND_BEGINNINGS = readTerms('compound-beginnings');

/** Folded English words behind the hyphen of a compound: "based", "functional". */
export const COMPOUND_ENDINGS = readTerms('compound-endings');

/** Folded parts of words that hold "fl" where others hold "fi": "flo", "reflec". */
export const PARTS_WITH_FL = readTerms('words-with-fl');

/** Words as they are often mistyped, in small letters, each with the word that is meant: "immediatly" for "immediately". */
export const MISSPELLINGS = readClasses('misspellings');

/** Words as people type them in a chat, in small letters, each with the word that is meant: "shud" for "should". */
export const CHAT_SPELLINGS = readClasses('chat-spellings');

/** Names that mean nothing else in small letters, each as it is written: "sql" for "SQL", "whatsapp" for "WhatsApp". */
export const NAMES_TYPED_SMALL = readClasses('names-typed-small');

/** Folded words that end in a dot within a sentence: "approx. 20 trips". */
export const WORDS_BEFORE_DOTS = readTerms('words-before-dots');
