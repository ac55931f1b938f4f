import { statementOf } from './statement.ts';

test.each([
  ['I have also work on cranes 5 year, not write in cv', 'I have also worked on cranes for 5 years.'],
  [
    'i have now also done laravel since 2 years but its not in my resume',
    'I have now also worked with Laravel for 2 years.',
  ],
  [
    'I am lead of 2 assistant safety officer from last year it is not in cv',
    'I have led 2 assistant safety officers since last year.',
  ],
  ['no experience of pensions but i learn quick', 'I have no experience of pensions but I learn quickly.'],
  ['No degree and no analyst job yet', 'I have no degree and no analyst job yet.'],
  ['I also speak spanish (grew up with it)', 'I also speak Spanish, which I grew up with.'],
  ['the opera internship was in 2023, 8 months', 'My opera internship was in 2023 and lasted 8 months.'],
  [
    'my grandad drove trucks 30 years and took me with him in summer holidays thats why trucks',
    'My grandad drove trucks for 30 years and took me with him in the summer holidays.',
  ],
])('work typed in haste is said as a letter says it: %s', (note, said) => expect(statementOf(note)).toBe(said));

test.each([
  'I grew up in Elmby and my gran was a herring girl so this play!!',
  'I looked after my uncle who had a stroke he is now in a home',
  'I lead 2 assistant safety officer since May',
])('what is no sentence is not said: %s', (note) => expect(statementOf(note)).toBeNull());
