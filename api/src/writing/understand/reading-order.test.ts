import { readPage } from './reading-order.ts';

test.each(['Professional experience (8 yrs approx.)', 'Experience: total 19+ yrs', 'WORK EXP'])(
  'a heading opens its section, whatever it remarks: %s',
  (heading) => {
    expect(readPage(`${heading}\nNurse, Tay Hospital, 2013 - 2014`).lines[0]?.opens).toBe('experience');
  },
);

test('from and to in two cells are one range', () => {
  const [row] = readPage('1 | Elm Security LLC | Team Leader | 03/2021 | Till date').lines;
  expect(row?.isDated).toBe(true);
});

test('a long row of a table is its names and what is told in it', () => {
  const page = readPage(
    '1 | Elm Haulage, Tay | Dispatch Officer | March 2021 - date | dispatching 64 trucks, waybills and the tracking on the platform; turnaround time to the north reduced from 9 days to 7; diesel reconciliation of each truck',
  );
  expect(page.lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['1 Elm Haulage, Tay Dispatch Officer March 2021 - date', false],
    ['dispatching 64 trucks, waybills and the tracking on the platform', true],
    ['turnaround time to the north reduced from 9 days to 7', true],
    ['diesel reconciliation of each truck', true],
  ]);
});

test('a word that comes back below the head of each job opens no section', () => {
  const job = (title: string, years: string) =>
    `${title} ${years}\nElm Clinic, Tay\nOverview:\nElm Clinic is a clinic.\n• Treated patients`;
  const one = `Experience\n${job('Nurse', '2019 – 2021')}`;
  const opens = (page: string) => readPage(page).lines.flatMap(({ opens: kind }) => kind ?? []);
  expect(opens(`${one}\n${job('Clerk', '2016 – 2019')}`)).toEqual(['experience']);
  expect(opens(one)).toEqual(['experience', 'summary']);
});

test('a sign before each head, other than that of the items, makes no item of it', () => {
  const page = (house: string) =>
    readPage(`Experience
* Elm Hospital – Leeds
Intensive Care Nurse
2020 to present
- Cared for two patients in each shift
- Trained 11 new nurses
* ${house}
Emergency Nurse
September 2018 – December 2019
- Triaged 90 patients a day`);
  const bulletsOf = (house: string) => page(house).lines.map(({ isBullet }) => isBullet);
  expect(bulletsOf('Mercy Hospital – York')).toEqual([
    ...[false, false, false, false, true, true],
    ...[false, false, false, true],
  ]);
  // Where one of them tells, the sign is that of items.
  expect(bulletsOf('Treated patients in shifts').filter(Boolean)).toHaveLength(5);
});
