import { parseResume } from '../parse.ts';

it('reads the job named among what was done during a leave, and gives nothing of it to the job above', async () => {
  const text = `Robin Example
robin@example.org

Experience

03/2016 – 05/2021
Accountant
Sample Mills GmbH, Ulm
– Monthly accounts

01/2012 – 02/2016
Bookkeeper
Elm Stores GmbH, Ulm
– Ledgers

Since 06/2021
Parental leave; during this time:
– Freelance bookkeeper for small shops
– Course "Payroll in practice", 2023

Education
2008 – 2011  Business Studies, University of Sampleton
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(
    jobs.map(({ title, start, end, bullets }) => [title?.value, start?.value, end?.value, bullets.length]),
  ).toEqual([
    ['Accountant', '2016-03', '2021-05', 1],
    ['Bookkeeper', '2012-01', '2016-02', 1],
    ['Freelance bookkeeper for small shops', '2021-06', 'present', 0],
  ]);
});

it('gives a leave over its dates no job, and the job above keeps its own dates', async () => {
  const text = `Robin Example
robin@example.org

Experience
Relief teacher, Harbour schools
July 2015 – December 2015
Parental leave
December 2023 – now
At home with my son. Two days of relief a month since August 2024.
Classroom Teacher (Foundation and Year 1) and Leader of Literacy, Oak Bay Primary School
January 2010 – December 2014
- Taught classes of 21 to 25 children
- Coached six colleagues

Education
BEd, Tay University, 2009
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(
    jobs.map(({ title, start, end, bullets }) => [title?.value, start?.value, end?.value, bullets.length]),
  ).toEqual([
    ['Relief teacher', '2015-07', '2015-12', 0],
    ['Classroom Teacher', '2010-01', '2014-12', 2],
  ]);
});
