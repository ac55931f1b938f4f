import { readPage } from './reading-order.ts';
import { employerOfStation, isEnclosed } from './stations.ts';

const PAGE = readPage(
  [
    'Military service',
    'Harbour Line Corps, Private to Sergeant',
    'Honourable discharge',
    'June 2006 to August 2016',
    'Elmton, TX - mechanic, 2006-2009',
    'Oakville, TX - shop foreman, 2012-2016',
    'Employment',
    'Mechanic',
    'Elm Haulage',
    '2017 - 2019',
    'Driver, Oak Buses, 2019 - 2021',
  ].join('\n'),
);
const at = (text: string) => PAGE.lines.findIndex((line) => line.text.startsWith(text));

test('a post within the dates of an employment above it is a station of that', () => {
  expect(employerOfStation(PAGE, at('Oakville'))).toBe('Harbour Line Corps');
  expect(isEnclosed(PAGE, at('Driver'))).toBe(false);
  expect(employerOfStation(PAGE, at('Driver'))).toBe('');
});
