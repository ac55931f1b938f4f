import * as fflate from 'fflate';
import { parseResume } from '../parse.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[][]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="3000"/></w:tcPr>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`;

async function resumeOf(heading: string, ...rows: string[]) {
  const table = `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="3500"/><w:gridCol w:w="3500"/></w:tblGrid>${rows.join('')}</w:tbl>`;
  const body = [paragraph('Kim Example'), paragraph('kim@example.org'), paragraph(heading), table].join('');
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const bytes = fflate.zipSync({
    '[Content_Types].xml': fflate.strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': fflate.strToU8(document),
  });
  return parseResume({ bytes, fileName: 'resume.docx' });
}

const jobsOf = async (...rows: string[]) => (await resumeOf('EXPERIENCE', ...rows)).jobs;

it('tells duties under a title and a town under an employer from what stands in the cell first', async () => {
  const jobs = await jobsOf(
    row(['Dates'], ['Employer'], ['Position']),
    row(['3/2015 - 6/2019'], ['Elm Street Hospital', 'Chicago, IL'], ['Ward Nurse', 'Cared for twelve beds at night.']),
    row(['1/2012 - 2/2015'], ['Ash Grove Clinic'], ['Nursing Assistant']),
  );
  expect(jobs.map(({ title, company, start }) => [title?.value, company?.value, start?.value])).toEqual([
    ['Ward Nurse', 'Elm Street Hospital', '2015-03'],
    ['Nursing Assistant', 'Ash Grove Clinic', '2012-01'],
  ]);
});

it('joins the two ends of a time from columns of their own, and takes a second column of titles for duties', async () => {
  const jobs = await jobsOf(
    row(['Vessel'], ['Position'], ['Job title'], ['Manning agency'], ['Signed on'], ['Signed off']),
    row(['MV Sample'], ['Bosun'], ['deck work'], ['Example Maritime'], ['15-03-2022'], ['10-12-2022']),
  );
  expect(
    jobs.map(({ title, company, start, end }) => [title, company, start, end].map((field) => field?.value)),
  ).toEqual([['Bosun', 'Example Maritime', '2022-03', '2022-12']]);
});

it('reads employer, post and duties from cells that hold lines of their own', async () => {
  const jobs = await jobsOf(
    row(['Period'], ['Employer / Position'], ['Duties']),
    row(
      ['02/2017 – to date'],
      ['Elm Bottlers (Pty) Ltd', 'Maintenance Electrician'],
      ['Planned maintenance on 3 filling lines', 'Standby one week in four'],
    ),
    row(['05/2012 – 01/2017'], ['Ash Switchgear Services', 'Electrician'], ['Wired and installed distribution boards']),
  );
  expect(
    jobs.map(({ title, company, start, bullets }) => [
      title?.value,
      company?.value,
      start?.value,
      bullets.map(({ value }) => value),
    ]),
  ).toEqual([
    [
      'Maintenance Electrician',
      'Elm Bottlers (Pty) Ltd',
      '2017-02',
      ['Planned maintenance on 3 filling lines', 'Standby one week in four'],
    ],
    ['Electrician', 'Ash Switchgear Services', '2012-05', ['Wired and installed distribution boards']],
  ]);
});

it('tells what stands below a table under the name of an employer at that one', async () => {
  const text = `Kim Example
kim@example.org

WORK EXPERIENCE
Name of Organisation                        Designation               Duration
Elm Autocomp Pvt. Ltd., Chakan, Pune        Sr. Engineer              Aug 2019 - Till date
Ash Memorial Hospital, Lahore               Maintenance Engineer      Jan 2016 - July 2019

ROLES AND RESPONSIBILITIES (Elm Autocomp)
• Preparing the yearly schedule of 42 machines.

ROLES AND RESPONSIBILITIES (Ash Memorial)
• Daily checks of the press line.
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ company, location, bullets }) => [company?.value, location?.value, bullets[0]?.value])).toEqual([
    ['Elm Autocomp Pvt. Ltd.', expect.stringContaining('Pune'), 'Preparing the yearly schedule of 42 machines.'],
    ['Ash Memorial Hospital', 'Lahore', 'Daily checks of the press line.'],
  ]);
});

it('takes a line with the name of an employer below an overview for the head of what was done there', async () => {
  const text = `Kim Example
kim@example.org

EXPERIENCE
Employer                         Post                    From - To
Elm Memorial Hospital, Lahore    Inpatient Pharmacist    Nov 2021 - Present
Ash Pharmacy, Lahore             Pharmacist              Feb 2020 - Oct 2021

ROLES & RESPONSIBILITIES
Elm Memorial Hospital
• Review 120 medication orders per shift.
Ash Pharmacy
• Managed a store with 5 sales staff.
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ company, bullets }) => [company?.value, bullets.map(({ value }) => value)])).toEqual([
    ['Elm Memorial Hospital', ['Review 120 medication orders per shift.']],
    ['Ash Pharmacy', ['Managed a store with 5 sales staff.']],
  ]);
});

it('reads the two ends of a time under "from" and "to" in other languages', async () => {
  const jobs = await jobsOf(
    row(['Pracodawca'], ['Stanowisko'], ['Od'], ['Do']),
    row(['Zakład Przykładowy Sp. z o.o.'], ['spawacz'], ['03/2018'], ['05/2020']),
  );
  expect(jobs.map(({ company, start, end }) => [company, start, end].map((field) => field?.value))).toEqual([
    ['Zakład Przykładowy Sp. z o.o.', '2018-03', '2020-05'],
  ]);
});

