import { readResumeText } from '../fixtures/read-resume-text.ts';
import { type Applicant, readApplicant } from './applicant.ts';
import { attested } from './attested.ts';
import { attestedRoles } from './attested-roles.ts';
import type { Role } from './role.ts';

const PAGE = `Dominic Ashworth
Career history
Senior Associate
Pickering Lowe LLP, Manchester
May 2021 to date
- Run tribunal claims to final hearing
Noticed a gas smell on night patrol in Dec. 2022 and got 60 people out
Associate
Hobart Dunn Solicitors, Stockport
September 2017 to April 2021
- Drafted contracts, handbooks and policies for SMEs
Trainee Solicitor
Hobart Dunn Solicitors, Stockport
September 2015 to September 2017

Night Editor, The Corvale Gazette, 2012 – 2014
- Edited forty pages a night
Publications: 11 (4 first author), h-index 7`;

const role = (title: string, place: string, start: string, end: string, ...lines: string[]): Role => ({
  kind: 'job',
  title,
  place,
  start,
  end,
  lines,
});
const told = (...roles: Role[]) =>
  attestedRoles(roles, PAGE).map(({ title, place, start, lines }) => [title, place, start, ...lines]);

const NOBODY: Applicant = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  summary: '',
  roles: [],
  isLatestRead: true,
  studies: [],
  skills: [],
  deeds: [],
  studyProjects: [],
  languages: [],
  languagesAsWritten: '',
  certificates: [],
  personal: {},
  facts: [],
};
const ASSOCIATE = role('Associate', 'Hobart Dunn Solicitors', '2017-09', '2021-04');
const DRAFTED = 'Drafted contracts, handbooks and policies for SMEs';

test('a headline with post and town is not the head of the post, which stands below its employer', () => {
  const page = `Devon Example
Web Developer at Elm Vet Network
Omaha, Nebraska, United States
Experience
Elm Vet Network
Web Developer
June 2021 - Present
Omaha, Nebraska
- Rebuilt the online appointment system`;
  const post = role(
    'Web Developer',
    'Elm Vet Network',
    '2021-06',
    'present',
    'Omaha, Nebraska',
    'Rebuilt the online appointment system',
  );
  expect(attestedRoles([post], page)).toMatchObject([
    {
      title: 'Web Developer',
      start: '2021-06',
      lines: expect.arrayContaining(['Rebuilt the online appointment system']),
    },
  ]);
});

test('a headline above the heading is no part of a head whose dates stand between its names', () => {
  const page = `Devon Example
Staff Software Engineer, Mexico City
Experience
Elm Vet Network
(February 2019 - Present)
Staff Software Engineer
- Rebuilt the online appointment system
- Led a team remotely`;
  const done = ['Rebuilt the online appointment system', 'Led a team remotely'];
  const post = role('Staff Software Engineer', 'Elm Vet Network', '2019-02', 'present', ...done);
  expect(attested({ ...NOBODY, roles: [post] }, page, 'en').roles).toMatchObject([
    { title: 'Staff Software Engineer', place: 'Elm Vet Network', start: '2019-02', asWritten: '', lines: done },
  ]);
});

test('what was done in one post with an employer is not told of another post there', () => {
  const trainee = role('Trainee Solicitor', 'Hobart Dunn Solicitors', '2015-09', '2017-09', DRAFTED);
  expect(told({ ...ASSOCIATE, lines: [DRAFTED] }, trainee)).toEqual([
    ['Associate', 'Hobart Dunn Solicitors', '2017-09', DRAFTED],
    ['Trainee Solicitor', 'Hobart Dunn Solicitors', '2015-09'],
  ]);
});

test('dates may stand between the title and the employer of one post', () => {
  const page = 'Dock Worker\nMay 2008 - April 2009\nHarbour Freight\tSalem, OR\nLoaded trailers';
  const [dock] = attestedRoles([role('Dock Worker', 'Harbour Freight', '2008-05', '2009-04', 'Loaded trailers')], page);
  expect(dock).toMatchObject({ title: 'Dock Worker', place: 'Harbour Freight', start: '2008-05' });
  const [other] = attestedRoles([role('Dock Worker', 'Harbour Freight', '2001', '2003')], page);
  expect(other?.place).toBe('');
});

