import { parseResume } from '../parse.ts';

const jobsIn = async (section: string) => {
  const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n\nExperience\n${section}`);
  const { jobs } = await parseResume({ bytes, fileName: 'resume.txt' });
  return jobs.map(({ title, company, bullets }) => [title?.value, company?.value ?? null, bullets.length]);
};

it('takes the last thing done in a job for no employer of the next', async () => {
  expect(
    await jobsIn(`12/2012 - 03/2013	Cook
• Operated grills, fryers and griddles.
• Followed all established restaurant practices and procedures.
02/2014 - 06/2015	Chef
• Prepared breakfasts and dinners for diners.
• Met the rules of the restaurant company`),
  ).toEqual([
    ['Cook', null, 2],
    ['Chef', null, 2],
  ]);
});

it('takes an item that names an employer over dated posts for theirs', async () => {
  expect(
    await jobsIn(`> Elm Grammar School, Leeds
April 2012 - July 2015 Teacher
2015 to 2019 Head of Year`),
  ).toEqual([
    ['Teacher', 'Elm Grammar School', 0],
    ['Head of Year', 'Elm Grammar School', 0],
  ]);
});
