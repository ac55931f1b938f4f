import { dateInWords } from './date-in-words.ts';

test.each([
  ['2019-09', 'September 2019'],
  ['2019', '2019'],
  ['', ''],
])('%s in words', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
