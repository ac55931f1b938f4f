import { formatLocale } from '@vitae/contract/language';
import { createFormats } from './formats.ts';

const arabic = createFormats(formatLocale('ar', ['ar-SA']));
const english = createFormats(formatLocale('en', ['en-GB']));

test('dates are written in the language, with digits from 0 to 9 and Gregorian years', () => {
  const day = new Date(2026, 10, 22);
  expect(english.date(day)).toBe('22 Nov 2026');
  expect(arabic.date(day, { month: 'long', year: 'numeric' })).toMatch(/نوفمبر.*2026/);
});

test('numbers, lists and spans of time are written in the language', () => {
  expect(arabic.number(1250.5)).toBe('1,250.5');
  expect(arabic.list(['أ', 'ب', 'ج'])).toBe('أ وب وج');
  expect(english.relativeTime(-1, 'day')).toBe('yesterday');
  expect(arabic.relativeTime(-1, 'day')).toBe('أمس');
});
