import { readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';

async function resumeOf(text: string) {
  const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n\n${text}\n`);
  return readUndoubted(await readTextDocument({ bytes, fileName: 'resume.txt' })).resume;
}

async function jobsOf(text: string) {
  const { jobs } = await resumeOf(text);
  return jobs.map(({ title, company, start, end, bullets }) => [
    ...[title, company, start, end].map((field) => field?.value ?? null),
    ...bullets.map(({ value }) => value),
  ]);
}

test('a head and what was done, told in one paragraph', async () => {
  expect(
    await jobsOf(`Experience

Case worker, Elmfield Family Centre (2019–present). Leads the intake group of three and wrote its handbook. Found homes for 40 families.

Outreach worker, Harbour Trust (Feb 2016–Dec 2018). Street work in the old town at night.`),
  ).toEqual([
    [
      'Case worker',
      'Elmfield Family Centre',
      '2019',
      'present',
      'Leads the intake group of three and wrote its handbook. Found homes for 40 families.',
    ],
    ['Outreach worker', 'Harbour Trust', '2016-02', '2018-12', 'Street work in the old town at night.'],
  ]);
});

test('a business before the sentence that names title and dates', async () => {
  const [first, second] = await jobsOf(`Employment

Fern & Fig, Leeds. Senior florist 2018 - still here. Wedding orders, the shop window, ordering from the auction.

Petal Corner, Otley. Junior florist / florist 2013 to 2018.`);
  expect(first?.slice(0, 4)).toEqual(['Senior florist', 'Fern & Fig', '2018', 'present']);
  expect(second?.slice(0, 4)).toEqual(['Junior florist / florist', 'Petal Corner', '2013', '2018']);
});

test('several jobs in one sentence are no head', async () => {
  const jobs = await jobsOf(
    'Work\n\nSelf employed since 2016, before that Dale Plumbing (plumber, 2008-2016). Boilers, bathrooms and the odd leak.',
  );
  expect(jobs).not.toContainEqual(expect.arrayContaining(['Boilers, bathrooms and the odd leak.']));
});

test('rows that begin with their years are a history without any heading', async () => {
  const jobs = await jobsOf(`2023 Mar - Nov     Brack Haulage, Selby. Night trunking to the coast
2019 - 2022        Moorland Timber Ltd. Tipper and crane driver, two yards
2015 - 2018        driver, Dunster Quarries`);
  expect(jobs.map(([, , start, end]) => [start, end])).toEqual([
    ['2023-03', '2023-11'],
    ['2019', '2022'],
    ['2015', '2018'],
  ]);
});

test('below dates that stand alone a long line of names is the head, and a gap ends nothing', async () => {
  const jobs = await jobsOf(`Work history

May 2021 - Present
Support Worker, Elmfield House
Breakfasts, baths and walks to the sea front.

[June 2019 - April 2021]
Not in paid employment.

July 2015 - June 2019
Housing Officer, Estates Team, Northmoor County Dept. of Homes & Public Building Services
Visited tenants of two estates and wrote to those in arrears.`);
  expect(jobs.map(([title, , start, end]) => [title?.split(',')[0], start, end])).toEqual([
    ['Support Worker', '2021-05', 'present'],
    ['Housing Officer', '2015-07', '2019-06'],
  ]);
});

test('jobs under a heading that stands on the line of its own few words', async () => {
  const jobs = await jobsOf(`KEY STRENGTHS: Negotiation, Closing, Fleet customers

SALES OFFICER
Lucky Lane Motors LLC (Japanese & Korean brands), Sharjah
2016 – Present
• Sold nine cars a month against a target of eight`);
  expect(jobs.map((job) => job.slice(0, 4))).toEqual([['SALES OFFICER', 'Lucky Lane Motors LLC', '2016', 'present']]);
});

test('a thesis and a bracket behind the year are of the study before them', async () => {
  const { education } = await resumeOf(`Education

Ph.D. (Botany), University of Sample Hills, 2016. Thesis: "Mosses on walls". Advisor: Prof. A. Nobody.
M.Sc. (Botany), Northmoor University, 2011 (placements: garden; school district)`);
  expect(
    education.map(({ degree, institution, end }) => [degree, institution, end].map((field) => field?.value)),
  ).toEqual([
    ['Ph.D. (Botany)', 'University of Sample Hills', '2016'],
    ['M.Sc. (Botany)', 'Northmoor University', '2011'],
  ]);
});

test('a thesis behind the year of a degree tells no other year', async () => {
  const { education } = await resumeOf(`Education
MA (History), cum laude, University of Leeds, 2011, thesis on the strikes of 1973 and their newspapers
DPhil (Economics), University of Leeds, 2018. Dissertation: Soap, sugar and the Durban trade 1910-1948

Experience
2018 - 2021   Lecturer, University of Leeds`);
  expect(education.map(({ degree, institution, end }) => [degree?.value, institution?.value, end?.value])).toEqual([
    ['MA (History)', 'University of Leeds', '2011'],
    ['DPhil (Economics)', 'University of Leeds', '2018'],
  ]);
});

test('dates, title, employer and what was done, each ended by a stop', async () => {
  expect(
    await jobsOf(`Work history
04/2021 to current. Regional driver. Maumee Valley Freight, Toledo OH. 48 states dry van, 2,300 miles a week; zero preventables.
06/2017 to 03/2021. OTR driver. Crossline Carriers, Joplin MO. Reefer. Trained 5 new hires.
2014 to 2017. Warehouse picker. Buckeye Foods, Rossford OH. RF scanner, stand-up reach.`),
  ).toEqual([
    [
      'Regional driver',
      'Maumee Valley Freight',
      '2021-04',
      'present',
      '48 states dry van, 2,300 miles a week; zero preventables.',
    ],
    ['OTR driver', 'Crossline Carriers', '2017-06', '2021-03', 'Reefer. Trained 5 new hires.'],
    ['Warehouse picker', 'Buckeye Foods', '2014', '2017', 'RF scanner, stand-up reach.'],
  ]);
});