it('takes the institution for the school where a board has a column of its own', async () => {
  const { education } = await resumeOf(
    'EDUCATION',
    row(['Examination'], ['Board / University'], ['Institution'], ['Year']),
    row(['B.Com'], ['University of Example'], ['Sampleton College'], ['2018']),
    row(['Higher Secondary'], ['State Board'], ['Govt. High School Muster'], ['2015']),
  );
  expect(education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
    ['B.Com', 'Sampleton College'],
    ['Higher Secondary', 'Govt. High School Muster'],
  ]);
});

it('reads a table whose columns are parted by bars, its head no row of it', async () => {
  const text = `Kim Example
kim@example.org

Academic Profile:
Course | Institution | Year | %
M.Sc (Analytical Chemistry) | Osmania University | 2019 | 76
Intermediate | Narayana Jr College | 2014 | 94
`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(education.map(({ degree, institution, end }) => [degree?.value, institution?.value, end?.value])).toEqual([
    ['M.Sc (Analytical Chemistry)', 'Osmania University', '2019'],
    ['Intermediate', 'Narayana Jr College', '2014'],
  ]);
});

it('reads rows of as many cells as the head by their order, with the ends of the time in two columns', async () => {
  const text = `Kim Example
kim@example.org

Work Experience

S/N\tName of Employer\tPosition Held\tFrom\tTo
1\tSample Timber Co.\tSawyer\tJan 2020\tContinuing
2\tMillbrook Municipal Assembly\tAssistant Forestry Officer\tMar 2015\tDec 2019

Educational Qualification

Certificate\tSchool\tYear
Diploma in Forestry\tSampleton College\t2013
`;
  const { jobs, education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Sawyer', 'Sample Timber Co.', '2020-01', 'present'],
      ['Assistant Forestry Officer', 'Millbrook Municipal Assembly', '2015-03', '2019-12'],
    ],
  );
  expect(education.map(({ degree }) => degree?.value)).toEqual(['Diploma in Forestry']);
});

it('reads a table drawn with bars in a plain text, and columns of which the longest cell leaves two blanks', async () => {
  const jobsOfText = async (text: string) => {
    const { jobs } = await parseResume({
      bytes: new TextEncoder().encode(`Kim Example\nkim@example.org\n\nEMPLOYMENT\n\n${text}\n`),
      fileName: 'resume.txt',
    });
    return jobs.map(({ title, company, location, start, end }) =>
      [title, company, location, start, end].map((each) => each?.value),
    );
  };
  expect(
    await jobsOfText(`| Dates              | Role           | Organisation    | Place     |
|--------------------|----------------|-----------------|-----------|
| 11/2020 – present  | Lab Analyst    | Sample Dairies  | Millbrook |
| summers 2013, 2014 | Shop Assistant | Example Stores  | Sampleton |`),
  ).toEqual([
    ['Lab Analyst', 'Sample Dairies', 'Millbrook', '2020-11', 'present'],
    ['Shop Assistant', 'Example Stores', 'Sampleton', '2013', '2014'],
  ]);
  expect(
    await jobsOfText(`Organisation              Position              From         To
Sample Microfinance Bank  Senior Accountant     03/2019      Till date
Example Cold Rooms Ltd    Accounts Officer      01/2015      02/2019`),
  ).toEqual([
    ['Senior Accountant', 'Sample Microfinance Bank', undefined, '2019-03', 'present'],
    ['Accounts Officer', 'Example Cold Rooms Ltd', undefined, '2015-01', '2019-02'],
  ]);
});

it('parts the post from its house where one column has both, as the rows that say so have them', async () => {
  const { jobs } = await parseResume({
    bytes: new TextEncoder().encode(`Kim Example
kim@example.org

EMPLOYMENT

| From       | To         | School & Position              | What I did         |
|------------|------------|--------------------------------|--------------------|
| Jan 2022   | To date    | Elm Mixed School – HOD Maths   | Lead six teachers  |
| May 2018   | Dec 2021   | Elm Mixed School – Teacher     | Taught form 1 to 4 |
| Sept. 2015 | April 2018 | Oak Girls – Mathematics Teacher | 27 lessons a week |
`),
    fileName: 'resume.txt',
  });
  expect(jobs.map(({ title, company, start }) => [title?.value, company?.value, start?.value])).toEqual([
    ['HOD Maths', 'Elm Mixed School', '2022-01'],
    ['Teacher', 'Elm Mixed School', '2018-05'],
    ['Mathematics Teacher', 'Oak Girls', '2015-09'],
  ]);
});

it('reads post, employer and dates under each other in one cell before all that the cell beside them tells', async () => {
  const jobs = await jobsOf(
    row(
      ['Senior Clerk', 'Elm Retail Group, Dubai', 'May 2021 – Present'],
      [
        'Files for 14 stores and head office',
        'Engaged 115 store staff in 2025, 24 days each',
        'Talks with store managers; turnover down to 31%',
        'Introduced self service for leave and letters',
      ],
    ),
    row(
      ['Clerk', 'Marsh Hotel, Dubai', 'Sep 2018 – Apr 2021'],
      ['Onboarding and medical insurance for 210 staff', 'Supported the reduction of 60 posts in 2020'],
    ),
  );
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.length])).toEqual([
    ['Senior Clerk', 'Elm Retail Group', 4],
    ['Clerk', 'Marsh Hotel', 2],
  ]);
});
