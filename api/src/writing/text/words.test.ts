import { asItBegins, indefiniteArticle, listOf, sentencesOf, upperFirst, withArticle, wordCount } from './words.ts';

test.each([
  'an engineer',
  'a user',
  'a university',
  'an hour',
  'an MBA',
  'a BSc',
  'an MSc',
  'a PhD',
  'an M.S. in Law',
  'a B.S. in Law',
  'an 8-bed ward',
  'an 11-person team',
  'a 110-bed ward',
  'a one-off',
  'an umbrella',
  'an uninsured driver',
  'a European',
  'a NATO base',
  'a SPED teacher',
  'an HVAC technician',
  'an Élan',
  'a UI designer',
  'an underwriter',
  'a 24-bed ward',
])('%s', (phrase) => {
  const [article, ...rest] = phrase.split(' ');
  expect(indefiniteArticle(rest.join(' '))).toBe(article);
});

test('lists, capitals and counts', () => {
  expect([listOf([]), listOf(['A']), listOf(['A', 'B']), listOf(['A', 'B', 'C'])]).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]);
  expect(upperFirst('élan')).toBe('Élan');
  expect(upperFirst('70+ films delivered')).toBe('70+ films delivered');
  for (const line of [
    '2" to 16" carbon',
    'mg to 500 g synthesis',
    'kV cable jointing',
    '£5 to £9 tickets',
    '11–33 kV lines',
  ])
    expect(upperFirst(line)).toBe(line);
  expect(upperFirst('bar manager')).toBe('Bar manager');
  expect(upperFirst('"made to measure" suits')).toBe('"Made to measure" suits');
  expect(withArticle('artist')).toBe('an artist');
  expect(withArticle('LL.M in Law')).toBe('an LL.M in Law');
  expect(withArticle('UX/UI Designer')).toBe('a UX/UI Designer');
  expect(wordCount('Two – words')).toBe(2);
});

test('sentences end at full stops, not at abbreviations', () => {
  expect(sentencesOf('I draw maps with QGIS, Power BI and R. Calm on a ladder.')).toEqual([
    'I draw maps with QGIS, Power BI and R.',
    'Calm on a ladder.',
  ]);
  expect(sentencesOf('Plotted yields in Python and R. Wrote it up with J. Roe.')).toEqual([
    'Plotted yields in Python and R.',
    'Wrote it up with J. Roe.',
  ]);
  expect(sentencesOf('As Officiating Dy. HM looked after 19 pilots. Licence – Exp. 09 Dec 2022.')).toEqual([
    'As Officiating Dy. HM looked after 19 pilots.',
    'Licence – Exp. 09 Dec 2022.',
  ]);
  expect(sentencesOf('Draft notices i.t.o. Rule 35 and index.')).toEqual(['Draft notices i.t.o. Rule 35 and index.']);
  expect(sentencesOf('I worked at Acme Inc. London. It grew to 2.5 million. "Done." Next!')).toEqual([
    'I worked at Acme Inc. London.',
    'It grew to 2.5 million.',
    '"Done."',
    'Next!',
  ]);
});

test.each([
  ['dbt adoption: first 90 models', 'dbt adoption: first 90 models'],
  ['ha-fritzbox-tools (Python)', 'ha-fritzbox-tools (Python)'],
  ['bibmanager/Raycast', 'bibmanager/Raycast'],
  ['iOS release', 'iOS release'],
  ['well-kept shop', 'Well-kept shop'],
  ['kept the shop', 'Kept the shop'],
])('an item begins: %s', (text, item) => expect(asItBegins(text)).toBe(item));

test('a name that begins with small letters of its own keeps them', () => {
  expect(['isiZulu', 'qPCR', 'english'].map(upperFirst)).toEqual(['isiZulu', 'qPCR', 'English']);
});
