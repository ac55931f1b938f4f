import { withoutDoublePrints } from './double-prints.ts';

const glyph = (text: string, x: number, baseline = 100) => ({ text, x, width: 6, baseline, size: 10 });

test('a letter that is printed again a little to the side counts once', () => {
  const once = [glyph('A', 10), glyph('B', 17)];
  expect(withoutDoublePrints([...once, glyph('A', 10.5), glyph('B', 17.5)])).toEqual(once);
});

test('the same letter further on is another letter', () => {
  const letters = [glyph('A', 10), glyph('A', 17), glyph('B', 5, 120)];
  expect(withoutDoublePrints(letters)).toEqual(letters);
});

test('glyphs of a damaged file, further out than numbers can count, end', () => {
  const far = [glyph('A', 10), glyph('A', 5), glyph('A', -1e300), glyph('A', 1e300), glyph('A', Number.NaN)];
  expect(withoutDoublePrints(far)).toHaveLength(5);
});
