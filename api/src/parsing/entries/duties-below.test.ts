import { parseResume } from '../parse.ts';
import { jobOfLabel } from './duties-below.ts';

const toldOf = async (history: string) => {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n${history}\n\nEducation\nBSc Physics, University of Leeds, 2010\n`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return jobs.map(({ company, bullets }) => [company?.value, ...bullets.map(({ value }) => value)]);
};

it('gives what is told below an overview to the job of which a line says that it is', async () => {
  expect(
    await toldOf(`From 1/2021 till now      Harbour Foods      Junior Brand Manager
From 3/2016 to 12/2020    North Pier Drinks    Sales Executive
From 8/2012 to 2/2016     Sample Bakery     Cashier

Job description & achievments:-
as Junior BM
 - planned the campaigns of three products
 - trained 40 sales people
as sales executive
 - visited 12 shops a day`),
  ).toEqual([
    ['Harbour Foods', 'planned the campaigns of three products', 'trained 40 sales people'],
    ['North Pier Drinks', 'visited 12 shops a day'],
    ['Sample Bakery'],
  ]);
});

it('gives what is told below a table to the present job where a line says so, and what was before to nobody', async () => {
  expect(
    await toldOf(`Company | Designation | From | To
Harbour Castings Ltd | Quality Engineer | Jun 2017 | Till date
North Pier Gears Ltd | Quality Inspector | Aug 2014 | May 2017

JOB RESPONSIBILITY (present) :-
> Final inspection of machined castings
> Supplier audits of eleven firms
PREVIOUS :-
> Stage inspection of brake parts`),
  ).toEqual([
    ['Harbour Castings Ltd', 'Final inspection of machined castings', 'Supplier audits of eleven firms'],
    ['North Pier Gears Ltd'],
  ]);
});

it('gives what is told below a table to the employer whose name stands before "Duties"', async () => {
  expect(
    await toldOf(`Company | Designation | Period
Harbour Instruments (Pvt) Ltd | QC Inspector | Aug-2021 to Present
North Pier Forge | Quality Checker | Feb-2019 to Jul-2021
Sample Sports | Trainee | Jun-2018 to Sep-2018

Harbour Instruments – Duties
• Final inspection of forceps
• Supervise 3 checkers
North Pier Forge – Duties
• Daily report of rejected parts`),
  ).toEqual([
    ['Harbour Instruments (Pvt) Ltd', 'Final inspection of forceps', 'Supervise 3 checkers'],
    ['North Pier Forge', 'Daily report of rejected parts'],
    ['Sample Sports'],
  ]);
});

it('names no job by what two have in common', () => {
  const jobs = [
    { title: 'Nurse', company: 'Hill Hospital', isPresent: true },
    { title: 'Nurse', company: 'Pier Clinic', isPresent: false },
  ];
  expect(jobOfLabel('As a nurse', jobs)).toBe(-1);
  expect(jobOfLabel('At Pier Clinic', jobs)).toBe(1);
  expect(jobOfLabel('Present position:', jobs)).toBe(0);
  expect(jobOfLabel('Nurse in charge of nights', jobs)).toBe(-1);
});
