import { jsPDF } from 'jspdf';
import { parseResume, readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';

async function jobsOf(history: string): Promise<(string | null)[][]> {
  const text = `Robin Example\nrobin@example.org\n\n${history}\n`;
  const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  const { jobs } = readUndoubted(document).resume;
  return jobs.map(({ title, company, start, end }) =>
    [title, company, start, end].map((field) => field?.value ?? null),
  );
}

describe('readJobs', () => {
  it('reads "a)", "b)" below a head as the items of a list', async () => {
    const text = `Robin Example\nrobin@example.org\n\nExperience
Sample Surveyors Ltd – Quantity Surveyor (2016 to date)
a) Measured the roof of a hospital
b) Settled two claims
c) Head of a team of seven`;
    const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(readUndoubted(document).resume.jobs[0]!.bullets.map(({ value }) => value)).toEqual([
      'Measured the roof of a hospital',
      'Settled two claims',
      'Head of a team of seven',
    ]);
  });

  it('reads the end of a range in brackets on the next line', async () => {
    const text = `Robin Example\nrobin@example.org\n\nExperience
• Visiting Scholar, Elm Institute, Sample University (1994-
95)
• Research Associate, Oak University (1990-91)`;
    const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(readUndoubted(document).resume.jobs.map(({ start, end }) => [start?.value, end?.value])).toEqual([
      ['1994', '1995'],
      ['1990', '1991'],
    ]);
  });

  it('keeps with a title what makes another post of it', async () => {
    expect(
      await jobsOf(`Experience
Sample Properties, Leeds
Staff Accountant – Internship\tJun 2024 – Sep 2024
• Audited cash receipts

Elm Group, Leeds
Data Analyst (Internship)\tJun 2023 – Sep 2023
• Drew the charts of the yearly report

Oak Group, Leeds
Clerk (part-time)\tJun 2022 – Sep 2022
• Filed the post`),
    ).toEqual([
      ['Staff Accountant – Internship', 'Sample Properties', '2024-06', '2024-09'],
      ['Data Analyst (Internship)', 'Elm Group', '2023-06', '2023-09'],
      ['Clerk', 'Oak Group', '2022-06', '2022-09'],
    ]);
  });

  it('finds the employer behind "en" where its town stands in a bracket, and years in a row', async () => {
    expect(
      await jobsOf(`Experiencia laboral
- Camarera en Taberna Los Geranios (Utrera). Desde mayo 2022 hasta la actualidad.
- Cajera en Hipercosta (Sanlúcar). De enero 2019 a marzo 2022.
- Dependienta en La Menta (Chipiona). Veranos de 2016, 2017 y 2018.`),
    ).toEqual([
      ['Camarera', 'Taberna Los Geranios', '2022-05', 'present'],
      ['Cajera', 'Hipercosta', '2019-01', '2022-03'],
      ['Dependienta', 'La Menta', '2016', '2018'],
    ]);
  });

  it('gives duties to the present job where their heading says so, whatever row stands above them', async () => {
    const text = `Robin Example\nrobin@example.org\n\nExperience
School\tPosition\tDates
Hillside Academy\tClass Teacher\tJune 2018 - present
Harbour School\tTeacher\tJune 2014 - March 2018

DUTIES AND RESPONSIBILITIES (present school)
\tHandles an advisory class of 38 pupils in two rooms.
\tThe number of those who could not read went down from 14 to 5 in the school year 2022-2023.
\tHandled online classes for all of the lower grades.`;
    const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(jobs.map(({ company, bullets }) => [company?.value, bullets.length])).toEqual([
      ['Hillside Academy', 3],
      ['Harbour School', 0],
    ]);
  });

  it('tells items behind letters in brackets apart, and leaves off what announces them', async () => {
    const text = `Robin Example\nrobin@example.org\n\nWorking experience
1.  HILLSIDE FLOUR MILLS LIMITED, LAGOS
    Position:   Senior Accountant            Aug., 2019 till date
    Job Functions:
    (a) Preparation of monthly management accounts; closing in five days
    (b) Supervision of three account officers`;
    const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(jobs[0]?.bullets.map(({ value }) => value)).toEqual([
      'Preparation of monthly management accounts; closing in five days',
      'Supervision of three account officers',
    ]);
  });

  it('tells the town behind an unknown employer where other lines of the list end in theirs', async () => {
    expect(
      await jobsOf(`Employment
Store Manager, Target, Chicago\t2016 - 2020
Cashier, Walmart, Dallas\t2012 - 2016
Stock Clerk, Dillmore's, Ashford\t2010 - 2012`),
    ).toEqual([
      ['Store Manager', 'Target', '2016', '2020'],
      ['Cashier', 'Walmart', '2012', '2016'],
      ['Stock Clerk', "Dillmore's", '2010', '2012'],
    ]);
  });

  it('takes a remark in common words, a kind of contract and a site for no employer', async () => {
    expect(
      await jobsOf(`Work history
2015 - 2020   Weaver, Hollins Mill, until it closed
2010 - 2015   Carpenter, Kunsthalle Sample, Berlin (part-time)`),
    ).toEqual([
      ['Weaver', 'Hollins Mill', '2015', '2020'],
      ['Carpenter', 'Kunsthalle Sample', '2010', '2015'],
    ]);
  });

  it('takes lines without marks under heads that name title, employer and dates for what was done', async () => {
    const text = `Robin Example\nrobin@example.org\n\nExperience
Office Manager, Hollow Vale Vets                    2014 - 2020
Payroll for 26 staff
Complaints
Left when the practice was sold

Audio Typist, Example & Co                          2009 - 2014
Minutes and letters
`;
    const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(
      jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.map(({ value }) => value)]),
    ).toEqual([
      ['Office Manager', 'Hollow Vale Vets', ['Payroll for 26 staff', 'Complaints', 'Left when the practice was sold']],
      ['Audio Typist', 'Example & Co', ['Minutes and letters']],
    ]);
  });

  it('gives a line without employer none from the line above it', async () => {
    const jobs = await jobsOf(`Employment
2015 - 2020   Care Assistant, Oakview Nursing Home
2010 - 2015   Home Carer
2005 - 2010   Cook, Red Lion Hotel`);
    expect(jobs.map(([, company]) => company)).toEqual(['Oakview Nursing Home', null, 'Red Lion Hotel']);
  });

  it('takes the first of two places side by side for the employer where no other is', async () => {
    expect(
      await jobsOf(`Jobs
Harlow Glenwood DC\tMemphis, TN
Material Handler\t9/2013 to 5/2019`),
    ).toEqual([['Material Handler', 'Harlow Glenwood DC', '2013-09', '2019-05']]);
  });

  it('finds employers behind the small words of other languages', async () => {
    expect(
      await jobsOf(`Werkervaring
2015 – heden     Verpleegkundige bij Merwede Kliniek
                 Afdeling longziekten
2009 – 2015      Vakkenvuller, Albert Heijn`),
    ).toEqual([
      ['Verpleegkundige', 'Merwede Kliniek', '2015', 'present'],
      ['Vakkenvuller', 'Albert Heijn', '2009', '2015'],
    ]);
    const jobs = await jobsOf(`Expériences
Depuis 2021 : vendeuse polyvalente chez Biomarché, Rennes
2018-2021 : hôtesse de caisse au Leclerc de Pontivy (CDI temps partiel)
2017 : stage de trois mois en tant que secrétaire à la Mission locale de Lorient`);
    expect(jobs.slice(0, 2)).toEqual([
      ['vendeuse polyvalente', 'Biomarché', '2021', 'present'],
      ['hôtesse de caisse', 'Leclerc de Pontivy', '2018', '2021'],
    ]);
    expect(jobs).toHaveLength(3);
    expect(
      await jobsOf(`الخبرات
- عملت محاسبا في شركة المثال للتجارة من 2015 إلى 2019
- أعمل حاليا رئيس حسابات في مجموعة النموذج منذ 2019 وحتى الآن`),
    ).toEqual([
      ['محاسبا', 'شركة المثال للتجارة', '2015', '2019'],
      ['رئيس حسابات', 'مجموعة النموذج', '2019', 'present'],
    ]);
  });

  it('begins an entry where the one wide gap is', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE

Northgate Group LLC, Dubai, United Arab Emirates
Security Officer
2021 to Present

M5X Nigeria
Lagos, Nigeria
Patrol Supervisor
2016 to 2020`),
    ).toEqual([
      ['Security Officer', 'Northgate Group LLC', '2021', 'present'],
      ['Patrol Supervisor', 'M5X Nigeria', '2016', '2020'],
    ]);
  });

  it('reads a label in brackets', async () => {
    const jobs = await jobsOf(
      '職務経歴\n2018年4月～現在　株式会社見本百貨店　婦人服売場\n【役職】副店長\n・接客販売、売上管理',
    );
    expect(jobs[0]?.slice(0, 2)).toEqual(['副店長', '株式会社見本百貨店']);
  });

  it('splits the first line where the others state title and company on theirs', async () => {
    expect(
      await jobsOf(`Work
  Pastor, St. Benedict Parish  (2018-present)
     Merged two parishes without losing the choir. Balanced the budget in year three.
  Chaplain, Abbey of Our Lady  (2012-2018)
     Hospital visits, youth, Mass on Sundays
  Teacher, Loyola College  (2006-2008)`),
    ).toEqual([
      ['Pastor', 'St. Benedict Parish', '2018', 'present'],
      ['Chaplain', 'Abbey of Our Lady', '2012', '2018'],
      ['Teacher', 'Loyola College', '2006', '2008'],
    ]);
  });

  it('takes a line that begins as duties do for no employer', async () => {
    expect(
      await jobsOf(`Εργασιακή εμπειρία
Μάγειρας, Ξενοδοχείο Δείγμα
05/2018 – σήμερα
Προετοιμασία μενού και επίβλεψη κουζίνας
Βοηθός μάγειρα, Ταβέρνα Παράδειγμα
04/2012 – 10/2017
Παρασκευή θαλασσινών`),
    ).toEqual([
      ['Μάγειρας', 'Ξενοδοχείο Δείγμα', '2018-05', 'present'],
      ['Βοηθός μάγειρα', 'Ταβέρνα Παράδειγμα', '2012-04', '2017-10'],
    ]);
    const [job] = await jobsOf(`Berufspraxis
seit 05/2011
Tischlermeister
Küchenbau Muster GmbH
Leitung der Montage, Ausbildung der Lehrlinge`);
    expect(job?.slice(0, 2)).toEqual(['Tischlermeister', 'Küchenbau Muster GmbH']);
  });

  it('parts title and employer at a full stop', async () => {
    expect(
      await jobsOf(`Experiencia
Trabajadora social. Ayuntamiento de Muestra. Enero 2018 - actualidad.
Atención directa y tramitación de ayudas.
Educadora (voluntariado). Asociación Ejemplo. Veranos 2009-2012.`),
    ).toEqual([
      ['Trabajadora social', 'Ayuntamiento de Muestra', '2018-01', 'present'],
      ['Educadora (voluntariado)', 'Asociación Ejemplo', '2009', '2012'],
    ]);
  });

  it('reads a row of three statements between dashes as one head', async () => {
    expect(
      await jobsOf(`Employment
Band 6 Sister - Lindenhall Health NHS Trust - Rowan ward (acute medicine and stroke)
June 2019 to now
Staff Nurse - Lindenhall Health NHS Trust
Sept 2016 to May 2019`),
    ).toEqual([
      ['Band 6 Sister', 'Lindenhall Health NHS Trust', '2019-06', 'present'],
      ['Staff Nurse', 'Lindenhall Health NHS Trust', '2016-09', '2019-05'],
    ]);
  });

  it('reads jobs of people who have no employer', async () => {
    expect(
      await jobsOf(`Work
Freelance violinist	2020 - present
Plumber, self-employed	2016 - 2020
Own business: Sample Plants	2014 - 2016
Gardener	2010 - 2014
Ballybeg House
Various seasonal jobs (fruit picking, hotel housekeeping)	2008 - 2010`),
    ).toEqual([
      ['Freelance violinist', null, '2020', 'present'],
      ['Plumber', 'self-employed', '2016', '2020'],
      [null, 'Sample Plants', '2014', '2016'],
      ['Gardener', 'Ballybeg House', '2010', '2014'],
      ['Various seasonal jobs (fruit picking, hotel housekeeping)', null, '2008', '2010'],
    ]);
  });

  it('keeps titles and names in two languages whole at a slash', async () => {
    expect(
      await jobsOf(`Work
Sample Trust / Ymddiriedolaeth Sampl
Recruiter / HR Assistant
June 2015 - Present
Little Example Daycare
Owner / Provider
2006 - 2015`),
    ).toEqual([
      ['Recruiter / HR Assistant', 'Sample Trust / Ymddiriedolaeth Sampl', '2015-06', 'present'],
      ['Owner / Provider', 'Little Example Daycare', '2006', '2015'],
    ]);
  });

  it('takes two titles for no employer, and a title in small letters for no remark', async () => {
    expect(
      await jobsOf(`Employment
Example Army, Fort Sample
Squad Leader, Staff Sergeant\t03/2014 - 06/2019`),
    ).toEqual([['Squad Leader, Staff Sergeant', 'Example Army, Fort Sample', '2014-03', '2019-06']]);
    expect(await jobsOf("Work\n2017 - '23    Sampleton FC, goalkeeper")).toEqual([
      ['goalkeeper', 'Sampleton FC', '2017', '2023'],
    ]);
  });

  it('leaves out the time between two jobs, and what a bracket adds to an employer', async () => {
    expect(
      await jobsOf(`Beruflicher Werdegang
2006 - 2016    Verkäuferin, Kaufhaus Muster (120 Beschäftigte)
2003 - 2006    Elternzeit
2002 - 2003    arbeitsuchend, Weiterbildung (IHK)
1999 - 2002    Verkäuferin, Schuhhaus Beispiel`),
    ).toEqual([
      ['Verkäuferin', 'Kaufhaus Muster', '2006', '2016'],
      ['Verkäuferin', 'Schuhhaus Beispiel', '1999', '2002'],
    ]);
  });

  it('finds jobs without a heading whose dates stand under title, employer and town', async () => {
    expect(
      await jobsOf(`Dental Assistant
Northern Sample Medical Center
Shiprock, NM
06/2017 - Present, 40 hours per week
Supervisor: Dr. A. Example
Chairside assisting for two dentists.

Receptionist
Example Family Dental
Farmington, NM
08/2013 - 05/2017
Check-in, insurance verification.

EDUCATION
Diploma, Sample High School, 2010`),
    ).toEqual([
      ['Dental Assistant', 'Northern Sample Medical Center', '2017-06', 'present'],
      ['Receptionist', 'Example Family Dental', '2013-08', '2017-05'],
    ]);
  });

  it('drops a kind of contract before the employer, and reads a row of seasons', async () => {
    expect(
      await jobsOf(`Radno iskustvo
Prodavačica | (part-time), Konzum\t2017 - 2019
Konobarica, Caffe bar Primjer (sezona 2014., 2015. i 2016.)`),
    ).toEqual([
      ['Prodavačica', 'Konzum', '2017', '2019'],
      ['Konobarica', 'Caffe bar Primjer', '2014', '2016'],
    ]);
  });

  it('takes an organisation of a country for no town', async () => {
    expect(
      await jobsOf('Career history\nChief Executive | Sample Health Alliance UK | London | 2019 – present'),
    ).toEqual([['Chief Executive', 'Sample Health Alliance UK', '2019', 'present']]);
  });

  it('begins an entry at the date before a hyphen', async () => {
    expect(
      await jobsOf(`Esperienze lavorative
Dal 2015 ad oggi - Impiegata amministrativa
Comune di Esempio
Anno 2009 - Servizio civile
Comune di Prova, biblioteca civica`),
    ).toEqual([
      ['Impiegata amministrativa', 'Comune di Esempio', '2015', 'present'],
      ['Servizio civile', 'Comune di Prova', '2009', '2009'],
    ]);
  });

  it('keeps a name in guillemets whole and drops the town behind it', async () => {
    expect(
      await jobsOf(`Опыт работы
03.2015 – настоящее время
ГБУЗ «Областная больница», г. Тверь
Медицинская сестра`),
    ).toEqual([['Медицинская сестра', 'ГБУЗ «Областная больница»', '2015-03', 'present']]);
  });
});

interface Printed {
  text: string;
  size: number;
  gap?: number;
  isBold?: boolean;
}

function print(lines: readonly Printed[]): Uint8Array {
  const pdf = new jsPDF({ unit: 'pt' });
  let y = 40;
  for (const { text, size, gap = 14, isBold = false } of lines) {
    y += gap;
    pdf
      .setFontSize(size)
      .setFont('helvetica', isBold ? 'bold' : 'normal')
      .text(text, 40, y);
  }
  return new Uint8Array(pdf.output('arraybuffer'));
}

it('gives roles under one company that company, and towns that no list knows to the role above them', async () => {
  const bytes = print([
    { text: 'Rafaela Example', size: 24 },
    { text: 'rafaela@example.com.br', size: 10 },
    { text: 'Experiência', size: 16, gap: 30 },
    { text: 'Livre Mercante', size: 12, gap: 24 },
    { text: '5 anos 4 meses', size: 10.5 },
    { text: 'Gerente de Operações', size: 11.5, gap: 20 },
    { text: 'fevereiro de 2022 - Present (2 anos 9 meses)', size: 10.5 },
    { text: 'Cajamar, São Paulo, Brasil', size: 10.5 },
    { text: 'Supervisora de Expedição', size: 11.5, gap: 20 },
    { text: 'julho de 2019 - janeiro de 2022 (2 anos 7 meses)', size: 10.5 },
    { text: 'Cajamar', size: 10.5 },
    { text: 'Transportes Exemplo', size: 12, gap: 24 },
    { text: 'Analista de Logística', size: 11.5 },
    { text: 'março de 2013 - junho de 2019 (6 anos 4 meses)', size: 10.5 },
  ]);
  const { jobs } = await parseResume({ bytes, fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Gerente de Operações', 'Livre Mercante'],
    ['Supervisora de Expedição', 'Livre Mercante'],
    ['Analista de Logística', 'Transportes Exemplo'],
  ]);
});

it('finds a title in bold under what is told of the company, and ends a head where its sentences begin', async () => {
  const bytes = print([
    { text: 'Odile Example', size: 20 },
    { text: 'odile@example.org', size: 10 },
    { text: 'Employment', size: 16, gap: 30 },
    { text: 'Sampleton Foods, 2016 – 2020', size: 10, gap: 24 },
    { text: '• Fish and seafood, wholesale', size: 10 },
    { text: 'Warehouse Manager', size: 10, isBold: true },
    { text: 'Stock counts and rotas of fourteen packers.', size: 10 },
    {
      text: '2009–2016 Bursar, Example School. Finance, catering, grounds and governors.',
      size: 10,
      gap: 24,
      isBold: true,
    },
    { text: '1999–2009 Commander, Example Navy. Served at sea and ashore.', size: 10, gap: 24, isBold: true },
  ]);
  const { jobs } = await parseResume({ bytes, fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Warehouse Manager', 'Sampleton Foods'],
    ['Bursar', 'Example School'],
    ['Commander', 'Example Navy'],
  ]);
  expect(jobs[1]?.bullets.map(({ value }) => value)).toEqual(['Finance, catering, grounds and governors.']);
});

it('keeps to their item and their title the words and years that had no room on its line', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  const put = (text: string, x: number, y: number, isBold = false) =>
    pdf.setFont('helvetica', isBold ? 'bold' : 'normal').text(text, x, y);
  const item = (text: string, y: number) => {
    pdf.circle(46, y - 3, 1.5, 'F');
    put(text, 54, y);
  };
  pdf.setFontSize(20);
  put('Odile Example', 40, 50);
  pdf.setFontSize(10);
  put('odile@example.org', 40, 70);
  pdf.setFontSize(14);
  put('Employment', 40, 105);
  pdf.setFontSize(10);
  put('Class Teacher (Year 6) and KS2 Science', 40, 130, true);
  put('Sept 2021 –', 250, 130);
  put('Lead', 40, 144, true);
  put('present', 250, 144);
  put('Sampleton Primary School, Leeds', 40, 158);
  item('Raised the share at the standard from 61% (2022) to 78%', 172);
  put('(2025)', 54, 186);
  item('Coached four new teachers each week and one returning', 200);
  put('teacher', 54, 214);
  put('Class Teacher', 40, 236, true);
  put('2019 – 2021', 250, 236);
  put('Exampleton Primary School, Leeds', 40, 250);
  item('Taught in both year groups', 264);
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Class Teacher (Year 6) and KS2 Science Lead', 'Sampleton Primary School'],
    ['Class Teacher', 'Exampleton Primary School'],
  ]);
  expect(jobs[0]?.bullets.map(({ value }) => value)).toEqual([
    'Raised the share at the standard from 61% (2022) to 78% (2025)',
    'Coached four new teachers each week and one returning teacher',
  ]);
});

it('takes the name over how long somebody stayed for the employer, though headings look like it', async () => {
  const bytes = print([
    { text: 'Odile Example', size: 20 },
    { text: 'odile@example.org', size: 10 },
    { text: 'Languages', size: 12, gap: 30 },
    { text: 'English, French', size: 10 },
    { text: 'Experience', size: 12, gap: 30 },
    { text: 'Sample-Rijn Cycle Parts', size: 12, gap: 24 },
    { text: '4 years 10 months', size: 10 },
    { text: 'Senior Supply Planner', size: 11 },
    { text: 'March 2020 - Present (2 years 9 months)', size: 10 },
    { text: 'Demand Planner', size: 11, gap: 20 },
    { text: 'February 2018 - February 2020 (2 years 1 month)', size: 10 },
    { text: 'Education', size: 12, gap: 30 },
    { text: 'BSc Logistics, University of Example, 2014 - 2017', size: 10 },
  ]);
  const { jobs } = await parseResume({ bytes, fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Senior Supply Planner', 'Sample-Rijn Cycle Parts'],
    ['Demand Planner', 'Sample-Rijn Cycle Parts'],
  ]);
});

it('keeps what a dash adds to a title behind its label, and takes labels of duties for no duties', async () => {
  const text = `Robin Example
robin@example.org

Experience
JANUARY 2022 - TO DATE: SAMPLE INSURANCE CO. LTD, UPPER HILL, NAIROBI
POSITION: ASSOCIATE - MIS
Duties and responsibilities
- Registered 160 claims a month
Achievement: Flagged 23 false claims

MAY 2019 - DECEMBER 2021: EXAMPLE MEDICAL SCHEMES, MOMBASA
POSITION: CLAIMS ASSISTANT
Duties and responsibilities
- Vetted the invoices of 42 hospitals`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, location }) => [title?.value, company?.value, location?.value])).toEqual([
    ['ASSOCIATE - MIS', 'SAMPLE INSURANCE CO. LTD', 'NAIROBI'],
    ['CLAIMS ASSISTANT', 'EXAMPLE MEDICAL SCHEMES', 'MOMBASA'],
  ]);
  expect(jobs.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
    ['Registered 160 claims a month', 'Flagged 23 false claims'],
    ['Vetted the invoices of 42 hospitals'],
  ]);
});

it('finds jobs of which is said how long they were, and nothing of when', async () => {
  const text = `Robin Example\nrobin@example.org\n\nJobs

Sample Facilities Ltd
3 yrs 4 mos
Night cleaning of offices and a dental surgery

Hotel Example
5 years
Rooms and laundry, 16 rooms a day

Care for my mother
2 years`;
  const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  const { jobs } = readUndoubted(document).resume;
  expect(jobs.map(({ title, company, bullets }) => [title?.value ?? company?.value, bullets.length])).toEqual([
    ['Sample Facilities Ltd', 1],
    ['Hotel Example', 1],
  ]);
});

it('leaves a title whole where nothing else of its line is told of, and takes "at" at its word', async () => {
  expect(
    await jobsOf(`Ministry

Vicar of Elm with Great Elm and Elm Parva
Diocese of Sampleton
From 06/2019

Curate of Ash
Diocese of Sampleton
2014 until May 2019`),
  ).toEqual([
    ['Vicar of Elm with Great Elm and Elm Parva', 'Diocese of Sampleton', '2019-06', 'present'],
    ['Curate of Ash', 'Diocese of Sampleton', '2014', '2019-05'],
  ]);
  expect(
    await jobsOf(`Experience
Barber at Sample Cuts
2018 to date

Sweep-up lad at Mister Example
2016 to 2018`),
  ).toEqual([
    ['Barber', 'Sample Cuts', '2018', 'present'],
    ['Sweep-up lad', 'Mister Example', '2016', '2018'],
  ]);
});

it('keeps an own master among jobs whose years stand before them, with their text set in', async () => {
  expect(
    await jobsOf(`Work
2001-2006  Apprentice plasterer, Davies & Daughter
           New build estates
2006-2014  Plasterer, Sample Valley Homes Ltd
           Float and set
since 2014 Self-employed plasterer
           Lime work, coving`),
  ).toEqual([
    ['Apprentice plasterer', 'Davies & Daughter', '2001', '2006'],
    ['Plasterer', 'Sample Valley Homes Ltd', '2006', '2014'],
    ['Self-employed plasterer', null, '2014', 'present'],
  ]);
});

it('takes a word for the present before a title for its dates, and few words below a whole head for what was done', async () => {
  expect(
    (
      await jobsOf(`Teaching
Present: Head of Music, Elm School, Bath (from September 2019)
2014-2019: Teacher of Music, Ash School, Bristol`)
    ).map(([title]) => title),
  ).toEqual(['Head of Music', 'Teacher of Music']);
  const text = `Robin Example\nrobin@example.org\n\nCURRENT POST
Dental Nurse, Sample Dental Practice, since March 2021
Chairside, sterilising, stock

PREVIOUS POSTS
Receptionist, Sample Dental Practice, 2018 to 2021`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs[0]?.bullets.map(({ value }) => value)).toEqual(['Chairside, sterilising, stock']);
});
