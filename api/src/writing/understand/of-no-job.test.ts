import { isUnpaidOnPage } from './of-no-job.ts';

test.each([
  ['Treasurer (Volunteer)\nFeb 2023 – Present', true],
  ['Treasurer – voluntary, 2023', true],
  ['Treasurer, Volunteers of Elmford', false],
  ['Treasurer\nVolunteer work', false],
])('whether a post is unpaid stands behind it: %s', (page, isUnpaid) => {
  expect(isUnpaidOnPage('Treasurer', `Elm Kindergarten\n${page}`)).toBe(isUnpaid);
});
