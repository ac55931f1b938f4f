/** The language of the texts in the code: what is shown where a translation is missing. */
export const SOURCE_LANGUAGE = 'en';

/** Behind a single letter or digit a tag says more than language, script and region: `en-u-ca-buddhist`. */
const HAS_EXTENSION = /-[0-9a-z]-/i;

const WRITTEN_FROM_THE_RIGHT = new Set(['ar', 'fa', 'he', 'ur']);

/** Which way a language is written: the value of `<html dir>`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return WRITTEN_FROM_THE_RIGHT.has(language) ? 'rtl' : 'ltr';
}

/**
 * The BCP 47 tag with which dates, numbers and lists of a language are formatted: the region is the one that the
 * person's browser asks for. Digits are 0 to 9 and years are of the Gregorian calendar in every language: so do banks,
 * airlines and employers' sites in the Gulf, and figures can be compared with those of a resume or an advert.
 *
 * @param preferred The browser's languages, best first: `['ar-AE', 'en']`.
 */
export function formatLocale(language: string, preferred: readonly string[]): string {
  const regional = preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;
  // The browser's own parser costs tens of milliseconds on a phone, before the first paint of every page.
  if (!HAS_EXTENSION.test(regional)) return `${regional}-u-ca-gregory-nu-latn`;
  return new Intl.Locale(regional, { numberingSystem: 'latn', calendar: 'gregory' }).toString();
}
