import { namesYear, yearsIn } from './names-year.ts';

test.each([
  ['BA History, 2009–13', ['2009', '2013']],
  ["BA History, '09–'13", ['2009', '2013']],
  ['BA History, 2009/13', ['2009', '2013']],
  ['BA History, 2009-2013', ['2009', '2013']],
  ['BA History, 1998 – 02', ['1998', '2002']],
  ['2014-15 and 2018', ['2014', '2015', '2018']],
  ['1 July 2023 – 31 August 2023', ['2023', '2023']],
  // A month, a day, a share
  ['2016-05', ['2016']],
  ['2016-05-12', ['2016']],
  ['05/2016 - 07/2018', ['2016', '2018']],
])('the years of %s', (text, years) => {
  expect(yearsIn(text)).toEqual(years);
});

test('a range ends at its end, whatever the sign in it', () => {
  expect(namesYear('university of elm, 2009–13', '2013')).toBe(true);
  expect(namesYear('university of elm, 2009–13', '2014')).toBe(false);
});
