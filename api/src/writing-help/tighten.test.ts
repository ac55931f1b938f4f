import { tighten, tightenLine } from './tighten.ts';

describe('a weak opening gives way to the verb behind it, where that is certain', () => {
  test.each([
    ['i was responsible for managing 5 shops', 'Managed 5 shops'],
    ['I am responsible for hiring, onboarding and training staff', 'Hire, onboard and train staff'],
    ['currently responsible for running the front desk', 'Currently run the front desk'],
    ['In charge of opening and closing the shop, counting the till', 'Opened and closed the shop, counted the till'],
    ['responsible for planning of tours', 'Planned tours'],
    ['responsible to check the quality of products', 'Checked the quality of products'],
    ['my main task was to drive the van to customers', 'Drove the van to customers'],
    ['Duties included: patient care, charting', 'Patient care, charting'],
    ['was managing a budget of $2m', 'Managed a budget of $2m'],
    ['I was managing & training new people', 'Managed & trained new people'],
    ['i have supervised, trained and evaluated 16 guards', 'Supervised, trained and evaluated 16 guards'],
    ['i used to drive a bus in dubai for 3 years', 'Drove a bus in Dubai for 3 years'],
    ['I had to deal with angry customers', 'Dealt with angry customers'],
    ["I've written 40 articles", 'Wrote 40 articles'],
    ['I was promoted to supervisor after 6 months', 'Promoted to supervisor after 6 months'],
    ['i designed, i built and i tested 3 prototypes', 'Designed, built and tested 3 prototypes'],
  ])('"%s"', (line, tight) => expect(tightenLine(line)).toBe(tight));
});

describe('what may mean something else keeps its words', () => {
  test.each([
    'Responsible for 3 branches in Riyadh',
    'Responsible for marketing and sales in the Gulf',
    'Responsible for building maintenance',
    'Responsible for training programmes',
    'Responsible for answering phones and data entry',
    'Responsible for planning of production and control of costs',
    'Responsible for making reports, handling clients and to train staff',
    "Responsible for managing director's calendar",
    'In charge of night shift',
    'My duties was to clean and to cook',
    'I was in charge of 2 shifts and did the ordering',
    'I am leading a team and have grown revenue by 18%',
    'My team and I reduced costs by 8%',
    'I was trained in first aid',
    'Not very experienced in Java',
    'Worked efficiently under pressure',
    'Kept shoes of various sizes in order of demand',
    'RESPONSIBLE FOR MANAGING A TEAM OF 10',
    'Verantwortlich für 3 Filialen und die Kasse',
  ])('"%s"', (line) => expect(tightenLine(line)).toBe(line));
});

test.each([
  ['Assisted in preparing budgets', 'Helped prepare budgets'],
  ['Worked on the SAP migration', 'Worked on the SAP migration'],
  ['Helped to train 4 juniors', 'Helped to train 4 juniors'],
  ['we built a warehouse system', 'We built a warehouse system'],
])('who has helped has not done it alone: "%s"', (line, tight) => expect(tightenLine(line)).toBe(tight));

test.each([
  ['manged 3 stores and incresed sales 15%', 'Managed 3 stores and increased sales 15%'],
  ['teached math , cooked', 'Taught math, cooked'],
  ['made reports in sql and powerpoint', 'Made reports in SQL and PowerPoint'],
  ['Operated a calender', 'Operated a calender'],
])('what is certainly mistyped is put right: "%s"', (line, tight) => expect(tightenLine(line)).toBe(tight));

test.each(['iOS developer on 2 apps', 'www.myshop.com', 'p95 latency fell', 'ledger-toolkit', 'npm packages: 4'])(
  'a name keeps its small letter: "%s"',
  (line) => expect(tightenLine(line)).toBe(line),
);

test('fillers go, and the next word takes their capital', () => {
  expect(
    tightenLine('Built it. Successfully deployed it in order to save time, using various tools at various times.'),
  ).toBe('Built it. Deployed it to save time, using tools at various times.');
});

test('half of a text does not lose its "I"', () => {
  expect(tightenLine('I managed 3 shops. I love what I do.')).toBe('I managed 3 shops. I love what I do.');
});

test('lines follow the tense of those around them, and keep their marks', () => {
  expect(tighten('- Prepare budgets\n- Supervise 4 clerks\n• Responsible for checking the invoices')).toBe(
    '- Prepare budgets\n- Supervise 4 clerks\n• Check the invoices',
  );
});

test.each([
  ['قمت بتدريب 12 موظف جديد', 'تدريب 12 موظف جديد'],
  ['كنت مسؤول عن ادارة فريق من 5 موظفين', 'إدارة فريق من 5 موظفين'],
  ['كنت مسؤولة عن خدمة العملاء', 'مسؤولة عن خدمة العملاء'],
  ['قدت فريقًا من 8 مهندسين', 'قدت فريقًا من 8 مهندسين'],
])('an Arabic line begins with what was done: "%s"', (line, tight) => expect(tightenLine(line)).toBe(tight));
