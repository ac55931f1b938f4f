import { deedsBelowTable, withJobsOfPage } from './jobs-on-page.ts';
import { readPage } from './reading-order.ts';
import type { Role } from './role.ts';

const PAGE = `EXPERIENCE

1. Senior Engineer – Highways
Tidewater Infra Projects Pvt. Ltd., Saltmouth
Project: Widening of the coast road
Client: Ministry of Roads
July 2021 to till date
• Planned two pavers and fourteen
  tippers a day
• Brought waste down from 4.1% to 2.3%

2. Junior Engineer
Kelp Constructions, Saltmouth
June 2013 to July 2017
• Levelled drains

EDUCATION
B.E. Civil Engineering, Tay University, 2009 – 2013
• First class`;

const junior: Role = {
  kind: 'job',
  title: 'Junior Engineer',
  place: 'Kelp Constructions',
  start: '2013-06',
  end: '2017-07',
  lines: ['Levelled drains'],
};
const loose: Role = {
  ...junior,
  title: '',
  place: '',
  start: '',
  end: '',
  lines: ['Brought waste down from 4.1% to 2.3%'],
};

test('a job that the reading has lost is told with its head as it stands, in its place among the others', () => {
  expect(withJobsOfPage([junior], readPage(PAGE))).toEqual([
    {
      kind: 'job',
      title: 'Senior Engineer',
      place: '',
      start: '2021-07',
      end: 'present',
      lines: ['Planned two pavers and fourteen tippers a day', 'Brought waste down from 4.1% to 2.3%'],
      asWritten: 'Senior Engineer – Highways, Tidewater Infra Projects Pvt. Ltd., Saltmouth, July 2021 to till date',
    },
    junior,
  ]);
});

test('its lines are told once', () => {
  const lines = withJobsOfPage([loose, junior], readPage(PAGE)).flatMap((role) => role.lines);
  expect(new Set(lines).size).toBe(lines.length);
});

test('what has been read is not read again', () => {
  const [senior] = withJobsOfPage([junior], readPage(PAGE));
  const read = {
    ...senior!,
    title: 'Senior Engineer',
    place: 'Tidewater Infra Projects Pvt. Ltd.',
    asWritten: undefined,
  };
  expect(withJobsOfPage([read, junior], readPage(PAGE))).toEqual([read, junior]);
});

test.each([
  ['below studies', 'EDUCATION\nTeaching assistant, Tay University\n2009 – 2013\n• Marked papers'],
  ['without a post', 'EXPERIENCE\nVarious sites, Saltmouth\n2009 – 2013\n• Concrete, bricks'],
  ['without items', 'EXPERIENCE\nNurse, Tay Hospital\n2009 – 2013'],
  [
    'in another language',
    'EXPERIENCE\nNurse, Tay Hospital\n2009 – 2013\n• Pflege von Patienten auf der Station und in der Ambulanz',
  ],
])('is no job %s', (_, page) => {
  expect(withJobsOfPage([], readPage(page))).toEqual([]);
});

test('a post below its employer and dates is told with them, whatever it changed into', () => {
  const page =
    'EXPERIENCE\n1) TAY PLASTICS LTD, Saltmouth   Feb 2018 - Aug 2024\nPost: Accountant, later Chief Accountant (from Jan. 2021)\nReason for leaving: firm moved\nDuties\n• Prepared the monthly accounts of the firm';
  expect(withJobsOfPage([], readPage(page))[0]).toMatchObject({
    asWritten:
      'Tay Plastics Ltd, Saltmouth, Accountant, later Chief Accountant (from January 2021), February 2018 – August 2024',
    start: '2018-02',
    end: '2024-08',
  });
});

const TABLE = `SEA SERVICE
VESSEL\tTYPE\tRANK\tSIGN ON\tSIGN OFF
MT Tide\tTanker\tThird Engineer\tAug 2024\tApr 2025
MV Kelp\tBulk\tCadet\t2014 - 2018\t(4 contracts)

JOB DESC ONBOARD
- in charge of the purifiers
- prepared for the inspection in 2024`;

test('what is told below a table of jobs is of none of its rows', () => {
  const page = readPage(TABLE);
  expect(withJobsOfPage([], page)).toEqual([]);
  expect(deedsBelowTable(page)).toEqual(['In charge of the purifiers', 'Prepared for the inspection in 2024']);
  expect(deedsBelowTable(readPage(PAGE))).toEqual([]);
});
