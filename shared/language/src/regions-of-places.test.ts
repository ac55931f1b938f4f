import { expect, test } from '@jest/globals';
import { placesIn } from './regions-of-places.ts';

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
