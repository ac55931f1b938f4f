import { linesFor } from './usual-lines.ts';
import { usualSkills } from './usual-skills.ts';

const TITLES =
  'Registered Nurse|Midwife|Doctor|Dentist|Pharmacist|Physiotherapist|Lab Technician|Paramedic|Caregiver|Nanny|Social Worker|Teacher|Kindergarten Teacher|Lecturer|Librarian|Executive Chef|Baker|Waitress|Barista|Bartender|Restaurant Manager|Hotel Receptionist|Housekeeper|Cleaner|Event Planner|Travel Agent|Flight Attendant|Truck Driver|Delivery Driver|driver|Forklift Operator|Warehouse Associate|Storekeeper|Logistics Coordinator|Procurement Officer|Electrician|Plumber|Carpenter|welder|Painter|HVAC Technician|Car Mechanic|Maintenance Technician|Factory Worker|Construction Worker|Gardener|Tailor|Hairdresser|Beautician|Security Guard|Cashier|Shop Assistant|Store Manager|Sales Executive|Sales Manager|Real Estate Agent|Call Center Agent|Receptionist|Office Assistant|Executive Assistant|Data Entry Clerk|HR Manager|Recruiter|Senior Accountant|Auditor|Financial Analyst|Bank Teller|Lawyer|Marketing Manager|Social Media Manager|Journalist|Translator|Graphic Designer|UX Designer|Architect|Photographer|Software Engineer|Web Developer|Data Analyst|DevOps Engineer|QA Engineer|IT Support Specialist|Network Engineer|Project Manager|Product Manager|Business Analyst|Operations Manager|Civil Engineer|Mechanical Engineer|Electrical Engineer|Quality Inspector|Safety Officer|Personal Trainer'.split(
    '|',
  );

test.each(TITLES)('%s has usual skills', (title) => expect(usualSkills(title, []).length).toBeGreaterThanOrEqual(6));

test.each([
  'ممرضة',
  'محاسب أول',
  'سائق شاحنة',
  'معلمة رياضيات',
  'مهندس مدني',
  'مدير مبيعات',
  'طباخ',
  'حارس أمن',
  'كهربائي',
])('an Arabic title has skills and lines in Arabic: %s', (title) => {
  for (const text of [...usualSkills(title, []), ...linesFor(title)]) expect(text).toMatch(/\p{Script=Arabic}/u);
  expect(usualSkills(title, []).length).toBeGreaterThanOrEqual(5);
});

describe('of two professions in a title the one that is meant counts', () => {
  test.each([
    ['Nurse Recruiter', 'Sourcing'],
    ['School Bus Driver', 'Passenger safety'],
    ['Software Architect', 'System design'],
    ['Teacher of English', 'Lesson planning'],
    ['Head of Marketing', 'Campaign planning'],
    ["Doctor's receptionist", 'Appointment scheduling'],
    ['Tree surgeon', 'Planting'],
  ])('%s: %s', (title, skill) => expect(usualSkills(title, [])).toContain(skill));
});

test.each([
  'Astronaut',
  'Manager',
  'Beauty consultant',
  'Dog trainer',
  'Train driver',
  'Drone pilot',
  'Kitchen designer',
  'مدير',
])('no list knows what a %s can do, and nothing is guessed', (title) => expect(usualSkills(title, [])).toEqual([]));

test('skills that are there under another name are not proposed', () => {
  expect(usualSkills('Accountant', [])).toEqual(expect.arrayContaining(['Microsoft Excel', 'Bank reconciliation']));
  const others = usualSkills('Accountant', ['MS Excel', 'bank reconciliation']);
  expect(others).not.toContain('Microsoft Excel');
  expect(others).not.toContain('Bank reconciliation');
});

test('lines claim nothing: figures and names are blanks', () => {
  for (const title of [...TITLES, 'ممرضة', 'معلم', 'Astronaut'])
    for (const line of linesFor(title)) {
      expect(line).not.toMatch(/[\d٠-٩]/);
      expect(line).toMatch(/\[[^\]]+\]/);
    }
});
