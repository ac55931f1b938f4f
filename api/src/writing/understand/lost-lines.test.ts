import { hasLostItsLines } from './lost-lines.ts';

const WORK = 'Kept the books of a small shop and answered the telephone. '.repeat(25);

test('a text that is one line with its headings in it has lost its lines', () => {
  const text = `CLERK    Summary    Young and keen. Skills    Excel    Experience    ${WORK}    Education    Elm College`;
  expect(hasLostItsLines(text)).toBe(true);
  expect(hasLostItsLines(text.replace(/ {4}/g, '\t'))).toBe(true);
  expect(hasLostItsLines(text.replace(/ {4}/g, '\n'))).toBe(false);
});

test('a long paragraph that speaks of skills and experience has not', () => {
  expect(hasLostItsLines(`Profile\n${WORK} My experience and skills are of use. Education of others is my aim.`)).toBe(
    false,
  );
});
