import { parseResume } from '../parse.ts';

it('takes what is told of a post for no employer of the next one', async () => {
  const text = `Devon Example
Web Developer at Elm Vet Network
Sampleton, Nebraska
devon@example.org

Experience
Elm Vet Network
Web Developer
June 2021 - Present (4 years)
Omaha, Nebraska
- Rebuilt the online appointment system used by 140 clinics
Oak Digital
3 years 1 month
Front End Developer
January 2020 - May 2021 (1 year 5 months)
React and WordPress sites for about 25 regional clients, including two museums.
Junior Web Developer
May 2018 - December 2019 (1 year 8 months)
Email templates and client support.
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs[0]).toMatchObject({ title: { value: 'Web Developer' }, company: { value: 'Elm Vet Network' } });
  expect(jobs[0]!.location?.value).toBe('Omaha, Nebraska');
  expect(jobs.map(({ bullets }) => bullets.some(({ value }) => value.startsWith('Omaha')))).not.toContain(true);
  expect(jobs.map(({ company }) => company?.value ?? '').filter((name) => name.startsWith('React'))).toEqual([]);
});
