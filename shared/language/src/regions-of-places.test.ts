import { otherCountriesIn, placesIn } from './regions-of-places.ts';

test.each([
  ['notice period abu dhabi', 'AE', ['abu', 'dhabi']],
  ['United States or not', 'US', ['United', 'States']],
  ['work in the US', 'US', ['US']],
  ['نهاية الخدمة بالبحرين', 'BH', ['بالبحرين']],
  ['في الكويت', 'KW', ['الكويت']],
  ['المملكة المتحدة', 'GB', ['المملكة', 'المتحدة']],
  ['and in saudi?', 'SA', ['saudi']],
  ['(Saudi Arabia)', 'SA', ['Saudi', 'Arabia']],
])('%s names a place of %s', (text, region, words) => {
  expect(placesIn(text)).toEqual([{ region, words }]);
});

test('the pronoun is no country, and each place is named in its turn', () => {
  expect(placesIn('they always ask why us')).toEqual([]);
  expect(placesIn('from Pune to Doha').map(({ region }) => region)).toEqual(['IN', 'QA']);
});

test.each([
  ['the law in Brazil', ['Brazil'], false],
  ['labour law of New Zealand', ['New', 'Zealand'], false],
  ['قانون العمل بالمغرب', ['بالمغرب'], false],
  ['I come from Egypt', ['Egypt'], true],
  ['انا من الاردن', ['الاردن'], true],
])('%s names a country beside those', (text, words, isOrigin) => {
  expect(otherCountriesIn(text)).toEqual([{ words, isOrigin }]);
});

test('the countries that applications are for are not among the others', () => {
  expect(otherCountriesIn('Dubai, Oman, the US or المملكة المتحدة')).toEqual([]);
  expect(otherCountriesIn('they owe us money')).toEqual([]);
});
