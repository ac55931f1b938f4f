import { asItem } from './as-item.ts';

test.each([
  ['Marine First Aid.........2024', 'Marine First Aid, 2024'],
  ['1. Branded residences, fit-out', 'Branded residences, fit-out'],
  ['memoQ (university licence)', 'memoQ (university licence)'],
  ['mg to 500 g synthesis', 'mg to 500 g synthesis'],
  ['CCNA: Introduction to Networks', 'CCNA: Introduction to Networks'],
  ['SITES: three in Leeds', 'Sites: three in Leeds'],
])('an item is written as it can stand: %s', (line, item) => {
  expect(asItem(line)).toBe(item);
});
