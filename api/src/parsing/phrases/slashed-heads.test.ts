import { slashedHeads } from './slashed-heads.ts';

test('employer with town, a slash and the post above dates is a head, over one line or two', () => {
  const texts = [
    'Elm School, Harbour / Class Teacher (fixed term,',
    'maternity cover)',
    'SEPTEMBER 2022 - PRESENT',
    'Taught 27 pupils',
    'Oak School, Tayforth / Substitute',
    'JAN 2021 - JUNE 2021',
  ];
  expect([...slashedHeads(texts)]).toEqual([
    [0, { house: 'Elm School, Harbour', post: 'Class Teacher (fixed term, maternity cover)', count: 2 }],
    [4, { house: 'Oak School, Tayforth', post: 'Substitute', count: 1 }],
  ]);
});

test.each([
  ['no dates follow', ['Excel, Word / PowerPoint', 'Outlook']],
  ['it stands once and names no place', ['Reading, gardening / walking', '2019 - 2020']],
  ['it is an item', ['- Elm School, Leeds / Class Teacher', '2019 - 2020']],
  ['it has dates of its own', ['Elm School, Leeds / Teacher, 2019 - 2021', '2019 - 2020']],
])('none where %s', (_, texts) => {
  expect(slashedHeads(texts).size).toBe(0);
});

test('a long line costs no time', () => {
  const line = `${'a, '.repeat(20_000)}/ ${' / '.repeat(20_000)}`;
  expect(slashedHeads([line, '2019 - 2020', `a, ${' '.repeat(150)}b`, '2019 - 2020']).size).toBe(0);
});
