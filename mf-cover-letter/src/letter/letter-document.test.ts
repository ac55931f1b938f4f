import { letterDate, toLetterDocument } from './letter-document.ts';
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

test.each([
  [{ phone: '07700 900318', location: 'Stirling' }, '22 November 2026'],
  [{ phone: '+353 85 555 0143', location: 'Cork' }, '22 November 2026'],
  [{ phone: '+971 50 222 3344', location: 'Dubai, AE' }, '22 November 2026'],
  [{ phone: '(614) 555-0142', location: 'Columbus, OH' }, 'November 22, 2026'],
  [{ phone: '', location: 'Dayton, OH 45402' }, 'November 22, 2026'],
  [{ phone: '+1 614 555 0142', location: '' }, 'November 22, 2026'],
])('its date stands as it does where the letter is from: %o', (place, date) => {
  const letter = { introduction: 'Dear Ms Pugh,', generatedAt: '2026-11-22T10:00:00.000Z', ...place } as StoredLetter;
  expect(letterDate(letter)).toBe(date);
});
