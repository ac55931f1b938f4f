import { jobsOf } from '../testing/jobs-of-history.ts';

it('takes years behind the dates of a job for no dates of another', async () => {
  const jobs = await jobsOf(`Experience

Sous Chef — Sample Osteria, Sampleton
Aug 2021 – Present · 90 seats, one award 2023 & 2024
2IC to the head chef, brigade of 9.

Chef de Partie — Example Kitchen, Millbrook
Feb 2018 – Jul 2021
Trained three apprentices on the grill.`);
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Sous Chef', 'Sample Osteria', '2021-08', 'present'],
      ['Chef de Partie', 'Example Kitchen', '2018-02', '2021-07'],
    ],
  );
});

it('takes hours, supervisor and salary behind the dates for no head', async () => {
  const jobs = await jobsOf(`Experience

Supply Sergeant, Sample Brigade, Fort Example, TX
06/2019 - 04/2025 | 50+ hours per week | Supervisor: A. Sample, may contact
- Ran the supply rooms

Platoon Sergeant, Sample Division, Millbrook, NC
02/2014 - 05/2019 | 45 hours per week
- Kept the stock lines`);
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Supply Sergeant', 'Sample Brigade', '2019-06', '2025-04'],
      ['Platoon Sergeant', 'Sample Division', '2014-02', '2019-05'],
    ],
  );
});

it('takes what somebody has become, in brackets behind the title, for no dates of the job', async () => {
  const jobs = await jobsOf(`Experience

Graphic designer (senior since 2024) — Elm Studio
Leeds / 2021 – now
– Visual identities for 30 clients

Junior designer — Tay Printers
York / 2017 – 2019
– Packaging and labels for wine`);
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Graphic designer', 'Elm Studio', '2021', 'present'],
      ['Junior designer', 'Tay Printers', '2017', '2019'],
    ],
  );
});

it('takes what somebody has become, behind a comma, for no dates of the job', async () => {
  const jobs = await jobsOf(`Experience

Staff Nurse (Band 5), acting Band 6 since October 2024
Sample General Hospital
Feb 2019 – present
- Coordinated the shift twice a week

Healthcare Assistant
Example Infirmary
2015 – 2019
- Took observations`);
  expect(jobs.map(({ title, start, end }) => [title, start, end].map((each) => each?.value))).toEqual([
    ['Staff Nurse (Band 5)', '2019-02', 'present'],
    ['Healthcare Assistant', '2015', '2019'],
  ]);
});

it('takes where, and for how much of the week, somebody works for no dates of the job', async () => {
  const jobs = await jobsOf(`Work

Freelance designer, Studio Sample, Leipzig
March 2021 – now (0.6 time from Oct 2021 to Dec 2022, parental leave)
Redesigned the jars of a spice maker.

Senior designer, Example & Partner, Hamburg (remote from 2019)
May 2017 – February 2021
Wrote the guideline for packaging.`);
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Freelance designer', 'Studio Sample', '2021-03', 'present'],
      ['Senior designer', 'Example & Partner', '2017-05', '2021-02'],
    ],
  );
});

it('takes when a post changed for no beginning of it', async () => {
  const jobs = await jobsOf(`Experience

Sample Pharma — Frontend Developer (mid → senior since Feb/2025)
Mar 2023 – present
Built the checkout for 40 shops.

Example Studio — Frontend Developer
Aug 2021 – Feb 2023
Built nine sites for clients.`);
  expect(jobs.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2023-03', 'present'],
    ['2021-08', '2023-02'],
  ]);
});
