import { parseResume } from '../parse.ts';

const datesOf = async (dates: string) => {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n\nSite Engineer, Sample Dairies Ltd\n${dates}\n- Kept two boilers going\n`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return jobs.map(({ start, end, bullets }) => [start?.value, end?.value, bullets.length]);
};

it.each(['From: March 2019      To: Present', 'From: March 2019      To: present', 'from 3/2019      to present'])(
  'reads the two ends of a time that stand in two cells, each behind its label: %s',
  async (dates) => expect(await datesOf(dates)).toEqual([['2019-03', 'present', 1]]),
);

it('reads them in one cell as well, and leaves what is no end of it', async () => {
  expect(await datesOf('From: March 2019 To: June 2021')).toEqual([['2019-03', '2021-06', 1]]);
  expect(await datesOf('from 3/2019      to 6/2021')).toEqual([['2019-03', '2021-06', 1]]);
  expect(await datesOf('From: March 2019      Staff: 12')).toEqual([['2019-03', '2019-03', 1]]);
});
