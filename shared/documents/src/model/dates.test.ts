import { formatBirthday, formatDate, formatDay } from './dates.ts';
import type { DateFormat } from './resume.ts';
import { emptyResume } from './resume.ts';

test.each<[string, DateFormat, string]>([
  ['2021-03-09', 'MM/DD/YYYY', '03/09/2021'],
  ['2021-03', 'MM/DD/YYYY', '03/2021'],
  ['2021', 'MM/DD/YYYY', '2021'],
  ['2021-03-09', 'DD/MM/YYYY', '09/03/2021'],
  ['2021-03', 'YYYY-MM-DD', '2021-03'],
  ['2021-03-09', 'MMM YYYY', 'Mar 2021'],
  ['2021-03-09', 'MMMM YYYY', 'March 2021'],
  ['2021-03-09', 'YYYY', '2021'],
  ['Summer 2019', 'YYYY', 'Summer 2019'],
  ['2021-13', 'MMM YYYY', '2021-13'],
])('%s as %s is %s', (date, format, printed) => {
  expect(formatDate(date, format)).toBe(printed);
});

test('a birthday keeps its day', () => {
  expect(formatDay('1990-04-17', 'MM/YYYY')).toBe('April 17, 1990');
  expect(formatDay('1990-04-17', 'YYYY', 'en-GB')).toBe('17 April 1990');
  expect(formatDay('1990-04', 'MM/YYYY')).toBe('04/1990');
});

test('a birthday is written as where the paper is used', () => {
  const resume = { ...emptyResume(), selectedDateFormat: 'MMM YYYY' as const };
  const born = { ...resume.personal, dateOfBirth: '1991-02-14' };
  expect(formatBirthday({ ...resume, personal: born, pageSize: 'A4' })).toBe('14 February 1991');
  expect(formatBirthday({ ...resume, personal: born, pageSize: 'Letter' })).toBe('February 14, 1991');
});
