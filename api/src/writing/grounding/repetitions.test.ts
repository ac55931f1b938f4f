import { repetitionsOf } from './repetitions.ts';

const letter = (...sentences: string[]) => `Dear team,\n\n${sentences.join(' ')}\n\nSincerely,\nAnn Lee`;

test.each([
  ['the same connective', letter('In my current role as Clerk at Acme, I filed.', 'In my current role, I sorted.')],
  ['the same first words', letter('I would be glad to help.', 'I would be pleased to meet.')],
  [
    'a run of words',
    letter('You want it, as Head of Sales at Blue Ltd.', 'She left as Head of Sales at Blue Ltd too.'),
  ],
  ['"I also" over and over', letter('I also led audits.', 'I also built tools.', 'At Acme, I also ran shifts.')],
])('hears %s', (_what, text) => {
  expect(repetitionsOf(text)).not.toEqual([]);
});

test('lets different sentences be', () => {
  expect(
    repetitionsOf(
      letter('I led a team at Acme.', 'I also cut costs.', 'At Zest, I also ran the floor.', 'I hold a BSc.'),
    ),
  ).toEqual([]);
});
