import { deedsBelowTable, deedsOfSkills, rowsOfJobs, withJobsOfPage } from './jobs-on-page.ts';
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
      asWritten: 'Senior Engineer – Highways, Tidewater Infra Projects Pvt. Ltd., Saltmouth, July 2021 – present',
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

test.each([
  [
    'below a heading that no list has',
    'OBJECTIVE\nTo grow\nWHAT I DID AND WHERE\n2) From 12/2021 till now : TAY GRAND HOTEL (5*) as Chef De Partie\n- Training commis for the ramadan tent',
    'Tay Grand Hotel (5*) as Chef De Partie, December 2021 – present',
    ['Training commis for the ramadan tent'],
  ],
  [
    'without a sign before what was done',
    'WORK\n03.2012-12.2016  Kelp Yachts Ltd  Saltmouth\nforeman of lamination, hall nr 2, 14 people, hulls of seven to twelve metres. I was responsible for quality and for the plan of the shifts.',
    'Kelp Yachts Ltd Saltmouth, March 2012 – December 2016',
    [
      'foreman of lamination, hall nr 2, 14 people, hulls of seven to twelve metres.',
      'I was responsible for quality and for the plan of the shifts.',
    ],
  ],
  [
    'with a legal form at the end of its line',
    'WORK\n01/09/2019 – CURRENT  Szczecin, Poland\nSENIOR LIFT MECHANIC  KELP SERWIS SP. Z O.O.\n- Service route of 78 lifts in blocks and hospitals',
    'Senior Lift Mechanic Kelp Serwis Sp. z o.o., September 2019 – present',
    ['Service route of 78 lifts in blocks and hospitals'],
  ],
  [
    'in a row that says why it ended',
    'EXPERIENCE\nTay Bulk Carriers | Tanker driver (fuel) | 03/2018 - 01/2025 | Retrenched\nDuties: loading and offloading petrol and diesel',
    'Tay Bulk Carriers, Tanker driver (fuel), March 2018 – January 2025',
    ['Duties: loading and offloading petrol and diesel'],
  ],
])('a job is told with its head as it stands: %s', (_, page, asWritten, lines) => {
  expect(withJobsOfPage([], readPage(page))).toMatchObject([{ asWritten, lines }]);
});

test('a job of which no line was read gets those of the page', () => {
  const page = 'EXPERIENCE\nTay Foods Plc, Dispatch Officer, 2016 - 2020\n• Loading plan for the key distributors';
  const read = { ...junior, title: 'Dispatch Officer', place: 'Tay Foods Plc', start: '2016', end: '2020', lines: [] };
  expect(withJobsOfPage([read], readPage(page))).toMatchObject([{ lines: ['Loading plan for the key distributors'] }]);
});

test.each([
  [
    'below a table of jobs',
    'EXPERIENCE\nMV Tide Bulk AB 2019 - 2020\nMV Kelp RoRo OS 2009 - 2013\nWORK ONBOARD: steering, lookout, mooring and the cleaning of holds',
  ],
  [
    'of another section',
    'EXPERIENCE\nNurse, Tay Hospital, 2013 - 2014\nSkills: charting, Excel and the care of wounds',
  ],
  ['languages', 'EXPERIENCE\nNurse, Tay Hospital, 2013 - 2014\nArabic mother, English good, French little'],
])('is no line of a job: %s', (_, page) => {
  expect(withJobsOfPage([], readPage(page)).flatMap(({ lines }) => lines)).toEqual([]);
});

const TABLE = `SEA SERVICE
VESSEL\tTYPE\tRANK\tSIGN ON\tSIGN OFF
MT Tide\tTanker\tThird Engineer\tAug 2024\tApr 2025
MV Kelp\tBulk\tCadet\t2014 - 2018\t(4 contracts)

JOB DESC ONBOARD
- in charge of the purifiers
- prepared for the inspection in 2024`;

test('a paragraph is told by its sentences, whatever the page has wrapped', () => {
  const page =
    'EXPERIENCE\n2018 – 2021, Data Analyst, Tay Cabs\nBuilt models that improve the waiting times of the\nriders. Wrote the weekly report for managers. Checked\nand cleaned the data of four towns.';
  expect(withJobsOfPage([], readPage(page))).toMatchObject([
    {
      lines: [
        'Built models that improve the waiting times of the riders.',
        'Wrote the weekly report for managers.',
        'Checked and cleaned the data of four towns.',
      ],
    },
  ]);
});

test('years in a sentence of the profile are of work that is told elsewhere', () => {
  const page =
    'PROFILE\nRetired Sergeant, Tay Army, 18 years of service (2005 to 2023) in the stores and the transport of a brigade.\n• Calm leader of guards';
  expect(withJobsOfPage([], readPage(page))).toEqual([]);
});

test('what a project is for names no post', () => {
  const page =
    'PROJECTS\nTideSwap (Sep 2024 - May 2025): A market for students of the port, and for tutors.\n• Built the store of its lists\nFreelance developer — Feb 2023 to May 2024\n• Built four shops on the net for small houses';
  expect(withJobsOfPage([], readPage(page)).map(({ start }) => start)).toEqual(['2023-02']);
});

test('what is told below a table of jobs is of none of its rows', () => {
  const page = readPage(TABLE);
  expect(withJobsOfPage([], page)).toEqual([]);
  expect(deedsBelowTable(page)).toEqual(['In charge of the purifiers', 'Prepared for the inspection in 2024']);
  expect(deedsBelowTable(readPage(PAGE))).toEqual([]);
});

