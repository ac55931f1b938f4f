import { withoutDurations } from './without-durations.ts';

test.each([
  ['Law\nDrafting- Exprience - 72 months\nPleadings', 'Law\nPleadings'],
  ['SQL - Experience - Less than 1 year months', ''],
  ['Sales - experience with 40 shops', 'Sales - experience with 40 shops'],
])('a row that says for how long a skill was used is no part of the text: %s', (text, rest) => {
  expect(withoutDurations(text)).toBe(rest);
});
