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
  [
    'resume says Intern but I was converted to full time junior analyst in January.',
    'I was converted to a full-time junior analyst in January.',
  ],
  ['please say IELTS is now 7.0 I did it again in march', 'My IELTS score is now 7.0.'],
  [
    "I do have line management: 4 direct reports since 2022, resume doesn't show it.",
    'I have managed 4 direct reports since 2022.',
  ],
  ['im free weekends', "I'm free on weekends."],
  ['My nana had dementia and i looked after her at home', 'My nana had dementia, and I looked after her at home.'],
  ['taking B2 course now', 'I am taking a B2 course now.'],
  ['not done ADR yet but on waiting list for it', 'I have not done ADR yet, but I am on the waiting list for it.'],
  [
    'my 6G cert is expired already but willing to trade test',
    'My 6G cert has expired, but I am willing to take a trade test.',
  ],
  ['my card is in renewal now but happy to wait', 'My card is in renewal now, but I am happy to wait.'],
  ['i live in elm city 10 min from office', 'I live in Elm City 10 minutes from the office.'],
  ['really keen on continuity of care', 'I am really keen on continuity of care.'],
  ['Also German A2.', 'My German is at level A2.'],
  [
    "I translated letters for my mum, that's honestly why plain screens matter to me",
    'I translated letters for my mum; that is honestly why plain screens matter to me.',
  ],
  ['I did the NetSuite migration last year which is not in CV', 'I did the NetSuite migration last year.'],
  ['i actually used your app when visiting my sister!!', 'I actually used your app when visiting my sister.'],
  [
    'What draws me is that you are an independent maps company; I ran maps for two years',
    'What draws me is that you are an independent maps company; I ran maps for two years.',
  ],
  [
    'Mostly used Playwright and Pact the last 3 years (resume doesnt name tools).',
    'I have mostly used Playwright and Pact for the last 3 years.',
  ],
  [
    'also we moved to netsuite last year and i was the key user, its not in cv',
    'We moved to NetSuite last year and I was the key user.',
  ],
  [
    "I grew up near the school and took free lessons there when I was nine, honestly it's the reason I work in the arts",
    'I grew up near the school and took free lessons there when I was nine; it is honestly the reason I work in the arts.',
  ],
  [
    'Explain the gap since March 2024 simply: I took time for my newborn',
    'In the break since March 2024 I took time for my newborn.',
  ],
  [
    'i fix laptops for people every saturday for about 4 yrs',
    'I fix laptops for people every Saturday, and have done so for about 4 years.',
  ],
  ['i grew up in wainuiomata', 'I grew up in Wainuiomata.'],
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

test.each(['i like your template', 'I hope you are able to make me sound good', 'I know you ask for 3 years'])(
  'what speaks to the writer is not said: %s',
  (note) => expect(statementOf(note)).toBeNull(),
);
