import fc from 'fast-check';
import { baseVerbPhrase, statementsOf, toFirstPerson } from './first-person.ts';

test.each([
  ['Designed and rolled out a rota', 'designed and rolled out a rota'],
  ['Leading cross-functional teams to launch products', 'led cross-functional teams to launch products'],
  ['Managing stores, improving sales and reducing costs', 'managed stores, improved sales and reduced costs'],
  [
    'Assist teachers in preparing lessons and marking homework',
    'assisted teachers in preparing lessons and marking homework',
  ],
  ['Design, develop and deploy RESTful APIs', 'designed, developed and deployed RESTful APIs'],
  ['Manages daily operations and supervises 12 staff', 'managed daily operations and supervised 12 staff'],
  [
    'Prepare statements and present variances to management',
    'prepared statements and presented variances to management',
  ],
  ['Oversee accounts payable and bank reconciliations', 'oversaw accounts payable and bank reconciliations'],
  ['Responsible for managing a team of 12 nurses', 'was responsible for managing a team of 12 nurses'],
  ['Promoted to Senior Accountant within 18 months', 'was promoted to Senior Accountant within 18 months'],
  ['Awarded Ward Nurse of the Year in 2020', 'was awarded Ward Nurse of the Year in 2020'],
  ['Organized weekly study sessions for thirty students', 'organized weekly study sessions for thirty students'],
  ['Monthly reports to the board', 'was responsible for monthly reports to the board'],
  ['Process A/P for 350 vendors', 'processed A/P for 350 vendors'],
  ['Coordinated patient scheduling for five physicians', 'coordinated patient scheduling for five physicians'],
  ['Cut the memory footprint by 4.2x May 2022 – Aug 2022', 'cut the memory footprint by 4.2x'],
  ['Published research with academic impact 4 months', 'published research with academic impact'],
  ['Finished the rollout within 4 months', 'finished the rollout within 4 months'],
  ['Successfully delivered the new library on time', 'successfully delivered the new library on time'],
  ['I led the team and wrote the guide', 'led the team and wrote the guide'],
  [
    'Installation and servicing of lifts in two towns',
    'was responsible for the installation and servicing of lifts in two towns',
  ],
  ['Leadership: Managed team of 5 engineers & 2 interns', 'managed a team of 5 engineers and 2 interns'],
  ['Implemented a card policy; saved $46,000 in a year', 'implemented a card policy and saved $46,000 in a year'],
])('a line of a past job: %s', (line, phrase) => {
  expect(toFirstPerson(line, false)).toBe(phrase);
});

test.each([
  ['Leading a site team of 35', 'lead a site team of 35'],
  ['Manages stock and trains staff', 'manage stock and train staff'],
  ['Responsible for payroll of 130 people', 'am responsible for payroll of 130 people'],
  ['Cut waiting times by a third', 'cut waiting times by a third'],
])('a line of the current job: %s', (line, phrase) => {
  expect(toFirstPerson(line, true)).toBe(phrase);
});

test.each([
  ['Led migration of legacy service to new platform', 'led the migration of a legacy service to a new platform'],
  ['Built data pipeline in Python', 'built a data pipeline in Python'],
  ['Co-authored paper accepted at a conference', 'co-authored a paper accepted at a conference'],
  ['Prepared accounts in line with IFRS', 'prepared accounts in line with IFRS'],
  ['Ran the fish section during dinner service', 'ran the fish section during dinner service'],
])('articles that are surely missing are put back: %s', (line, phrase) => {
  expect(toFirstPerson(line, false)).toBe(phrase);
});

test.each([
  'Research integrated into the main product',
  'Adopted by three major laboratories',
  'Lead engineer for the payments platform',
  'Dedicated professional with five years of experience',
  'Founding Member, Site Reliability Engineer, Team Lead',
  'MANAGED A TEAM OF FIVE ENGINEERS',
  'We built the largest shop in town',
  'Built a tool (unfinished bracket',
  'Built the API with',
  'https://example.org/portfolio',
  'قيادة فريق من خمسة مهندسين',
  'Python, Go, Kubernetes, Terraform',
])('a line that makes no good sentence is left out: %s', (line) => {
  expect(toFirstPerson(line, false)).toBeNull();
});

test('a paragraph is told sentence by sentence', () => {
  expect(statementsOf('Led a team of ten. Worked closely with designers to ship the app.', false)).toEqual([
    'led a team of ten',
    'worked closely with designers to ship the app',
  ]);
});

test.each([
  ['Conducting and documenting weekly site inspections', 'conduct and document weekly site inspections'],
  ['Conducting excellent and engaging live classes', null],
  ['Working knowledge of Salesforce', null],
  ['Strong analytical skills and attention to detail', null],
])('a duty as a verb phrase: %s', (line, phrase) => {
  expect(baseVerbPhrase(line)).toBe(phrase);
});

test('whatever the line, the phrase is one line that begins small and does not end in the air', () => {
  const words = fc.constantFrom(
    'Led',
    'managing',
    'team',
    'of',
    'and',
    'the',
    'Prepare',
    'reports',
    'Google',
    '25%',
    'customers,',
    '(LCs)',
    'with',
    'reduced',
    '•',
    '&',
    'costs.',
    'I',
    'SAP',
    'daily',
    'to',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), fc.boolean(), (line, isCurrent) => {
      const phrase = toFirstPerson(line.join(' '), isCurrent);
      if (phrase === null) return;
      expect(phrase).toMatch(/^\p{Ll}/u);
      expect(phrase).not.toMatch(/\s{2}|\n|[.,;:\s]$|\b(?:and|of|the|with|to)$/);
    }),
    { numRuns: 2000 },
  );
});
