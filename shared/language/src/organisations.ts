import { readTerms } from './lists.ts';

/** Legal forms, folded and without dots: a phrase that ends with one is a company. */
export const LEGAL_FORMS = readTerms('legal-forms');

/** What organisations are called by, folded. */
export const ORGANISATION_NOUNS = readTerms('organisation-nouns');

/** Folded Arabic words with which an organisation's name begins. */
export const ARABIC_ORGANISATION_NOUNS = readTerms('organisation-nouns-arabic');

/** Parts of organisations' names in scripts that join words; found anywhere in a text. */
export const ORGANISATION_PARTS = readTerms('organisation-parts');

/** Employers so well known that their bare name is enough, folded. */
export const KNOWN_EMPLOYERS = readTerms('known-employers');