test('a post behind its date begins another head', () => {
  const page =
    'Librarian\nHarbour College, Leeds | September 2015 - Present\n- Taught classes\n\nFall 2014: Research Assistant\nSample Institute\nMerging requests';
  const [librarian] = attestedRoles(
    [role('Librarian', 'Harbour College', '2015-09', 'present', 'Taught classes', 'Merging requests')],
    page,
  );
  expect(librarian!.lines).toEqual(['Taught classes']);
});

test('a placement is told by its row: nobody is one', () => {
  const page =
    "WORK EXPERIENCE\nDora Elm Children's Home\nFinal year student placement\t2015\nPlay sessions and homework club.";
  const placement = role(
    'Final year student placement',
    "Dora Elm Children's Home",
    '2015',
    '2015',
    'Play sessions and homework club.',
  );
  const [told] = attested({ ...NOBODY, roles: [placement] }, page, 'en').roles;
  expect(told!.asWritten).toBe("Final year student placement, Dora Elm Children's Home, 2015");
});

test('work that a table pours into the head of its post stays out of it', () => {
  const page =
    'WORK EXPERIENCE\nPeriod\tEmployer and post\tMain duties\n02/2016 – 12/2019\tElm Child Welfare, Leeds\tIntake and investigation of abuse.\nSocial Worker\tScreening of 64 foster parents.';
  const worker = role(
    'Social Worker',
    'Elm Child Welfare',
    '2016-02',
    '2019-12',
    'Intake and investigation of abuse.',
    'Screening of 64 foster parents.',
  );
  const [told] = attested({ ...NOBODY, roles: [worker] }, page, 'en').roles;
  expect(told!.asWritten ?? '').not.toContain('foster');
});

test('the lines of a post behind its season are nobody else’s', () => {
  const page =
    'Work experience\n• Jan 2021 - Feb 2022: Mechanical Engineer, Elm Consultants\n• Designed pipes\n• Summer 2019: Student Engineer, Oak Fueling\n• Redesigned a hood prop';
  const engineer = role('Mechanical Engineer', 'Elm Consultants', '2021-01', '2022-02', 'Designed pipes');
  const student = role('Student Engineer', 'Oak Fueling', '2019', '2019', 'Redesigned a hood prop');
  expect(attestedRoles([engineer, student], page).map(({ place, lines }) => [place, ...lines])).toEqual([
    ['Elm Consultants', 'Designed pipes'],
    ['Oak Fueling', 'Redesigned a hood prop'],
  ]);
  // Of a head that the page has not, though all of it was surely read.
  const unseen = { ...student, title: 'Field Engineer', place: 'Kelp Pumps' };
  expect(attestedRoles([engineer, unseen], page)[0]!.lines).toEqual(['Designed pipes']);
});

test('a line below a head that nobody has read is told of no other post, nor beside one', () => {
  const wrong = role('Associate', 'Hobart Dunn Solicitors', '2017-09', '2021-04', 'Edited forty pages a night');
  expect(told(wrong)).toEqual([['Associate', 'Hobart Dunn Solicitors', '2017-09']]);
  const unknown = role('', 'Nowhere on the page', '2012', '2014', 'Edited forty pages a night');
  expect(told(unknown)).toEqual([['', '', '', 'Edited forty pages a night']]);
});

test('what stands below a post of one year that nobody has read is not told of the one above', () => {
  const page = `Work Experience
2020-2021 Q&A Technician, Elm Ninjas
• Tested new features of the shop
• Wrote the copy of its pages
Winter 2020 Junior Web Developer (Internship), Oak Labs
• Managed the creation of a full-stack application`;
  const technician = role(
    'Q&A Technician',
    'Elm Ninjas',
    '2020',
    '2021',
    'Tested new features of the shop',
    'Managed the creation of a full-stack application',
  );
  expect(attestedRoles([technician], page).map(({ lines }) => lines)).toEqual([['Tested new features of the shop']]);
});

