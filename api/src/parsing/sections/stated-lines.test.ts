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

it('reads certificates among schools by what they are called, or by how long they hold', async () => {
  const { certifications, education } = await parse(
    RESUME.replace(
      'Diploma in Systems',
      'SMSTS expired 2021\nCSCS gold card (skilled)\nSite rescue course, valid to 2027\nDiploma in Systems',
    ),
  );
  expect(certifications.map(({ title }) => title.value)).toEqual(
    expect.arrayContaining(['SMSTS', 'CSCS gold card (skilled)', 'Site rescue course']),
  );
  expect(education.map(({ degree }) => degree?.value)).toEqual(['Diploma in Systems Management']);
});

it('reads the languages of a table among skills, at the lowest of their levels', async () => {
  const { languages, skills } = await parse(`Linh Tran
linh.tran@example.org

PERSONAL SKILLS
Mother tongue(s)	Vietnamese
Other language(s)	UNDERSTANDING	SPEAKING	WRITING
	Listening	Reading	Spoken interaction	Spoken production
English	B2	B2	B1	B2	B1
Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2 Proficient user
Digital competence	Windows Server, networks

EXPERIENCE
2020 - now   Harbour Credit Union, Halifax - Systems Administrator`);
  expect(languages.map(({ value, level }) => [value, level])).toEqual([
    ['Vietnamese', 'Mother tongue'],
    ['English', 'B1'],
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Windows Server', 'networks']);
});

it('names a certificate from a row of cells with who gives it', async () => {
  const { certifications } = await parse(
    RESUME.replace(
      'Certifications: Network+ (2019) / ITIL 4 Foundation (2022)',
      'Certificate: Taking Minutes\tInstitute of Governance\t2021',
    ),
  );
  expect(certifications.map(({ title, date }) => [title.value, date?.value])).toEqual([
    ['Taking Minutes, Institute of Governance', '2021'],
  ]);
});
