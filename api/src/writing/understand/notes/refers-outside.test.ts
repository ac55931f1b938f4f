import { refersOutside } from './refers-outside.ts';

test.each([
  "My cousin's got a job there.",
  'I have been there before.',
  'I can do that.',
  'I have my kids then.',
  'I love it.',
  'I spoke to her on Monday.',
  'I have 3 but very small ones.',
  'I have a licence for that.',
  'I did that for years.',
  "I can't work those days.",
])('what stands for something outside the sentence: %s', (sentence) => {
  expect(refersOutside(sentence)).toBe(true);
});

test.each([
  'I trained in Galway and still have friends there.',
  'There are two buses from my village.',
  'I coach on Sundays, so I cannot work then.',
  'My tests are 3-9 May, so I cannot work those days.',
  'I have a van and use it daily.',
  'I want to get out of sales and into IT.',
  "I know it's a stretch.",
  'I know that I can learn.',
  'My sister is a nurse and she told me about the job.',
  'If you have a trainee place I would take that too.',
])('what the sentence itself has named: %s', (sentence) => {
  expect(refersOutside(sentence)).toBe(false);
});
