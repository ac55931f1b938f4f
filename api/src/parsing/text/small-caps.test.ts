import type { Span } from './model.ts';
import { withoutSmallCaps } from './small-caps.ts';

/** Each text with its size. */
function spansOf(...parts: [string, number][]): Span[] {
  let x = 0;
  return parts.map(([text, size]) => {
    const width = text.length * size;
    x += width;
    return { text, size, x: x - width, width, bold: false, italic: false, color: '#000000', fontName: 'f' };
  });
}
const read = (...parts: [string, number][]) =>
  withoutSmallCaps(spansOf(...parts)).map(({ text, size }) => [text, size]);

test('capitals drawn from a smaller size are the small letters that they stand for', () => {
  expect(read(['S', 9], ['ENIOR ', 6], ['IT S', 9], ['UPPORT ', 6], ['A', 9], ['NALYST', 6])).toEqual([
    ['Senior IT Support Analyst', 9],
  ]);
  expect(read(['J', 24], ['OHN ', 18], ['D', 24], ['OE', 18])).toEqual([['John Doe', 24]]);
});

test.each([
  [
    'a smaller text behind a larger one',
    [
      ['SALES', 12],
      [' LEEDS', 9],
    ],
  ],
  [
    'capitals of one size',
    [
      ['SENIOR ', 9],
      ['CLERK', 9],
    ],
  ],
  [
    'a small sign',
    [
      ['CO', 12],
      ['2', 8],
    ],
  ],
  [
    'a much smaller text',
    [
      ['ADA', 30],
      ['CV', 9],
    ],
  ],
] as [string, [string, number][]][])('%s stays as it is', (_, parts) => {
  expect(read(...parts)).toEqual(parts);
});
