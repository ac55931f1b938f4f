import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { parseResume } from '../parse.ts';

async function read(history: string, heading = 'Experience') {
  const text = `Robin Example\nrobin@example.org\n\n${heading}\n${history}\n`;
  return parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
}
const headsOf = async (history: string) =>
  (await read(history)).jobs.map(({ title, company, start, end }) =>
    [title, company, start, end].map((field) => field && (field.confidence >= SURE_ENOUGH ? field.value : '?')),
  );

const SUPERVISOR = ['Shift Supervisor', 'Northgate Bakery', '2018', 'present'];
const BAKER = ['Baker', 'Northgate Bakery', '2015', '2018'];
const PORTER = ['Kitchen Porter', 'Millbrook Cafe', '2013', '2013'];

describe('heads of three lines with nothing below them', () => {
  test.each([
    ['title, employer, dates', '%t\n%e\n%d'],
    ['employer, title, dates', '%e\n%t\n%d'],
    ['title, dates, employer', '%t\n%d\n%e'],
    ['dates, title, employer', '%d\n%t\n%e'],
    ['title, employer with its town, dates', '%t\n%e, Leeds\n%d'],
    ['title, employer, town, dates', '%t\n%e\nLeeds, UK\n%d'],
  ])('are all sure, a year alone as well: %s', async (_, form) => {
    const printed = [SUPERVISOR, BAKER, PORTER].map(([title, employer, from, to]) =>
      form
        .replace('%t', title!)
        .replace('%e', employer!)
        .replace('%d', from === to ? from! : `${from} - ${to}`),
    );
    expect(await headsOf(printed.join('\n\n'))).toEqual([SUPERVISOR, BAKER, PORTER]);
  });

  it('may name one employer of many words over and over', async () => {
    const museum = 'Harbour City Maritime Museum & Northern Sound Archive, Film Library and Study Center';
    expect(
      await headsOf(`Head of Exhibitions\n${museum}\nMarch 2019 - present

Exhibitions Officer\n${museum}\n2016 - 2019

Front of House Assistant\nOld Mill Theatre, Leeds\n2012 - 2016

Box Office Intern\nTicketBarn.com\n2011`),
    ).toEqual([
      ['Head of Exhibitions', expect.stringContaining('Harbour City Maritime Museum'), '2019-03', 'present'],
      ['Exhibitions Officer', expect.stringContaining('Harbour City Maritime Museum'), '2016', '2019'],
      ['Front of House Assistant', 'Old Mill Theatre', '2012', '2016'],
      ['Box Office Intern', 'TicketBarn.com', '2011', '2011'],
    ]);
  });

  it('are read in whatever order their times come, and with a figure too many', async () => {
    expect(
      await headsOf(`Dock Worker\nMay 2008 - April 2009\nSample Freight\t\tSalem, OR\nLoaded trailers.

Delivery Driver\nJune 2006 - May 20008\nPizza Barn\t\tSalem, OR\nDelivered orders.

Warehouse Associate\nFeburary 2017 - Current\nGlass Works Co.\t\tSalem, OR\nMoved racks of glass.`),
    ).toEqual([
      ['Dock Worker', 'Sample Freight', '2008-05', '2009-04'],
      ['Delivery Driver', 'Pizza Barn', '2006-06', '2008-05'],
      ['Warehouse Associate', 'Glass Works Co.', '2017-02', 'present'],
    ]);
  });

  it('are not sure by their form where a line of what was done stands for the employer', async () => {
    const jobs = await headsOf(`Cook\nPrepared breakfast for guests\n2018 - 2020

Baker\nBaked bread in the mornings\n2015 - 2018

Waiter\nServed the tables outside\n2012 - 2015`);
    expect(jobs.map(([, company]) => company).filter((company) => company && company !== '?')).toEqual([]);
  });
});

it('takes a list of courses in capitals for no name', async () => {
  const text = `Robin Example\nrobin@example.org\n\nEducation\n
Harbour Community College - A.A.S., Paralegal Studies (2017), GPA 3.8
NALA Certified Paralegal (CP), 2018; Advanced Certified Paralegal - Discovery, 2021`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(education.flatMap(({ details }) => details.map(({ value }) => value)).join('\n')).toContain(
    'NALA Certified Paralegal',
  );
});

it('takes no line of what was done for the employer where none is named', async () => {
  const { jobs } = await read(`06/2012 to Current
Sales Associate
Sold shoes and clothes to customers.
Counted the till at night.
05/2009 to 05/2012
Cashier
Rang up customers at four tills.`);
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company, bullets.length])).toEqual([
    ['Sales Associate', null, 2],
    ['Cashier', null, 1],
  ]);
});

