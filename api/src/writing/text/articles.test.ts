import { withArticles } from './articles.ts';

test.each([
  ['Lead team of 8 planners', 'Lead a team of 8 planners'],
  ['Led department of 4', 'Led a department of 4'],
  ['Rosters for small team of nine', 'Rosters for a small team of nine'],
  ['Supervise shift of 7 agents', 'Supervise a shift of 7 agents'],
  ['Managed portfolio of about 30 accounts', 'Managed a portfolio of about 30 accounts'],
  ['Second in command at 110-seat Southwestern restaurant', 'Second in command at a 110-seat Southwestern restaurant'],
  ['Care on 18-bed ward, nights', 'Care on an 18-bed ward, nights'],
  ['Reconciled statements for top 60 vendors', 'Reconciled statements for the top 60 vendors'],
  ['95 invoices a day with accuracy of 99.4%', '95 invoices a day with an accuracy of 99.4%'],
  ['Was part of transition team', 'Was part of the transition team'],
  [
    'Incorporated 6 companies under supervision of a lawyer',
    'Incorporated 6 companies under the supervision of a lawyer',
  ],
  ['Due diligence for acquisition of two silos', 'Due diligence for the acquisition of two silos'],
  ['Updated inventory of 1,160 devices', 'Updated the inventory of 1,160 devices'],
  ['NCETM Teaching for Mastery Specialist programme', 'NCETM Teaching for Mastery Specialist programme'],
  ['Led migration of three core services', 'Led the migration of three core services'],
  ["Prepare data at client's request", "Prepare data at the client's request"],
  ['Supervised the roll-out of Harbour Infinity website', 'Supervised the roll-out of the Harbour Infinity website'],
  ['Promoted to intermediate role', 'Promoted to an intermediate role'],
  ['Promoted to senior position in May', 'Promoted to a senior position in May'],
  ['Scaled platform from 0 to 50k users', 'Scaled the platform from 0 to 50k users'],
  ['Partnered with owner in daily work', 'Partnered with the owner in daily work'],
  ['Ran the unit on 24-hour basis', 'Ran the unit on a 24-hour basis'],
  ['Reports on ad-hoc basis', 'Reports on an ad-hoc basis'],
  ['Generated $1M pipeline, then $400K pipeline', 'Generated a $1M pipeline, then $400K pipeline'],
  ['Ensured safety of passengers', 'Ensured the safety of passengers'],
  ['Led migration of 40+ services', 'Led the migration of 40+ services'],
  ['Supervised national roll-out of a website', 'Supervised the national roll-out of a website'],
  ['Scaled engineering team from 3 to 28', 'Scaled the engineering team from 3 to 28'],
  ['Slides for weekly management meeting', 'Slides for the weekly management meeting'],
])('%s', (line, edited) => {
  expect(withArticles(line)).toBe(edited);
});

test.each([
  'Led a team of 8, and the team of 9 after it',
  'Teams of 5, team of the year, in team of the month',
  'Rooms in 4-star hotels and on 12-bed wards',
  'Sold to the top 60 and in the top 3',
  'Part of the team, part of a team, member of IFRS working groups',
  'For monthly reports and weekly reporting',
  'In management of change',
  'Led a migration of data, led the migration of mail, led migrations of data',
  'Planned maintenance of pumps by the team',
])('stays as it is: %s', (line) => {
  expect(withArticles(line)).toBe(line);
});

test('a long line costs no time', () => {
  expect(withArticles('part of one two '.repeat(5000)).length).toBeGreaterThan(10);
});
