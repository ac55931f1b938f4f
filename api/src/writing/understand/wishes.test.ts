import { followWish, NO_WISHES } from './wishes.ts';

test.each([
  ['make it shorter', { length: 'shorter' }],
  ['Longer and more enthusiastic, please', { length: 'longer', tone: 'Enthusiastic' }],
  ['more formal', { tone: 'Professional' }],
  ['less formal', { tone: 'Casual' }],
  ['no more than 150 words', { wordLimit: 150 }],
  ['emphasise leadership and teamwork', { emphasise: ['leadership', 'teamwork'] }],
  ["don't mention Finlytics", { avoid: ['Finlytics'] }],
  ['less about Java', { avoid: ['Java'] }],
  ['Lead with the hospital work rather than the bar', { leadWith: ['hospital'], emphasise: ['hospital'] }],
  ['please keep the letter under one page', NO_WISHES],
  ["don't lie", NO_WISHES],
  ['Let it be one page', NO_WISHES],
  ['pls make it simple english and respectful', NO_WISHES],
  ["Don't trash my old school", NO_WISHES],
  ["Don't use the diagnosis, just say parent of a child with a plan", { avoid: ['diagnosis'] }],
  ['I want my service mentioned', { emphasise: ['service'] }],
  ['address it to Ms. Karin Holm', { addressee: 'Ms Karin Holm' }],
])('%s', (wish, expected) => {
  expect(followWish(wish, NO_WISHES)?.wishes).toMatchObject(expected);
});

test.each(['different opening', 'make the font blue', ''])('nothing to follow: %s', (wish) => {
  expect(followWish(wish, NO_WISHES)).toBeNull();
});

test('what the letter is not to be made about is left out', () => {
  expect(followWish("Please don't make it about the bootcamp", NO_WISHES)?.wishes.avoid).toEqual(['bootcamp']);
});
