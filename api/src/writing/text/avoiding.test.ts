import { avoiding } from './avoiding.ts';

test.each([
  ['internship', 'As an intern, I filed letters.', true],
  ['kids', 'I return to work now that my youngest is at school.', true],
  ['kids', 'I returned to work in May.', false],
  ['Python', 'My daughter writes Python.', true],
])('to leave out %s is to leave out "%s": %s', (topic, text, isAvoided) => {
  expect(avoiding([topic])(text)).toBe(isAvoided);
});