test('of a table whose columns nobody can tell, the rows of jobs stand as they are', () => {
  const page =
    'S.N | COMPANY | POST | FROM | TO\n1 | Elm Security LLC, Tay | Senior Guard | 03/2021 | Till date\n2 | Kelp School | BSc Physics | 2011 | 2014';
  expect(rowsOfJobs(readPage(page))).toEqual(['Elm Security LLC, Tay, Senior Guard, March 2021 – present']);
});

test('above the dates stand as many lines of a head as right below the heading', () => {
  const page = `JOBS
Elm Coffee, Leeds – barista
March 2021 – present
• Trained two starters
Parties and school groups, weddings
Tay Couriers self employed driver
June 2017 – May 2019
• Delivered 90 parcels a day`;
  expect(withJobsOfPage([], readPage(page)).map(({ asWritten }) => asWritten)).toEqual([
    'Elm Coffee, Leeds – barista, March 2021 – present',
    'Tay Couriers self employed driver, June 2017 – May 2019',
  ]);
});

test('a head that ends as a cry, or begins as a deed, is no line of the job above it', () => {
  const page = readPage(
    [
      'EXPERIENCE',
      'Nurse, Acme Ltd',
      '2019 - Present',
      'Office Manager, Yippee!',
      'Jan 2015 – Mar 2018',
      '• Kept the diary',
      'Automated Logistical Specialist, various units',
      '2010 - 2014',
    ].join('\n'),
  );
  const nurse: Role = { ...junior, title: 'Nurse', place: 'Acme Ltd', start: '2019', end: 'present', lines: [] };
  expect(withJobsOfPage([nurse], page).map(({ title, lines }) => [title, lines])).toEqual([['Nurse', []]]);
});

test('the rest of a sentence that names a time is no head', () => {
  const page = readPage(`Experience
Teacher, Elm School
2019 – 2023
Taught a class of 26 in a building shared with two others. I led the school's
move to another way of reading since 2021 – 2022: trained as facilitator, supported nine
colleagues, and more of the children read well.`);
  expect(withJobsOfPage([], page).map(({ asWritten }) => asWritten)).toEqual(['Teacher, Elm School, 2019 – 2023']);
});

test('what a resume tells under its skills of all its jobs are deeds', () => {
  const page = readPage(`Summary of skills
- Managed calendars for 3 attorneys, never missed a deadline
in six years
- Typing 78 wpm
- Trained 5 new secretaries
Work history
Secretary, Elm School, 2014 – 2020
- Kept the books of the whole school`);
  expect(deedsOfSkills(page)).toEqual([
    'Managed calendars for 3 attorneys, never missed a deadline in six years',
    'Trained 5 new secretaries',
  ]);
  expect(deedsOfSkills(readPage('Skills\n- Trained 5 new secretaries\n- Excel'))).toEqual([]);
});

test('who has worked freelance among projects is told as such, and a project is no job', () => {
  const page = readPage(
    'Projects\nFreelance developer — Feb 2024 to now\n• Built a booking app\n• Rebuilt a shop\nTide Clock, 2022 – 2023\n• Drew the dial',
  );
  expect(withJobsOfPage([], page).map(({ title, start, lines }) => [title, start, ...lines])).toEqual([
    ['Freelance developer', '2024-02', 'Built a booking app', 'Rebuilt a shop'],
  ]);
});

test('a row of what was worked on in a post is no job, though it is dated', () => {
  const page = readPage(`EXPERIENCE
Site Engineer – Kelp Building LLC (April 2021 – Present)
Tower, Elm Street, private client, 62 M, Jun 2023 – to date
Six sheds, Industrial Area, 11 M, Apr 2021 – Oct 2021
• Supervised 3 foremen for the structure of the tower`);
  const engineer = { ...junior, title: 'Site Engineer', place: 'Kelp Building LLC', start: '2021-04', end: 'present' };
  expect(
    withJobsOfPage([{ ...engineer, lines: ['Supervised 3 foremen for the structure of the tower'] }], page),
  ).toEqual([{ ...engineer, lines: ['Supervised 3 foremen for the structure of the tower'] }]);
});

test('the years of a part of a post are not those of the post', () => {
  const page = readPage(
    'EXPERIENCE\nJan 2019 - present\nElm Secondary School, Saltmouth\nPost level 1 Educator: Physics; Chemistry Gr 11 (2019-2020)\n* Started a maths clinic for 60 learners\n* Ran the labs',
  );
  expect(withJobsOfPage([], page)).toMatchObject([
    { start: '2019-01', end: 'present', asWritten: expect.stringContaining('January 2019 – present') },
  ]);
});

test('a column of tools between a post and its dates is no part of the head', () => {
  const page = readPage(
    'EXPERIENCE\nData Engineer\nElm Telematics GmbH, Saltmouth\nTools\nAirflow\nDocker, Kubernetes (user)\nGrafana\n03/2022 – present\n• Moved the nightly batch to streams\n• Cut the monthly cost by 27%',
  );
  expect(withJobsOfPage([], page)).toMatchObject([
    {
      title: 'Data Engineer',
      start: '2022-03',
      end: 'present',
      asWritten: 'Data Engineer, Elm Telematics GmbH, Saltmouth, March 2022 – present',
    },
  ]);
});

test('below dates that stand alone are the post, its town and its house', () => {
  const page = readPage(
    'EXPERIENCE\n11/2022 – now\niOS Developer\nBerlin\nElm Mobility GmbH – bike sharing\n• Built the booking flow\n• Moved the app to 23 packages',
  );
  expect(withJobsOfPage([], page)).toMatchObject([
    {
      start: '2022-11',
      end: 'present',
      asWritten: expect.stringContaining('iOS Developer, Berlin, Elm Mobility GmbH'),
    },
  ]);
});
