import { unfoldTables } from './tables.ts';

test.each(['\t', ' | ', '      '])('a table of demands and wishes is read down its columns, parted by "%s"', (mark) => {
  const row = (...cells: string[]) => cells.join(mark);
  const advert = [
    'Technician',
    row('Area', 'Essential', 'Desirable'),
    row('Skills', 'Excel', 'First aid'),
    row('Study', 'Chemistry', 'German'),
    '',
    'We are a school.',
  ].join('\n');
  expect(unfoldTables(advert).split('\n')).toEqual([
    'Technician',
    'Essential:',
    '- Excel',
    '- Chemistry',
    '',
    'Desirable:',
    '- First aid',
    '- German',
    '',
    '',
    'We are a school.',
  ]);
});

test('the corner may be left out, and a cell may hold several items', () => {
  const advert = 'Essential\tDesirable\nSkills\t• Excel\tFirst aid\n• Chemistry\nStudy\tDegree\tGerman';
  expect(unfoldTables(advert).split('\n').filter(Boolean)).toEqual([
    'Essential:',
    '- Excel',
    '- Chemistry',
    '- Degree',
    'Desirable:',
    '- First aid',
    '- German',
  ]);
});

test.each([
  'Essential and desirable skills\n- Excel',
  'Salary\tHours\n20\t37',
  'Essential\tDesirable',
  'Essential: Excel | Desirable: German',
])('what is no such table stays: %s', (advert) => {
  expect(unfoldTables(advert)).toBe(advert);
});
