import { copyEdited } from './copy-edited.ts';

test.each([
  ['Community champion - set up the link', 'Community champion – set up the link'],
  ['Food cost from 36% to 29,5%', 'Food cost from 36% to 29.5%'],
  ['from 11 % to 6 %', 'from 11% to 6%'],
  ['Ran the infrastructure(Amazon and on site)', 'Ran the infrastructure (Amazon and on site)'],
  ['Built it as IaC(Infrastructure as Code)', 'Built it as IaC (Infrastructure as Code)'],
  ['Improved it since the launch. (now 3.6 million users)', 'Improved it since the launch (now 3.6 million users)'],
  ['Wrote in C, Java, etc', 'Wrote in C, Java, etc.'],
  ["Taught all subjects thro' Irish", 'Taught all subjects through Irish'],
  ['1.2 mln returns in 2024', '1.2 million returns in 2024'],
  ['Kept a order sheet', 'Kept an order sheet'],
  ['Maintainer of the a package', 'Maintainer of the package'],
  ['within the 5 day target', 'within the 5-day target'],
  ['Took groups on 4 to 9 day canoe trips', 'Took groups on 4- to 9-day canoe trips'],
  ['Satisfaction (external survey): 71% > 83%', 'Satisfaction (external survey): from 71% to 83%'],
  ['Posting latency 870 ms → 140 ms', 'Posting latency from 870 ms to 140 ms'],
  ['Fell from 9% → 3%', 'Fell from 9% to 3%'],
  ['Secondment, March– August 2025', 'Secondment, March–August 2025'],
  ['Never trust a RGB file', 'Never trust an RGB file'],
  ['Trained two part time receptionists', 'Trained two part-time receptionists'],
  ['Collected past due balances by a door to door round', 'Collected past-due balances by a door-to-door round'],
  ['Month end closing with the on call registrar', 'Month-end closing with the on-call registrar'],
  ['30 day readmissions fell', '30-day readmissions fell'],
  ['Built it in Javascript and postgresql', 'Built it in JavaScript and PostgreSQL'],
  ['lose time on revit coordination', 'lose time on Revit coordination'],
  ['Pages in html', 'Pages in HTML'],
  ['Assesments of the hygeine of 900 clientelle', 'Assessments of the hygiene of 900 clientele'],
])('%s', (line, edited) => {
  expect(copyEdited(line)).toBe(edited);
});

test.each([
  'Worked 5 day and night shifts',
  'Orders > 500 pallets, a SQL query, a VAT return, a UK firm',
  'Moved from Excel → Power BI',
  '1 day a week in the office',
  'A one-off order of a unit',
  'Worked full time until the long term was over, part time since 2020',
  'Closed at month end and met clients face to face weekly, on call every weekend',
  'A European project, a user group, a once-weekly call',
  'Grew from 3 to 28 people',
  'Read with pupils(s) of a(b)',
  'Ships python-dateutil and node_modules/json',
  'Read at example.com/html',
])('stays as it is: %s', (line) => {
  expect(copyEdited(line)).toBe(line);
});

test('a long line costs no time', () => {
  expect(copyEdited('a '.repeat(50_000)).length).toBeGreaterThan(10);
  expect(copyEdited('1 day '.repeat(20_000)).length).toBeGreaterThan(10);
});
