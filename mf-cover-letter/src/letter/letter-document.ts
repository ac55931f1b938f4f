import type { LetterInput } from '@vitae/documents/model/letter';
import type { StoredLetter } from './stored-letter.ts';

/** Digits and calendar as the rest of the site has them in Arabic. */
const ARABIC = 'ar-u-nu-latn-ca-gregory';
const AMERICAN = 'en-US';
/** The day before the month, as in all English but the American. */
const OTHER_ENGLISH = 'en-GB';

/** "Dayton, OH 45402", "Austin, Texas, USA"; two letters of a country are no state. */
const AMERICAN_PLACE =
  /\b(?:USA|United States)\b|\bU\.S\.|,\s*(?!UK|IE|AE|SA|QA|KW|OM|BH|IN|PK|AU|NZ|ZA|DE|FR)[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?\s*$/;
const AMERICAN_PHONE = /^\s*(?:\+?1[\s.(-]|\(\d{3}\)|\d{3}[.-]\d{3}[.-]\d{4})/;
/** A country's prefix, or the nought that Americans do not dial. */
const OTHER_PHONE = /^\s*(?:\+(?!1[\s.(-])|0)\d/;

/** In which order a letter has day and month: as where it is from, else as its reader is used to. */
function localeOf({ location = '', phone = '' }: StoredLetter): string {
  if (AMERICAN_PLACE.test(location) || AMERICAN_PHONE.test(phone)) return AMERICAN;
  if (OTHER_PHONE.test(phone)) return OTHER_ENGLISH;
  return navigator.languages.find((locale) => /^en\b/.test(locale)) ?? AMERICAN;
}

/** What a letter is written in, whatever the page around it is in. */
function languageOf({ introduction }: StoredLetter): 'en' | 'ar' {
  const count = (letters: RegExp) => introduction.match(letters)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'ar' : 'en';
}

/** The day on which a letter was generated, as letters print it. */
export function letterDate(letter: StoredLetter): string {
  const format = new Intl.DateTimeFormat(languageOf(letter) === 'ar' ? ARABIC : localeOf(letter), {
    dateStyle: 'long',
  });
  return format.format(new Date(letter.generatedAt));
}

/** The letter as it is laid out on pages. */
export function toLetterDocument(letter: StoredLetter): LetterInput {
  return {
    language: languageOf(letter),
    templateName: letter.templateName,
    fullName: letter.fullName,
    email: letter.email,
    phone: letter.phone,
    location: letter.location,
    date: letter.date || letterDate(letter),
    companyName: letter.companyName,
    companyAddress: letter.companyAddress,
    introduction: letter.introduction,
    skills: letter.skills
      .split(/[,،、]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
    closing: letter.closing,
    resumeFileName: letter.resumeFileName,
  };
}

/** What goes to the clipboard: the letter's own words. */
export function toPlainText({ introduction, closing }: StoredLetter): string {
  return [introduction, closing].filter((part) => part.trim() !== '').join('\n\n');
}
