import {
  withEmployer,
  withFirmInTitle,
  withoutFalseHeads,
  withoutPostsInLines,
  withoutState,
  withoutToldTitle,
  withPlaceOfHead,
  withStage,
  withStartOfName,
  withStartOfTitle,
  withSurePlaces,
  withTitleBesidePlace,
  withTitleFirst,
  withTitleInHead,
  withWholeEmployer,
} from './posts.ts';
import type { Role } from './role.ts';

const role = (title: string, place: string): Role => ({
  kind: 'job',
  title,
  place,
  start: '2019',
  end: 'present',
  lines: [],
});

test('what stands beside the employer is the post, where a line of the work was taken for it', () => {
  const text = '2019 – now   Teacher of Mathematics, Avonlea Academy, Bath\nRun a chess club\nForm tutor of Year 9';
  expect(withTitleBesidePlace(role('Form tutor of Year 9', 'Avonlea Academy'), text).title).toBe(
    'Teacher of Mathematics',
  );
});

test('a title beside its employer stays', () => {
  const text = 'Sous Chef, The Salt Shed\nHead of larder';
  expect(withTitleBesidePlace(role('Sous Chef', 'The Salt Shed'), text).title).toBe('Sous Chef');
});

test('the employer is what a form names so, and not the client', () => {
  const text = '1) Company: Burgan Pipeline W.L.L., Kuwait\nPosition: HSE Officer\nClient: KOC';
  expect(withEmployer(role('HSE Officer', 'KOC'), text).place).toBe('Burgan Pipeline W.L.L.');
  expect(withEmployer(role('Safety Supervisor', 'Company: Doha Gate'), text).place).toBe('Doha Gate');
});

test('a line that lists things names no employer', () => {
  const text = '2016-now Bricklayer\nHousing, extensions, garden walls';
  expect(withEmployer(role('Bricklayer', 'Housing'), text).place).toBe('');
});

test('the hospital is the employer, and not the unit named before it', () => {
  const text = 'Staff Nurse, Stroke Unit — Leicester Royal Infirmary — 2016–2019';
  expect(withWholeEmployer(role('Staff Nurse', 'Stroke Unit'), text).place).toBe('Leicester Royal Infirmary');
  expect(withWholeEmployer(role('Staff Nurse', 'Stroke Unit'), 'Staff Nurse, Stroke Unit, 2016').place).toBe(
    'Stroke Unit',
  );
});

test('a prize is no employer, where the head of the job names one', () => {
  const text = 'Bar Manager, The Lamplighter — 2021-now\nWon Best Bar Wales 2023';
  expect(withPlaceOfHead(role('Bar Manager', 'Won Best Bar Wales'), text).place).toBe('The Lamplighter');
});

test('a town beside the title is no employer, below one with a line of its own', () => {
  const text = 'Moorland Ambulance Trust\nParamedic, Hull, 2022 – now\nParamedic, Bridlington, 2016 – 2022';
  const jobs = [role('Paramedic', 'Moorland Ambulance Trust'), role('Paramedic', 'Bridlington')];
  expect(withSurePlaces(jobs, text).map(({ place }) => place)).toEqual(['Moorland Ambulance Trust', '']);
});

test('posts held at the same time, below one house with its years, are of that house', () => {
  const place = 'The Elm Ledger';
  const jobs = [role('Reporter', place), { ...role('Intern coordinator', place), end: '2023' }];
  const below = 'Reporter (2019 – present)\nIntern coordinator (2019 – 2023)';
  const places = (house: string) => withSurePlaces(jobs, `${house}\n${below}`).map((one) => one.place);
  expect(places('The Elm Ledger, Moines\t2018 – present')).toEqual([place, place]);
  expect(places('The Elm Ledger, Moines')).toEqual([place, '']);
});

test('a part of the house behind the title is no employer', () => {
  const jobs = [
    role('Director', 'Tay Dairy Co.'),
    { ...role('General Manager, Logistics', 'Tay Dairy Co.'), end: '2019', start: '2016' },
  ];
  const [, manager] = withSurePlaces(jobs, 'Tay Dairy Co.\nDirector\nGeneral Manager, Logistics');
  expect(manager).toMatchObject({ title: 'General Manager, Logistics', place: 'Tay Dairy Co.' });
});

