import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';
import { headsOf } from '../testing/jobs-of-history.ts';

async function read(text: string) {
  return parseResume({
    bytes: new TextEncoder().encode(`Robin Example\nrobin@example.org\n\n${text}\n`),
    fileName: 'resume.txt',
  });
}
const jobsOf = async (text: string) =>
  (await read(text)).jobs.map(({ title, company, start, end, bullets }) => [
    title?.value,
    company?.value,
    start?.value,
    end?.value,
    bullets.map(({ value }) => value),
  ]);

describe('ordinary layouts', () => {
  test('employer, town, a slash and the post above the dates', async () => {
    const text = `EXPERIENCE

Elm School, Leeds / Class Teacher (fixed term,
maternity cover)
SEPTEMBER 2022 - PRESENT
- Taught 27 pupils of two years
Oak School, York / Substitute
JAN 2021 - JUNE 2021
- Taught all subjects

EDUCATION

Tay College, Leeds / BEd Primary
2016 - 2020`;
    expect((await jobsOf(text)).map((job) => job.slice(0, 4))).toEqual([
      ['Class Teacher', 'Elm School', '2022-09', 'present'],
      ['Substitute', 'Oak School', '2021-01', '2021-06'],
    ]);
    expect((await read(text)).education[0]).toMatchObject({
      degree: { value: 'BEd Primary' },
      institution: { value: 'Tay College' },
    });
  });

  test('an employer under a title whose words an employer may have, too', async () => {
    expect(
      await jobsOf(`EMPLOYMENT HISTORY

    Nov 2019 - Present      Warehouse Manager
                            Elm Distribution Ltd, Leeds
                            Runs the late shift

    2012 - 2019             Warehouse Operative
                            Oak Fasteners`),
    ).toMatchObject([
      ['Warehouse Manager', 'Elm Distribution Ltd', '2019-11', 'present', ['Runs the late shift']],
      ['Warehouse Operative', 'Oak Fasteners', '2012', '2019', []],
    ]);
  });

  test('dates and the length of a stay at the margin beside the items of a list', async () => {
    const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
    pdf.setFontSize(10);
    const rows: [string, string?][] = [
      ['Robin Example'],
      ['robin@example.org'],
      ['Experience'],
      ['Elm Robotics, Research Engineer', 'Leeds, UK'],
      ['• Built the service behind 2M monthly requests of its own models with 99.97%', 'June 2023 – present'],
      ['   uptime', '2 years 10 months'],
      ['• Grew the team from 3 to 28'],
      ['Oak Laboratories, Research Intern', 'York, UK'],
      ['• Designed a cache that needs a quarter of the memory of the one before it', 'May 2022 – Aug 2022'],
      ['• Published a paper on it', '4 months'],
    ];
    rows.forEach(([text, margin], i) => {
      pdf.text(text, text.startsWith(' ') ? 48 : 40, 60 + i * 13);
      if (margin) pdf.text(margin, 480, 60 + i * 13);
    });
    const bytes = new Uint8Array(pdf.output('arraybuffer'));
    const { jobs } = await parseResume({ bytes, fileName: 'resume.pdf' });
    expect(
      jobs.map(({ company, start, bullets }) => [company?.value, start?.value, bullets.map(({ value }) => value)]),
    ).toEqual([
      [
        'Elm Robotics',
        '2023-06',
        [
          'Built the service behind 2M monthly requests of its own models with 99.97% uptime',
          'Grew the team from 3 to 28',
        ],
      ],
      [
        'Oak Laboratories',
        '2022-05',
        ['Designed a cache that needs a quarter of the memory of the one before it', 'Published a paper on it'],
      ],
    ]);
  });

  test('labels of a job that are headings elsewhere', async () => {
    expect(
      await jobsOf(`Work History

Orchard Manager
Elm Apples, Hastings
March 2019 - current

Responsibilities:
Managing 40 ha

Achievements:
Packout up to 86 percent

Shepherd
Oak Station
2010 - 2014`),
    ).toMatchObject([
      ['Orchard Manager', 'Elm Apples', '2019-03', 'present', ['Managing 40 ha', 'Packout up to 86 percent']],
      ['Shepherd', 'Oak Station', '2010', '2014', []],
    ]);
  });

  test('an overview over whose duties stands in capitals that they are of the present job', async () => {
    expect(
      await jobsOf(`PROFFESIONAL EXPERIENCE (11 Years) :

1   Elm Textile Mills      Asst. Manager Quality    Feb-2020 to date
2   Oak Weaving Pvt Ltd    Quality Inspector    Sep-2016 - Jan-2020

JOB DISCRIPTION (Present)
* Final inspection as per AQL 2.5
* Team of 32 inspectors

COMPUTER: MS Excel, Word
LANGUAGES Urdu, English`),
    ).toMatchObject([
      [
        'Asst. Manager Quality',
        'Elm Textile Mills',
        '2020-02',
        'present',
        ['Final inspection as per AQL 2.5', 'Team of 32 inspectors'],
      ],
      ['Quality Inspector', 'Oak Weaving Pvt Ltd', '2016-09', '2020-01', []],
    ]);
  });

  test('duties of the present company below a table', async () => {
    const [present, before] = await jobsOf(`EXPERIENCE ( 12 years ) :

Company | Position | From | To
Elm Contracting | Senior site engineer | 3/2019 | till now
Oak Building Co. | Site engineer | 1/2016 | 2/2019

DUTIES in present company
. supervising all civil works on site
. checking payments of nine subcontractors`);
    expect(present![4]).toHaveLength(2);
    expect(before![4]).toEqual([]);
  });

  test('a title that goes on behind a dash where another head names its employer', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE

QA Engineer | Elm Technologies, Coimbatore | Jan 2020 - Jun 2022
- Logged defects in Jira

Trainee – Software Testing | Elm Technologies, Coimbatore | Aug 2019 - Dec 2019
- Finished the training in manual testing`),
    ).toMatchObject([
      ['QA Engineer', 'Elm Technologies', '2020-01', '2022-06', ['Logged defects in Jira']],
      [
        'Trainee – Software Testing',
        'Elm Technologies',
        '2019-08',
        '2019-12',
        ['Finished the training in manual testing'],
      ],
    ]);
  });

  test('languages behind their heading in capitals', async () => {
    const { skills, languages } = await read(`EXPERIENCE

Clerk, Oak Stores, 2016 - 2020

COMPUTER
MS Excel, Word
LANGUAGES Urdu, English`);
    expect(skills.map(({ value }) => value)).not.toContain('LANGUAGES Urdu');
    expect(languages.map(({ value }) => value)).toEqual(['Urdu', 'English']);
  });

  test('an overview in rows, and each of its posts told below', async () => {
    expect(
      await jobsOf(`CAREER HISTORY

Company                Position               Period
Elm Motors             Workshop Manager       2019 - current
Oak Garage             Diesel Mechanic        2013 - 2019

DETAILS OF EMPLOYMENT

ELM MOTORS (2019 - current)
Position: Workshop Manager
Duties:
- Supervise 12 mechanics

OAK GARAGE (2013 - 2019)
Position: Diesel Mechanic
Duties:
- Engine overhauls`),
    ).toMatchObject([
      ['Workshop Manager', 'ELM MOTORS', '2019', 'present', ['Supervise 12 mechanics']],
      ['Diesel Mechanic', 'OAK GARAGE', '2013', '2019', ['Engine overhauls']],
    ]);
  });

  test('a table whose places of work are called institutions, or places', async () => {
    const rows = (head: string) => `EXPERIENCE\n${head}
Elm Public School | English Teacher | Apr-2014 | Mar-2017
Oak High School | Senior Teacher | Aug-2021 | Present`;
    for (const head of ['Institution | Post | From | To', 'Place | Post | From | To'])
      expect(await jobsOf(rows(head))).toMatchObject([
        ['English Teacher', 'Elm Public School', '2014-04', '2017-03', []],
        ['Senior Teacher', 'Oak High School', '2021-08', 'present', []],
      ]);
  });

  test('numbers that count employers are no part of their names', async () => {
    expect(
      await jobsOf(`WORKING EXPERIENCE
1. Elm Medical Centre, Ibadan   Nurse   Feb 2016 - Sept. 2019
 - Dressing and growth charts

2. Hands of Elm Initiative (NGO)
   Community Mobilizer  Oct 2019 - Mar. 2021
   Asst M&E/ Data officer   Jan 2023 till Jun 2025 (project closed out)
 - Covering five districts`),
    ).toMatchObject([
      ['Nurse', expect.stringMatching(/^Elm Medical Centre/), '2016-02', '2019-09', ['Dressing and growth charts']],
      ['Community Mobilizer', expect.stringMatching(/^Hands of Elm/), '2019-10', '2021-03', []],
      [
        'Asst M&E/ Data officer',
        expect.stringMatching(/^Hands of Elm/),
        '2023-01',
        '2025-06',
        ['Covering five districts'],
      ],
    ]);
  });

  test('posts under items that name their schools', async () => {
    expect(
      await jobsOf(`EXPERIENCE
> Elm Public High School, Leeds. Science Teacher. Aug 2008 to Mar. 2012. Teaching biology to three classes.
> Oak Grammar School (Girls Campus)
Apr 2012 - Jul 2015 Senior Biology Teacher
2015 to May 2025 Vice Principal
 . Managing 38 teachers
 . Open day each month`),
    ).toMatchObject([
      ['Science Teacher', 'Elm Public High School', '2008-08', '2012-03', ['Teaching biology to three classes.']],
      ['Senior Biology Teacher', expect.stringMatching(/^Oak Grammar School/), '2012-04', '2015-07', []],
      [
        'Vice Principal',
        expect.stringMatching(/^Oak Grammar School/),
        '2015',
        '2025-05',
        ['Managing 38 teachers', 'Open day each month'],
      ],
    ]);
  });

  test('a post with the year of a promotion under an employer with its own dates', async () => {
    expect(
      await jobsOf(`WORKING EXPERIENCE
1) ELM PLASTICS LTD, Ikeja     Feb 2018 - Aug 2024
   Post: Accountant, later Chief Accountant (from Jan. 2021)
   * Monthly accounts

2) Oak State Ministry of Finance (NYSC)   2012 - 2013
   account clerk`),
    ).toMatchObject([
      ['Accountant, later Chief Accountant', 'ELM PLASTICS LTD', '2018-02', '2024-08', ['Monthly accounts']],
      ['account clerk', expect.stringMatching(/^Oak State Ministry of Finance/), '2012', '2013', []],
    ]);
  });

  test('a field behind a title is no employer where the line above names one', async () => {
    expect(
      await jobsOf(`Experience

Elm Meridian Insurance Ltd, Leeds
Underwriter, Marine & Property (Jan 2021 - Present)
Assistant Underwriter, Property (Jul 2018 - Dec 2020)
- Underwrites cargo

Oak Lowe Insurance Brokers, Leeds
Broking Executive, Marine (Aug 2016 - Jun 2018)
- Placed cargo`),
    ).toMatchObject([
      ['Underwriter, Marine & Property', 'Elm Meridian Insurance Ltd', '2021-01', 'present', ['Underwrites cargo']],
      ['Assistant Underwriter, Property', 'Elm Meridian Insurance Ltd', '2018-07', '2020-12', []],
      ['Broking Executive, Marine', 'Oak Lowe Insurance Brokers', '2016-08', '2018-06', ['Placed cargo']],
    ]);
  });

  test('a town with the code of its province, and dates in square brackets', async () => {
    expect(
      await jobsOf(`Work

Elm Diesel & Tire – Boyle AB
Apprentice Mechanic
2008 to 2012`),
    ).toMatchObject([['Apprentice Mechanic', 'Elm Diesel & Tire', '2008', '2012', []]]);
    expect(
      await jobsOf(`Appointments
[2023–now] Lecturer (tenured; equivalent to Assistant Professor), Dept. of Hydraulics, Elm University
[2019–2021] Lecturer, Oak University`),
    ).toMatchObject([
      [expect.stringMatching(/^Lecturer/), 'Elm University', '2023', 'present', []],
      ['Lecturer', 'Oak University', '2019', '2021', []],
    ]);
  });

  test('items that are jobs, each with what was done behind its dates', async () => {
    expect(
      await jobsOf(`Experience:
- Welder at Elm Fabrication, 2018 to now. Conveyors and tanks.
- Helper at Oak Garage, 2012 to 2014.`),
    ).toMatchObject([
      ['Welder', 'Elm Fabrication', '2018', 'present', ['Conveyors and tanks.']],
      ['Helper', 'Oak Garage', '2012', '2014', []],
    ]);
  });

  test('what was done between title and dates, and a stay in brackets behind an employer', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE

ELM FEEDS LTD (5 years)
Bookkeeper
Wages for forty and month end
May 2020 to date

OAK BOATS (3 years)
Accounts Assistant
Sales ledger and banking
June 2017 to April 2020`),
    ).toMatchObject([
      ['Bookkeeper', 'ELM FEEDS LTD', '2020-05', 'present', ['Wages for forty and month end']],
      ['Accounts Assistant', 'OAK BOATS', '2017-06', '2020-04', ['Sales ledger and banking']],
    ]);
  });

  test('a school by its rows, and what stands below them', async () => {
    const { education } = await read(`EDUCATION
S/N | INSTITUTION | QUALIFICATION | YEAR
1 | Elm University, Ife | B.Sc Accounting | 2011
2 | Oak Grammar School | WASSCE | 2005
National service: discharged 2013`);
    expect(education.map(({ institution }) => institution?.value)).not.toContain('INSTITUTION');
  });

  test.each([
    ["(Summers '14 & '15)", '2014', '2015'],
    ['Mac 2018 – Dis 2020', '2018-03', '2020-12'],
    ['2019 to-date', '2019', 'present'],
  ])('%s are dates', async (dates, start, end) => {
    expect(await jobsOf(`Experience\n\nElm Seafoods Ltd, Leeds\nFactory Operative\n${dates}`)).toMatchObject([
      ['Factory Operative', 'Elm Seafoods Ltd', start, end, []],
    ]);
  });
});

