import { parseResume } from '../parse.ts';

const parse = (text: string) => parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });

const RESUME = `Linh Tran
linh.tran@example.org

Work
2020 - now   Harbour Credit Union, Halifax - Systems Administrator
  - Looked after eleven branches
2017 - 2020  Citadel Office Technology, Halifax - Help Desk Technician
  - Closed twenty tickets a day

Languages: English, Vietnamese; working on French

School
Diploma in Systems Management, Basin Community College, 2017

Certifications: Network+ (2019) / ITIL 4 Foundation (2022)

Skills
Windows Server, networks
Languages: Python, C`;

it('reads languages and certificates that stand behind their label below jobs and schools', async () => {
  const resume = await parse(RESUME);
  expect(resume.languages.map(({ value }) => value)).toEqual(['English', 'Vietnamese', 'French']);
  expect(resume.certifications.map(({ title, date }) => [title.value, date?.value])).toEqual([
    ['Network+', '2019'],
    ['ITIL 4 Foundation', '2022'],
  ]);
  expect(resume.jobs.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
    ['Looked after eleven branches'],
    ['Closed twenty tickets a day'],
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['Python', 'Windows Server']));
});

it('goes on with the jobs below such a line', async () => {
  const resume = await parse(
    RESUME.replace('2017 - 2020  Citadel', 'Certifications: Security+ (2018)\n2017 - 2020  Citadel'),
  );
  expect(resume.jobs.map(({ company }) => company?.value)).toEqual([
    'Harbour Credit Union',
    'Citadel Office Technology',
  ]);
  expect(resume.certifications).toHaveLength(3);
});

it('knows a line of nothing but languages without a label, and no list of names', async () => {
  const resume = await parse(`${RESUME.split('Languages: English')[0]}
Also
Sepedi (mother tongue), English, Tshivenda (spoken)

School
Diploma in Systems Management, Basin Community College, 2017`);
  expect(resume.languages.map(({ value, level }) => [value, level])).toEqual([
    ['Sepedi', 'mother tongue'],
    ['English', null],
    ['Tshivenda', 'spoken'],
  ]);
});
