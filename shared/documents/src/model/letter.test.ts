import { paragraphsOfLetterText } from './letter.ts';

const shape = (text: string) =>
  paragraphsOfLetterText(text).map(({ isListItem, lines }) => `${isListItem ? '• ' : ''}${lines.join(' | ')}`);

test('paragraphs stand between empty lines, and keep the lines that they have', () => {
  expect(shape('I apply.\n\nKind regards,\r\nBill Oduya')).toEqual(['I apply.', 'Kind regards, | Bill Oduya']);
});

test('the line that introduces a list stands apart from what is said before it', () => {
  expect(shape('I apply.\nA few facts about me:\n• Licence D\n- First aid\nI can start at once.')).toEqual([
    'I apply.',
    'A few facts about me:',
    '• Licence D',
    '• First aid',
    'I can start at once.',
  ]);
  expect(shape('Facts:\n• Licence D')).toEqual(['Facts:', '• Licence D']);
});
