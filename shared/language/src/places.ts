import { readTerms } from './lists.ts';

/** Countries and territories, folded, in the languages that resumes use. */
export const COUNTRIES = readTerms('countries');

/** States, provinces and regions by name, folded. */
export const REGIONS = readTerms('regions');

/** Codes that are printed after a town, in capitals: "TX", "NSW". */
export const STATE_CODES = readTerms('state-codes');

/** Cities that resumes name without a country, folded. */
export const CITIES = readTerms('cities');

/** Where remote work is done, folded. */
export const REMOTE_WORDS = readTerms('remote-words');

/** Folded words and short forms of streets and buildings in addresses. */
export const STREET_WORDS = readTerms('street-words');

/** Folded words for the land around a town, before its name: "provincia di", "raum". */
export const AREA_WORDS_BEFORE = readTerms('areas-before');

/** Folded words for the land around a town, behind its name: "et alentours", "metro area". */
export const AREA_WORDS_BEHIND = readTerms('areas-behind');

/** Folded words for a part of a town or a land, before its name: "north", "upstate". */
export const COMPASS_WORDS = readTerms('compass-words');
