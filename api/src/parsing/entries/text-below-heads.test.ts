import { parseResume } from '../parse.ts';
import { jobsOf } from '../testing/jobs-of-history.ts';

it('reads lines without bullets below whole heads as what was done', async () => {
  const text = `Robin Example
robin@example.org

Driving history

Coach driver, Elm Travel                              2019 - 2025
Sampleton to Elmton nights, Elmton to Port as needed
Own checks and records since 2022

Bus driver, Sample Transport                          2013 - 2019
School runs, three villages

Van driver, Harbour Stores                            2008 - 2013
Fish and ice
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.length])).toEqual([
    ['Coach driver', 'Elm Travel', 1],
    ['Bus driver', 'Sample Transport', 1],
    ['Van driver', 'Harbour Stores', 1],
  ]);
});

it('takes several sentences for text, whatever year the last of them names', async () => {
  const [job] = await jobsOf(`Experience

1) Maintenance electrician
Sample Facilities
2018 to now
I look after three towers with 420 flats and all of their boards. I changed the lamps of the car parks for new ones and their use fell by a third. I have led two helpers since 2021.

2) Building electrician
Example Contractors
2013 to 2018
Wired villas and schools from conduit to finish.`);
  expect(job?.bullets.map(({ value }) => value).join(' ')).toContain('three towers');
});