test('a line that was taken for a head goes back to the post above it, whole', () => {
  const senior = role('Senior Associate', 'Pickering Lowe LLP', '2021-05', 'present');
  const false_ = role('Noticed a gas smell on night patrol', '', '2022-12', '2022-12');
  expect(told(senior, false_)).toEqual([
    [
      'Senior Associate',
      'Pickering Lowe LLP',
      '2021-05',
      'Noticed a gas smell on night patrol in Dec. 2022 and got 60 people out',
    ],
  ]);
});

test('publications are no work of the post above them', () => {
  const editor = role(
    'Night Editor',
    'The Corvale Gazette',
    '2012',
    '2014',
    'Publications: 11 (4 first author), h-index 7',
  );
  expect(told(editor)).toEqual([['Night Editor', 'The Corvale Gazette', '2012']]);
});

test('where something was, and where it was signed, is no work', () => {
  const page = `Night Editor, The Corvale Gazette, 2012 – 2014\n- On the ground\n- Edited forty pages a night\nCorvale, in February 2025`;
  const editor = role(
    'Night Editor',
    'The Corvale Gazette',
    '2012',
    '2014',
    'On the ground',
    'Edited forty pages a night',
    'Corvale, in February 2025',
  );
  expect(attestedRoles([editor], page)[0]!.lines).toEqual(['Edited forty pages a night']);
});

test('an employer far from the title, and dates that stand nowhere near, are not told', () => {
  expect(told(role('Senior Associate', 'The Corvale Gazette', '1999', '2003'))).toEqual([['Senior Associate', '', '']]);
});

test('a title that the page does not hold is none', () => {
  expect(told(role('Head of Litigation', '', '2021-05', 'present'))).toEqual([]);
});

test('lines below the name of an employer are of the post there', () => {
  const page = `Sales Lead, Pixelmoor Media, 2023 – Present
Sales Executive, Webtern Solutions, 2021 – 2023
Roles and Responsibilities (Pixelmoor)
- Ran campaigns for nine clients
Roles and Responsibilities ( Webtern )
- Wrote posts for five clients`;
  const [ran, wrote] = ['Ran campaigns for nine clients', 'Wrote posts for five clients'];
  const lead = role('Sales Lead', 'Pixelmoor Media', '2023', 'present');
  const executive = role('Sales Executive', 'Webtern Solutions', '2021', '2023', ran, wrote);
  expect(attestedRoles([lead, executive], page).map(({ lines }) => lines)).toEqual([[ran], [wrote]]);
});

test('an employer is not inherited by a post that has a line of its own below the title', () => {
  const page = `Line Cook
Chisholm Trail Grill
June 2021 to Present
- Grill and saute station
Prep Cook
Luby's Cafeteria
August 2018 to May 2021
- Kept the walk-in clean`;
  const prep = role('Prep Cook', 'Chisholm Trail Grill', '2018-08', '2021-05', 'Kept the walk-in clean');
  expect(attestedRoles([role('Line Cook', 'Chisholm Trail Grill', '2021-06', 'present'), prep], page)[1]).toMatchObject(
    {
      title: 'Prep Cook',
      place: '',
    },
  );
});

test('a subject of a course, what is under way and a post are no certificates', () => {
  const page =
    '• Relevant Coursework: Systems Programming, Compilers\nPMP – in progress\narea trainer for 11 stores\nITIL 4';
  const named = {
    ...NOBODY,
    certificates: ['Systems Programming', 'PMP – in progress', 'area trainer for 11 stores', 'ITIL 4'],
  };
  expect(attested(named, page, 'en').certificates).toEqual(['ITIL 4']);
});

