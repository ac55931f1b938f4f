import type { LetterInput } from '@vitae/documents/model/letter';
import type { StoredLetter } from './stored-letter.ts';

const LETTER_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day on which a letter was generated, as letters print it. */
export const letterDate = ({ generatedAt }: StoredLetter): string => LETTER_DATE.format(new Date(generatedAt));

/** The letter as it is laid out on pages. */
export function toLetterDocument(letter: StoredLetter): LetterInput {
  return {
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
