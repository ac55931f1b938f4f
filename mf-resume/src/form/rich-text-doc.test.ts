import { type RichText, richTextOfDescription } from '@vitae/documents/model/rich-text';
import { docOf, richTextOfDoc } from './rich-text-doc.ts';

const NOTHING: RichText = { blocks: [], entityMap: {} };

test.each([
  'A plain line',
  '- **Nurse of the year**, 2021\n- *Second* place, [county](https://county.example)',
  'First\n- one\n- two\nLast',
  '',
])('%j comes back from the editor as it went in', (description) => {
  const text = richTextOfDescription(description);
  expect(richTextOfDoc(docOf(text), text)).toEqual(text);
});

test('a block whose text is still there keeps the facts behind it', () => {
  const text = richTextOfDescription('- First prize');
  text.blocks[0]!.data = { date: '2020' };
  const doc = docOf(text);
  doc.content!.unshift({ type: 'paragraph', content: [{ type: 'text', text: 'New' }] });
  expect(richTextOfDoc(doc, text).blocks.map(({ data }) => data)).toEqual([{}, { date: '2020' }]);
});

test('an empty editor is no text', () => {
  expect(richTextOfDoc(docOf(NOTHING), NOTHING)).toEqual(NOTHING);
});
