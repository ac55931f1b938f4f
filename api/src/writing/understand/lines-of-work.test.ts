import { withoutMark } from './lines-of-work.ts';

test.each([
  ['Achievement: Cut stoppages by half', 'Cut stoppages by half'],
  ['2.1 Freelance translator', 'Freelance translator'],
  ['-Handles 90 calls a day', 'Handles 90 calls a day'],
])('what stands before a line is no part of it: %s', (line, bare) => {
  expect(withoutMark(line)).toBe(bare);
});
