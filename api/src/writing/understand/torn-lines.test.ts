import { readPage } from './reading-order.ts';
import { isRunThroughByDates, tornOn } from './torn-lines.ts';

const ROLES = [{ kind: 'job' as const, title: 'Designer', place: 'Elm Studio', start: '2019', end: '2022', lines: [] }];
const HEAD = 'Designer, Elm Studio, 2019 – 2022';
const isTorn = (page: string) => tornOn(readPage(`${HEAD}\n${page}`), ROLES);

test('neither half of a sentence that the page has broken is told', () => {
  const torn = isTorn('Moved the client from sleeve to printed\nboard in eleven months\nCoach two juniors');
  expect(['Moved the client from sleeve to printed', 'Board in eleven months', 'Coach two juniors'].map(torn)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a sentence that was put together again is whole', () => {
  const torn = isTorn('Moved the client from sleeve to printed\nboard in eleven months');
  expect(torn('Moved the client from sleeve to printed board in eleven months')).toBe(false);
});

test('where all begins in small letters, a small letter says nothing', () => {
  expect(isTorn('moved the client from sleeve to board\ncoach two juniors')('Coach two juniors')).toBe(false);
  const items = '- day hire\n- lift plans\n- log book\nSeaside hotel and two towers\ndogman first year on site';
  expect(isTorn(items)('Dogman first year on site')).toBe(false);
});

test('the name of the next thing is no rest of a line', () => {
  const page = '• Built a tokenizer with two checks\nbytemap | Code, Feb. 2026\n• Built a reader';
  expect(isTorn(page)('Built a tokenizer with two checks')).toBe(false);
});

test('in a narrow column a line without a sign goes on the item above it that had no room, though it begins in a capital', () => {
  const page = [
    '• Plan the trucks of each day for Central and East',
    'Coast, 5 depots',
    '• Raised the fill of trucks from 78% to 89% in all',
    '• Weekly meeting with sales, demand and supply',
    '• Trained two juniors',
    'Elm Awards',
    '• Booked 40 containers',
  ].join('\n');
  const torn = isTorn(page);
  expect(
    ['Plan the trucks of each day for Central and East', 'Coast, 5 depots', 'Trained two juniors'].map(torn),
  ).toEqual([true, true, false]);
});

test('dates within a name in brackets are of the cell beside it', () => {
  expect(isRunThroughByDates('Assistant (Art of the Oct 2007 – Dec 2009 Middle Ages), Elm University')).toBe(true);
  expect(isRunThroughByDates('Assistant (part time, Oct 2007 – Dec 2009), Elm University')).toBe(false);
});
