import { headsOf, jobsOf } from '../testing/jobs-of-history.ts';

it('takes the employer for the employer, and tells of the client below the head', async () => {
  const history = `Experience
Client: Prairie Water Utility, Omaha, NE                 Mar 2021 - Till Date
Employer: Northline Consulting LLC
Role: GIS Analyst
• Mapped 400 miles of pipe

Client: City of Millbrook                                Jan 2018 - Feb 2021
Employer: Bluffs Survey Co
Role: Survey Technician
• Ran total station crews`;
  expect(await headsOf(history)).toEqual([
    ['GIS Analyst', 'Northline Consulting LLC', '2021-03', 'present'],
    ['Survey Technician', 'Bluffs Survey Co', '2018-01', '2021-02'],
  ]);
  const [job] = await jobsOf(history);
  expect(job?.bullets.map(({ value }) => value)).toEqual([
    'Client: Prairie Water Utility, Omaha, NE',
    'Mapped 400 miles of pipe',
  ]);
});

it('reads labels in cells of their own, with their numbers', async () => {
  expect(
    await headsOf(`Work Experience:-
(1) Organization\t:- Northline Consulting Pvt Ltd
Client\t:- Prairie Water Utility
Designation\t:- GIS Analyst
Period\t:- Mar 2021 to till date
>Mapped 400 miles of pipe`),
  ).toEqual([['GIS Analyst', 'Northline Consulting Pvt Ltd', '2021-03', 'present']]);
});

it('reads blocks of labels in any order, and a client alone as the employer', async () => {
  expect(
    await headsOf(`Experience
Employer: Northline Consulting LLC
Client: Prairie Water Utility
Role: GIS Analyst
Duration: Mar 2021 to present
- Mapped 400 miles of pipe

End Client: Millbrook Museum
Role: Map Archivist
Duration: Jan 2016 to Dec 2017
- Scanned old sheets`),
  ).toEqual([
    ['GIS Analyst', 'Northline Consulting LLC', '2021-03', 'present'],
    ['Map Archivist', 'Millbrook Museum', '2016-01', '2017-12'],
  ]);
});

it('takes a client in brackets behind the employer for no part of the head', async () => {
  const heads = await headsOf(`Experience
Elm Consulting Ltd (client: a UK grocery retailer)            Aug 2018 – Jan 2021
• Software Engineer
• Built pipelines of sales of 900 stores

Intern, Harbour Corp            Jan 2018 – May 2018
• Wrote tests`);
  expect(heads.flat().join(' ')).not.toContain('retailer');
});
