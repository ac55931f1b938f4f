import { parseResume } from './parse.ts';
import type { ParsedResume } from './result.ts';

function parseText(text: string, fileName = 'resume.txt'): Promise<ParsedResume> {
  return parseResume({ bytes: new TextEncoder().encode(text), fileName });
}

const jobsOf = (resume: ParsedResume) =>
  resume.jobs.map((job) => [job.title?.value, job.company?.value, job.start?.value, job.end?.value]);
const schoolsOf = (resume: ParsedResume) =>
  resume.education.map((school) => [school.degree?.value, school.institution?.value, school.end?.value]);

describe('parseResume', () => {
  it('reads contact details, jobs, schools and skills of a plain text', async () => {
    const resume = await parseText(`MIRA SOLBERG
Product Designer
mira.solberg@example.org | (503) 555-0117 | Portland, OR | linkedin.com/in/mirasolberg

EXPERIENCE

Senior Product Designer, Fernhill Software
Mar 2020 - Present
- Led the redesign of the booking flow.
- Built a design system with forty components.

Product Designer, Ostrander & Co.
Jan 2016 - Feb 2020
- Shipped three mobile apps.

EDUCATION

B.A. in Graphic Design
Reed College, 2015

SKILLS

Figma, Prototyping, User research
`);
    expect(resume.name?.value).toBe('MIRA SOLBERG');
    expect(resume.headline?.value).toBe('Product Designer');
    expect(resume.email?.value).toBe('mira.solberg@example.org');
    expect(resume.phone?.value).toBe('(503) 555-0117');
    expect(resume.location?.value).toBe('Portland, OR');
    expect(resume.links.linkedin?.value).toBe('linkedin.com/in/mirasolberg');
    expect(jobsOf(resume)).toEqual([
      ['Senior Product Designer', 'Fernhill Software', '2020-03', 'present'],
      ['Product Designer', 'Ostrander & Co.', '2016-01', '2020-02'],
    ]);
    expect(resume.jobs[0]?.bullets.map((bullet) => bullet.value)).toEqual([
      'Led the redesign of the booking flow.',
      'Built a design system with forty components.',
    ]);
    expect(schoolsOf(resume)).toEqual([['B.A. in Graphic Design', 'Reed College', '2015']]);
    expect(resume.skills.map((skill) => skill.value)).toEqual(['Figma', 'Prototyping', 'User research']);
  });

  it('reads two items of a list in two columns as two, and begins what stands behind a label as a line begins', async () => {
    const { summary, jobs } = await parseText(`MIRA SOLBERG
mira.solberg@example.org

PROFILE
• Nine years in drainage and road design\t4 yrs in Norway, 5 yrs in Canada
• AutoCAD, WaterCAD\tClass 5 licence, own car

EXPERIENCE
Quality Analyst, Fernhill Software
Mar 2020 - Present
- Led the team for four months during a leave, team of 7
Achievement: campaign score from 82% to 91%`);
    expect(summary?.value.split('\n')).toEqual([
      'Nine years in drainage and road design',
      '4 yrs in Norway, 5 yrs in Canada',
      'AutoCAD, WaterCAD',
      'Class 5 licence, own car',
    ]);
    expect(jobs[0]!.bullets.map(({ value }) => value)).toContain('Campaign score from 82% to 91%');
  });

  it('takes a word before dates as part of them, and dates in a column before their text as the head of an entry', async () => {
    const resume = await parseText(`Inma Rebollo
inma@example.org

EXPERIENCIA DOCENTE

Curso 2020/21 – actualidad: Tutora de Primaria, Colegio Gonzalo de Berceo, Valladolid.
Curso 2015/16 – 2019/20: Maestra, Colegio La Inmaculada, Palencia.

FORMACIÓN ACADÉMICA

2005-2008\tDiplomada en Enfermería. Escuela Universitaria de Enfermería de Teruel.
`);
    expect(jobsOf(resume)).toEqual([
      ['Tutora de Primaria', 'Colegio Gonzalo de Berceo', '2020', 'present'],
      ['Maestra', 'Colegio La Inmaculada', '2015', '2020'],
    ]);
    expect(schoolsOf(resume)).toEqual([
      ['Diplomada en Enfermería', 'Escuela Universitaria de Enfermería de Teruel', '2008'],
    ]);
  });

  it('knows headings beside one that is always set in capitals', async () => {
    const { sections } = await parseText(
      'Jo Muster\njo@example.de\n\nZur Person\ngeb. 1965\n\nBeruf\n1986-1998   Fa. Beispiel, Aalen: Werkzeugmacher\n\nEDV\nSAP, Excel\n\nHobby\nImkerei',
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['personal', 'experience', 'skills', 'interests']);
  });

  it('finds the name under the first heading where nothing stands before it', async () => {
    const { name } = await parseText(
      'PERSONAL PROFILE\n\nFatou Example\n88 Sample Road\nLondon SE15 4HA\nfatou@example.com\n\nEMPLOYMENT HISTORY\n\nPremier Sample Hub Westminster\nRoom Attendant\tOct 2019 – Feb 2022',
    );
    expect(name?.value).toBe('Fatou Example');
  });

  it('tells the telephone number from that of a document on one line', async () => {
    const { phone } = await parseText(
      'Ana Ejemplo\nCédula: 1.020.555.014 - Bogotá D.C. - Cel: 310 555 0142 - ana@example.co\n\nEducación\nPsicología - Universidad de La Sabana - 2014',
    );
    expect(phone?.value).toBe('310 555 0142');
  });

  it('takes an employer in capitals over the facts of a job for no heading', async () => {
    const resume = await parseText(
      'Ana Ejemplo\nana@example.co\n\nEXPERIENCIA LABORAL\n\nFUNDACIÓN MUESTRA\nCargo: Psicóloga\nFecha: Febrero de 2019 - A la fecha\n\nFORMACIÓN ACADÉMICA\nPsicología - Universidad de La Sabana - 2014\n\nIDIOMAS\nInglés',
    );
    expect(jobsOf(resume)).toEqual([['Psicóloga', 'FUNDACIÓN MUESTRA', '2019-02', 'present']]);
  });

  it('takes no list of duties for a title, and no sentence below a dated line for an employer', async () => {
    const resume = await parseText(`Dwight Amundson
dwight@example.org

WORK I HAVE DONE

2013-now\tHerd Manager, Rolling Ridge Dairy, Waukon, Iowa
\tAI breeding, calf care, supervise 4 milkers

Assistant Curator, Victoria and Albert Museum. 2009 to 2012.
Ceramics and Glass Section.

WHERE I TRAINED

Tertiary: A.A.S. Dairy Science
Northeast Iowa Community College
2008
`);
    expect(jobsOf(resume)).toEqual([
      ['Herd Manager', 'Rolling Ridge Dairy', '2013', 'present'],
      ['Assistant Curator', 'Victoria and Albert Museum', '2009', '2012'],
    ]);
    expect(schoolsOf(resume)).toEqual([['A.A.S. Dairy Science', 'Northeast Iowa Community College', '2008']]);
  });

  it('lets clear entries settle whether the company or the title comes first', async () => {
    const resume = await parseText(`Ivo Brandt
ivo@example.org

WORK EXPERIENCE

Kestrel Analytics GmbH
Data Engineer
2019 - 2023
- Built pipelines for energy meters.

Palomar
Wrangler of Numbers
2016 - 2019
- Cleaned data for the quarterly report.
`);
    expect(jobsOf(resume)).toEqual([
      ['Data Engineer', 'Kestrel Analytics GmbH', '2019', '2023'],
      ['Wrangler of Numbers', 'Palomar', '2016', '2019'],
    ]);
  });

  it('gives every role at one company its company', async () => {
    const resume = await parseText(
      `# Nadia Okafor

nadia@example.org

## Experience

**Harbourlight Logistics**

*Operations Manager* | 2021 - Present

- Runs four depots.

*Shift Supervisor* | 2018 - 2021

- Ran the night sort.
`,
      'resume.md',
    );
    expect(jobsOf(resume)).toEqual([
      ['Operations Manager', 'Harbourlight Logistics', '2021', 'present'],
      ['Shift Supervisor', 'Harbourlight Logistics', '2018', '2021'],
    ]);
  });

  it.each([
    ['Experiencia laboral', 'enero de 2019 – actualidad', 'Formación académica', 'Idiomas'],
    ['Expérience professionnelle', 'janvier 2019 – aujourd’hui', 'Formation', 'Langues'],
    ['Berufserfahrung', 'Januar 2019 – heute', 'Ausbildung', 'Sprachen'],
    ['Experiência profissional', 'janeiro de 2019 – atual', 'Formação acadêmica', 'Idiomas'],
    ['工作经历', '2019年1月 – 至今', '教育背景', '语言能力'],
    ['कार्य अनुभव', 'जनवरी 2019 – वर्तमान', 'शिक्षा', 'भाषाएँ'],
    ['الخبرات العملية', 'يناير 2019 – حتى الآن', 'المؤهلات العلمية', 'اللغات'],
  ])('knows the headings and dates of %s', async (experience, dates, education, languages) => {
    const resume = await parseText(
      `Sam Rivera\nsam@example.org\n\n${experience}\nEngineer, Blue Door Ltd\n${dates}\n\n${education}\nMIT, 2018\n\n${languages}\nEnglish\n`,
    );
    expect(resume.sections.map((section) => section.kind)).toEqual(['experience', 'education', 'languages']);
    expect(resume.jobs[0]?.start?.value).toBe('2019-01');
    expect(resume.jobs[0]?.end?.value).toBe('present');
  });

  it('reads the facts that employers in the Gulf ask for', async () => {
    const resume = await parseText(`CURRICULUM VITAE
Salim Haddad
Mobile: +971 50 123 0000
Email: salim@example.org

PERSONAL INFORMATION
Nationality : Jordanian
Date of Birth : 05-06-1990
Marital Status : Married
Visa Status : Transferable, NOC available
Driving License : Valid UAE license
Notice Period : 1 month
`);
    expect(resume.name?.value).toBe('Salim Haddad');
    expect(Object.fromEntries(Object.entries(resume.personal).map(([key, field]) => [key, field.value]))).toEqual({
      nationality: 'Jordanian',
      dateOfBirth: '1990-06-05',
      maritalStatus: 'Married',
      visaStatus: 'Transferable, NOC available',
      drivingLicence: 'Valid UAE license',
      noticePeriod: '1 month',
    });
  });

  it('reads labels in capitals, each over its value, of which the first is taken for a heading', async () => {
    const { personal } = await parseText(
      'Lea Moss\nlea@example.org\n\nSKILLS\n\nCanva, Excel\n\nEXPECTED SALARY\n\nRM 6,000\n\nNOTICE\n\n1 month\n\nEDUCATION\n\nHigh School Diploma, Elm High School, 2017\n',
    );
    expect(personal.expectedSalary?.value).toBe('RM 6,000');
    expect(personal.noticePeriod?.value).toBe('1 month');
  });

  it('keeps sections that it does not know, under their own headings', async () => {
    const resume = await parseText(
      `Lea Moss\nlea@example.org\n\nEXPERIENCE\n\nBaker, Crumb & Sons\n2018 - 2020\n\nBOARD GAMES DESIGNED\n\nThe Lighthouse, a game for four.\n\nEDUCATION\n\nHigh School Diploma, Elm High School, 2017\n`,
    );
    expect(resume.unplaced).toContainEqual(
      expect.objectContaining({ text: 'The Lighthouse, a game for four.', section: 'BOARD GAMES DESIGNED' }),
    );
  });

  it('tells by its content what a section under an unknown heading is about', async () => {
    const resume = await parseText(`PAVEL NOVOTNY
pavel.novotny@example.org | +420 602 555 011 | Brno, Czech Republic

SKILLS

Welding, Rigging, Blueprint reading

LANGUAGES

Czech, English

REFERENCES

On request

CHAPTERS OF MY TRADE

Site Supervisor, Moravia Bridges Ltd
Apr 2018 - Present
- Ran a crew of nine.

WHERE THE PAPER CAME FROM

Diploma in Mechanical Engineering, Brno Technical School
2014
`);
    expect(jobsOf(resume)).toEqual([['Site Supervisor', 'Moravia Bridges Ltd', '2018-04', 'present']]);
    expect(schoolsOf(resume)).toEqual([['Diploma in Mechanical Engineering', 'Brno Technical School', '2014']]);
  });

  it('finds schools and degrees that only the shape of their entries gives away', async () => {
    const resume = await parseText(`ANA PRADO
ana.prado@example.org | +34 600 555 012 | Madrid, Spain

EDUCATION

Casa de la Luz
MBA
2016 - 2018

University of Valencia
Bachelor of Economics
2010 - 2014
`);
    expect(schoolsOf(resume)).toEqual([
      ['MBA', 'Casa de la Luz', '2018'],
      ['Bachelor of Economics', 'University of Valencia', '2014'],
    ]);
  });

  it('refuses what is not a resume', async () => {
    await expect(
      parseText('Two cups of flour, one egg, a pinch of salt. Stir well and bake for half an hour.'),
    ).rejects.toMatchObject({ code: 'not_a_resume' });
  });

  it('refuses a job advert and says so, whatever skills and contact it names', async () => {
    const advert = parseText(`Site Supervisor
Moravia Bridges Ltd, Brno
jobs@example.org

ABOUT US
We are looking for a site supervisor to join our team.

REQUIREMENTS
- You have five years of experience in building bridges.
- AutoCAD, Excel

HOW TO APPLY
Send your CV by 1 May. The successful candidate will start in June.
`);
    await expect(advert).rejects.toMatchObject({
      code: 'not_a_resume',
      message: expect.stringContaining('job advert'),
    });
  });

  it('refuses an advert that speaks to nobody, and one that dates its table of pay', async () => {
    const plain = parseText(`Tanker Driver, Home Every Night
Ostrava River Fuels, Opava
What you'll do:
- Load at two terminals and deliver to farms
Must have:
- Valid licence, 3+ years experience
Would be nice:
- Farm background
Pay: 410 an hour
Send resume and abstract to jobs@fuels.example or ring 0412 555 010.
`);
    await expect(plain).rejects.toMatchObject({ message: expect.stringContaining('job advert') });
    const dated = parseText(`Account Manager
The Bureau of Bridges is hiring an account manager.
Pay Calculator, General Schedule, 2020
About the role
You will report to the director. The position is based in Brno.
Minimum qualifications
At least two years with clients
How to apply
Send your resume. We are an equal opportunity employer.
`);
    await expect(dated).rejects.toMatchObject({ message: expect.stringContaining('job advert') });
  });

  it('reads a resume without dates that speaks of pay, start and requirements', async () => {
    const resume = await parseText(`OTTO HRUBY
otto@example.org | 0412 555 011

EXPERIENCE
Driver, Moravia Haulage
- Required to load at two terminals
Warehouse hand, Brno Cold Store
- You will find that I never missed a shift

Salary: open to talk
Start date: at once
References are available on request.
`);
    expect(resume.jobs.length).toBeGreaterThan(0);
  });

  it('reads a resume of somebody who writes adverts', async () => {
    const resume = await parseText(`ANA PRADO
ana.prado@example.org

SUMMARY
Wrote "we are looking for" and "the successful candidate" a thousand times; learned how to apply them.

EXPERIENCE
Recruiter, Casa de la Luz
2016 - 2018
- Job description, requirements, about us: all in one voice. You will know it.
`);
    expect(resume.jobs).toHaveLength(1);
  });

  it('reads facts about the person that are said without a label', async () => {
    const { personal } = await parseText(`Nadine Pawlowski
geb. 26.01.1994, ledig, ein Kind
nadine@example.de | 0209 5550123
Führerschein Klasse B, C+E

Berufserfahrung
02/2019 - heute
Verkäuferin, Deichmann SE
`);
    expect(personal.dateOfBirth?.value).toBe('1994-01-26');
    expect(personal.maritalStatus?.value).toBe('ledig');
    expect(personal.drivingLicence?.value).toBe('B, C+E');
  });

  it('takes the title from the text where the head names only the employer, and two labelled dates for a range', async () => {
    const resume = await parseText(`Hélène Martin
helene@example.fr

Expérience

Cabinet Lorans & Associés, Rennes
Admission: 05/02/2018 Fin: 30/11/2023
Avocate collaboratrice, droit de la famille et des personnes. Contentieux devant le juge, médiation et conseil.
`);
    expect(jobsOf(resume)).toEqual([['Avocate collaboratrice', 'Cabinet Lorans & Associés', '2018-02', '2023-11']]);
  });

  it('parts a degree from a school that no list knows', async () => {
    const resume = await parseText(`Torben Hinrichsen
torben@example.de

Ausbildung

2000 - 2003   Ausbildung zum Dachdecker, Fa. Petersen Bedachungen
1990 - 2000   Mittlere Reife, Theodor-Storm-Realschule
`);
    expect(schoolsOf(resume)[0]).toEqual(['Ausbildung zum Dachdecker', 'Fa. Petersen Bedachungen', '2003']);
  });
});

