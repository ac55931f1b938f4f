import { readPage } from './reading-order.ts';
import { inSmallSentences, isOfSmallLetters } from './small-letters.ts';

test('what is typed without capitals is told sentence by sentence where each says what was done', () => {
  expect(
    inSmallSentences('Ran the shop alone (5 staff). ordered from the farm, made the pies. trained two juniors'),
  ).toEqual(['Ran the shop alone (5 staff)', 'ordered from the farm, made the pies', 'trained two juniors']);
});

test('a rest that names something is no sentence of its own, nor is what follows a word in short', () => {
  expect(inSmallSentences('Mostly to Oakton and back. pork south')).toEqual(['Mostly to Oakton and back. Pork south']);
  expect(inSmallSentences('Handled approx. ordered goods')).toEqual(['Handled approx. ordered goods']);
});

test('a line that begins in a capital on the page is left as it is', () => {
  const page = readPage('ran the shop. made the pies\nServed the bar. made the pies');
  expect(['Ran the shop', 'Served the bar'].map((line) => isOfSmallLetters(line, page))).toEqual([true, false]);
});
