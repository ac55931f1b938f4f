import type { Field, ParsedJob } from '../../parsing/result.ts';
import { headsOnPage } from './head-on-page.ts';
import { readPage } from './reading-order.ts';

const field = (value: string, confidence = 0.6): Field => ({ value, confidence, place: null });
const job = (title: string, company: string, start = '2017', end = '2020'): ParsedJob => ({
  title: field(title),
  company: company === '' ? null : field(company),
  location: null,
  start: field(start) as ParsedJob['start'],
  end: field(end) as ParsedJob['end'],
  bullets: [],
});
const shown = (page: string, ...of: Parameters<typeof job>) => {
  const { title, company, start } = headsOnPage(readPage(page))(job(...of));
  return [title, company, start];
};
const [WHOLE, NOTHING] = [
  [true, true, true],
  [false, false, false],
];

test.each([
  ['Night Porter, Larkfield Hotel, 2017 – 2020'],
  ['2017 – 2020 Night Porter, Larkfield Hotel, Leeds'],
  ['Larkfield Hotel – Night Porter (2017–2020)'],
  ['Night Porter\nLarkfield Hotel, Leeds\n2017 - 2020'],
  ['Larkfield Hotel Leeds\nNight Porter 2017 – 2020'],
  ['March 2017 - May 2020\n• Night Porter, Larkfield Hotel\n• Kept the keys'],
])('title and employer as the parts of one dated head: %s', (page) => {
  expect(shown(page, 'Night Porter', 'Larkfield Hotel')).toEqual(WHOLE);
});

test('a title alone on a line with its dates', () => {
  expect(shown('Night Porter 2017 – 2020\nKept the keys', 'Night Porter', 'Kept the keys')).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  [
    'other names between them',
    'Night Porter and Waiter\nLarkfield Hotel\n2017 – 2020',
    'Night Porter',
    'Larkfield Hotel',
  ],
  ['no dates', 'Night Porter\nLarkfield Hotel\nKept the keys', 'Night Porter', 'Larkfield Hotel'],
  ['a part of a longer employer', 'Night Porter\nLarkfield / Harbour\n2017 – 2020', 'Night Porter', 'Larkfield'],
  ['two titles', 'Floor Manager\nNight Porter, Bar\n2017 – 2020', 'Night Porter, Bar', 'Floor Manager'],
  ['a degree', 'Master of Nursing, Larkfield Hotel, 2017 – 2020', 'Master of Nursing', 'Larkfield Hotel'],
  ['a sentence', 'I am my own porter, Larkfield Hotel, 2017 – 2020', 'I am my own porter', 'Larkfield Hotel'],
])('%s is no head', (_, page, title, company) => {
  expect(shown(page, title, company)).toEqual(NOTHING);
});

test('a post at the end of a row of names, with the grade that it is held in', () => {
  expect(
    shown(
      '1) M/s. Larkfield, Oman, Harbour project, Pipe welder 6G, 02/2017 to 10/2020',
      'Pipe welder 6G',
      'Larkfield',
    ),
  ).toEqual(WHOLE);
});

test('of a head whose names are both in doubt nothing is told', () => {
  const doubted = {
    ...job('Forces driver', 'Bosnia Rifles'),
    title: field('Forces driver', 0.4),
    company: field('Bosnia Rifles', 0.7),
  };
  const { title, company } = headsOnPage(readPage('2017 - 2020 Forces driver, Bosnia Rifles'))(doubted);
  expect([title, company]).toEqual([false, false]);
});

test('an employer alone, dated, right above a list of what was done', () => {
  const of = (page: string, company: string) => {
    const { company: isShown, items } = headsOnPage(readPage(page))({ ...job('', company), title: null });
    return [isShown, items];
  };
  expect(of('Harbour Logistics, Leeds   2017 - 2020\n * cycle counts every Friday', 'Harbour Logistics')).toEqual([
    true,
    true,
  ]);
  expect(of('Harbour Logistics, Leeds   2017 - 2020\nCycle counts', 'Harbour Logistics')).toEqual([false, false]);
  // Above the text that was read as its work.
  const alone = { ...job('', 'Harbour Logistics'), title: null, bullets: [field('Cycle counts')] };
  expect(headsOnPage(readPage('Harbour Logistics, Leeds   2017 - 2020\nCycle counts'))(alone).company).toBe(true);
  expect(of('Waiter 2017 - 2020\n- Served at table', 'Waiter')).toEqual([false, false]);
});

test('title and employer as cells of a dated row of a table', () => {
  const row = 'Larkfield Hotel, Leeds\tNight Porter\tTwo floors, one lift\t2017 - 2020';
  expect(shown(row, 'Night Porter', 'Larkfield Hotel')).toEqual(WHOLE);
  expect(shown(row, 'Porter', 'Larkfield Hotel')).toEqual(NOTHING);
});

test('both names in one head over items of a resume without dates', () => {
  const undated = { ...job('Night Porter', 'Larkfield Hotel'), start: null, end: null };
  const read = (page: string) => headsOnPage(readPage(page))(undated);
  expect(read('Night Porter - Larkfield Hotel\n• Kept the keys')).toMatchObject({ title: true, company: true });
  expect(read('Night Porter - Larkfield\nHotel\n• Kept the keys')).toMatchObject({ title: true, company: true });
  expect(read('Night Porter - Larkfield Hotel\nKept the keys')).toMatchObject({ title: false, company: false });
});