test('the last word of a line that had no room is no heading', () => {
  const page = `Experience
Teacher, Larkfield College (2021 – present)
Teach Year 11 Mathematics and Year 12 Mathematical
Methods
Year 8 coordinator since 2023: rewrote the scope of the year
Ran the lunchtime help room`;
  const lines = [
    'Teach Year 11 Mathematics and Year 12 Mathematical Methods',
    'Year 8 coordinator since 2023: rewrote the scope of the year',
    'Ran the lunchtime help room',
  ];
  const [teacher] = attestedRoles([role('Teacher', 'Larkfield College', '2021', 'present', ...lines)], page);
  expect(teacher!.lines).toEqual(lines);
});

test('a post at the same company is told with that company', () => {
  const page =
    'Analyst - Mercia Building Society (2022 to present)\n- Rebuilt the arrears report\nAdviser - same company (2020 to 2022)\n- Logged why people called';
  const roles = [
    role('Analyst', 'Mercia Building Society', '2022', 'present', 'Rebuilt the arrears report'),
    role('Adviser', 'same company', '2020', '2022', 'Logged why people called'),
  ];
  expect(attestedRoles(roles, page).map(({ place }) => place)).toEqual([
    'Mercia Building Society',
    'Mercia Building Society',
  ]);
});

test('what is told behind a head on its line is of that post, however long the paragraph', () => {
  const deeds = Array.from({ length: 12 }, (_, i) => `Wrote the plan of ward number ${i + 1} with its nurses.`);
  const page = `Case worker, Elmfield House (2014 - 2016). ${deeds.join(' ')}`;
  const worker = role('Case worker', 'Elmfield House', '2014', '2016', deeds[11]!);
  expect(attestedRoles([worker], page)).toMatchObject([{ title: 'Case worker', lines: [deeds[11]] }]);
});

test('duties that say so are those of the present post', () => {
  const page =
    'Teacher, Hillside Academy, 2018 - present\nTeacher, Harbour School, 2014 - 2018\nDuties and responsibilities (present school)\nHandled online classes for the lower grades';
  const present = role('Teacher', 'Hillside Academy', '2018', 'present', 'Handled online classes for the lower grades');
  const before = role('Teacher', 'Harbour School', '2014', '2018');
  expect(attestedRoles([present, before], page).map(({ lines }) => lines.length)).toEqual([1, 0]);
  const told = { ...before, lines: present.lines };
  expect(attestedRoles([told], page)[0]?.lines).toEqual([]);
});

test('of a resume of a few lines, each job is told, and one that cannot be named is one of its lines', async () => {
  const text = [
    'Tevita Moana, Otahuhu. ph 021 555 0193',
    '2019-now Dock Fresh Produce, delivery driver, 18 drops a day',
    '2015-2019 Quay Pallets, yard hand and forklift (F endorsement)',
    '2013-2015 security, rugby nights, Cargill Stadium',
  ].join('\n');
  const { resume, resumeText } = await readResumeText(text);
  const { facts, roles } = attested(readApplicant(resume, resumeText, '2026-05', 'en'), resumeText, 'en');
  expect(roles.map(({ title, place, lines }) => [title, place, ...lines])).toEqual([
    ['delivery driver', 'Dock Fresh Produce', '18 drops a day'],
    ['yard hand and forklift (F endorsement)', 'Quay Pallets'],
  ]);
  expect(facts.join('\n')).toContain('Security, rugby nights, Cargill Stadium');
});

test('where the present job could not be read, what stands on its lines is told with its head', () => {
  const page = [
    'Jo Tulloch',
    '2021 to now, Quay Interiors, Joiner and chargehand',
    'Crew of nine, second fix and 214 fire doors at a school',
    'Hodman, Tay Building Ltd, 2009 – 2013',
    'Hung 40 doors a week',
  ].join('\n');
  const role = { kind: 'job', title: 'Hodman', place: 'Tay Building Ltd', start: '2009', end: '2013' } as const;
  const applicant = {
    fullName: 'Jo Tulloch',
    summary: '',
    roles: [{ ...role, lines: ['Hung 40 doors a week'] }],
    studies: [],
    certificates: [],
    deeds: [],
    studyProjects: [],
    facts: [],
    languages: [],
    isLatestRead: true,
  } as unknown as Applicant;
  const { facts, isLatestRead } = attested(applicant, page, 'en');
  expect(isLatestRead).toBe(false);
  expect(facts).toContain(
    'Quay Interiors, Joiner and chargehand, 2021 – present: crew of nine, second fix and 214 fire doors at a school',
  );
  expect(facts.filter((fact) => fact.startsWith('Quay Interiors'))).toHaveLength(1);
  expect(facts.join()).not.toContain('Hung 40 doors');
});

