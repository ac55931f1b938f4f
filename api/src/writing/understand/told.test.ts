import { isNoWork } from './told.ts';

test.each([
  'Account pulled out, whole team was let go',
  'Contract ended due to lack of funds',
  'Left to care for my mother',
  'Company closed in 2020',
  'Was made redundant',
  'Owner had to let me go as work got slack',
  'Refinery closed Nov 2018',
])('how work ended is no part of it: %s', (line) => {
  expect(isNoWork(line, 'Travel Consultant')).toBe(true);
});

test.each([
  'Reduced costs by 5% before the plant closed',
  'Managed the project until the contract ended',
  'Closed 12 accounts a month',
  'Closed the shop each night',
])('work stays work: %s', (line) => {
  expect(isNoWork(line, 'Travel Consultant')).toBe(false);
});
