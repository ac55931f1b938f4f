import { inPast, pastOnly } from './in-past.ts';

test('what was done in a job that has ended is told in the past, where all of it certainly can be', () => {
  expect(inPast(['Manage the accounts of 40 shops', 'Led a team of six', 'Write and edit articles'])).toEqual([
    'Managed the accounts of 40 shops',
    'Led a team of six',
    'Wrote and edited articles',
  ]);
  expect(inPast(['Prepare monthly P&L, balance sheet and other statements'])).toEqual([
    'Prepared monthly P&L, balance sheet and other statements',
  ]);
  // "Grade 12" is no verb and its number.
  expect(inPast(['Manage the exams', 'Grade 12 pass rate rose to 87%'])).toEqual([
    'Managed the exams',
    'Grade 12 pass rate rose to 87%',
  ]);
  expect(inPast(['Manage the stores', 'Lead hand on the last job, crew of 4'])).toEqual([
    'Managed the stores',
    'Lead hand on the last job, crew of 4',
  ]);
  expect(inPast(['Determine liability and promptly pay or settle claims'])).toEqual([
    'Determined liability and promptly paid or settled claims',
  ]);
  expect(inPast(['Coordinate with architects and owners, and collaborate with the client'])).toEqual([
    'Coordinated with architects and owners, and collaborated with the client',
  ]);
});

test.each([
  // A noun as well.
  [['Support of new staff', 'Manage the shop']],
  [['Manage the shop and train new staff', 'Led a team of six']],
  [['Manage teams to plan, build, and deliver houses', 'Led a team of six']],
  [['Manage the shop, and train new staff']],
  [['Responsible for the till', 'Repair of pumps']],
  [['Take off and BOQ preparation for twelve buildings']],
])('%j stay as they are', (lines) => {
  expect(inPast(lines)).toEqual(lines);
});

test('of a job that has ended since, what nobody can tell in the past is not told', () => {
  expect(
    pastOnly([
      'Identify and seize chances to position the house as a leader, grow business, and influence rules',
      'Led a team of six',
    ]),
  ).toEqual(['Led a team of six']);
  expect(
    pastOnly(['Identify and seize chances to position the house as a leader, grow business, and influence rules']),
  ).toEqual(['Identify and seize chances to position the house as a leader, grow business, and influence rules']);
});
