import { toClause, toClauseAlone } from './clause.ts';
import { canStand } from './item.ts';

test.each([
  [
    'Reduced medication errors by 32% by introducing a second-check routine',
    'reduced medication errors by 32% by introducing a second-check routine',
  ],
  ['Led a team of five engineers', 'led a team of five engineers'],
  ['Presented monthly reports to 3 senior managers', 'presented monthly reports to 3 senior managers'],
  ['Wrote press releases and edited the municipal magazine.', 'wrote press releases and edited the municipal magazine'],
  ['Managed a $38,000 materials budget', 'managed a $38,000 materials budget'],
  ['Answered phones, booked rooms and calmed owners', 'answered phones, booked rooms and calmed owners'],
  ['Cut the latency of the checkout by 40%', 'cut the latency of the checkout by 40%'],
  ['Cleaned 15 rooms a shift', 'cleaned 15 rooms a shift'],
  ['Built payment APIs used by 500 shops', 'built payment APIs used by 500 shops'],
  ['Rebuilt the pipeline handling 3M events per day', 'rebuilt the pipeline handling 3M events per day'],
  ['Worked with designers on a new checkout', 'worked with designers on a new checkout'],
])('told in the past: %s', (line, clause) => {
  expect(toClause(line, false)).toBe(clause);
});

test('what others did to the writer is no deed of theirs', () => {
  expect(toClause('Signed off as Band 6 after 14 months on the ward', false)).toBeNull();
  expect(toClause('Signed off the accounts of two wards', false)).toBe('signed off the accounts of two wards');
  expect(toClause('Brought on for time-sensitive work, to move large amounts of records', true)).toBeNull();
});

test('a noun before a figure is no verb, and nobody writes own code', () => {
  expect(toClause('Budget about £780k a year', true)).toBeNull();
  expect(toClause('Write own SQL for funnels', true)).toBeNull();
  expect(toClause('Write their own SQL for funnels', true)).toBe('write their own SQL for funnels');
});

test('a count that hangs behind is no part of a clause', () => {
  expect(toClause('Run the maths help desk (Tuesdays), usually 20–25 children', true)).toBeNull();
});

test('a country is nobody who speaks', () => {
  expect(canStand('Built intake forms for US clinics')).toBe(true);
  expect(toClause('Built intake forms for US clinics', false)).toBe('built intake forms for US clinics');
});

test('the present counts only of a job that goes on', () => {
  expect(toClause('Manage a yearly budget of €240,000', true)).toBe('manage a yearly budget of €240,000');
  expect(toClause('Manage a yearly budget of €240,000', false)).toBeNull();
  expect(toClause('Reduce the cost from 3,100 to 1,850 within two quarters', true)).toBeNull();
});

test.each([
  'Deployed on a small server',
  'Developed a machine learning algorithms',
  'Administered 2,900 vaccines since 2021',
  'Led team of five',
  'Won branch service award 2012',
  'Led migration of 14 services',
  'Operated bottling line',
  'Responsible for record videos',
  'Responsible for infection control audits',
  'Leading a site team of 35 engineers',
  'Develops seasonal menus with suppliers',
  'Preparation of GST returns for 3 branches',
  'Implemented a policy; saved $46,000 in the first year',
  'Leadership: Led a squad of 5 developers',
  'Awarded Ward Nurse of the Year in 2020',
  'Adopted by three labs in two countries',
  'Lead engineer of the payments team',
  'Support of the sales team in Dubai',
  'Managed a team of 5 and provide the training',
  'Grew our customers to 30 a week',
  'Managed Warehouse Team And Daily Operations',
  'Ran the club & the shop',
  'Trained nurse with five years of experience',
  'Promoted to shift lead within one year',
  'Ran the pass five nights a week, 110 covers on Saturdays',
  'Answered phones, booked rooms, calmed owners',
  'Trained four commis chefs, two now sous chefs',
  'Secured $4M seed round',
  'Managed $1.2M yearly parts budget in the depot system',
  'Cut checkout latency 40%',
  'Developed integrations framework enabling 500 applications',
  'Reported to Project Manager every Sunday',
  "Inspected rooms on supervisor's day off",
  'Supported onboarding of 25 national trainees',
  'Configured site to site VPN with two vendors',
  'Completed Rising Tide NHS',
  'Notice Period\t30 days',
  'Care of ventilated babies',
  'Stock and GP control',
])('in doubt, and so quoted whole: %s', (line) => {
  expect(toClause(line, true)).toBeNull();
});

