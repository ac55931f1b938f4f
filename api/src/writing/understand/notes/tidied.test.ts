import { tidied } from './tidied.ts';

test.each([
  ['6 yrs w/ horses & dogs', '6 years with horses and dogs'],
  ['I worked at Smith & Wells', 'I worked at Smith & Wells'],
  ['pay 900 , notice 5 wks .', 'pay 900, notice 5 weeks.'],
  ['two  kids/they are at school', 'two kids; they are at school'],
  ['expected 4000 aed', 'expected 4000 AED'],
  ['free all christmas', 'free all Christmas'],
])('%s', (typed, tidy) => {
  expect(tidied(typed)).toBe(tidy);
});

test('a row of days that ends in no day is left as it is, however long it is', () => {
  const row = `${'mon, '.repeat(200)}monx`;
  expect(tidied(row).endsWith('monx')).toBe(true);
});
