import { toLetterDocument } from './letter-document.ts';
import type { StoredLetter } from './stored-letter.ts';

const letterOf = (introduction: string) =>
  toLetterDocument({ introduction, skills: '', generatedAt: '2026-11-22T10:00:00.000Z' } as StoredLetter);

test('a letter is laid out in the language that it is written in', () => {
  expect(letterOf('Dear Mill House Hiring Team,')).toMatchObject({ language: 'en', date: 'November 22, 2026' });
  expect(letterOf('تحية طيبة وبعد، أعمل بأدوات Microsoft Teams')).toMatchObject({
    language: 'ar',
    date: '22 نوفمبر 2026',
  });
});
