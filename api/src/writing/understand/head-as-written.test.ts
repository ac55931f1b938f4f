import { canBePartOfHead, headAsWritten } from './head-as-written.ts';
import { readPage } from './reading-order.ts';

const head = (title: string, place: string, page: string, start = '2019', end = 'present') =>
  headAsWritten({ kind: 'job', title, place, start, end, lines: [] }, readPage(page));

test.each([
  ['Nurse', 'Tay Hospital', 'Nurse, Tay Hospital, Saltmouth, 2019 – present'],
  ['Nurse', 'Tay Hospital', 'Nurse (Band 5), Respiratory Ward\nTay Hospital\n2019 – present'],
  ['Driver', 'Northmoor', 'Company: Northmoor\nPosition: Driver\n2019 – present'],
  ['Driver', 'Northmoor', 'Northmoor, Leeds\nDriver 2019 – present'],
  ['Research Intern', 'Northmoor', 'Northmoor\nResearch Intern London, UK'],
  ['Charge Nurse', 'Tay Medical Center', 'Charge Nurse - Emergency Department\nTay Medical Center | 2019 – present'],
])('a head that holds %s, %s and nothing like them is certain', (title, place, page) => {
  expect(head(title, place, page)).toBe('');
});

test.each([
  [
    'Team Leader',
    'Northmoor Depot',
    'Name of company : Northmoor Depot South\nPosition : Team Leader nights (receiving)\n2019 – present',
    'Team Leader nights (receiving), Northmoor Depot South, 2019 – present',
  ],
  [
    'Finance Analyst',
    'Mavuno Africa',
    'Finance Analyst – Planning & Reporting, Mavuno Africa, Nairobi\n2019 – present',
    'Finance Analyst – Planning & Reporting, Mavuno Africa, Nairobi, 2019 – present',
  ],
  [
    'Sales Representative',
    'Wound Care, Elm Surgical',
    'Sales Representative – Wound Care, Elm Surgical 2019 to present',
    'Sales Representative – Wound Care, Elm Surgical, 2019 – present',
  ],
  [
    'Office Relief',
    'Elm School',
    '2019 – present (8 hrs a week, term time)\tOffice Relief, Elm School',
    'Office Relief, Elm School, 2019 – present',
  ],
  [
    'Driver',
    '',
    'Driver, 2019 – present\nTidewater Haulage Ltd (contract), Saltmouth',
    'Driver, Tidewater Haulage Ltd (contract), Saltmouth, 2019 – present',
  ],
  [
    'Tide contractor',
    'Rosa Supply',
    'JUNIOR ENGINEER   2019 – present\nTide contractor - Rosa Supply, Laguna',
    'Junior Engineer, Tide contractor - Rosa Supply, Laguna, 2019 – present',
  ],
  [
    'CONSERVATOR (PAPER) TIDEWATER REGIONAL ARCHIVE',
    '',
    '01/09/2019 – CURRENT Saltmouth\nCONSERVATOR (PAPER) TIDEWATER REGIONAL ARCHIVE',
    'Conservator (Paper) Tidewater Regional Archive, 2019 – present',
  ],
  [
    'Store Clerk/Typist/Driver',
    '',
    '1. Tidewater Feeds Ltd, Saltmouth.\nPost held: Store Clerk/Typist/Driver\tDate: Feb 2019 till date',
    'Store Clerk/Typist/Driver, Tidewater Feeds Ltd, Saltmouth, February 2019 – present',
  ],
  [
    'Sr. Shift Incharge',
    'Tidewater Weaving',
    'Tidewater Weaving (Pvt) Ltd. Saltmouth\nSr. Shift Incharge (Unit B)\tFrom: 02/2019\tTo: Till date',
    'Sr. Shift Incharge (Unit B), Tidewater Weaving (Pvt) Ltd. Saltmouth, February 2019 – present',
  ],
  [
    'Instructor',
    'Trentside Buses Ltd',
    'Trentside Buses Ltd, Leeds – East depot (2004 – present)\nInstructor – Vans (2019 – present)',
    'Instructor – Vans, Trentside Buses Ltd, Leeds – East depot, 2019 – present',
  ],
  [
    'Welder 3G , later 6G',
    'Tay Shipyard',
    'Tay Shipyard\tWelder 3G , later 6G\t2019 - present',
    'Tay Shipyard, Welder 3G, later 6G, 2019 – present',
  ],
  ['Van Driver, ParcelRun', 'Deeside', 'Van Driver, ParcelRun, Deeside, 2019', 'Van Driver, ParcelRun, Deeside, 2019'],
  ['Head – Rides', 'Tay Parks', 'Head – Rides, Tay Parks, 2019', 'Head – Rides, Tay Parks, 2019'],
  ['Warehouse', 'Tay Foods', 'Warehouse, Tay Foods, 2019', 'Warehouse, Tay Foods, 2019'],
  [
    'Architect',
    '',
    'Architect, Fjordline Arkitekter\n2019 – present',
    'Architect, Fjordline Arkitekter, 2019 – present',
  ],
  [
    'Project Manager',
    'Tallwater Ltd',
    'TALLWATER LTD, Burnaby 2013 – present\nProject Manager\n2019 – present',
    'Project Manager, Tallwater Ltd, Burnaby, 2019 – present',
  ],
  [
    'Software Engineer',
    'Paywell',
    'Senior Software Engineer, Paywell, 2019',
    'Senior Software Engineer, Paywell, 2019',
  ],
  [
    'STORE MANAGER',
    'Scarborough Town Centre',
    'STORE MANAGER, Northway Shoes, Scarborough Town Centre 2019 – Present',
    'Store Manager, Northway Shoes, Scarborough Town Centre, 2019 – present',
  ],
  [
    'Fitter',
    'Field Service',
    'Fitter – Field Service, contract via Kelp Hire\nSept 2019 – present',
    'Fitter – Field Service, contract via Kelp Hire, September 2019 – present',
  ],
  [
    'Associate',
    'Drewett & Lim LLP',
    'Drewett & Lim LLP\t2019 – 2024\nAssociate; Senior Associate from 2022',
    'Associate; Senior Associate from 2022, Drewett & Lim LLP, 2019 – 2024',
  ],
  [
    'Apprentice',
    'Kelp Pipes',
    'Kelp Pipes\nApprentice, then Plumber\n2019 – 2024',
    'Apprentice, then Plumber, Kelp Pipes, 2019 – 2024',
  ],
  [
    'Data Engineer – Platform',
    'Kelp',
    'Kelp\nData Engineer – Platform\n2019 – 2024 (5 years 2 months)',
    'Data Engineer – Platform, Kelp, 2019 – 2024',
  ],
  [
    'Sales Assistant',
    'Vero concession',
    'Sales Assistant, Vero concession, 2019',
    'Sales Assistant, Vero concession, 2019',
  ],
])('what may be a part of a name is told with it: %s', (title, place, page, row) => {
  expect(head(title, place, page)).toBe(row);
});

