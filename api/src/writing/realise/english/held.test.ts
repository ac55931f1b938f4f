import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { nameOfCertificate } from './certificates.ts';
import { certificateSentences, languageSentence, learnedSentence, personalSentence, placeSentence } from './held.ts';

const first = <T>(_: string, ways: readonly T[]): T => ways[0]!;
const planOf = (part: object) =>
  ({
    applicant: { roles: [], facts: [] },
    certificates: [],
    holdings: [],
    underWay: [],
    certificatesAsked: 0,
    personal: [],
    languages: [],
    statements: [],
    ...part,
  }) as unknown as Plan;

test.each([
  ['BLS (valid until 06/2027)', 'BLS'],
  ['Harbour Nurse License No. 0555014', 'Harbour Nurse License'],
  ['NEBOSH International General Certificate –', 'NEBOSH International General Certificate'],
  ['Level 3 Food Safety', 'Level 3 Food Safety'],
  ['Cert III in Heavy Harbour Crane Work (AUR55512), TAFE Norland', 'Cert III in Heavy Harbour Crane Work'],
  ['AWS D1.1 3G 4G', 'AWS D1.1 3G 4G'],
  ['Working at height Bureau Veritas', 'Working at height'],
])('of %s a letter names %s', (written, name) => {
  expect(nameOfCertificate(written)).toBe(name);
});

test.each([
  'Helped in preparation of the quarterly return',
  'Operating Systems',
  'Expiry',
  'Dana Kirkwood',
  '25 years experience caring for elderly clients',
  '2021 ] NVQ Level 2 Carpentry',
  'Document Number',
  'Passport P5550142',
])('%s is no certificate', (written) => {
  expect(nameOfCertificate(written)).toBe('');
});

test('certificates stand behind a colon, where no name needs an article', () => {
  const plan = planOf({ certificates: ['Diploma in Tides', 'CSCS card', 'Gas Safe registered'] });
  const [said] = certificateSentences(plan, [], first);
  expect(said?.text).toBe(
    'I hold the following certificates and qualifications: Diploma in Tides and CSCS card. I am Gas Safe registered.',
  );
});

test.each([
  ['NPQ Leading Harbours', 'I hold the following qualification: NPQ Leading Harbours.'],
  ['GCP certificate', 'I hold a GCP certificate.'],
  ['HR licence', 'I hold an HR licence.'],
])('a single certificate is no list: %s', (name, text) => {
  expect(certificateSentences(planOf({ certificates: [name] }), [], first)[0]?.text).toBe(text);
});

test('what was learned for the new trade is said once', () => {
  const plan = planOf({ learned: ['Tide Academy – Rowing (2024)', 'Rowing course, 2025'] });
  expect(learnedSentence(plan, 'I took the Rowing course, 2025.', first)).toBe(
    'Also on my resume, and close to this work: Tide Academy – Rowing (2024).',
  );
  expect(learnedSentence(planOf({ learned: [] }), '', first)).toBe('');
});

test('what the advert asks for stands as the resume has it, and what goes on is said to', () => {
  const said = certificateSentences(
    planOf({ holdings: ['Red Seal Tide Fitter, 2013', 'HV switching'], underWay: ['NVQ 3 (7 of 10 units)'] }),
    [],
    first,
  );
  expect(said.map(({ text }) => text)).toEqual([
    'I hold the following certificates and qualifications: Red Seal Tide Fitter, 2013; HV switching.',
    'Still under way: NVQ 3 (7 of 10 units).',
    '',
  ]);
  expect(certificateSentences(planOf({ holdings: ['Admitted as a pilot (May 2020)'] }), [], first)[0]?.text).toBe(
    'I was admitted as a pilot in May 2020.',
  );
});

test.each([
  [[{ name: 'Deutsch', level: 'B1' }], 'I speak German (B1).'],
  [
    [
      { name: 'English', level: 'little' },
      { name: 'Hindi', level: '' },
    ],
    'I speak some English and Hindi.',
  ],
  [[{ name: 'Spanish', level: 'fluent in' }], 'I speak Spanish.'],
  [
    [
      { name: 'Irish', level: 'fluent' },
      { name: 'French', level: 'school level' },
      { name: 'Danish', level: 'read fair' },
    ],
    'I speak Irish (fluent) and French (school level).',
  ],
  [[{ name: 'Spanish', level: 'Fluent' }], 'I speak fluent Spanish.'],
  [
    [
      { name: 'Arabic', level: 'native' },
      { name: 'English', level: 'advanced' },
      { name: 'French', level: 'B1' },
    ],
    'My native language is Arabic; I also speak English (advanced) and French (B1).',
  ],
])('languages are said in English, with levels that are such', (languages, text) => {
  expect(languageSentence(planOf({ languages }))).toBe(text);
});

test.each<[PersonalField, string, string]>([
  ['noticePeriod', '1 month notice', 'On the practical side, my notice period is one month.'],
  ['noticePeriod', '30 Days', 'On the practical side, my notice period is 30 days.'],
  ['visaStatus', 'Employment Visa (Transferable)', 'On the practical side, I hold an employment visa (transferable).'],
  ['visaStatus', 'Work permit, NOC available', 'My visa status is as follows: Work permit, NOC available.'],
  ['drivingLicence', 'No', ''],
  ['drivingLicence', 'KSA (Light)', 'On the practical side, I hold a driving licence (KSA, light).'],
  [
    'drivingLicence',
    'UAE manual licence (light)',
    'On the practical side, I hold a driving licence (UAE, manual, light).',
  ],
  ['drivingLicence', 'yes (UAE)', 'On the practical side, I hold a driving licence (UAE).'],
  ['drivingLicence', 'Norland Light, No. 55501427', 'My driving licence is as follows: Norland Light.'],
])('what the advert asks of the person is said in a sentence that can hold it: %s %s', (field, value, text) => {
  expect(personalSentence(planOf({ personal: [{ field, value }] }), first)).toBe(text);
});

test('what a note says is not said again as the resume has it', () => {
  const personal = [{ field: 'visaStatus' as const, value: 'Employment (under cancellation)' }];
  const statements = ['My visa is under cancellation.', 'I moved to Saltmouth in May.'];
  const applicant = { location: 'Bristol, UK' };
  const job = { text: 'Our team is in Bristol.' };
  expect(personalSentence(planOf({ personal, statements }), first)).toBe('');
  expect(placeSentence(planOf({ applicant, job, statements }))).toBe('');
  expect(placeSentence(planOf({ applicant, job }))).toBe('I am based in Bristol.');
  // A program that a table has put where the town stands.
  expect(placeSentence(planOf({ applicant: { location: 'Maximo, FSI' }, job: { text: 'You know Maximo.' } }))).toBe('');
});
