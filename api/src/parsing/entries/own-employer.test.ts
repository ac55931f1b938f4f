import { readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';

async function jobsOf(text: string) {
  const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n\n${text}\n`);
  const { jobs } = readUndoubted(await readTextDocument({ bytes, fileName: 'resume.txt' })).resume;
  return jobs.map(({ title, company, bullets }) => [
    title?.value ?? null,
    company?.value ?? null,
    ...bullets.map(({ value }) => value),
  ]);
}

test('the employer is the hospital on the next line, not the ward behind the title', async () => {
  expect(
    await jobsOf(`Previous posts

Staff Nurse, Care of Children, Ward 7                Sept 2017 – Oct 2019
Millbrook General Hospital
 -  First post after qualifying and a good school of it.

Care Assistant (bank)                     2013 – 2017 alongside my degree`),
  ).toEqual([
    ['Staff Nurse', 'Millbrook General Hospital', 'First post after qualifying and a good school of it.'],
    ['Care Assistant', null],
  ]);
});

test('the employer is the firm that stands above its posts, not the client whose account they served', async () => {
  const jobs = await jobsOf(`WORK EXPERIENCE

TIDEWATER CONTACT SOLUTIONS, INC. – Cebu IT Park
Operations Team Leader, Payments Account (UK)          October 2021 – Present
* Leads 17 agents
* Handles escalations

Quality Analyst, Travel Account (US)          March 2019 – September 2021
* Audited 120 calls per month
* Wrote the coaching form

HOTEL KARRI MAR – Mactan, Cebu
Front Desk Trainee          November 2015 – March 2016`);
  expect(jobs.map(([, company]) => company)).toEqual([
    'TIDEWATER CONTACT SOLUTIONS, INC. – Cebu IT Park',
    'TIDEWATER CONTACT SOLUTIONS, INC. – Cebu IT Park',
    'HOTEL KARRI MAR – Mactan',
  ]);
});

test('a shop and its street, without any title', async () => {
  const jobs = await jobsOf(`WORK

Harbour Fulfillment, Memphis     2021 to now
 * pick module with the RF gun
 * no accidents

Budget Mart, Winchester Rd     2016-18
 * night stock`);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    [null, 'Harbour Fulfillment'],
    [null, 'Budget Mart'],
  ]);
});

test('the name below more than one post is the employer, not the place behind the title', async () => {
  const jobs = await jobsOf(`CAREER HISTORY

Store Manager – Fern Ponds
Redgum Outdoors
Feb 2022 – current
- Cut stock shrinkage from 2.2% to 1.1%

Store Manager – Elmarat
Redgum Outdoors
Jul 2019 – Jan 2022
- Brought it to budget in 14 months`);
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ['Store Manager', 'Redgum Outdoors'],
    ['Store Manager', 'Redgum Outdoors'],
  ]);
});

test('a part of the house behind a dash is none by itself, whatever its words sound like', async () => {
  const jobs = await jobsOf(`WORK EXPERIENCE

Engineering Manager
Lumen / Tay Fibre - Customer Engineering
04/2021 - Present
* Built a 50-member team

Engineering Manager
Harbour Ltd
06/2017 - 04/2021
* Managed a team of nine`);
  expect(jobs.map(([, company]) => company)).toEqual(['Lumen / Tay Fibre - Customer Engineering', 'Harbour Ltd']);
});
