import { paragraphsOfDescription, paragraphsOfRichText, plainTextOf, richTextOfDescription } from './rich-text.ts';

test('a description is read line by line, with lists and marks', () => {
  const paragraphs = paragraphsOfDescription(
    'Led **five** people.\n\n- Shipped *it*\n• See [here](https://example.com)\n',
  );
  expect(paragraphs.map(({ kind }) => kind)).toEqual(['paragraph', 'bullet', 'bullet']);
  expect(paragraphs[0]!.spans).toEqual([{ text: 'Led ' }, { text: 'five', bold: true }, { text: ' people.' }]);
  expect(paragraphs[1]!.spans[1]).toEqual({ text: 'it', italic: true });
  expect(paragraphs[2]!.spans[1]).toEqual({ text: 'here', href: 'https://example.com' });
});

test.each(['5 * 3 = 15 * 1', '2 ** 10', 'C* and A* search', '[draft] (2020)', '*', '[x](javascript:alert(1))'])(
  'marks that mean nothing stay text: %s',
  (text) => {
    expect(plainTextOf(paragraphsOfDescription(text)[0]!.spans)).toBe(text);
  },
);

test('rich text of a description has the same paragraphs', () => {
  const description = 'Intro\n- **Bold** and [link](https://example.com/a)';
  expect(paragraphsOfRichText(richTextOfDescription(description))).toEqual(paragraphsOfDescription(description));
});

test('numbered items count from one, and anew after a paragraph', () => {
  const block = (type: 'ordered-list-item' | 'unstyled', key: string) => ({
    key,
    text: key,
    type,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  });
  const blocks = [
    block('ordered-list-item', 'a'),
    block('ordered-list-item', 'b'),
    block('unstyled', 'c'),
    block('ordered-list-item', 'd'),
  ];
  expect(paragraphsOfRichText({ blocks, entityMap: {} }).map(({ ordinal }) => ordinal)).toEqual([1, 2, 0, 1]);
});
