import { inList, inOneCase, isExperience, isNamedGap, isSkill, withoutShouting } from './names-of-skills.ts';

it.each(['Docker', 'SQL', 'wound care', 'Tidewright'])('takes %s for a skill', (name) => {
  expect(isSkill(name)).toBe(true);
});

it.each([
  'GitHub',
  'GPA',
  'EYFS',
  'KS1',
  'S3',
  'ASME',
  'BLS',
  'SOCPA',
  'XQZT',
  'UX Designer',
  'Driver CPC',
  'overhead crane',
  'front office',
  '(Word,.',
  'insurance',
  'month end',
  'event-driven',
  'front-desk',
  'Registered Nurse',
  'security clearance',
])('takes %s for none', (name) => {
  expect(isSkill(name)).toBe(false);
});

it.each(['autism', 'insurance', 'communication skills', 'user experience'])('has no experience "with %s"', (name) => {
  expect(isExperience(name)).toBe(false);
});

it('writes skills small that are no names', () => {
  expect(
    ['Patient Care', 'Google Classroom', 'Excel', 'VAT Returns', 'Web Frameworks', 'Disability & HMO claims'].map(
      inList,
    ),
  ).toEqual(['patient care', 'Google Classroom', 'Excel', 'VAT returns', 'web frameworks', 'disability & HMO claims']);
});

it('calls a kind of system one', () => {
  expect(['POS', 'CRM', 'SAP'].map(inList)).toEqual(['POS systems', 'CRM systems', 'SAP']);
});

it('denies tools and languages, and no field of work', () => {
  expect(['Kubernetes', 'German', 'IFRS'].every(isNamedGap)).toBe(true);
  expect(['DevOps', 'metadata', 'UX design'].some(isNamedGap)).toBe(false);
});

it('writes the skills of one sentence in one way', () => {
  expect(inOneCase(['wound care nursing', 'Patient Safety', 'Power BI'], '')).toEqual([
    'wound care nursing',
    'patient safety',
    'Power BI',
  ]);
  expect(inOneCase(['Excel', 'Patient Safety'], '')).toEqual(['Excel', 'Patient Safety']);
});

it('says words in capitals in small letters, and leaves short names', () => {
  expect(['ACCOUNTS PAYABLE', 'SQL', 'MS Excel', 'AWS IAM'].map(withoutShouting)).toEqual([
    'accounts payable',
    'SQL',
    'MS Excel',
    'AWS IAM',
  ]);
});

it('leaves the capitals of a system that goes by its maker', () => {
  expect(['Hyperion Financial Management', 'Patient Care'].map(inList)).toEqual([
    'Hyperion Financial Management',
    'patient care',
  ]);
});

it('keeps the capitals of a name that the advert has with them', () => {
  const names = ['wound care nursing', 'Testing Library'];
  expect(inOneCase(names, 'Jest, Testing Library or Cypress')).toEqual(names);
});

it('takes neither a device nor a class of licence for a skill', () => {
  expect(['RF scanner', 'class B', 'RF scanners', 'cash register'].some(isSkill)).toBe(false);
});