describe('what is done beside work, or between jobs', () => {
  const worker = role('Social Worker', 'Elm Hospital', '2015-03', '2020-10', 'Led a sibling group');
  const JOB = 'Social Worker    Mar 2015 – Oct 2020\nElm Hospital\n- Led a sibling group';
  const isRead = (page: string, ...roles: Role[]) =>
    attested({ ...NOBODY, roles: [...roles, worker] }, `EXPERIENCE\n${page}`, 'en').isLatestRead;

  test('is no lost job of later years', () => {
    const unpaid: Role = { ...role('Crisis Line Responder', 'Elm Line', '2023-09', 'present'), kind: 'unpaid' };
    expect(isRead(`Crisis Line Responder    Sept 2023 – Present\nElm Line\n${JOB}`, unpaid)).toBe(true);
    const committee = 'Committee secretary, Elm Kindergarten, 2023–24';
    expect(isRead(`Full-time parent 2021 to 2025\n${JOB}\nOTHER\n${committee}`)).toBe(true);
  });

  test('may be all that tells of one', () => {
    const other = 'Committee secretary, Elm Transport, 2018 to present';
    expect(isRead(`June 2021 to present\n- Opened a unit in 2023\n${JOB}\nOTHER\n${other}`)).toBe(false);
  });
});

test('a post that stands in an overview as well is told with what stands below it', () => {
  const page =
    'SUMMARY OF CAREER\n2016 - present  Secretary: Transfers  Tay Attorneys\nEXPERIENCE\nTAY ATTORNEYS\nSecretary: Transfers (February 2016 - present)\n- Ran sixty open matters at a time';
  const secretary = role(
    'Secretary: Transfers',
    'Tay Attorneys',
    '2016-02',
    'present',
    'Ran sixty open matters at a time',
  );
  expect(attestedRoles([secretary], page)).toMatchObject([{ lines: ['Ran sixty open matters at a time'] }]);
});

test('other offices below an office held in a club are none of its work', () => {
  const page =
    'OTHER\nTreasurer, Tay Rowing Club, 2022 – present\nVolunteer, Saturday reading, Saltmouth\nNotice period: 2 months';
  const treasurer: Role = {
    ...role(
      'Treasurer',
      'Tay Rowing Club',
      '2022',
      'present',
      'Volunteer, Saturday reading, Saltmouth',
      'Notice period: 2 months',
    ),
    kind: 'unpaid',
  };
  expect(attestedRoles([treasurer], page)).toMatchObject([{ title: 'Treasurer', lines: [] }]);
});

test('what stands below a marked head that could not be read is not of the job above', () => {
  const page =
    'Experience\n✔ Lab Assistant, Tay Dyeing Ltd\nFebruary 2024 – present\nTested thirty samples a day\n✔ Attachment (4 weeks), Salt Pharma Ltd\nNovember 2022\nObserved the quality control';
  const assistant = role(
    'Lab Assistant',
    'Tay Dyeing Ltd',
    '2024-02',
    'present',
    'Tested thirty samples a day',
    'Observed the quality control',
  );
  expect(attestedRoles([assistant], page)[0]).toMatchObject({ lines: ['Tested thirty samples a day'] });
});

