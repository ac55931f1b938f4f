import { breakagesOf } from './breakages.ts';

const letter = (body: string) => `Dear Team,\n\n${body}\n\nSincerely,\nAnn`;

test('a clean letter', () => {
  expect(breakagesOf(letter('I led an MBA class at Node.js Ltd. (It grew.) eBay grew by 2.5 %.'))).toEqual([]);
});

test.each([
  'I led  a team.',
  'I led a team..',
  'I led a engineer team.',
  'It is an university.',
  'i led a team.',
  'I led led a team.',
  'I lead led a team.',
  'I led a team',
  'I led a team (of five.',
  'I led a team , and won.',
  'I led undefined.',
  'I led **a team**.',
  'Dear [Name], I led a team.',
])('broken: %s', (body) => {
  expect(breakagesOf(letter(body))).not.toEqual([]);
});