it('reads items as entries, whatever years are told in them, in Arabic as well', async () => {
  expect(
    await headsOf(`الخبرات
- سائق شاحنة تبريد، مؤسسة نسائم للنقل، الرياض، من ٢٠١٨ إلى الآن. توصيل ألبان وخضار. بدون حوادث من ٢٠١٩.
- سائق باص مدرسي، مدارس الأفق الأهلية، الرياض، ٢٠١٤ - ٢٠١٨
- سائق لوري، شركة الجزيرة للمحاصيل، ود مدني، السودان، ٢٠٠٣ - ٢٠١٣. نقل الذرة إلى بورتسودان.`),
  ).toEqual([
    ['سائق شاحنة تبريد', 'مؤسسة نسائم للنقل', '2018', 'present'],
    ['سائق باص مدرسي', 'مدارس الأفق الأهلية', '2014', '2018'],
    ['سائق لوري', 'شركة الجزيرة للمحاصيل', '2003', '2013'],
  ]);

  test('an employer beside the dates of one post is not that of the next', async () => {
    const text = `WORK

Tour leader (seasonal)
2011 – 2019, Sample Travel, Salerno
• Walked with groups on the coast
Parcel courier and online teacher
2020 – 2021
• Taught about 30 private students by video
`;
    expect((await jobsOf(text)).map(([title, company]) => [title, company])).toEqual([
      ['Tour leader', 'Sample Travel'],
      ['Parcel courier and online teacher', undefined],
    ]);
  });

  test('a post that changed within its time, the year before what it became', async () => {
    const text = `WORK HISTORY

Van Sample & Associates Inc
Sept 2014 to date
Position: Conveyancing secretary (transfers + bonds) / from 2019 also senior secretary
- opening files
- drafting of documents

Example Attorneys
Feb 2006 - Aug 2014
Position: Litigation secretary
- typing
`;
    expect((await jobsOf(text)).map(([title, company, start]) => [title, company, start])).toEqual([
      ['Conveyancing secretary', 'Van Sample & Associates Inc', '2014-09'],
      ['Litigation secretary', 'Example Attorneys', '2006-02'],
    ]);
  });

  test('a school that its line had no room for', async () => {
    const text = `EDUCATION AND TRAINING

2022 Level 3 Diploma in Healthcare Support, Leeds City
College
2019 Laurea in Archaeology, Università di Sampleton
“L’Orientale”, 104/110
`;
    expect((await read(text)).education.map(({ institution }) => institution?.value)).toEqual([
      'Leeds City College',
      'Università di Sampleton “L’Orientale”',
    ]);
  });

  test('a range that its line had no room for, before the dash or behind the month', async () => {
    const text = `EXPERIENCE

Full Stack Developer, Sample Systems Limited | Jun
2019 - Feb 2021
• Built applications
Workshop Facilitator, Example Code Club | Sep 2018
- Jun 2019
• Taught programming
`;
    expect((await jobsOf(text)).map(([, , start, end]) => [start, end])).toEqual([
      ['2019-06', '2021-02'],
      ['2018-09', '2019-06'],
    ]);
  });

  test('the kind of a contract employs nobody', async () => {
    const text = `EXPERIENCE

Data Analyst (Contract), Freelance, Austin, TX | Aug 2024 - Apr 2025
• Built a dashboard for a cafe group

General Manager, Sample Restaurant Group, Austin, TX | Mar 2018 - Jul 2024
• Ran daily operations
`;
    expect((await jobsOf(text)).map(([title, company]) => [title, company])).toEqual([
      ['Data Analyst', undefined],
      ['General Manager', 'Sample Restaurant Group'],
    ]);
  });
});
