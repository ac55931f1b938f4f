import { parseResume } from '../parse.ts';

const othersOf = async (lines: string) => {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n2015 - 2019   Lecturer, University of Leeds\n\nVolunteering\n${lines}\n`;
  const { otherExperience } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return otherExperience.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.length]);
};

it('gives a dated line none of the statements around it', async () => {
  expect(
    await othersOf(`Reviewer for several journals
Committee member, International Society of Hydrologists, north branch (secretary since 2022)
Speaker of the young researchers, School board
Working group on equality`),
  ).toContainEqual(['Committee member', 'International Society of Hydrologists', 0]);
});

it('keeps what was done below a head', async () => {
  expect(
    await othersOf(`Treasurer, Sample Students Association, 2018 - 2019\n- Looked after a budget of 18,000`),
  ).toEqual([['Treasurer', 'Sample Students Association', 1]]);
});
