import { surelyNamed } from './names-of-posts.ts';
import type { Role } from './role.ts';

const named = (kind: Role['kind'], title: string, place: string, page = '') => {
  const found = surelyNamed({ kind, title, place, start: '2019', end: '2021', lines: [] }, page);
  return [found.title, found.place];
};

test.each([
  ['a degree', 'Bachelor of Accounting', 'Larkfield University', '', 'Larkfield University'],
  ['a remark', 'Summary of this stint', 'Harbour Trust', '', 'Harbour Trust'],
  ['what was done', 'Computer repair', 'Harbour Trust', '', 'Harbour Trust'],
  ['half a sentence', 'Store Keeper', 'Leeds as a', 'Store Keeper', ''],
  ['a post', 'Florist', 'Saturday Porter', 'Florist', ''],
  ['nobody', 'Plumber', 'Self-employed', 'Plumber', ''],
  ['a post in short', '', 'Electronics Eng. Tech.', '', ''],
  ['a part of an unnamed house', 'Assistant Professor', 'History Department', 'Assistant Professor', ''],
  ['the start of a list', 'Teacher', 'Elm School including', 'Teacher', ''],
])('%s is neither title nor employer', (_, title, place, sureTitle, surePlace) => {
  expect(named('job', title, place)).toEqual([sureTitle, surePlace]);
});

test('what a soldier of some rank does is nobody’s employer', () => {
  const page = 'Staff Sergeant – Artificer Vehicles (workshop manager)';
  expect(named('job', 'Staff Sergeant', 'Artificer Vehicles', page)).toEqual([
    'Staff Sergeant (Artificer Vehicles)',
    '',
  ]);
  expect(named('job', 'Sergeant', 'Elm County Police', 'Sergeant – Elm County Police')).toEqual([
    'Sergeant',
    'Elm County Police',
  ]);
});

test('a title that no list knows counts where it is written as one, by an employer and with dates', () => {
  expect(named('job', 'Head Tea Wizard', 'Harbour Trust')).toEqual(['Head Tea Wizard', 'Harbour Trust']);
  expect(named('unpaid', 'Tea Senate', 'Harbour Council')).toEqual(['', 'Harbour Council']);
});

test('a dash within brackets parts no title', () => {
  const nurse = 'ممرضة عناية مركزة (Staff Nurse – Adult ICU)';
  expect(named('job', nurse, 'مستشفى النخيل')[0]).toBe(nurse);
});

test('what stands behind a dash is the field of a post', () => {
  expect(named('job', 'Porter – Night Desk', 'Larkfield Hotel')[0]).toBe('Porter (Night Desk)');
  expect(named('job', 'Porter – 12 rooms of the old house', 'Larkfield Hotel')[0]).toBe('Porter');
});

test('an employer of many words goes without the part of the house that is named behind it', () => {
  const museum = 'Harbour Maritime Museum & Northern Sound Archive';
  expect(named('job', 'Cataloguer', `${museum}, Film Library and Study Center`)[1]).toBe(museum);
  expect(named('job', 'Cataloguer', 'Harbour Museum, Film Library')[1]).toBe('Harbour Museum, Film Library');
});

test('an employer goes without its own initials', () => {
  expect(named('job', 'Data Scientist', 'Harbour Bruno Institute - HBI')[1]).toBe('Harbour Bruno Institute');
  expect(named('job', 'Data Scientist', 'Harbour Institute - IBM')[1]).toBe('Harbour Institute - IBM');
});

test('an employer named with what it is behind it', () => {
  expect(named('job', 'Welder, Rødby Yard', 'shipyard', 'Welder, Rødby Yard (shipyard), 2019–2021')).toEqual([
    'Welder',
    'Rødby Yard',
  ]);
});

test('a project goes by its name, without role and label', () => {
  const names = [
    'Personal Project: Rota Swap',
    'Rota Swap, co-creator',
    'Rota Swap (with Ann',
    'Client: Ministry',
    '1/2',
    'Contributor',
  ];
  expect(names.map((name) => named('project', '', name)[1])).toEqual([
    'Rota Swap',
    'Rota Swap',
    'Rota Swap',
    '',
    '',
    '',
  ]);
});

test('a ward and its beds are no part of the post', () => {
  expect(named('job', 'Staff Nurse, Acute Stroke Unit (28 beds)', 'Harbour Hospital')[0]).toBe('Staff Nurse');
});

test("whose house was built is nobody's employer, on a page that names employers", () => {
  const page = 'Company name: Tay Contracting LLC\nClient: Harbour Towers Ltd\nPosition: Site Engineer';
  expect(named('job', 'Site Engineer', 'Harbour Towers Ltd', page)).toEqual(['Site Engineer', '']);
  expect(named('job', 'Site Engineer', 'Harbour Towers Ltd', 'Client: Harbour Towers Ltd')[1]).toBe(
    'Harbour Towers Ltd',
  );
  expect(named('job', 'Sales Agent', 'Wholesale trade / Distribution')).toEqual(['Sales Agent', '']);
});

test('whose course it was, and what was taught, is neither post nor employer', () => {
  const page = 'Data Science for Economists, Professor Jane Roe, 2024';
  expect(named('job', 'Professor', 'Data Science for Economists', page)).toEqual(['', '']);
  expect(named('job', 'Professor', 'Elm College', 'Professor, Elm College')).toEqual(['Professor', 'Elm College']);
  expect(named('job', 'Professor', 'Applications of Data')).toEqual(['Professor', '']);
  expect(named('job', 'TA', 'Intermediate Microeconomics')).toEqual(['TA', '']);
  expect(named('job', 'Teaching Assistant', 'Elm University')).toEqual(['Teaching Assistant', 'Elm University']);
});
