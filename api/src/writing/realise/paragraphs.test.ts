import { fitted, type Said } from './paragraphs.ts';

const say = (text: string, rank = 0): Said => ({ text, rank });

test('the needful is always said, the rest as far as there is room', () => {
  const paragraphs = [[say('One two.'), say('Three four five.', 2)], [say('Six.', 1)]];
  expect(fitted(paragraphs, 2)).toEqual(['One two.']);
  expect(fitted(paragraphs, 3)).toEqual(['One two.', 'Six.']);
  expect(fitted(paragraphs, 6)).toEqual(['One two. Three four five.', 'Six.']);
});

test('items stand on lines of their own, under a line that is gone when they are', () => {
  const list: Said[] = [
    say('Before.'),
    { text: 'My work:', rank: 0, introducesItems: true },
    { text: 'Baked bread', rank: 1, isItem: true },
  ];
  expect(fitted([list], 10)).toEqual(['Before.\nMy work:\n• Baked bread']);
  expect(fitted([list], 1)).toEqual(['Before.']);
});