describe('what people write in their own way', () => {
  it('reads Markdown in a file of plain text, with and without blanks behind its marks', async () => {
    const resume = await parseText(`#**sample-cv**
##**Inma Rebollo**
##Contact
*__Location__: Vigo, Spain
*__Email__: inma@example.org
##Skills
*HTML5, CSS3
*Git
##Languages
*Galician - Native
*English - Intermediate
`);
    expect(resume.name?.value).toBe('Inma Rebollo');
    expect(resume.skills.map(({ value }) => value)).toEqual(['HTML5', 'CSS3', 'Git']);
    expect(resume.languages.map(({ value }) => value)).toEqual(['Galician', 'English']);
  });

  it('reads numbered jobs under a heading with a remark, and certificates side by side', async () => {
    const resume = await parseText(`LEELA VARKEY
Mob: 0091 94475 30218     E mail: leela@example.org
REGISTRATION
BLS (AHA) valid till 06/2027     ACLS valid till 08/2027
EXPERIENCE          (total 8 yrs 5 months)
1) Larkfield Hospital Ernakulam, Kerala - 650 bedded
Staff Nurse , Medical ICU (18 beds)          Feb 2019 to till date
2) Al Sample Hospital, Riyadh KSA
Staff Nurse , Surgical ward          April 2016 - Sept 2018
`);
    expect(resume.jobs.map(({ company, start }) => [company?.value.split(',')[0], start?.value])).toEqual([
      ['Larkfield Hospital Ernakulam', '2019-02'],
      ['Al Sample Hospital', '2016-04'],
    ]);
    expect(resume.certifications.map(({ title, date }) => [title.value, date?.value])).toEqual([
      ['BLS (AHA)', '2027-06'],
      ['ACLS', '2027-08'],
    ]);
  });

  it('knows a sentence that says where somebody works now, and a range whose end is on the next line', async () => {
    const resume = await parseText(`Ivo Brandt
ivo@example.org

Work Experience
Currently working as a Department Manager at Sample Gas Company
Jan 2021 - present
- Ran two plants with forty people.

Sales Representative, Fernhill Foods — 2015
→ 2020
- Won 220 shops.
`);
    expect(jobsOf(resume)).toEqual([
      ['Department Manager', 'Sample Gas Company', '2021-01', 'present'],
      ['Sales Representative', 'Fernhill Foods', '2015', '2020'],
    ]);
  });

  it('puts wrapped lines of a text together, and knows rules, fillers and tight bullets', async () => {
    const resume = await parseText(`Ivo Brandt
ivo@example.org | +49 30 5550117
..........................................

EXPERIENCE
..........................................
2018-2020    Fernhill Systems Ltd -------------------- Boston, MA
Developer
• Admin board: wrote the server and the pages of a board for users, orders and
refunds of a shop. Added a search, along with roles of the people who use it
(create, update, delete), which made the work safe.
• Tests: wrote tests for the whole of it.

Naivas Market, Nakuru
Cashier
03/2014 - 12/2017
-Receive payments by cash and card
-balance the till at the end of a shift
`);
    expect(resume.jobs.map(({ company, bullets }) => [company?.value, bullets.map(({ value }) => value)])).toEqual([
      [
        'Fernhill Systems Ltd',
        [
          'Admin board: wrote the server and the pages of a board for users, orders and refunds of a shop. Added a search, along with roles of the people who use it (create, update, delete), which made the work safe.',
          'Tests: wrote tests for the whole of it.',
        ],
      ],
      ['Naivas Market', ['Receive payments by cash and card', 'balance the till at the end of a shift']],
    ]);
  });

  it('leaves two lines two where nothing tells of a width that the text is wrapped at', async () => {
    const resume = await parseText(`Ivo Brandt
ivo@example.org

EXPERIENCE
Gulf Freight, Houston - Port driver - Apr 2020 - Dec 2022
  containers from both terminals, three or four loads per day, drop and hook and live unload
  pre trip and post trip inspections
`);
    expect(resume.jobs[0]!.bullets.map(({ value }) => value)).toHaveLength(2);
  });

  it('reads certificates behind a heading in capitals, one after the other', async () => {
    const { certifications, education } = await parseText(`Mara Kowal
mara@example.org

EXPERIENCE
Staff Pharmacist, Sample Pharmacy, Tampa, FL — 06/2021 to Present
• Verify 320 orders a day
EDUCATION
Doctor of Pharmacy, University of South Florida, 2021
LICENSES & CERTS: FL Pharmacist; Immunization; BLS (exp 9/2027)
SKILLS
Epic, Pyxis
`);
    expect(certifications.map(({ title }) => title.value)).toEqual(['FL Pharmacist', 'Immunization', 'BLS']);
    expect(education.map(({ details }) => details.length)).toEqual([0]);
  });

  it('keeps a project and a reference with the job above them', async () => {
    const resume = await parseText(`Thabo Example
thabo@example.org

Work Experience:

Company: Sample Logistics
Position: Truck Driver
Period: Feb 2020 - Current
Project : Harbour Tower 4
Duties: Long distance deliveries, load securing
Reference: Mr Doe 011 555 0101

Company: Fernhill Market
Position: Forklift Operator
Period: March 2014 - Jan 2020
Duties: Picking, loading trucks
`);
    expect(jobsOf(resume)).toEqual([
      ['Truck Driver', 'Sample Logistics', '2020-02', 'present'],
      ['Forklift Operator', 'Fernhill Market', '2014-03', '2020-01'],
    ]);
    expect(resume.jobs.flatMap(({ bullets }) => bullets.map(({ value }) => value))).toEqual(
      expect.arrayContaining(['Long distance deliveries, load securing', 'Picking, loading trucks']),
    );
  });

  it('takes no post box for a telephone', async () => {
    const { phone } = await parseText(
      'JANE EXAMPLE\nP.O. Box 4411-00200 Nairobi | jane@example.org\n\nSKILLS\nExcel\n',
    );
    expect(phone).toBeNull();
  });

  it('reads the languages below the first one in the cell beside their label', async () => {
    const { languages } = await parseText(
      'JANE EXAMPLE\njane@example.org\n\nSKILLS\nLanguages\tSpanish: native\nEnglish: full professional\nFrench: good\nDriving: daily\n',
    );
    expect(languages.map(({ value }) => value)).toEqual(['Spanish', 'English', 'French']);
  });

  it('reads the jobs of a form that names a referee below each', async () => {
    const resume = await parseText(`JANE EXAMPLE
jane@example.org

EMPLOYMENT HISTORY
Company Name: Elm Market
Position: Cashier
Period: March 2016 - March 2017
REFERENCES
Company: Elm Market
Position: Manager
Phone: 072 800 0053
Company Name: Tay Stores
Position: General Assistant
Period: August 2018 - April 2019
`);
    expect(jobsOf(resume)).toEqual([
      ['Cashier', 'Elm Market', '2016-03', '2017-03'],
      ['General Assistant', 'Tay Stores', '2018-08', '2019-04'],
    ]);
  });
});