it('reads titles over towns over prose that tells when, whatever sentences the prose has', async () => {
  const { jobs } = await read(
    `Wheel builder
Raalte, The Netherlands

Based in Raalte for most of 2022, I built wheels for clients, and I trained the colleagues who came after me there.

Landscaper
Melbourne, Australia

Between 2019 and 2020 I was employed as a landscaper in Melbourne, and I mixed cement and planted a lot of trees.

Salesman
Zeist, The Netherlands

In the shop I assisted customers and I opened and closed the store on my own from my second month there onwards.`,
    'Working Experiences',
  );
  expect(
    jobs.map(({ title, company, location, start, bullets }) => [
      title?.value,
      company,
      location?.value,
      start?.value ?? null,
      bullets.length,
    ]),
  ).toEqual([
    ['Wheel builder', null, 'Raalte, The Netherlands', null, 1],
    ['Landscaper', null, 'Melbourne, Australia', '2019', 1],
    ['Salesman', null, 'Zeist, The Netherlands', null, 1],
  ]);
});

it('reads lines with numbers below a head as the items of its list', async () => {
  const { jobs } = await read(`Substitute Teacher
Elm County Schools
1/2018 - Present
Leeds, UK
1. Kept classes on task and learners at work in forty schools all over the county
2. Went to courses on teaching
Language Teacher
Harbour Institute
8/2003 - 5/2017
Leeds, UK
1. Gave nearly 10,000 hours of lessons
2. Scouted teachers with agencies`);
  expect(jobs.map(({ title, bullets }) => [title?.value, ...bullets.map(({ value }) => value)])).toEqual([
    [
      'Substitute Teacher',
      'Kept classes on task and learners at work in forty schools all over the county',
      'Went to courses on teaching',
    ],
    ['Language Teacher', 'Gave nearly 10,000 hours of lessons', 'Scouted teachers with agencies'],
  ]);
});

it('leaves out of a title what had no room for its closing bracket', async () => {
  const { jobs } = await read(`Registered Nurse (RN)
10/2014 - 02/2015\tHarbour Cardiovascular\tLeeds
Gave care in the emergency room.
RN BSN (Registered Nurse Bachelor of Science in Nu
03/2009 - 10/2014\tHarbour Clinic\tLeeds
Looked after a ward of twelve beds.`);
  expect(jobs.map(({ title }) => title?.value)).toEqual(['Registered Nurse (RN)', 'RN BSN']);
});

it('parts title and employer at a comma without a blank', async () => {
  const { jobs } = await read(`Harbour Trailers, Leeds, August 2017 — Present
Kitchen Helper,Capital Pizza, Leeds, July 2015 — October 2017`);
  expect(jobs.map(({ title, company }) => [title?.value ?? null, company?.value])).toEqual([
    [null, 'Harbour Trailers'],
    ['Kitchen Helper', 'Capital Pizza'],
  ]);
});

it('reads a rank before a short form as a title', async () => {
  const { jobs } = await read(`2018-2023    SALSIPHY, Staff SE -------------- Boston MA
     Wrote catalogues that many people read.

2016-2018    CINDER FINANCIAL, Principal SE ---- Boston MA
     Wrote apps that give advice.

2011-2012    BOSTON ACTIVE, Senior SE ---------- Boston MA
     Wrote sites for clients.`);
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Staff SE', 'SALSIPHY'],
    ['Principal SE', 'CINDER FINANCIAL'],
    ['Senior SE', 'BOSTON ACTIVE'],
  ]);
  const fields = jobs.flatMap(({ title, company, bullets }) => [title, company, ...bullets]);
  expect(fields.filter((field) => field && field.confidence < SURE_ENOUGH)).toEqual([]);
});

it('leaves a label before a dash out of what was done', async () => {
  const { jobs } = await read(`Waiter
Old Mill Grill -- Leeds, UK
June 2008 to Present

Responsibilities -- Took orders and helped the other servers whenever the restaurant was busy.`);
  expect(jobs[0]?.bullets.map(({ value }) => value)).toEqual([
    'Took orders and helped the other servers whenever the restaurant was busy.',
  ]);
});

it('goes on with the jobs below the skills that one of them used', async () => {
  const { jobs, skills } = await read(`Waiter
Old Mill Grill -- Leeds, UK
June 2008 to Present

I took orders and helped the other servers whenever the restaurant was busy in the evening.

Transferable Skills
Multi-Tasking Under Pressure

Stock Clerk
Harbour Clothes -- Leeds, UK
January 2005 to March 2008

I kept the stock room in order and printed the reports for the people on the floor.

Transferable Skills
Customer Service`);
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Waiter', 'Old Mill Grill'],
    ['Stock Clerk', 'Harbour Clothes'],
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Multi-Tasking Under Pressure', 'Customer Service']);
});