test('a break is no job, and what was done in it is told without it', () => {
  const page =
    'EXPERIENCE\nCareer break – full-time parent\nMarch 2021 – present\n- Rebuilt the website of a playgroup';
  const pause = role('Career break – full-time parent', '', '2021-03', 'present', 'Rebuilt the website of a playgroup');
  expect(attested({ ...NOBODY, roles: [pause] }, page, 'en').roles).toMatchObject([
    { title: '', lines: ['Rebuilt the website of a playgroup'] },
  ]);
});

test('a house is told by the name above what it is', () => {
  const page =
    'EXPERIENCE\nThe Salt Table — Chatham, TN\nUpscale Southern restaurant, 130 seats, busy weekends\nSous Chef, 2022 – present\n- Ran the dinner service of five nights';
  const chef = role(
    'Sous Chef',
    'Upscale Southern restaurant',
    '2022',
    'present',
    'Ran the dinner service of five nights',
  );
  expect(attested({ ...NOBODY, roles: [chef] }, page, 'en').roles[0]?.place).not.toContain('Upscale');
});

test('what stands below a year with its months is of another job', () => {
  const page =
    'EXPERIENCE\nClerk, Tay Depot, May 2023 - Aug 2023\nChecked manifests of ships\n2022 (JAN - APRIL)\nStall attendant, Saltmouth\nHandled a float of cash';
  const clerk = role(
    'Clerk',
    'Tay Depot',
    '2023-05',
    '2023-08',
    'Checked manifests of ships',
    'Handled a float of cash',
  );
  expect(attestedRoles([clerk], page)[0]).toMatchObject({ lines: ['Checked manifests of ships'] });
});

test('the latest post that could not be read, with its dates on a line of its own, is missed', async () => {
  const { resume, resumeText } = await readResumeText(
    'Joe Example\njoe@example.org\n\nSEA SERVICE\nSecond Officer (promoted on 2 Sept 2024)\nM/V Example Pride – bulk carrier, 33,042 GRT\nManned by Elm Crewing, Inc.\n11 March 2024 – 19 January 2025\n\nAble Seaman\nM/V Example Star\nElm Ship Management, Inc.\nAugust 2019 – October 2020\n- Steered by hand in narrow waters\n',
  );
  const roles: Role[] = [
    role('Able Seaman', 'M/V Example Star', '2019-08', '2020-10', 'Steered by hand in narrow waters'),
  ];
  const applicant: Applicant = { ...readApplicant(resume, resumeText, '2026-11', 'en'), roles };
  expect(attested(applicant, resumeText, 'en').isLatestRead).toBe(false);
});

test('a heading of another section is no line of a job', async () => {
  const { resume, resumeText } = await readResumeText(
    'Ann Example\nann@example.org\n\nEXPERIENCE\nReceptionist, Elm Guest House, 2017 - 2018\n- Answered the switchboard\n- SKILLS - Opera, MS Word/Excel, upselling\n',
  );
  const { roles } = attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en');
  expect(roles.flatMap(({ lines }) => lines)).toEqual(['Answered the switchboard']);
});

test('an item in small letters, with the comma of its row, is told as one', async () => {
  const { resume, resumeText } = await readResumeText(
    'Ann Example\nann@example.org\n\nEXPERIENCE\nGreenhouse Supervisor, Elm Roses Ltd, 2019 - present\n- supervising 64 workers in harvesting, bending,\n- mixing of A and B tanks\n',
  );
  const { roles } = attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en');
  expect(roles.flatMap(({ lines }) => lines)).toEqual([
    'Supervising 64 workers in harvesting, bending',
    'Mixing of A and B tanks',
  ]);
});

