import type { LetterInput } from '@vitae/documents/model/letter';
import type { StoredLetter } from './stored-letter.ts';

const LETTER_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The letter as it is laid out on pages. */
export function toLetterDocument(letter: StoredLetter): LetterInput {
  const { applicant } = letter.rawResponse;
  return {
    templateName: letter.templateName,
    fullName: letter.fullName,
    email: letter.email,
    phone: applicant.phone,
    location: applicant.location,
    date: LETTER_DATE.format(new Date(letter.generatedAt)),
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