test('a programme is not certain to be the employer where another house stands behind it', () => {
  const row = 'Student Intern, Accounting Development Program, Mutual of Tay, Saltmouth, 2019 – present';
  expect(head('Student Intern', 'Accounting Development Program', row)).not.toBe('');
});

test('where the page has other years beside the post, it is told with all of them', () => {
  const page = 'Teacher, Tay School (acting head from 2023, permanent from 2024), since 2018';
  expect(head('Teacher', 'Tay School', page, '2018')).toBe(page);
});

test('what no row can hold is not told', () => {
  expect(head('Engineer', 'Paywell', 'Senior Engineer, Paywell <https://example.com>, 2019')).toBeNull();
  expect(
    head('Spray records', 'Paywell', 'Spray records, Paywell, Rejects at the Packhouse 19% -> 8%, 2019'),
  ).toBeNull();
});

test.each([
  [
    'what stands behind a post below its employer is a field',
    ['Broking Executive', 'Marine'],
    'Kendal Insurance Brokers, Singapore\nBroking Executive, Marine, 2019 – present',
    'Kendal Insurance Brokers, Singapore, Broking Executive, Marine, 2019 – present',
  ],
  [
    'a town is nobody',
    ['Lead Hand', 'Fort Tide AB'],
    'Ridge Energy Services – Fort Tide AB\nLead Hand\n2019 – present',
    'Lead Hand, Ridge Energy Services – Fort Tide AB, 2019 – present',
  ],
  [
    'what somebody is now is told',
    ['Asst. Engineer', 'Tay Castings Ltd'],
    'Tay Castings Ltd\tAsst. Engineer – QA (Presently Sr. Engr.)\tJun 2019 – present',
    'Tay Castings Ltd, Asst. Engineer – QA (Presently Sr. Engr.), June 2019 – present',
  ],
  [
    'and what they were before',
    ['Demi chef', 'Tay Hotel'],
    '2019 – present\tTay Hotel\tDemi chef → Commis before that',
    'Tay Hotel, Demi chef → Commis before that, 2019 – present',
  ],
])('%s', (_, [title, place], page, row) => {
  expect(head(title!, place!, page)).toBe(row);
});

test('of a row that tells of the work as well, the head is what names', () => {
  const row =
    '2019 – present\tTay Catering\tCook, later Chef\tWeddings, workshops, meetings of the county and more. Six events a month.';
  expect(head('Cook, later Chef', 'Tay Catering', row)).toBe('Tay Catering, Cook, later Chef, 2019 – present');
});

test('an address of the web below the head, which holds the same name, is no part of it', () => {
  const page =
    'Senior Driver, Oak Ltd, 2021 – present\nNorthmoor\t2019 – 2020\nDriver\tLeeds\nhttps://northmoor.example/';
  expect(head('Driver', 'Northmoor', page, '2019', '2020')).not.toBeNull();
});

test('a head written small keeps its dates', () => {
  const page = 'Tay Stores – picker through agency\noct 2019 – jan 2020';
  expect(head('picker through agency', 'Tay Stores', page, '2019-10', '2020-01')).toBe(
    'Tay Stores – picker through agency, October 2019 – January 2020',
  );
});

