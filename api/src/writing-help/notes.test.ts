import { linesOfNotes } from './notes.ts';

const textsOf = (notes: string) => linesOfNotes(notes).map(({ text }) => text);

test.each([
  ['answered phones. greeted guests; 20 bookings a day.', ['answered phones', 'greeted guests', '20 bookings a day']],
  ['travel, approx. 20 trips p.a.', ['travel, approx. 20 trips p.a.']],
  ['can lift 70 lb. steel toes own', ['can lift 70 lb. steel toes own']],
  ['1. managed 3 people\n2) closed the till', ['managed 3 people', 'closed the till']],
  ['• ran 2 sites\n* 5S\n---', ['ran 2 sites', '5S']],
  ['3.5 tonne van\n4.8 stars on Google', ['3.5 tonne van', '4.8 stars on Google']],
])('notes become one line for each thing: %j', (notes, lines) => expect(textsOf(notes)).toEqual(lines));

test('a heading of notes is no item', () => {
  expect(linesOfNotes('Main duties:\nclosed the till')).toEqual([
    { text: 'Main duties:', isHeading: true },
    { text: 'closed the till', isHeading: false },
  ]);
});
