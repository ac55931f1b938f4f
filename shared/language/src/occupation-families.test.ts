import { occupationFamilies } from './occupation-families.ts';

test.each([
  ['Principal DevOps Engineer', false],
  ['Principal Product Manager', false],
  ['Principal', true],
  ['Vice Principal, Al Noor School', true],
  ['Head Teacher', true],
])('%s: of teaching %s', (title, isTeaching) => {
  expect(occupationFamilies(title).includes('teaching')).toBe(isTeaching);
});

test('who supports computers is no tradesman, and who fits composites is', () => {
  expect(occupationFamilies('IT Support Technician')).toEqual(['it-support']);
  expect(occupationFamilies('Composites Technician')).toEqual(['trades']);
});
