import { parseResume } from '../parse.ts';

it('gives what stands below jobs without headings to none of them, and takes no label for a heading', async () => {
  const text = `Robin Example
Sampleton
085 000 1234
robin@example.org

2019 to now, Elm Interiors Ltd, Sampleton, Chargehand Joiner
Fit out of shops with a crew of eight.
Jobs:
Health centre, 90 doors (2023)

2012 to 2019, Sample & Sons, Elmton, Joiner
Roofs and stairs.

Leaving Cert 2008
Occupational First Aid 2024

Treasurer of the local hurling club
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ company, start }) => [company?.value, start?.value])).toEqual([
    ['Elm Interiors Ltd', '2019'],
    ['Sample & Sons', '2012'],
  ]);
  expect(jobs[1]!.bullets.map(({ value }) => value)).toEqual(['Roofs and stairs.']);
});

it('takes the name of a school above a degree and dates for no heading', async () => {
  const text = `Robin Example
robin@example.org

Experience

Elm Stores
Cashier
July 2015 - December 2017
Served customers.

Education

Sample Parish Community College
Bachelor of Science, Management Studies · (2018 - 2023)
`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(education.map(({ institution, end }) => [institution?.value, end?.value])).toEqual([
    ['Sample Parish Community College', '2023'],
  ]);
});