test('nor is it where the line below has the employer', () => {
  const jobs = [
    role('Director', 'Tay Dairy Co.'),
    { ...role('Supervisor, Quality & Engineering', 'Tay Dairy Co.'), end: '2019', start: '2016' },
  ];
  const text = 'Director\nTay Dairy Co.\nSupervisor, Quality & Engineering  2016 – 2019\nTay Dairy Co.';
  expect(withSurePlaces(jobs, text)[1]).toMatchObject({ title: 'Supervisor, Quality & Engineering' });
});

test('an employer before the title that stands where the employer should is put behind it', () => {
  expect(withTitleFirst(role('The Educators', 'Science Teacher'))).toMatchObject({
    title: 'Science Teacher',
    place: 'The Educators',
  });
  expect(withTitleFirst(role('Sous Chef', 'The Salt Shed'))).toMatchObject({ title: 'Sous Chef' });
});

test('so is one that is followed by its town and then the post', () => {
  const text = 'Thistledown Books, Hay-on-Wye, Manager, 2019 to present';
  expect(withTitleInHead(role('Thistledown Books', 'Hay-on-Wye'), text)).toMatchObject({
    title: 'Manager',
    place: 'Thistledown Books',
  });
});

test('a line of the work in place of the title goes back to the work', () => {
  const read = withoutToldTitle(role('Teaching A Level Mathematics to classes of 30', 'Lahore Grammar School'));
  expect(read).toMatchObject({ title: '', lines: ['Teaching A Level Mathematics to classes of 30'] });
});

test('a line that begins with a figure is no job of its own', () => {
  const field = (value: string) => ({ value, confidence: 0.9, place: null, level: null, group: null });
  const job = (title: string, bullets: string[]) => ({
    title: field(title),
    company: null,
    location: null,
    start: null,
    end: null,
    bullets: bullets.map(field),
  });
  const text = 'HGV driver, Fenways\nDriver trainer: 14 new drivers passed\nFuel score 92%';
  const jobs = [job('HGV driver', ['Trunking']), job('14 new drivers passed', ['Fuel score 92%'])];
  const [only, ...others] = withoutFalseHeads(jobs as never, text);
  expect(others).toEqual([]);
  expect(only!.bullets.map(({ value }) => value)).toEqual([
    'Trunking',
    'Driver trainer: 14 new drivers passed',
    'Fuel score 92%',
  ]);
});

test('a title is held since when its own line says', () => {
  const text = 'Sample Bank    Jul 2019 – Present\nAssistant Vice President, Operations (since Jan 2023)';
  const held: Role = {
    kind: 'job',
    title: 'Assistant Vice President',
    place: 'Sample Bank',
    start: '2019-07',
    end: 'present',
    lines: [],
  };
  expect(withStartOfTitle(held, text).start).toBe('2023-01');
  expect(withStartOfTitle({ ...held, title: 'Clerk' }, text).start).toBe('2019-07');
  const teacher = { ...held, title: 'Teacher of Mathematics' };
  const two = 'Teacher of Mathematics; Head of Year 9 (since 2021)';
  expect(withStartOfTitle(teacher, two).start).toBe('2019-07');
  expect(withStartOfTitle({ ...teacher, end: '2020' }, 'Teacher of Mathematics (since 2021)').start).toBe('2019-07');
});

test('a title keeps the stage that stands behind it in brackets', () => {
  const page = 'Plumber (apprentice then journeyman)\nKowal Ltd\nCook (part-time)\nElm Grill';
  expect(withStage('Plumber', page)).toBe('Plumber (apprentice then journeyman)');
  expect(withStage('Cook', page)).toBe('Cook');
});

test('the state of a town is no part of the title behind it', () => {
  expect(withoutState('RI Line Cook', 'Harbour Grille , Providence , RI Line Cook')).toBe('Line Cook');
  expect(withoutState('PA Manager', 'PA Manager at Harbour Grille')).toBe('PA Manager');
});

