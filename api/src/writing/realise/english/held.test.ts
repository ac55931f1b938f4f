import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { FILLER } from '../paragraphs.ts';
import {
  languageSentence,
  listOfQualifications,
  personalSentence,
  placeSentence,
  qualificationSentence,
} from './held.ts';

const first = <T>(_: string, ways: readonly T[]): T => ways[0]!;
const planOf = (part: object) =>
  ({
    applicant: { roles: [], facts: [], summary: '', studies: [] },
    qualifications: [],
    qualificationsAsked: 0,
    personal: [],
    languages: [],
    statements: [],
    ...part,
  }) as unknown as Plan;

const said = (part: object) => listOfQualifications(planOf(part), first).map(({ text }) => text);

test('what is held stands as the page has it, each in a line, what is asked for first', () => {
  const qualifications = ['Red Seal Tide Fitter, 2013', 'NVQ 3 (7 of 10 units, in progress)', 'White Card'];
  expect(said({ qualifications, qualificationsAsked: 2 })).toEqual([
    'Among the qualifications and training on my resume are these:',
    ...qualifications,
  ]);
});

test('a single one is a sentence, and one that nobody asks for is said only in a short letter', () => {
  const plan = (qualificationsAsked: number) => planOf({ qualifications: ['Harbour licence'], qualificationsAsked });
  expect(listOfQualifications(plan(1), first)).toEqual([]);
  const text = 'My resume also lists the following: Harbour licence.';
  expect(qualificationSentence(plan(1), [])).toEqual([{ text, rank: 1 }]);
  expect(qualificationSentence(plan(0), [])).toEqual([{ text, rank: FILLER }]);
});

test('what the letter has said is not listed again', () => {
  const plan = planOf({ qualifications: ['Rowing course, 2025'], qualificationsAsked: 1 });
  expect(qualificationSentence(plan, [{ text: 'I took the Rowing course, 2025.', rank: 0 }])).toEqual([]);
});

test.each([
  [[{ name: 'Deutsch', level: 'B1' }], 'I speak German (B1).'],
  [
    [
      { name: 'English', level: 'fluent' },
      { name: 'Hindi', level: '' },
    ],
    'I speak English (fluent) and Hindi.',
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
  [[{ name: 'English', level: '' }], ''],
])('languages are said in English, with levels that are such', (languages, text) => {
  expect(languageSentence(planOf({ languages }))).toBe(text);
});

test('a row of languages that says more than levels is told as it is written', () => {
  const applicant = { languagesAsWritten: 'English, Danish (reading)' };
  expect(languageSentence(planOf({ applicant }))).toBe('My languages are as follows: English, Danish (reading).');
});

test.each<[PersonalField, string, string]>([
  ['noticePeriod', '1 month notice', 'On the practical side, my notice period is one month.'],
  ['noticePeriod', '30 Days', 'On the practical side, my notice period is 30 days.'],
  ['visaStatus', 'Employment Visa (Transferable)', 'On the practical side, I hold an employment visa (transferable).'],
  ['visaStatus', 'Work permit, NOC available', 'My resume gives my visa status as "Work permit, NOC available".'],
  ['drivingLicence', 'No', ''],
  ['drivingLicence', 'KSA (Light)', 'On the practical side, I hold a driving licence (KSA, light).'],
  [
    'drivingLicence',
    'UAE manual licence (light)',
    'On the practical side, I hold a driving licence (UAE, manual, light).',
  ],
  ['drivingLicence', 'yes (UAE)', 'On the practical side, I hold a driving licence (UAE).'],
  ['drivingLicence', 'Norland Light, No. 55501427', 'My resume gives my driving licence as "Norland Light".'],
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
