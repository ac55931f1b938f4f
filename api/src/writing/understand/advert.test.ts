import { readJob } from './advert.ts';
import { shortName } from './company.ts';

const jobOf = (jobDescription: string, jobTitle = 'Baker', companyName = '') =>
  readJob({ jobDescription: `${jobDescription}\nWe bake bread for the whole town.`, jobTitle, companyName });

test.each([
  ['Company: Loaf & Co', 'Loaf & Co'],
  ['About Brightwater\nWe bake.', 'Brightwater'],
  ['Brightwater is hiring bakers.', 'Brightwater'],
  ['Join Brightwater and bake.', 'Brightwater'],
  ['Baker\nMazar Timber Trading LLC – Dubai\nWe bake.', 'Mazar Timber Trading LLC'],
  ['At The Tide Room, we cook.', 'The Tide Room'],
  ['Position\tBaker\nFacility\tTide Regional Bakery House\nCity\tElm', 'Tide Regional Bakery House'],
  ['Employer\tMarrow Baking Systems, Inc.\nLocation\tElm', 'Marrow Baking Systems, Inc.'],
])('the company in: %s', (text, company) => {
  expect(jobOf(text).company).toBe(company);
});

test.each([
  'About us\nWe are a bakery.',
  'About the role\nYou will bake.',
  'We are looking for a baker.',
  'Join the team!',
  'Good English. Arabic is a plus.',
  'Baker - Boutique Restaurant - Leeds',
])('no company in: %s', (text) => {
  expect(jobOf(text).company).toBe('');
});

test('what the company is keeps its figures', () => {
  const { companyIs } = jobOf(
    'Brightwater is a maker of bread with sales of CHF 3.4 billion and nine bakeries. Good food.',
    'Baker',
    'Brightwater',
  );
  expect(companyIs).toBe('a maker of bread with sales of CHF 3.4 billion and nine bakeries');
});

test('a title in capitals keeps its grades', () => {
  expect(jobOf('We bake.', '6G WELDER (SHUTDOWN)').role).toBe('6G Welder (Shutdown)');
  expect(jobOf('We bake.', '2ND ENGINEER').role).toBe('2nd Engineer');
});

test('a company in an Arabic advert', () => {
  const advert = 'مطلوب محاسب أول\nشركة بيت الإعمار – الرياض\nالمتطلبات:\n• بكالوريوس محاسبة';
  expect(readJob({ jobDescription: advert, jobTitle: 'محاسب أول', companyName: '' })).toMatchObject({
    language: 'ar',
    company: 'شركة بيت الإعمار',
  });
});

test('an advert in JSON is read as its texts', () => {
  const advert = JSON.stringify({
    title: 'Baker',
    company: 'Brightwater',
    responsibilities: ['Bake bread every single day'],
  });
  expect(readJob({ jobDescription: advert, jobTitle: 'Baker', companyName: '' })).toMatchObject({
    company: 'Brightwater',
    text: expect.stringContaining('Bake bread every single day'),
  });
});

test('what the form says comes before what the advert says', () => {
  expect(jobOf('Brightwater is hiring.', 'Baker', 'Loaf Ltd').company).toBe('Loaf Ltd');
});

test('what the company is and aims at', () => {
  const job = jobOf(
    'About Loafly\nLoafly is a family bakery with four shops in Athenry, Co. Galway. Our mission is to bring fresh, honest bread to every street.',
  );
  expect(job.companyIs).toBe('a family bakery with four shops in Athenry, Co. Galway');
  const withShortForm = 'About Loafly\nLoafly is an engineering firm for commercial and industrial (C&I) kitchens.';
  expect(jobOf(withShortForm).companyIs).toBe('an engineering firm for commercial and industrial kitchens');
  expect(job.mission).toBe('bring fresh, honest bread to every street');
});

test('a state is no legal form, and a name is said without all of its own', () => {
  expect(jobOf('Data Technician - Henderson NV\nSwitchgate Colo LLC\nNights.', 'Data Technician').company).toBe(
    'Switchgate Colo LLC',
  );
  expect(shortName('Thornhill Security Pvt. Ltd.')).toBe('Thornhill Security');
});

test('how the hiring goes is no aim of a company', () => {
  expect(jobOf('About Loafly\nLoafly is a bakery. We aim to finish within 3 weeks and give feedback.').mission).toBe(
    '',
  );
});

test('a firm is called by its name, without branch, town or the line of work of a title', () => {
  expect(jobOf('Harbour Hotel, Bury St Edmunds is hiring.').company).toBe('Harbour Hotel');
  expect(
    jobOf('Senior Accountant - Contracting\nOur client seeks a Senior Accountant.', 'Senior Accountant').company,
  ).toBe('');
});

test.each([
  ['Back to all jobs\nharbour.gov is hiring for an Account Manager.\nHarbour.gov keeps boats.', 'Harbour.gov'],
  ['Harbour Innovation Fellows is hiring for one year.\nMore below.', 'Harbour Innovation Fellows'],
  ['About the job\nLumen aims to sort the papers of the world.', 'Lumen'],
])('who is hiring is named: %s', (jobDescription, company) => {
  expect(readJob({ jobDescription, jobTitle: 'Account Manager', companyName: '' }).company).toBe(company);
});

test('somebody with two titles is greeted by name', () => {
  expect(jobOf('Applications can be sent to Prof. Dr. Marlow by email.').contact).toBe('Prof Marlow');
});

test.each([
  ['Tidewater Personnel is hiring.\nOur client, a national fuel distributor, needs drivers.', '', true],
  ['Our client is a bakery in Leeds.', 'Tidewater Search & Selection', true],
  ['Our direct client, a dental insurer, is hiring.', 'Tidewater Technical Staffing', true],
  ['Our client is a bakery in Leeds.', 'Larkfield Bakery', false],
  ['Our client, Larkfield Partners Limited (LPL), is a bakery.', 'Larkfield Partners Limited', false],
  ['Our client, a developer, has appointed Elm Cost Consultants.', 'Elm Cost Consultants', false],
  ['We look for a supervisor for a fast growing e-commerce company.', 'Tidewater Staffing', true],
  ['We are partnering with a leading third party logistics provider.', 'Tidewater Staffing', true],
  ['Call us today! Our client promotes from within.', '', true],
  ['You visit our client sites and keep our clients happy.', '', false],
])('whether somebody looks for people for others: %s (%s)', (text, company, isAgency) => {
  expect(jobOf(text, 'Baker', company).isAgency).toBe(isAgency);
});

test('a line that had no room for its end is whole', () => {
  const advert = 'Brightwater is a non-profit organization of nine small health centres and\nfour clinics.';
  expect(jobOf(advert, 'Baker', 'Brightwater').companyIs).toBe(
    'a non-profit organization of nine small health centres and four clinics',
  );
});

test('who says so in the advert is an agency, whatever its name', () => {
  const text =
    'Shift manager for an online shop.\nCastle Industrial is acting as an Employment Agency for this vacancy.';
  expect(jobOf(text, 'Shift Manager', 'Castle Industrial').isAgency).toBe(true);
  const told = "Our client's a 60-strong health company whose app helps people.";
  expect(jobOf(told, 'Design Lead', 'Fox & Tarn Creative').isAgency).toBe(true);
  expect(jobOf('You keep our clients happy.', 'Design Lead', 'Fox & Tarn Creative').isAgency).toBe(false);
});
