import { parseResume } from '../parse.ts';

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
