import { findDates } from './dates.ts';

const rangesOf = (text: string) => findDates(text).map(({ start, end }) => `${start}/${end}`);

describe('findDates', () => {
  it.each([
    ['Jan 2020 - Present', '2020-01/present'],
    ['Jan2013 - May2014', '2013-01/2014-05'],
    ['HACCP Level 2 - 2020', '2020/2020'],
    ['10/15-08/18', '2015-10/2018-08'],
    ['Augest 2017 - Febuary 2018', '2017-08/2018-02'],
    ['يناير 2020م – فبراير 2022م', '2020-01/2022-02'],
    ['مارس 2022م حتى الآن', '2022-03/present'],
    ['منذ سنة 2020', '2020/present'],
    ['من عام 2012 إلى عام 2015', '2012/2015'],
    ['since about 2019', '2019/present'],
    ['2014 08 – 2019 04', '2014-08/2019-04'],
    ['2019 04 - present', '2019-04/present'],
    ['06/2019 – 12/2021', '2019-06/2021-12'],
    ['2015-19', '2015/2019'],
    ['SY 2019-2020 up to present', '2019/present'],
    ['Janurary 2017 - Feburary 2019', '2017-01/2019-02'],
    ['June 2007 - May 20008', '2007-06/2008-05'],
    ['08.14 – heute', '2014-08/present'],
    ['04.06 – 07.14', '2006-04/2014-07'],
    ['平成26年4月 – 令和元年9月', '2014-04/2019-09'],
    ['апрель 2018 г. – по настоящее время', '2018-04/present'],
    ['август 2015 г. – март 2018 г.', '2015-08/2018-03'],
    ['06.2018 r. – nadal', '2018-06/present'],
    ['od 2014 r. do 2018 r.', '2014/2018'],
    ['з 05.2018 по нині', '2018-05/present'],
    ['VI 2018 – nadal', '2018-06/present'],
    ['III 2012 – V 2018', '2012-03/2018-05'],
    ['VIII 2012 – XII 2018', '2012-08/2018-12'],
    ['NVQ Level III 2018', '2018/2018'],
    ['Jan – Mar 2020', '2020-01/2020-03'],
    ['2025 Jan - May', '2025-01/2025-05'],
    ['2022 – 2025. 2:1', '2022/2025'],
    ['2018 - still here', '2018/present'],
    ["Jun '19 - Aug '20", '2019-06/2020-08'],
    ['Summer 2019', '2019/2019'],
    ['From:-May-2014 to Nov-2014', '2014-05/2014-11'],
    ['2020.03-2021.05', '2020-03/2021-05'],
    ['março de 2020 – o momento', '2020-03/present'],
    ['août 2019 à aujourd’hui', '2019-08/present'],
    ['März 2018 – heute', '2018-03/present'],
    ['2020年3月 - 至今', '2020-03/present'],
    ['من أيلول 2009 إلى حزيران 2016', '2009-09/2016-06'],
    ['١٥/٠٣/١٤٤٢ هـ', '2020-11-01/2020-11-01'],
    ['رمضان 1440 هـ – شوال 1443 هـ', '2019-05/2022-05'],
    ['02/2020 – 01/2016', '2016-01/2020-02'],
    ['depuis septembre 2019', '2019-09/present'],
    ['Oct 2020 →', '2020-10/present'],
    ["Nov '21 → '23", '2021-11/2023'],
    ["Aug '16 – Mar 2019", '2016-08/2019-03'],
    ['2016年4月～現在', '2016-04/present'],
    ['27. 1. 1989', '1989-01-27/1989-01-27'],
    ['05/15 to present', '2015-05/present'],
    ['6/12 - 2/17', '2012-06/2017-02'],
    ['2020/21 – actualidad', '2020/present'],
    ['2015/16 – 2019/20', '2015/2020'],
    ['2018 - 67%', '2018/2018'],
    ['2018 - 67', '2018/2018'],
    ['Mar–Aug 2019', '2019-03/2019-08'],
    ['Sept’2023 to till date', '2023-09/present'],
    ['September 2017 - Dec', '2017-09/null'],
    ['marzo 2019 / mayo 2021', '2019-03/2021-05'],
    ['maart 2019 t/m mei 2021', '2019-03/2021-05'],
    ['Da febbraio 2005 ad agosto 2010', '2005-02/2010-08'],
    ['2020 – …', '2020/present'],
    ['2020 ->', '2020/present'],
    ['sinds 2019', '2019/present'],
    ['sedan mars 2019', '2019-03/present'],
    ['fra 2019', '2019/present'],
    ['din martie 2019', '2019-03/present'],
    ['από 2019', '2019/present'],
    ['2019 alkaen', '2019/present'],
    ["2019'dan beri", '2019/present'],
    ['מאז 2019', '2019/present'],
    ['2019年3月至今', '2019-03/present'],
    ['2019年4月～', '2019-04/present'],
    ['2019년 3월 ~ 2021년 5월', '2019-03/2021-05'],
    ['2019.03 ~ 현재', '2019-03/present'],
  ])('reads %s', (text, expected) => {
    expect(rangesOf(text)).toEqual([expected]);
  });

  it.each(['10.1234/neurips.2022.5678', 'served 120000 users', 'updated to date', 'on call 4/12'])(
    'finds no date in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('says where the dates stand, whatever folding does to the text before them', () => {
    const text = 'Straße der Ökologie, März 2018 – heute';
    const [found] = findDates(text);
    expect(text.slice(found!.index, found!.index + found!.length)).toBe('März 2018 – heute');
  });
});

