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
  ['Keep 60-75 open files, 2018-2020, ages 8-10', 'Keep 60–75 open files, 2018–2020, ages 8–10'],
  ['Started a one page check sheet', 'Started a one-page check sheet'],
  ['54 bail rotary, 6 week in calf 71%', '54-bail rotary, 6-week in calf 71%'],
  ['A 30 minute on call requirement', 'A 30-minute on-call requirement'],
  ['6 wheel and artic tanker on a 3 shift roster', '6 wheel and artic tanker on a 3-shift roster'],
  ['Six monthly testing on 12hr days', 'Six-monthly testing on 12-hour days'],
  [
    'Ran my final year project, self employed, as an ACCA qualified accountant',
    'Ran my final-year project, self-employed, as an ACCA-qualified accountant',
  ],
  ['Nurse to patient ratio 1:3', 'Nurse-to-patient ratio 1:3'],
  ['Responsible of the fish section, in-charge of orders', 'Responsible for the fish section, in charge of orders'],
  ['Banquets until 220 persons, upto 9 sittings', 'Banquets up to 220 persons, up to 9 sittings'],
  ['Half way through, finishing mid 2027, valid thru June', 'Halfway through, finishing mid-2027, valid through June'],
  ['9 jury trials incl. a 7-day case, ca 900 doors', '9 jury trials, including a 7-day case, about 900 doors'],
  ['Budget of € 9.000 per month', 'Budget of €9,000 per month'],
  ['The monthly managers meeting of a builders merchant', "The monthly managers' meeting of a builders' merchant"],
  ['Showed starters the ropes for there first month', 'Showed starters the ropes for their first month'],
  ['Animal rescue (2021 -)', 'Animal rescue (since 2021)'],
  [
    'Planned condition based inspection routes, no lost time accidents',
    'Planned condition-based inspection routes, no lost-time accidents',
  ],
  ['Booked +- 45 clients a week, with their allergys', 'Booked about 45 clients a week, with their allergies'],
  [
    'Taught 3 and 4 year old children in 4 and 5 star hotels',
    'Taught 3- and 4-year-old children in 4- and 5-star hotels',
  ],
  ['Opened shops across UAE, 01/2021 – Present', 'Opened shops across the UAE, January 2021 – present'],
  ['Permit valid to 6/2028', 'Permit valid to June 2028'],
  [
    'Introduced tests in CI (two suites), escaped bugs went down from 9 to 2',
    'Introduced tests in CI (two suites); escaped bugs went down from 9 to 2',
  ],
  ['8 years experience, often at 20 minutes notice', "8 years' experience, often at 20 minutes' notice"],
  ['Posted in SAP S4 HANA', 'Posted in SAP S/4HANA'],
  ['Looked after 5 apprentices, 4 passed first time', 'Looked after 5 apprentices; 4 passed first time'],
  [
    'In charge for the stock, participated at 8 round robin tests',
    'In charge of the stock, participated in 8 round robin tests',
  ],
  ['Writer, Elm Agency, Leeds — June 2019 – July 2021', 'Writer, Elm Agency, Leeds, June 2019 – July 2021'],
  ['2021 Sampler for drinking water according TrinkwV', 'Sampler for drinking water according to TrinkwV, 2021'],
  ['7.5 tonne multi drop', '7.5-tonne multi-drop'],
  ['English (fluent) , Tamil', 'English (fluent), Tamil'],
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
  'Passed the exam for the first time in two years',
  'Certified to ISO 9001-9002, flight BA 17-20, open 24-7, call 555-0187, 4-0 won',
  'Worked one day in two, for one year while studying, over 3 month ends',
  'Stayed until 2022 and until 6 in the morning',
  'Founders who were based abroad built reports based on sales, based around key boys',
  'Due 12/06/2028, in UK-wide trials with the UK team, aged 4 to 9 years',
  'When we moved the desk, complaints fell to two',
  'Cut waste, which fell from 9% to 2%',
  'The 2 day shifts and the 6 person hours',
])('stays as it is: %s', (line) => {
  expect(copyEdited(line)).toBe(line);
});

test('a long line costs no time', () => {
  expect(copyEdited('a '.repeat(50_000)).length).toBeGreaterThan(10);
  expect(copyEdited('1 day '.repeat(20_000)).length).toBeGreaterThan(10);
});
