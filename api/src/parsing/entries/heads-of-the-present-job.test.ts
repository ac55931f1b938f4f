import { parseResume } from '../parse.ts';

async function read(text: string) {
  return parseResume({
    bytes: new TextEncoder().encode(`Robin Example\nrobin@example.org\n\n${text}\n`),
    fileName: 'resume.txt',
  });
}
const jobsOf = async (text: string) =>
  (await read(text)).jobs.map(({ title, company, start, end, bullets }) => [
    title?.value,
    company?.value,
    start?.value,
    end?.value,
    bullets.map(({ value }) => value),
  ]);

test('lines set in below their heads tell what was done, whatever years are in them', async () => {
  expect(
    await jobsOf(`WORK HISTORY

HOTEL MANAGER
Elm Lodge, Leeds
March 2016 - present
  Ran the house and its restaurant
  Occupancy up from 61 to 78 per cent between 2017 and 2023
  New spa wing opened (2019-2020)

DUTY MANAGER
Oak Hotel, York
Jan 2011 - Feb 2016
  Evening shifts and banquets`),
  ).toMatchObject([
    [
      'HOTEL MANAGER',
      'Elm Lodge',
      '2016-03',
      'present',
      [
        'Ran the house and its restaurant',
        'Occupancy up from 61 to 78 per cent between 2017 and 2023',
        'New spa wing opened (2019-2020)',
      ],
    ],
    ['DUTY MANAGER', 'Oak Hotel', '2011-01', '2016-02', ['Evening shifts and banquets']],
  ]);
});

test('an employer set in below a title is no text', async () => {
  const jobs = await jobsOf(`WORK HISTORY

Warehouse Manager, nights (2019 - present)
  Elm Distribution Ltd
  Ran the late shift with 14 people

Warehouse Operative, days (2012 - 2019)
  Oak Fasteners Ltd
  Picked and packed`);
  expect(jobs.map(([, company]) => company)).toEqual(['Elm Distribution Ltd', 'Oak Fasteners Ltd']);
});

test('what an employer is, in a bracket behind its name, hides no job', async () => {
  const jobs = await jobsOf(`EMPLOYMENT

Workshop Supervisor, late shift
Elm Coaches LLC, Toledo OH (school bus operator, 60 buses / 14 vans)
11/2021 - present
	Lead 7 mechanics, order parts

Mechanic
Oak Haulage LLC, Toledo OH
5/2018 - 11/2021
	Brakes and hydraulics on graders`);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    [expect.stringContaining('Workshop Supervisor'), 'Elm Coaches LLC'],
    ['Mechanic', 'Oak Haulage LLC'],
  ]);
});

test('of a form that has two posts behind one label, each is a job of the same employer', async () => {
  const { jobs } = await read(`WORK EXPERIENCE

Employer                : Elm Secondary School
Position                : Head of Department (from January 2020)
                          Science Teacher (2016 - 2019)
Period                  : January 2016 to date
Duties                  :
 - Built a tracker of term marks

Employer                : Oak Insurance
Position                : Claims Agent
Period                  : February 2014 - November 2015
Duties                  :
 - Answered 70 calls a day`);
  expect(
    jobs.map(({ title, company, start, end }) => [title, company, start, end].map((field) => field?.value)),
  ).toEqual([
    ['Head of Department', 'Elm Secondary School', '2020-01', 'present'],
    ['Science Teacher', 'Elm Secondary School', '2016', '2019'],
    ['Claims Agent', 'Oak Insurance', '2014-02', '2015-11'],
  ]);
  expect(jobs[0]!.bullets.map(({ value }) => value)).toEqual(['Built a tracker of term marks']);
  // A form leaves nothing open.
  expect(jobs.every(({ title, company }) => title!.confidence >= 0.8 && company!.confidence >= 0.8)).toBe(true);
});

test('a heading with the years of what it stands over is one', async () => {
  const { jobs, sections } = await read(`WORK EXPERIENCE

Claims Agent, Oak Insurance, 2014 - 2019
- Answered 70 calls a day

PROJECTS (2024-2025)
- Dashboard of water outages`);
  expect(sections.map(({ kind }) => kind)).toContain('projects');
  expect(jobs.flatMap(({ bullets }) => bullets.map(({ value }) => value))).toEqual(['Answered 70 calls a day']);
});

test('a heading that names the work opens jobs where posts with their dates stand below it', async () => {
  const jobs = await jobsOf(`Teaching

Class Teacher (P5), Elm Primary School, Leeds
August 2017 – present
• Taught classes of up to 31
• Arts lead since 2020: wrote a progression for the whole school

Class Teacher (P2), Oak Primary, Leeds
August 2014 – June 2017
• Ran the craft club

Education
BA History, University of Leeds, 2013`);
  expect(jobs.map(([, company, start]) => [company, start])).toEqual([
    ['Elm Primary School', '2017-08'],
    ['Oak Primary', '2014-08'],
  ]);
});

test('a heading that no list has, over posts each above its dates, hides none of them', async () => {
  const jobs = await jobsOf(`Driving

Tram Driver, Elmborg Transit
May 2019 – present
Early and late shifts on lines 6 and 11

Bus Driver, Oak Coaches AB
August 2012 – April 2019
City lines

Other
Volunteer Coach, Elm Football Club, 2016–2020

Education
BA History, University of Leeds, 2011`);
  expect(jobs.slice(0, 2).map(([title, company]) => [title, company])).toEqual([
    ['Tram Driver', 'Elmborg Transit'],
    ['Bus Driver', 'Oak Coaches AB'],
  ]);
});

test.each([
  ['Julie 2016 - present', '2016-07', 'present'],
  ['Hunyo 2014 - Nobyembre 2015', '2014-06', '2015-11'],
  ['Septemba 2014 - Desemba 2018', '2014-09', '2018-12'],
])('reads the months of %s', async (dates, start, end) => {
  const jobs = await jobsOf(`WORK HISTORY\n\nFarm Manager\nElm Estates Ltd, Leeds\n${dates}\n- Ran the orchards`);
  expect(jobs[0]?.slice(2, 4)).toEqual([start, end]);
});
