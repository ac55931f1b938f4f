import { splitAtBlanks } from './blank-separated.ts';

it('parts a list of names with only blanks between them, the longest names first', () => {
  expect(splitAtBlanks('Python Machine Learning SQL Power BI Qlik9')).toEqual([
    'Python',
    'Machine Learning',
    'SQL',
    'Power BI',
    'Qlik9',
  ]);
});

it('leaves phrases and sentences whole', () => {
  expect(splitAtBlanks('Project management of large events')).toBeNull();
  expect(splitAtBlanks('SQL Server Reporting Services')).toBeNull();
  expect(splitAtBlanks('Good knowledge of UAE roads')).toBeNull();
  expect(splitAtBlanks('Machine Learning')).toBeNull();
});