it.each([
  ['2011–12', '2011', '2012'],
  ['2017–’23', '2017', '2023'],
  ['2012 et 2013', '2012', '2013'],
  ['Eki 2016 - Tem 2020', '2016-10', '2020-07'],
  ['07-09.2011', '2011-07', '2011-09'],
  ['od 09.2014', '2014-09', 'present'],
])('reads %s as a range', (text, start, end) => {
  expect(findDates(text)[0]).toMatchObject({ start, end, isRange: true });
});

it('takes the end of another word for no "since"', () => {
  expect(findDates('Rosendal 2014')[0]).toMatchObject({ end: '2014', isRange: false });
});

it('reads the day at the end of a Hungarian date', () => {
  expect(findDates('Debrecen, 1974. március 8')[0]).toMatchObject({ start: '1974-03-08' });
});

it('reads figures behind a hyphen as a month', () => {
  expect(findDates('2011-12')[0]).toMatchObject({ start: '2011-12', isRange: false });
});

it('takes hours and single figures with a dot for no dates', () => {
  expect(findDates('08.00 – 12.30')).toEqual([]);
  expect(findDates('Grade 08.14 of 10')).toEqual([]);
});

it('takes years within a title in quotation marks for no dates of what is told', () => {
  expect(rangesOf('PhD, 2016. Thesis: "Soap and Struggle in Durban, 1948–1976"')).toEqual(['2016/2016']);
  expect(rangesOf('“Shop Windows and Struggle, 1948–')).toEqual([]);
  expect(rangesOf('1976 in the Townships”, Leeds, 2016')).toEqual(['2016/2016']);
  expect(rangesOf('"2014 - 2016", "Baker"')).toEqual(['2014/2016']);
});

it('knows two figures behind apostrophes at both ends of a range, and no others', () => {
  expect(rangesOf("'13 – '15")).toEqual(['2013/2015']);
  expect(rangesOf('’98 to present')).toEqual(['1998/present']);
  expect(rangesOf("class of '98")).toEqual([]);
});

it('takes two years for a range where words announce them, where they stand alone, or where "between" does', () => {
  expect(rangesOf('summers 2013, 2014')).toEqual(['2013/2014']);
  expect(rangesOf('Elm packhouse   seasons 2013, 2014')).toEqual(['2013/2014']);
  expect(rangesOf('2013, 2014')).toEqual(['2013/2014']);
  expect(rangesOf('Awards 2013, 2014')).toEqual(['2013/2013', '2014/2014']);
  expect(rangesOf('between 2005 and 2011')).toEqual(['2005/2011']);
});

it('knows parts of years that are no months', () => {
  expect(rangesOf('Mid-2018 – early 2020')).toEqual(['2018/2020']);
  expect(rangesOf('Term 1 2022 to Easter 2023')).toEqual(['2022/2023']);
});

test('a year and the month of another one are a range', () => {
  const range = (text: string) => findDates(text).map(({ start, end, isRange }) => [start, end, isRange]);
  expect(range('2008 – 7/2014')).toEqual([['2008', '2014-07', true]]);
  expect(range('2016–10/2019')).toEqual([['2016', '2019-10', true]]);
  expect(range('2016/10')).toEqual([['2016-10', '2016-10', false]]);
});

it('knows the months of the Maghreb, and a range that is printed from right to left', () => {
  expect(rangesOf('شتنبر 2015 - غشت 2019')).toEqual(['2015-09/2019-08']);
  expect(rangesOf('2/2019 – 2016')).toEqual(['2016/2019-02']);
});

it('takes how sure a writer is of a date for a part of it', () => {
  const [date] = findDates('Elm Steel (approx. 2009 - 2012)');
  expect(date).toMatchObject({ start: '2009', end: '2012', index: 'Elm Steel ('.length });
});

it('takes the letter of the era behind a year for a part of the date', () => {
  const [dates] = findDates('صراف (2018م – 2019م) في البنك');
  expect('صراف (2018م – 2019م) في البنك'.slice(dates!.index, dates!.index + dates!.length)).toBe('2018م – 2019م');
});
