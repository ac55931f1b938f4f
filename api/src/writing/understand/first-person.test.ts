import { inFirstPerson, linesInFirstPerson } from './first-person.ts';

test.each([
  ['Negotiates contracts of up to five years', 'Negotiate contracts of up to five years'],
  ['Manages rotas and supervises four dispensers', 'Manage rotas and supervise four dispensers'],
  ['Prepares and remits contributions', 'Prepare and remit contributions'],
  ['Prepares the desk, reviews charts and applies the rules', 'Prepare the desk, review charts and apply the rules'],
  ['Handles returns, refunds and prepares the desk', 'Handle returns, refunds and prepare the desk'],
  ['Leads 11 staff and three trainees', 'Lead 11 staff and three trainees'],
  [
    'Opens and closes the salon, makes schedule for 7 stylists and 2 techs',
    'Open and close the salon, make schedule for 7 stylists and 2 techs',
  ],
  ['Leads for the sales desk', 'Leads for the sales desk'],
  ['Reports, audits and surveys', 'Reports, audits and surveys'],
  ['Sales of managed print', 'Sales of managed print'],
  ['Managed rotas', 'Managed rotas'],
  ['Sites and small shops for wine clients', 'Sites and small shops for wine clients'],
  ['Accounts payable for 180 vendors', 'Accounts payable for 180 vendors'],
  ['Coordinates four teachers: checks plans', 'Coordinates four teachers: checks plans'],
])('%s', (line, told) => {
  expect(inFirstPerson(line)).toBe(told);
});

test('one line that surely speaks of a third person tells of the others of the post', () => {
  expect(linesInFirstPerson(['Supervises a team of five', 'Trains new joiners'])).toEqual([
    'Supervise a team of five',
    'Train new joiners',
  ]);
  const ofLaboratory = [
    'Supervises a team',
    'Tests water, syrup and swabs, 45 a day',
    'Releases product after 48 hours',
  ];
  expect(linesInFirstPerson(ofLaboratory)).toEqual([
    'Supervise a team',
    'Test water, syrup and swabs, 45 a day',
    'Release product after 48 hours',
  ]);
  // One in the first and one in the third person would be neither.
  const mixed = ['Coordinates four teachers: checks plans', 'Supervises a team of five'];
  expect(linesInFirstPerson(mixed)).toEqual(mixed);
  expect(linesInFirstPerson(['Trains and buses of the town'])).toEqual(['Trains and buses of the town']);
});

test('several of a thing are no deed', () => {
  expect(inFirstPerson('Rewires of social housing, about 3 houses a week')).toMatch(/^Rewires of/);
});

test('a noun with its numbers is no verb', () => {
  expect(inFirstPerson('Routes 3, 25, 30 and 34, early and late shifts', true)).toMatch(/^Routes 3/);
  expect(inFirstPerson('Leads 11 staff')).toBe('Lead 11 staff');
});

test('the second of two verbs loses its whole ending', () => {
  expect(inFirstPerson('Writes and researches stories on politics')).toBe('Write and research stories on politics');
});

test('what a thing does, told of the line before, is no deed of its writer', () => {
  expect(
    linesInFirstPerson(['Lead on Tide Park: concept to handover', 'Stores 8,000 m3 of water', 'Design of a yard']),
  ).toEqual(['Lead on Tide Park: concept to handover', 'Design of a yard']);
  expect(linesInFirstPerson(['Trains 4 apprentices', 'Manages the stores', 'Leads 11 staff'])).toHaveLength(3);
});