test('the firm between post and branch is the employer, and a department is none', () => {
  const branches = 'Store Manager, Larkfield Shoes, Harbour Centre\nKeyholder, Larkfield Shoes, Quay';
  expect(withFirmInTitle(role('Store Manager, Larkfield Shoes', 'Harbour Centre'), branches)).toMatchObject({
    title: 'Store Manager',
    place: 'Larkfield Shoes',
  });
  expect(withFirmInTitle(role('CUTTING MASTER at Larkfield Gents Tailors', 'Old Town Gujrat'), '')).toMatchObject({
    title: 'CUTTING MASTER',
    place: 'Larkfield Gents Tailors',
  });
  const unit = role('Staff Nurse, Intensive Care', 'Larkfield Hospital');
  expect(withFirmInTitle(unit, 'Staff Nurse, Intensive Care, Larkfield Hospital')).toBe(unit);
  expect(
    withWholeEmployer(role('Analyst', 'Planning & Reporting'), 'Analyst, Planning & Reporting, Mavuno Bora Africa')
      .place,
  ).toBe('Mavuno Bora Africa');
});

test('a full stop within a name does not begin it', () => {
  const text = 'Audit Senior, Larkfield Aziz & Co. Chartered Accountants, Lahore';
  expect(withStartOfName(role('Audit Senior', 'Chartered Accountants'), text).place).toBe(
    'Larkfield Aziz & Co. Chartered Accountants',
  );
  expect(withStartOfName(role('Night Porter', 'Hotel'), 'Night Porter and Waiter Hotel').place).toBe('Hotel');
});

test('a line of a job that names a post is no job of its own', () => {
  const picker = { ...role('Picker', 'Larkfield Apparel'), start: '2021-06', end: '2025-03', lines: ['Picked orders'] };
  const lead = { ...role('Peak season lead', ''), start: '2022', end: '2023' };
  const page = 'Larkfield Apparel   Picker   6/21 - 3/25\n Picked orders.\n Peak season lead 2022 and 2023, ran a line';
  expect(withoutPostsInLines([picker, lead], page)).toEqual([picker]);
  expect(withoutPostsInLines([picker, lead], page.replace('\n Peak', '\n\n Peak'))).toEqual([picker, lead]);
});

test('a number of people is no post', () => {
  const field = (value: string) => ({ value, confidence: 1, place: null });
  const job = (title: string) => ({
    title: field(title),
    company: field('Elm'),
    location: null,
    start: null,
    end: null,
    bullets: [],
  });
  const [first, ...others] = withoutFalseHeads([job('Designer'), job('two dentists')], 'Designer\ntwo dentists');
  expect(others).toEqual([]);
  expect(first!.bullets.map(({ value }) => value)).toEqual(['two dentists']);
});

test('of a name that two posts have the line of the post tells', () => {
  const text = 'Regional Manager – Cairo & Delta\nArea Manager – Delta';
  expect(withStartOfName(role('Area Manager', 'Delta'), text).place).toBe('Delta');
});

test('what is taught is no employer where no post of the page has one', () => {
  const post = (title: string, place: string): Role => ({
    kind: 'job',
    title,
    place,
    start: '2020',
    end: '2022',
    lines: [],
  });
  const text = 'Elementary Teacher - Immersion Spanish\nParent Coordinator\nKindergarten Assistant';
  const jobs = [
    post('Elementary Teacher', 'Immersion Spanish'),
    post('Parent Coordinator', ''),
    post('Kindergarten Assistant', ''),
  ];
  expect(withSurePlaces(jobs, text)[0]).toMatchObject({ title: 'Elementary Teacher', place: '' });
  const [, ...others] = jobs;
  expect(withSurePlaces([jobs[0]!, ...others.map((job) => ({ ...job, place: 'Elm School' }))], text)[0]).toMatchObject({
    place: 'Immersion Spanish',
  });
});

test('a town with its state is no employer', () => {
  const post: Role = {
    kind: 'job',
    title: 'Assistant Manager',
    place: 'Superior',
    start: '1995',
    end: '2003',
    lines: [],
  };
  const placeIn = (text: string) => withSurePlaces([post], text)[0]!.place;
  expect(placeIn('Assistant Manager, Superior, WI, 1995 to 2003')).toBe('');
  expect(placeIn('Assistant Manager, Superior, 1995 to 2003')).toBe('Superior');
});