test('a post held twice is no later one that could not be read', async () => {
  const { resume, resumeText } = await readResumeText(
    'Zoe Example\nzoe@example.org\n\nEXPERIENCE\nOffice Manager, Acme Ltd\n2019 - Present\n\nNurse, Elm AG\nJan 2015 – Mar 2018\n• Led team of 7\n\nOffice Manager, Acme Ltd\n03/2020 to 05/2021\n',
  );
  expect(attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en').isLatestRead).toBe(true);
});

test('what stands below "Internships" is told as one, and whose chambers they are is no post', async () => {
  const { resume, resumeText } = await readResumeText(
    'Ann Example\nann@example.org\n\nINTERNSHIPS\n\n1. Elm & Ash, Advocates and Solicitors, Saltmouth – Corporate team (January – March 2025)\n   • Drafted board resolutions for three firms\n\n2. Chambers of Mr. K. S. Oak, Advocate, High Court of Tay (December 2023)\n   • Prepared briefs in two arbitration petitions\n',
  );
  const { roles } = attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en');
  expect(roles.every(({ asWritten }) => asWritten?.endsWith('(internship)'))).toBe(true);
  expect(roles.map(({ asWritten }) => asWritten).join('\n')).not.toMatch(/^Advocate/m);
});

test('a firm of lawyers is an employer, whoever it is called after', async () => {
  const { resume, resumeText } = await readResumeText(
    'Ann Example\nann@example.org\n\nEXPERIENCE\nLaw Offices of Oak Elm PLLC\tMaryville, TN\nAdministrative Assistant\t6/2015 – 2/2018\n• Kept the calendars of three attorneys\n',
  );
  const { roles } = attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en');
  expect(roles[0]).toMatchObject({ title: 'Administrative Assistant', place: 'Law Offices of Oak Elm PLLC' });
});

test('why somebody left is no part of what they did', async () => {
  const { resume, resumeText } = await readResumeText(
    'Ann Example\nann@example.org\n\nEXPERIENCE\nHydroponics Technician, Elm Farms Ltd, 2019 - 2023\n• Guided four packers on hygiene\nReason for leaving: company ceased operations\n',
  );
  const { roles } = attested(readApplicant(resume, resumeText, '2026-11', 'en'), resumeText, 'en');
  expect(roles.flatMap(({ lines }) => lines)).toEqual(['Guided four packers on hygiene']);
});

test('duties below a table of jobs are those of no single row', () => {
  const page =
    'WORK EXPERIENCE\nElm Contracting | Pipe Welder | Feb 2022 | Dec 2024\nTay Steel Works | Helper | 2010 | 2012\n\nDuties and Responsiblities:\n* Welded process pipe of all sizes';
  const helper = role('Helper', 'Tay Steel Works', '2010', '2012', 'Welded process pipe of all sizes');
  const [kept] = attestedRoles([helper], page).filter(({ title }) => title === 'Helper');
  expect(kept?.lines ?? []).toEqual([]);
});

test('"Accomplishments:" below the head of a job announces what was done in it', () => {
  const page =
    'Experience\nTester  2020 – present\nElm Claims Ltd\nAccomplishments:\n• Introduced two tools\nDuties:\n• Wrote the plans';
  const tester = role('Tester', 'Elm Claims Ltd', '2020', 'present', 'Introduced two tools', 'Wrote the plans');
  expect(attestedRoles([tester], page)[0]!.lines).toEqual(['Introduced two tools', 'Wrote the plans']);
});

test('"Lead" of a job that has ended is the past of the verb', () => {
  const page =
    'Experience\nEngineer, Elm Claims Ltd, 2015 – 2018\n• Lead data science for two clients\n• Lead generation by phone';
  const engineer = role(
    'Engineer',
    'Elm Claims Ltd',
    '2015',
    '2018',
    'Lead data science for two clients',
    'Lead generation by phone',
  );
  const applicant = { ...NOBODY, roles: [engineer] };
  expect(attested(applicant, page, 'en').roles[0]!.lines).toEqual([
    'Led data science for two clients',
    'Lead generation by phone',
  ]);
});

test('who became a supervisor has not been one from the first day, and what refers to a line before is not told alone', () => {
  const page = `Work
Supervisor, Elm Garden Ltd, May 2014 – October 2022
- Started as part-time assistant, became supervisor in 2017
- Ran a crew of four on shutdowns
- Longest one 11 days in August`;
  const lines = page
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2));
  const [supervisor] = attested(
    { ...NOBODY, roles: [role('Supervisor', 'Elm Garden Ltd', '2014-05', '2022-10', ...lines)] },
    page,
    'en',
  ).roles;
  expect(supervisor!.asWritten).toBe('Supervisor, Elm Garden Ltd, May 2014 – October 2022');
  expect(supervisor!.lines).toEqual(lines.slice(0, 2));
});

