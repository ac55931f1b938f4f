import { readTypedDate } from './typed-date.ts';

test.each([
  ['Mar 2020', '2020-03'],
  ['march 2020', '2020-03'],
  ['3/2020', '2020-03'],
  ['2020-3', '2020-03'],
  ['2020', '2020'],
  ['12.3.2020', '2020-03-12'],
  ['12 March 2020', '2020-03-12'],
  ['٠٣/٢٠٢٠', '2020-03'],
  ['Summer 2019', 'Summer 2019'],
  ['13/2020', '13/2020'],
  ['', ''],
])('%s is %s', (typed, date) => expect(readTypedDate(typed, 'en', true)).toBe(date));

test('day and month stand as the region has them, where both could be', () => {
  expect(readTypedDate('3/4/2020', 'en', true)).toBe('2020-04-03');
  expect(readTypedDate('3/4/2020', 'en', false)).toBe('2020-03-04');
  expect(readTypedDate('25/4/2020', 'en', false)).toBe('2020-04-25');
});

test('months are understood in the resume’s language and in those that resumes are written in', () => {
  expect(readTypedDate('März 2020', 'de', true)).toBe('2020-03');
  expect(readTypedDate('مارس 2020', 'ar', true)).toBe('2020-03');
  expect(readTypedDate('May 2020', 'de', true)).toBe('2020-05');
  // The language of the resume may be chosen later.
  expect(readTypedDate('Okt 2012', 'en', true)).toBe('2012-10');
});
