import { canStand } from './item.ts';

test.each([
  'Lindqvist HR, Osei K, Achterberg M. Groundwater and trout',
  'Dlamini, N. (2019) The agency and the archive',
  'Including the duties of the post before',
  'This included the tasks of a clerk',
  'Improved the experience of users by 30',
])('is nothing to tell of work: %s', (line) => {
  expect(canStand(line)).toBe(false);
});

test('what was done stands', () => {
  expect(canStand('Improved the experience of users by a third')).toBe(true);
});