test('the row of a post that goes on says so', () => {
  const [placement] = attested(
    {
      ...NOBODY,
      roles: [role('Return to Practice placement', 'Tay Hospital', '2026-01', 'present', 'Ran the drugs round')],
    },
    'Work\nReturn to Practice placement, Tay Hospital, January 2026 – present\n- Ran the drugs round',
    'en',
  ).roles;
  expect(placement!.asWritten).toBe('Return to Practice placement, Tay Hospital, January 2026 – present');
});

test('behind the dash of a post stands a part of it where the house is below', () => {
  const page = `Work
Chef – Grill Kitchen 2022 – 2024
Elm Beach Resort, Elmtown
• Ran the grill for 110 covers`;
  const [chef] = attested(
    { ...NOBODY, roles: [role('Chef', 'Grill Kitchen', '2022', '2024', 'Ran the grill for 110 covers')] },
    page,
    'en',
  ).roles;
  expect(chef!.asWritten).toBe('Chef, Grill Kitchen, Elm Beach Resort, Elmtown, 2022 – 2024');
});

test('two stays in one post are not told as the first of them, nor a line of whose subject nothing is told', () => {
  const page = `Work
Cabin Crew Member, Elm Airlines, Elmtown
July 2019 – March 2020, June 2021 – April 2023
• Served 180 guests on each flight
• Analyzed IT tickets of the cabin
• Moved it to the phone in 2020`;
  const lines = [
    'Served 180 guests on each flight',
    'Analyzed IT tickets of the cabin',
    'Moved it to the phone in 2020',
  ];
  const [crew] = attested(
    { ...NOBODY, roles: [role('Cabin Crew Member', 'Elm Airlines', '2019-07', '2020-03', ...lines)] },
    page,
    'en',
  ).roles;
  expect([crew!.start, crew!.end, crew!.lines]).toEqual(['', '', lines.slice(0, 2)]);
});

test('who was freelance is told with that time, and not below the house above', () => {
  const page = `Work
Data Analyst (Contract) | Freelance, Elmtown
Aug 2024 – Apr 2025
• Wrote the models of three tills`;
  const [analyst] = attested(
    { ...NOBODY, roles: [role('Data Analyst', 'Freelance', '2024-08', '2025-04', 'Wrote the models of three tills')] },
    page,
    'en',
  ).roles;
  expect(analyst!.asWritten).toBe('Data Analyst, Freelance, August 2024 – April 2025');
});

test('posts that stand as items above their employers and dates keep their work', () => {
  const page = `الخبرات
* فني معدات دوارة (Rotating Equipment)
شركة النخيل للخدمات النفطية - حقل الزبير
من تموز 2019 لغاية الآن
صيانة مضخات طاردة مركزية
* فني صيانة مولدات ديزل
معمل سمنت النخيل
من كانون الثاني 2014 لغاية آذار 2018
صيانة كاملة لـ 5 مولدات سنة 2016`;
  const roles = attestedRoles(
    [
      role('فني معدات دوارة', 'شركة النخيل للخدمات النفطية', '2019-07', 'present', 'صيانة مضخات طاردة مركزية'),
      role('فني صيانة مولدات ديزل', '', '2014-01', '2018-03', 'صيانة كاملة لـ 5 مولدات سنة 2016'),
    ],
    page,
  );
  expect(roles.map(({ title, lines }) => [title, ...lines])).toEqual([
    ['فني معدات دوارة', 'صيانة مضخات طاردة مركزية'],
    ['فني صيانة مولدات ديزل', 'صيانة كاملة لـ 5 مولدات سنة 2016'],
  ]);
});
