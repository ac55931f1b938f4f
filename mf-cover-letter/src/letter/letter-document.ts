import type { LetterInput } from '@vitae/documents/model/letter';
import type { StoredLetter } from './stored-letter.ts';

/** Digits and calendar as the rest of the site has them in Arabic; in English the reader's own order of day and month. */
const DATE_LOCALES = {
  en: navigator.languages.find((locale) => /^en\b/.test(locale)) ?? 'en-US',
  ar: 'ar-u-nu-latn-ca-gregory',
};

/** What a letter is written in, whatever the page around it is in. */
function languageOf({ introduction }: StoredLetter): 'en' | 'ar' {
  const count = (letters: RegExp) => introduction.match(letters)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? 'ar' : 'en';
}

/** The day on which a letter was generated, as letters print it. */
export function letterDate(letter: StoredLetter): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[languageOf(letter)], { dateStyle: 'long' });
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
