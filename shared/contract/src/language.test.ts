import { directionOf, formatLocale } from './language.ts';

test('formats with the region that the browser asks for, else with the language alone', () => {
  expect(formatLocale('en', ['ar-AE', 'en-GB', 'en'])).toBe('en-GB-u-ca-gregory-nu-latn');
  expect(formatLocale('ar', ['en-GB'])).toBe('ar-u-ca-gregory-nu-latn');
});

test("digits and calendar are the site's own even where the browser asks for others", () => {
  expect(formatLocale('ar', ['ar-SA-u-ca-islamic-nu-arab'])).toBe('ar-SA-u-ca-gregory-nu-latn');
  expect(formatLocale('en', ['en-GB-oxendict'])).toBe('en-GB-oxendict-u-ca-gregory-nu-latn');
});

test('Arabic has Western digits and Gregorian years wherever it is read', () => {
  const saudi = formatLocale('ar', ['ar-SA']);
  expect(new Intl.NumberFormat(saudi).format(1234)).toMatch(/^1.?234$/);
  expect(new Intl.DateTimeFormat(saudi, { year: 'numeric' }).format(new Date('2026-06-01'))).toContain('2026');
});

test('Arabic is written from the right, English and an unknown language from the left', () => {
  expect(['ar', 'en', 'xx'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr']);
});
