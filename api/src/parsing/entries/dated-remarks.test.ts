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
