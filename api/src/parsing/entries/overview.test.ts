import { parseResume } from '../parse.ts';

const RESUME = `Robin Example
robin@example.org

CAREER OVERVIEW
Position	Company	Period
Office Manager	Northgate Estates (Pty) Ltd	Mar 2019 – present
Receptionist	Millbrook Motors	Jan 2012 – Feb 2019
Intern	Redhill Press	Jan 2011 – Dec 2011

CAREER DETAIL

Northgate Estates
Office Manager and support of the board
~ Kept the diary of two directors
~ Wrote the minutes of five meetings a year

Millbrook Motors
Receptionist
~ Answered a switchboard of 24 lines
`;

it('joins a table of posts with what is told of them further down', async () => {
  const { jobs, summary } = await parseResume({ bytes: new TextEncoder().encode(RESUME), fileName: 'resume.txt' });
  expect(
    jobs.map(({ title, company, start, end, bullets }) => [
      ...[title, company, start, end].map((field) => field?.value),
      bullets.length,
    ]),
  ).toEqual([
    ['Intern', 'Redhill Press', '2011-01', '2011-12', 0],
    ['Office Manager', 'Northgate Estates (Pty) Ltd', '2019-03', 'present', 2],
    ['Receptionist', 'Millbrook Motors', '2012-01', '2019-02', 1],
  ]);
  expect(summary).toBeNull();
});
