import { englishNumbersOf } from './english-numbers.ts';

test('figures of a text with decimal commas are put into the English form', () => {
  const inEnglish = englishNumbersOf('Line of 1,95 Mt a year\nRevised 14.600 activities');
  expect(inEnglish('14.600 activities, 1.250.000 tonnes, 1,95 Mt, 99,6%')).toBe(
    '14,600 activities, 1,250,000 tonnes, 1.95 Mt, 99.6%',
  );
  expect(inEnglish('Since 01.2021, on 3.5.2021, version 2.4.100')).toBe('Since 01.2021, on 3.5.2021, version 2.4.100');
});

test.each([
  ['grouped as in English', 'Handled 14,600 calls and 1,5 FTE'],
  ['with decimal points', 'From 3.5 to 1,5 hours'],
  ['without decimals', 'Revised 14.600 activities'],
])('figures stay in a text %s', (_, text) => {
  expect(englishNumbersOf(text)(text)).toBe(text);
});