test.each([
  'User can enter questions and the right answers',
  '(See below for more details)',
  'Fernhill Business Systems (Pvt.) Ltd. has been serving clients since 2011',
  'Led the team and',
  'continued from the line before this one',
  'SENIOR ENGINEER AND FOUNDER OF THE COMPANY',
  'Our team grew to nine',
  'Regional cold chain group, 2,900 employees in seven countries',
  'May 2021 to April 2023 (seasonal)',
  'Helped you to grow',
  'See https://example.org for my work',
  'Clerk | Acme | 2019',
  'Built tools (in Python',
  '2019 – 2021',
  'March 20XX – December 20XX',
  'Client\t: Northern Gas',
  "Father's Name : John Doe",
  'School: Eastmere Grammar School',
  '2019 Review of a book on tides',
  'A Winter Play Mrs. Grey Harbour Theatre',
  'GPA 4.61 out of 5.00, second honors',
  'Bachelor of Science in Tides, 2008',
  'Blog, creator (??? to now)',
  'Physical Sciences 76%',
  'Internal roads for villas, Value: AED 165 M',
  'Returned home in 2010 for family reasons',
  'Stopped trading when the contract came to an end',
  'Prepared the claim on project 2; settled at 214 days',
  'Kitchen of Harbourview Reason for leaving more home time',
  'Education and professional qualifications',
  'Left in June 2025 for family reasons',
  'Maternity leave Sept 2019, post made redundant 2020',
  'Work experience week — Harbour Trust, 2021',
  'Germany, Bosnia, Kuwait. Passed all my licences',
  'Building sites, docks, farms',
  'Release cycle went from 3 weeks',
  '20 hrs a week during school',
  'Lark K. & Tide J. (2023) Winter tides under ice',
])('no item of a list: %s', (line) => {
  expect(canStand(line)).toBe(false);
});

test.each([
  'Cut food cost from 34% to 28% by changing how we buy fish',
  'Write risk assessments and run the daily briefings',
  'Till, stock and customer queries',
  'Plumber, Harbour Heating Ltd (2006 to 2012)',
  'Variation orders: recovered QAR 12.6 million',
])('quoted as it is written: %s', (line) => {
  expect(canStand(line)).toBe(true);
});

test('what kind of work it was is no verb', () => {
  expect(toClause('Planned maintenance and breakdowns on motors and cranes', false)).toBeNull();
});

test('a list that lacks its "and" is no clause', () => {
  expect(toClause('Translated leaflets for clinics, protocols for trials, brochures for doctors', false)).toBeNull();
  expect(toClause('Translated leaflets, protocols and brochures for two clinics', false)).toBe(
    'translated leaflets, protocols and brochures for two clinics',
  );
  expect(toClause('Informed consent forms for two trials', false)).toBeNull();
});

test('what goes on since a year is told in another tense', () => {
  expect(toClause('Coordinate shifts of up to five nurses since 2022', true)).toBeNull();
  expect(toClause('Coordinate shifts of up to five nurses', true)).toBe('coordinate shifts of up to five nurses');
});

test('what hangs behind a comma without a word that joins it is no clause', () => {
  expect(toClause('Served guests at a mountain hotel, night shifts', false)).toBeNull();
  expect(toClause('Served guests at a mountain hotel, mostly at night', false)).not.toBeNull();
});

test('of two words that are joined both are verbs, or none is', () => {
  expect(toClause('Planned and breakdown maintenance on four filling lines', false)).toBeNull();
  expect(toClause('Planned and led the maintenance of four filling lines', false)).not.toBeNull();
  expect(toClause('Researched and wrote the handbook of the house', false)).not.toBeNull();
});

test('alone in its list a deed is a sentence, where no noun lacks its article, and what was done to the writer is none', () => {
  expect(toClauseAlone('Led the development of a platform, improving sales by 25%')).toBe(
    'led the development of a platform, improving sales by 25%',
  );
  expect(toClauseAlone('Shipped plugin search feature end-to-end, raising sales by 25%')).toBeNull();
  expect(toClauseAlone('Adopted by three labs and 200 people')).toBeNull();
  expect(toClauseAlone('Awarded the first prize of the faculty')).toBeNull();
  expect(toClauseAlone('Planned and breakdown maintenance of pumps')).toBeNull();
  expect(toClauseAlone('Handed report on the stock to manager')).toBeNull();
});
