import { parseResume } from '../parse.ts';

it('reads rows of dates and posts as jobs, where a page in one table heads every other section', async () => {
  const text = `Curriculum Vitae
Name\tRobin Example
Contact\trobin@example.org
Profile\tQualified assistant with six years in a pharmacy. Friendly and accurate.
Qualifications\tLevel 2 Certificate in Pharmacy Skills - 2020
\t9 GCSEs - Sample School, 2011
Jan 2021 - present\tDispensing Assistant, Sample Pharmacy, Leeds
\tMake up weekly trays for 62 patients
06/2019 - 12/2020\tCounter Assistant, Birch Chemist, Leeds
\tHanding out prescriptions
2011 - 2016\tSales Assistant, Elm Shoes, Derby
\tTill and stock room
IT\tWord, Excel
References\ton request
`;
  const { jobs, education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((one) => one?.value))).toEqual([
    ['Dispensing Assistant', 'Sample Pharmacy', '2021-01', 'present'],
    ['Counter Assistant', 'Birch Chemist', '2019-06', '2020-12'],
    ['Sales Assistant', 'Elm Shoes', '2011', '2016'],
  ]);
  expect(education.length).toBeLessThan(3);
});

it('parts jobs from a school where no heading stands between them', async () => {
  const text =
    'Jo Doe\n\nEDUCATION\nElm Naval Academy, Annapolis\nB.S., English, 2013\nMay 2022-Current: Account Executive (Sample Inc)\nSold the first deal of the year.\nJuly 2014 to May 2018: Project Manager (Oak Builders)\nReviewed plans and inspected sites.\n';
  const { jobs, education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Account Executive', 'Sample Inc'],
    ['Project Manager', 'Oak Builders'],
  ]);
  expect(education).toHaveLength(1);
});