describe('posts at one employer', () => {
  const STACKED = `Experience

Temple Quay Law LLP, Bristol
Associate, Commercial Property (May 2022 - present)
Solicitor, Commercial Property (September 2019 - May 2022)
TEXT
Wraxall & Dunn, Bath
Trainee Solicitor (September 2017 - August 2019)

Handled the claims of small firms`;
  const read = async (text: string) => {
    const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n\n${text}\n`);
    const { jobs } = await parseResume({ bytes, fileName: 'resume.txt' });
    return jobs;
  };

  it('share what is told below a gap with the later post, its first line too, and the place of the employer', async () => {
    const jobs = await read(
      STACKED.replace('TEXT', '\nActing on sales and leases up to £18m\nDrafted the leases of the firm\n'),
    );
    expect(
      jobs.map(({ title, company, location, bullets }) => [
        title?.value,
        company?.value,
        location?.value,
        ...bullets.map(({ value }) => value),
      ]),
    ).toEqual([
      [
        'Associate, Commercial Property',
        'Temple Quay Law LLP',
        'Bristol',
        'Acting on sales and leases up to £18m',
        'Drafted the leases of the firm',
      ],
      ['Solicitor, Commercial Property', 'Temple Quay Law LLP', 'Bristol'],
      ['Trainee Solicitor', 'Wraxall & Dunn', 'Bath', 'Handled the claims of small firms'],
    ]);
    expect(jobs.flatMap(({ title, company }) => [title, company]).every((field) => field!.confidence >= 0.8)).toBe(
      true,
    );
  });

  it('keep what stands right under the earlier one', async () => {
    const jobs = await read(STACKED.replace('TEXT', '- Drafted the leases of the firm\n'));
    expect(jobs.map(({ bullets }) => bullets.length)).toEqual([0, 1, 1]);
  });

  it('keep their own years under those at the employer', async () => {
    const jobs = await read(`Experience

FRONT RANGE BRIDGE GROUP, Denver, CO                                  2017–Present
Senior Structural Engineer (2021–Present)
Structural Engineer (2017–2021)
• Lead designer of 14 girder bridges

HOLLIS & TRAN CONSULTING ENGINEERS, Cheyenne, WY                       2013–2017
Bridge Engineer I, then Bridge Engineer II
• Drew steel retrofits of 31 overpasses`);
    expect(jobs.map(({ title, start, end }) => [title?.value, start?.value, end?.value])).toEqual([
      ['Senior Structural Engineer', '2021', 'present'],
      ['Structural Engineer', '2017', '2021'],
      ['Bridge Engineer I, then Bridge Engineer II', '2013', '2017'],
    ]);
  });
});

it.each(['1- ', '1 - ', '1. '])('leaves "%s", which counts the entries, off their titles', async (one) => {
  const { jobs } = await read(
    `${one}Greenhouse Supervisor - Elm Farms Ltd - 04/2020 to present\nRan 32 greenhouses with 14 workers.\n\n${one.replace('1', '2')}Field Trainer - Oak Relief - 02/2018 to 12/2019\nTrained 400 farmers.`,
  );
  expect(jobs.map(({ title }) => title?.value)).toEqual(['Greenhouse Supervisor', 'Field Trainer']);
});

it('leaves the numbers of a numbered section off the titles', async () => {
  const text = `Robin Example
robin@example.org

1. EXPERIENCE
   1.1  Senior Translator, Outaouais Linguistic Services, Gatineau, 2012–2017
        Revised the work of five translators
   1.2  Language assistant, Lycée Exemple, Lyon, 2010–2011

2. EDUCATION
   MA Translation, University of Leeds, 2010`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title }) => title?.value)).toEqual(['Senior Translator', 'Language assistant']);
});

it('says a title that stands on a line of its own under the employer once', async () => {
  const { jobs } = await read(
    '2019 - 2022   Sample Homes Ltd, Leeds\n              Site Manager\n              Handed over 64 homes',
  );
  expect(jobs.map(({ title, bullets }) => [title?.value, ...bullets.map(({ value }) => value)])).toEqual([
    ['Site Manager', 'Handed over 64 homes'],
  ]);
});

describe('titles and employers', () => {
  test.each([
    [
      'what a dash adds to the title is no employer where a name stands below',
      'Chef de Partie – Sauce and Larder\nThe Copper Kettle, Leeds (120 covers, one rosette)\nSept 2021 – now\n- Ran the sauce section',
      ['Chef de Partie – Sauce and Larder', 'The Copper Kettle'],
    ],
    [
      'nor where a bar stands before it',
      '2019 – Present | Senior Executive – Customer Support (UK process) | Teleaxis Global Services\n- Answered mail',
      ['Senior Executive – Customer Support (UK process)', 'Teleaxis Global Services'],
    ],
    [
      'two titles with a slash are one before an employer',
      'KEYHOLDER / SALES ASSOCIATE, Denim & Thread\t2013 – 2016\n- Best seller',
      ['KEYHOLDER / SALES ASSOCIATE', 'Denim & Thread'],
    ],
    [
      'a stop within the name ends no sentence between bars',
      'Farid Aziz & Co. Chartered Accountants | Audit Senior | Aug 2019 – June 2022 | Lahore\n- Planned audits',
      ['Audit Senior', 'Farid Aziz & Co. Chartered Accountants'],
    ],
    [
      'a remark before the town is no part of the name',
      'Guest Service Agent\nCreek View Hotel (4 star, 318 rooms), Deira, Dubai\n2019 – 2022\n- Checked guests in',
      ['Guest Service Agent', 'Creek View Hotel, Deira'],
    ],
  ])('%s', async (_, history, [title, company]) => {
    const [job] = (await read(history)).jobs;
    expect([job?.title?.value, job?.company?.value]).toEqual([title, company]);
  });

  it('takes two titles with a slash below the same bank for one', async () => {
    const { jobs } = await read(`NORTHGATE BANK PLC
HEAD, BRANCH OPERATIONS				AUGUST 2019 – TILL DATE
•	Oversee operations of 5 branches with 64 staff

OPERATIONS OFFICER / CASH OFFICER				JANUARY 2013 – JULY 2019
•	Teller supervision, cheque clearing

HILLTOP MICROFINANCE BANK LTD
CREDIT OFFICER							FEBRUARY 2012 – DECEMBER 2012
•	Group lending to market women`);
    expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['HEAD, BRANCH OPERATIONS', 'NORTHGATE BANK PLC'],
      ['OPERATIONS OFFICER / CASH OFFICER', 'NORTHGATE BANK PLC'],
      ['CREDIT OFFICER', 'HILLTOP MICROFINANCE BANK LTD'],
    ]);
  });

  it('takes a known town with its region for no employer', async () => {
    const { jobs } = await read(`Bus Driver, West Mercian Buses, Millbrook depot
2007 to present
PCV licence, CPC. Routes 4, 11 and school contracts.
Walk round safety checks every morning and written defect reports.

Warehouse Operative, Redhill Fasteners
2001 to 2007
Picking, packing, fork lift counterbalance. Setting up of machines.

Machine operator, Jalandhar, Punjab, India
1996 to 2000
Family workshop, lathes, welding, electric motors.`);
    expect(jobs.map(({ company, location }) => [company?.value, location?.value])).toEqual([
      ['West Mercian Buses', undefined],
      ['Redhill Fasteners', undefined],
      [undefined, 'Jalandhar, Punjab, India'],
    ]);
  });

  it('are told apart and sure where nothing is written with capitals', async () => {
    const { jobs } = await read(
      `birchwood house, leeds\ncare assistant\n2019 to now\nhelp 22 residents with washing, meals and medication

northern fabrics\nshop assistant\n2016 - 2019\ntills, stock and opening up, and cashing up on my own at weekends

glenview hotel\nkitchen porter\n2014 - 2016\npots, floors and deliveries, and breakfast for sixty when the cook was off`,
      'jobs',
    );
    expect(
      jobs.map(({ title, company }) =>
        [title, company].map((field) => field && field.confidence >= SURE_ENOUGH && field.value),
      ),
    ).toEqual([
      ['care assistant', 'birchwood house'],
      ['shop assistant', 'northern fabrics'],
      ['kitchen porter', 'glenview hotel'],
    ]);
  });

  it('gives nobody an employer who says to be self-employed', async () => {
    const { jobs } = await read(`HM Forces, Germany\nDriver\n1987 - 1996\n- Drove lorries of all sizes

self employed market trader\n1996 - 2001\n- Sold fruit at four markets a week`);
    expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Driver', 'HM Forces'],
      ['self employed market trader', undefined],
    ]);
  });

  it('takes the dates behind their label before those that a title names', async () => {
    const { jobs } = await read(`Umhlanga Secondary School, Durban
Position: Head of Department (acting from Jan 2023, permanent from July 2023)
Duration: January 2018 to present
Duties:
- Led nine teachers
- Taught mathematics`);
    expect(jobs.map(({ start, end, bullets }) => [start?.value, end?.value, bullets.length])).toEqual([
      ['2018-01', 'present', 2],
    ]);
  });

  it('leaves what stands behind labels as it stands', async () => {
    const { jobs } = await read(`1. Employer: Northgate Girls' High School, Pietermaritzburg
Position: Educator PL1, Mathematics Grades 10–12; Grade 12 Maths subject head from 2022
Period: January 2018 to date
Duties:
- Teaching Mathematics

2. Employer: Hilltop Secondary School, Edendale
Position: Educator, Mathematics and Physical Sciences (Grades 8–11)
Period: January 2015 to December 2017
Duties: Teaching classes of up to 58`);
    expect(jobs.map(({ title }) => title?.value)).toEqual([
      'Educator PL1, Mathematics Grades 10–12; Grade 12 Maths subject head from 2022',
      'Educator, Mathematics and Physical Sciences (Grades 8–11)',
    ]);
  });

  it('reads a week of work experience below the items of a job as one of its own', async () => {
    const { jobs } = await read(`The Wee Kettle, Oban — counter assistant
Summers 2022, 2023, 2024
-serving up to 200 customers per night, cash and card
-food hygiene, cleaning down, closing

Callum Fencing (my uncle) — labourer
Weekends, 2021 – 2022
-outdoor work, heavy lifting, tools

Work experience week — Sample Wildlife Trust, 2021`);
    expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['counter assistant', expect.stringContaining('The Wee Kettle')],
      ['labourer', 'Callum Fencing'],
      ['Work experience week', 'Sample Wildlife Trust'],
    ]);
  });
});

describe('heads that their lines explain', () => {
  const sureOf = async (history: string, heading?: string) => {
    const { jobs, education } = await read(history, heading);
    return [
      ...jobs.flatMap(({ title, company }) => [title, company]),
      ...education.flatMap(({ degree, institution, end }) => [degree, institution, end]),
    ].flatMap((field) => field && [field.value, field.confidence >= SURE_ENOUGH]);
  };

  it('are sure for one who is self-employed, whose siblings have an employer above', async () => {
    expect(
      await sureOf(`self employed joiner, millbrook area\n2015 to now\nkitchens, doors, stairs and some timber frame

Northern Coast Homes\nsite joiner\n2011 - 2015\nfirst and second fix on estates of 20 to 80 houses

W. Dyson & Sons\napprentice then bench joiner\n2007 - 2011\nwindows, doors and staircases in the workshop`),
    ).toEqual([
      'self employed joiner',
      true,
      null,
      'site joiner',
      true,
      'Northern Coast Homes',
      true,
      'apprentice then bench joiner',
      true,
      'W. Dyson & Sons',
      true,
    ]);
  });

  it('are sure for posts at one employer whose dates stand below their titles', async () => {
    expect(
      await sureOf(`   Azahar Boutique Hotels
   Digital Marketing Specialist
   September 2021 - Present (4 years 2 months)
   Valencia
   Group with 6 hotels. Direct bookings went up from 29% to 44%.

   Clicknaranja
   4 years
     SEO & Content Executive
     July 2019 - August 2021 (2 years 2 months)
     Clients: language schools, a ferry company, a bike rental.
     Junior Content Writer
     September 2017 - June 2019 (1 year 10 months)

   Oktoberhaus Tours
   Marketing Intern
   March 2017 - August 2017 (6 months)
   Munich Area, Germany`),
    ).not.toContain(false);
  });

  it('are sure for a school with a degree, however few there are', async () => {
    expect(
      await sureOf(
        `BSc Statistics, Kwame Nkrumah University of Science and Technology (KNUST)\n2021 - 2025\nSecond Class Upper Division (CWA 68.4)\n\nWASSCE, Redhill School, 2020`,
        'EDUCATION',
      ),
    ).toEqual([
      'BSc Statistics',
      true,
      expect.stringContaining('Kwame Nkrumah University of Science and Technology'),
      true,
      '2025',
      true,
      'WASSCE',
      true,
      'Redhill School',
      true,
      '2020',
      true,
    ]);
  });
});

it('keeps the word "years" before a comma in a title', async () => {
  const { jobs } = await read('Student mentor for first years, Sept 2025');
  expect(jobs.map(({ title }) => title?.value)).toEqual(['Student mentor for first years']);
});
