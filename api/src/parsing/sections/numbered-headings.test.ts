import { parseResume } from '../parse.ts';

const kindsOf = async (text: string) =>
  (await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' })).sections.map(
    ({ heading, kind }) => `${heading}=${kind}`,
  );

test('headings with numbers and letters before them', async () => {
  expect(
    await kindsOf(`Robin Example
robin@example.org

1. EDUCATION
B.Sc. Botany, University of Sample Hills, 2009

2. RESEARCH POSITIONS
Botanist, Sample Gardens (2012-2016)

3. AWARDS
Best Poster, 2014

4. SKILLS
Mosses, ferns

4a. EXTERNALLY FUNDED PROJECTS
A wall for every moss, 2015

4b. FIELD ACTIVITIES
The yearly moss walk`),
  ).toEqual([
    '1. EDUCATION=education',
    '2. RESEARCH POSITIONS=experience',
    '3. AWARDS=awards',
    '4. SKILLS=skills',
    '4a. EXTERNALLY FUNDED PROJECTS=projects',
    '4b. FIELD ACTIVITIES=activities',
  ]);
});
