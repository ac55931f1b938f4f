import { isSpliced, lacksArticle } from './sound.ts';

test.each([
  "I'm in Doha, vacation in April.",
  'I can start in May, notice is 30 days.',
  'I live here, my wife too, no car.',
])('joined by nothing but a comma: %s', (sentence) => {
  expect(isSpliced(sentence)).toBe(true);
});

test.each([
  'I live in Nairobi, Kenya.',
  'I speak Maltese, German and French.',
  'I was away in 2022, when I looked after my father.',
  'I can start on 1 May, and I am happy to travel.',
])('one sentence: %s', (sentence) => {
  expect(isSpliced(sentence)).toBe(false);
});

test.each([
  ['I have car.', true],
  ['I get partner visa in April.', true],
  ['I hold a car licence.', false],
  ['I have experience in sales.', false],
  ['I have worked in care.', false],
])('%s lacks an article: %s', (sentence, lacks) => {
  expect(lacksArticle(sentence)).toBe(lacks);
});
