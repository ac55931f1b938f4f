import { outrankedIn } from './outranked.ts';

test.each([
  ['CIPD Level 3, Elm College, 2014', true],
  ['CIPD Level 5 Associate Diploma', false],
  // Levels of other bodies are of other subjects.
  ['QQI Level 5 Healthcare Support', false],
])('beside a higher level of the same body: %s %s', (item, is) => {
  const resume = 'CIPD Level 5 Associate Diploma, 2021\nCIPD Level 3, Elm College, 2014\nQQI Level 6 Supervision';
  expect(outrankedIn(resume)(item)).toBe(is);
});

it('counts no level that is still being taken', () => {
  const isOutranked = outrankedIn('CIPD Level 3, 2014\nCIPD Level 5 – in progress');
  expect(isOutranked('CIPD Level 3, 2014')).toBe(false);
});
