import { headsOf, jobsOf } from '../testing/jobs-of-history.ts';

it('puts dates below what was done above it, where all jobs have them there', async () => {
  const history = `Employment

Hotel Sample, Leeds
Head Receptionist
- Led a desk of six
- Night audit of ninety rooms
2019 - present

Sample Camping Ltd
Receptionist
- Check in of caravans
04/2015 - 10/2018`;
  expect(await headsOf(history)).toEqual([
    ['Head Receptionist', 'Hotel Sample', '2019', 'present'],
    ['Receptionist', 'Sample Camping Ltd', '2015-04', '2018-10'],
  ]);
  expect((await jobsOf(history))[0]?.bullets.map(({ value }) => value)).toEqual([
    'Led a desk of six',
    'Night audit of ninety rooms',
  ]);
});

it('does so where no gap parts the jobs and a word opens the dates', async () => {
  expect(
    await headsOf(`Employment

Hotel Sample
Duty Manager
I ran the desk and the bar of both houses.
Started: April 2018 - Present
Hotel Sample
Bar Manager
I ordered the stock and kept the cellar.
Started: October 2017 - March 2018
Sample Mill Inn
Waiter
I was employed on a trial at the front desk.
Started: March 2017 - September 2017`),
  ).toEqual([
    ['Duty Manager', 'Hotel Sample', '2018-04', 'present'],
    ['Bar Manager', 'Hotel Sample', '2017-10', '2018-03'],
    ['Waiter', 'Sample Mill Inn', '2017-03', '2017-09'],
  ]);
});

it('leaves dates in the head alone', async () => {
  expect(
    await headsOf(`Employment

Head Receptionist, Hotel Sample
2019 - present
- Led a desk of six
- Night audit

Receptionist, Sample Camping Ltd
2015 - 2018
- Check in of caravans`),
  ).toEqual([
    ['Head Receptionist', 'Hotel Sample', '2019', 'present'],
    ['Receptionist', 'Sample Camping Ltd', '2015', '2018'],
  ]);
});

it('finds title and employer around a sentence on what the employer is', async () => {
  expect(
    await headsOf(`Employment

GRUPO EXAMPLE, Leeds
Distribution of farm spares.
STOCK BUYER
03.2013 – 08.2018
- Suppliers in Italy

SAMPLE HAULAGE LTD
Lorries for the north of the county.
TRAFFIC CLERK
10.2008 – 02.2013
- Planning of 25 lorries`),
  ).toEqual([
    ['STOCK BUYER', 'GRUPO EXAMPLE', '2013-03', '2018-08'],
    ['TRAFFIC CLERK', 'SAMPLE HAULAGE LTD', '2008-10', '2013-02'],
  ]);
});

it('takes dates in a bracket amid a title for no dates of the job, where a line of dates stands below', async () => {
  expect(
    await headsOf(`Employment

Elm High School, Leeds
Head of Year 9 (from Term 1 2022) and Teacher of History
January 2019 to date
Pastoral lead for 190 pupils. Levels 1 to 3.

Ash College
Teacher of History
Feb 2014 to Dec 2018`),
  ).toEqual([
    ['Head of Year 9 and Teacher of History', 'Elm High School', '2019-01', 'present'],
    ['Teacher of History', 'Ash College', '2014-02', '2018-12'],
  ]);
});

it('takes a leave in a bracket behind the dates for no dates of the job', async () => {
  expect(
    await headsOf(`Employment

Staff Nurse
Elm High Hospital, Leeds
March 2020 – Present (maternity leave October 2022 – July 2023)
- Rota for nine

Healthcare Assistant
Ash Hospital, Leeds
Feb 2014 – Dec 2018
- Nights`),
  ).toEqual([
    ['Staff Nurse', 'Elm High Hospital', '2020-03', 'present'],
    ['Healthcare Assistant', 'Ash Hospital', '2014-02', '2018-12'],
  ]);
});
