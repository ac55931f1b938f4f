import { parseResume } from '../parse.ts';

it('joins a head that ends in a comma with the rest of it that is set in below', async () => {
  const text = `Robin Example
robin@example.org

PREVIOUS POSITIONS
2019 – 2022      Research Associate, Department of Geosciences,
                 University of Leeds North, Sweden
2014 – 2015      Graduate Hydrologist, Terrace Environmental Pty Ltd, Adelaide
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Research Associate', 'University of Leeds North'],
    ['Graduate Hydrologist', 'Terrace Environmental Pty Ltd'],
  ]);
});

it('joins a degree whose bracket ends on the next line', async () => {
  const text = `Robin Example
robin@example.org

EDUCATION
Tay State University, Harbour - B.S. Business Administration (Operations and Supply
Chain Management), June 2015
`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(education[0]).toMatchObject({
    degree: { value: 'B.S. Business Administration (Operations and Supply Chain Management)' },
    end: { value: '2015-06' },
  });
});

it('joins the name of a school whose rest begins with "and"', async () => {
  const text = `Robin Example
robin@example.org

EDUCATION
MSc Computer Science,
Harbour University of Science
and Technology
2014 – 2016
`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(education[0]?.institution?.value).toBe('Harbour University of Science and Technology');
});
