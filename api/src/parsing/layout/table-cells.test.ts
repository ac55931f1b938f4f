import type { Fragment, Rule } from '../text/model.ts';
import { joinTableCells } from './table-cells.ts';

const LETTER_WIDTH = 5;
const SIZE = 10;

function place(text: string, x: number, baseline: number): Fragment {
  const width = text.length * LETTER_WIDTH;
  const look = { size: SIZE, bold: false, italic: false, color: '#000000', fontName: 'Sans' };
  const box = { x, width, y: baseline - SIZE, height: SIZE, baseline, size: SIZE };
  return { ...box, text, page: 1, isRightToLeft: false, spans: [{ ...look, text, x, width }] };
}

/** The drawn edges of a row of cells. */
function edges(xs: readonly number[], top: number, bottom: number): Rule[] {
  const across = [top, bottom].map((y) => ({ x: xs[0]!, y, width: xs.at(-1)! - xs[0]!, height: 1 }));
  return [...across, ...xs.map((x) => ({ x, y: top, width: 1, height: bottom - top }))];
}

const textsOf = (fragments: readonly Fragment[]) => fragments.map(({ text, baseline }) => `${baseline} ${text}`);

it('reads what breaks inside a cell as one line beside the label in the middle of its own', () => {
  const row = [
    place('Address', 44, 135),
    place('Flat 304, Al Nahda', 144, 120),
    place('2, Near Sahara', 144, 135),
    place('Centre, Sharjah', 144, 150),
    place('Visa', 254, 135),
  ];
  expect(textsOf(joinTableCells(row, edges([40, 140, 250, 340], 105, 160)))).toEqual([
    '120 Address',
    '120 Flat 304, Al Nahda 2, Near Sahara Centre, Sharjah',
    '120 Visa',
  ]);
});

it('leaves lines apart that a cell had room for, and what no lines are drawn around', () => {
  const entries = [place('2019', 44, 120), place('Cook', 144, 120), place('Hotel Ritz', 144, 135)];
  expect(joinTableCells(entries, edges([40, 140, 340], 105, 160))).toEqual(entries);
  const wrapped = [place('Address', 44, 120), place('Flat 304, Al Nahda', 144, 120), place('Sharjah', 144, 135)];
  expect(joinTableCells(wrapped, [])).toEqual(wrapped);
});

it('puts dates and names in the middle of their cells beside the first line of what stands there', () => {
  const row = [
    place('2015 to', 44, 140),
    place('Dec 2019', 44, 152),
    place('Kells Lift', 104, 146),
    place('Lift Technician', 204, 120),
    place('Service and call-out, 120 lifts', 204, 132),
    place('One week in three on call', 204, 144),
  ];
  expect(textsOf(joinTableCells(row, edges([40, 90, 200, 380], 105, 160)))).toEqual([
    '120 2015 to Dec 2019',
    '120 Kells Lift',
    '120 Lift Technician',
    '132 Service and call-out, 120 lifts',
    '144 One week in three on call',
  ]);
});

it('raises a name and the post below it, in the middle of their cell, to the first line of what was done', () => {
  const row = [
    place('Jan 2021 to date', 44, 150),
    place('Sample Construction Ltd', 134, 138),
    place('Harbour City', 134, 150),
    place('Senior Site Engineer', 134, 162),
    place('Road of 14 km, in charge of the first seven', 304, 120),
    place('Placed sand fill.', 304, 132),
    place('Finished five weeks ahead of the programme', 304, 144),
  ];
  expect(textsOf(joinTableCells(row, edges([40, 130, 300, 540], 105, 170)))).toEqual([
    '120 Jan 2021 to date',
    '120 Sample Construction Ltd',
    '132 Harbour City',
    '144 Senior Site Engineer',
    '120 Road of 14 km, in charge of the first seven',
    '132 Placed sand fill.',
    '144 Finished five weeks ahead of the programme',
  ]);
});

it('finds the names at the right of the text where that runs to the left', () => {
  const row = [
    place('2017 –', 444, 126),
    place('الآن', 444, 138),
    place('شركة العينة', 344, 132),
    { ...place('أدرت مشروع طريق', 44, 120), isRightToLeft: true },
    { ...place('أشرفت على 9 مهندسين', 44, 132), isRightToLeft: true },
  ];
  expect(textsOf(joinTableCells(row, edges([40, 340, 440, 500], 105, 150)))).toEqual([
    '120 2017 – الآن',
    '120 شركة العينة',
    '120 أدرت مشروع طريق',
    '132 أشرفت على 9 مهندسين',
  ]);
});