test('of posts held one after the other the dates of the whole employment stay', () => {
  const page =
    'Elm Laboratories Ltd, Elmton\tApr 2019 – present\nSenior Fitter (since 2022), Fitter (2019–2022)\n• Led a group';
  expect(head('Senior Fitter', 'Elm Laboratories Ltd', page, '2022')).toBe(
    'Senior Fitter (since 2022), Fitter (2019 – 2022), Elm Laboratories Ltd, Elmton, April 2019 – present',
  );
});

test('a post named by a figure is told in its head, with the seasons of one beside their years', () => {
  expect(head('2IC / butcher', 'Elm Meats', 'Elm Meats, Elmton\n2IC / butcher, 2019 – present')).toBe(
    '2IC / butcher, Elm Meats, Elmton, 2019 – present',
  );
  expect(head('', 'Elm packhouse', 'Elm packhouse, Elmton\tseasons 2012, 2013', '2012', '2013')).toBe(
    'Elm packhouse, Elmton, seasons 2012, 2013',
  );
});

test('what was done behind the head in its own line is no part of it', () => {
  expect(
    head(
      'Postdoctoral fellow',
      'Elm University',
      'Elm University, Elmton\t2019 – present\nPostdoctoral fellow (Prof. Oak). Copper coupling',
    ),
  ).not.toContain('Copper');
});

test('the end of an item above a head is no part of it', () => {
  const page =
    '• Approve the drawings of four trainees; Institute Supervising\nCivil Engineer since 2023\nTay Rail, Track Engineer\tPerth\nSept 2018 – Dec\n2020';
  expect(head('Track Engineer', 'Tay Rail', page, '2018-09', '2020-12')).toBe('');
});

test('a time whose end stands in a line of its own is told whole', () => {
  const page = 'February 2019 –\tFinance Analyst – Planning & Reporting, Mavuno Africa\ncurrent';
  expect(head('Finance Analyst', 'Mavuno Africa', page, '2019-02', 'present')).toBe(
    'Finance Analyst – Planning & Reporting, Mavuno Africa, February 2019 – present',
  );
});

test('what was done right behind the head, and how much of a week, are no part of it', () => {
  const page = '2018 – 2019\tField technician, Elm Bay Conservation, Oakton. Reef surveys and monthly reports.';
  expect(head('Field technician', 'Elm Bay Conservation', page, '2018', '2019')).toBe('');
  const share = '10/2022 – now\tResearch assistant (65%), working group Benthic Habitats';
  expect(head('Research assistant', '', share, '2022-10')).toMatch(
    /^Research assistant,? working group Benthic Habitats, /,
  );
});

test('of two names of which the second is a town, the first is no post', () => {
  const page = 'Downer, Auckland NZ\t2009 - 2012\nDogman then crane op';
  expect(head('Downer', 'Auckland NZ', page, '2009', '2012')).not.toBe('');
});

test('what became of a business stands behind its time, and is no part of it', () => {
  const page = 'Owner, Elm Honey | 2013 – 2024, business sold in Oct.\n• Sold through 31 shops';
  expect(head('Owner', 'Elm Honey', page, '2013', '2024')).toBe('');
});

test('of two posts of one name the head is that which begins when the post does', () => {
  const page = 'Cook, Elm Grill\n06/2011 – 11/2012\n• Cut meat\nCook & Baker, Oak Grill\n12/2012 – 03/2013\n• Baked';
  expect(head('Cook', '', page, '2012-12', '2013-03')).not.toContain('Elm');
});

test('a first person is no part of a head, and the number of a rank is', () => {
  expect(canBePartOfHead('As an intern at Elm Music, I learned to mix')).toBe(false);
  expect(canBePartOfHead('Archivist II (Archivist I until February 2022)')).toBe(true);
});

test('of two heads with the same title in them the one of the time counts', () => {
  const page = `Experience
June 2019 - April 2020
Business Manager - Sales Specialist, Elmtron, Leeds
• Sold software
February 2019 - May 2019
Sales Specialist, View / Glass Works. Leeds
• Qualified leads`;
  expect(head('Sales Specialist', '', page, '2019-02', '2019-05')).toMatch(/^Sales Specialist, View/);
});

test('a thing is nobody, though a word of its name ends as trades do', () => {
  expect(
    head('Traction Motor Test', 'Elm Rail Services', 'Traction Motor Test\nElm Rail Services\n2019 – present'),
  ).not.toBe('');
});

test('a cell that tells a line of the work is no part of its head', () => {
  const lines = ['In- and outpatient rehab after TKR'];
  const page = readPage(
    '07/2017 – 12/2021\tElm Hospital – Physiotherapist, then Senior\tIn- and outpatient rehab after TKR',
  );
  const role = {
    kind: 'job',
    title: 'Physiotherapist, then Senior',
    place: 'Elm Hospital',
    start: '2017-07',
    end: '2021-12',
    lines,
  };
  expect(headAsWritten(role as Parameters<typeof headAsWritten>[0], page)).toBe(
    'Elm Hospital – Physiotherapist, then Senior, July 2017 – December 2021',
  );
});
