import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { FILLER } from '../paragraphs.ts';
import {
  languageSentence,
  papersAsked,
  personalSentence,
  placeSentence,
  pointsOfResume,
  withoutPapers,
} from './held.ts';

const first = <T>(_: string, ways: readonly T[]): T => ways[0]!;
const planOf = ({ applicant, ...part }: { applicant?: object; [name: string]: unknown }) =>
  ({
    applicant: { roles: [], facts: [], summary: '', studies: [], languagesAsWritten: '', ...applicant },
    qualifications: [],
    qualificationsAsked: 0,
    job: { requirements: [], text: '', language: 'en' },
    study: null,
    personal: [],
    languages: [],
    statements: [],
    ...part,
  }) as unknown as Plan;

const said = (part: Parameters<typeof planOf>[0]) => pointsOfResume(planOf(part), first).map(({ text }) => text);
const INTRO = 'My resume also lists:';

test('what is held stands as the page has it, each in a line, what is asked for first', () => {
  const qualifications = ['Red Seal Tide Fitter, 2013', 'NVQ 3 (7 of 10 units, in progress)', 'White Card'];
  expect(said({ qualifications, qualificationsAsked: 2 })).toEqual([INTRO, ...qualifications]);
});

test('the list is named by what stands in it, where that is certain', () => {
  const study = { degree: 'BN Nursing', school: 'Tay Bay', end: '2019', isOngoing: false, thesis: '', asWritten: '' };
  const qualifications = ['First aid at sea (2024)', 'Rope access level 2'];
  expect(said({ qualifications, qualificationsAsked: 2 })[0]).toBe('My qualifications and training include:');
  expect(said({ qualifications, qualificationsAsked: 2, study: { study, isAskedFor: false } })).toEqual([
    'My education and training include:',
    'BN Nursing, Tay Bay, 2019',
    ...qualifications,
  ]);
  const atUcc = { ...study, school: 'UCC' };
  expect(said({ qualifications, qualificationsAsked: 2, study: { study: atUcc, isAskedFor: false } })).toContain(
    'BN Nursing, UCC, 2019',
  );
  expect(said({ qualifications: [...qualifications, 'Before: cook, 1999–2006'], qualificationsAsked: 3 })[0]).toBe(
    INTRO,
  );
});

test('a single one that nobody asks for is said only in a short letter', () => {
  const plan = (qualificationsAsked: number) => planOf({ qualifications: ['Harbour licence'], qualificationsAsked });
  expect(pointsOfResume(plan(1), first).map(({ rank }) => rank)).toEqual([1, 1]);
  expect(pointsOfResume(plan(0), first).map(({ rank }) => rank)).toEqual([FILLER, FILLER]);
});

test('what no sentence can say for certain is a point as well', () => {
  const study = { degree: 'BSc Tides', school: 'Tay University', end: '2014', isOngoing: false, thesis: '' };
  const asWritten = 'BSc Tides, Tay University, 2 years';
  const applicant = { roles: [], facts: [], summary: '', studies: [], languagesAsWritten: 'English, Danish (reading)' };
  const personal = [{ field: 'visaStatus', value: 'Work permit, NOC available' }];
  const job = { requirements: [{ kind: 'language', language: 'danish' }], text: '' };
  expect(said({ study: { study: { ...study, asWritten }, isAskedFor: true }, applicant, personal, job })).toEqual([
    INTRO,
    `Education: ${asWritten}`,
    'Languages: English, Danish (reading)',
    'Work permit, NOC available',
  ]);
  expect(said({ applicant, job: { requirements: [], text: '' } })).not.toContain(
    'Languages: English, Danish (reading)',
  );
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
  [
    [
      { name: 'Cebuano', level: 'native' },
      { name: 'Filipino', level: 'native' },
      { name: 'English', level: 'fluent' },
    ],
    'My native languages are Cebuano and Filipino; I also speak fluent English.',
  ],
  [
    [
      { name: 'Polish', level: 'native' },
      { name: 'English', level: 'B1 to B2' },
    ],
    'My languages are Polish (native) and English (B1 to B2).',
  ],
  [
    [
      { name: 'English', level: 'native' },
      { name: 'Yoruba', level: 'conversational' },
    ],
    'Besides English, I speak conversational Yoruba.',
  ],
  [[{ name: 'ISIZULU', level: '' }], 'I speak isiZulu.'],
  [[{ name: 'TWI', level: '' }], 'I speak Twi.'],
  [[{ name: 'English', level: '' }], ''],
])('languages are said in English, with levels that are such', (languages, text) => {
  expect(languageSentence(planOf({ languages }))).toBe(text);
});

test.each<[PersonalField, string, string]>([
  ['noticePeriod', '1 month notice', 'My notice period is one month.'],
  ['noticePeriod', '30 Days', 'My notice period is 30 days.'],
  ['visaStatus', 'Employment Visa (Transferable)', 'I hold an employment visa (transferable).'],
  ['visaStatus', 'Work permit, NOC available', ''],
  ['drivingLicence', 'No', ''],
  ['drivingLicence', 'KSA (Light)', 'I hold a driving licence (KSA, light).'],
  ['drivingLicence', 'UAE manual licence (light)', 'I hold a driving licence (UAE, manual, light).'],
  ['drivingLicence', 'yes (UAE)', 'I hold a driving licence (UAE).'],
  ['drivingLicence', 'Norland Light, No. 55501427', ''],
])('what the advert asks of the person is said in a sentence that can hold it: %s %s', (field, value, text) => {
  expect(personalSentence(planOf({ personal: [{ field, value }] }))).toBe(text);
});

test('what a note says is not said again as the resume has it', () => {
  const personal = [{ field: 'visaStatus' as const, value: 'Employment (under cancellation)' }];
  const statements = ['My visa is under cancellation.', 'I moved to Saltmouth in May.'];
  const applicant = { location: 'Bristol, UK' };
  const job = { text: 'Our team is in Bristol.' };
  expect(personalSentence(planOf({ personal, statements }))).toBe('');
  expect(placeSentence(planOf({ applicant, job, statements }))).toBe('');
  expect(placeSentence(planOf({ applicant, job }))).toBe('I am based in Bristol.');
  // A program that a table has put where the town stands.
  expect(placeSentence(planOf({ applicant: { location: 'Maximo, FSI' }, job: { text: 'You know Maximo.' } }))).toBe('');
});

test('a study that no sentence can name is a point, and so is what an item does not say already', () => {
  const study = { degree: 'BN Nursing', school: 'Tay Bay', end: '2019', isOngoing: false, thesis: '', asWritten: '' };
  expect(said({ study: { study, isAskedFor: false } })).toEqual([
    'My education and training include:',
    'Education: BN Nursing, Tay Bay, 2019',
  ]);
  const personal = [
    { field: 'drivingLicence', value: 'NZ class 1, no endorsement' },
    { field: 'visaStatus', value: 'Work permit, NOC available' },
  ];
  expect(
    said({ personal, qualifications: ['Driver licence (NZ class 1, endorsement no)'], qualificationsAsked: 1 }),
  ).toEqual([INTRO, 'Driver licence (NZ class 1, endorsement no)', 'Work permit, NOC available']);
});

test('a licence in a sentence is not listed again with what it covers', () => {
  const personal = [{ field: 'drivingLicence', value: 'full UK driving licence' }];
  const qualifications = ['Full UK driving licence including trailer'];
  expect(said({ personal, qualifications, qualificationsAsked: 1 })).toContain(qualifications[0]);
  expect(personalSentence(planOf({ personal, qualifications }))).toBe('');
});

test('a licence that a fact tells is not told again', () => {
  const personal = [{ field: 'drivingLicence', value: 'Code EB' }];
  const facts = ["Code EB driver's licence, own vehicle", 'Ran two sites in Leith'];
  const applicant = { roles: [], facts, summary: '', studies: [], fullName: '' };
  expect(said({ personal, applicant, factsAsked: [] })).toEqual([]);
  expect(said({ personal })).toContain('Driving licence: Code EB');
});

test('a driving licence is told once, by what says more', () => {
  const personal = [{ field: 'drivingLicence', value: 'C+E' }];
  const row = ['C+E licence (since 2015), 0 points', 'White Card'];
  expect(personalSentence(planOf({ personal, qualifications: row }))).toBe('');
  const full = [{ field: 'drivingLicence', value: 'full NZ' }];
  const bare = ['White Card', 'Rope access level 2', 'Full NZ driver licence'];
  expect(personalSentence(planOf({ personal: full, qualifications: bare }))).toContain('driving licence');
  expect(said({ personal: full, qualifications: bare, qualificationsAsked: 3 })).not.toContain(
    'Full NZ driver licence',
  );
});

test('what has expired, as a note says, is not listed', () => {
  const qualifications = ['Paediatric first aid, October 2024', 'White Card'];
  const statements = ['My first aid card expired in October.'];
  expect(said({ qualifications, qualificationsAsked: 2, statements })).not.toContain(qualifications[0]);
  expect(said({ qualifications, qualificationsAsked: 2 })).toContain(qualifications[0]);
});

test('a language is told that the advert names by the word of the page, whether or not a list knows it', () => {
  const applicant = {
    roles: [],
    facts: [],
    summary: '',
    studies: [],
    languagesAsWritten: 'English, te reo (at school)',
  };
  const job = (text: string) => ({ requirements: [], text, language: 'en' });
  expect(said({ applicant, job: job('Some te reo is welcome.') })).toContain('Languages: English, te reo (at school)');
  expect(said({ applicant, job: job('Good written English.') })).toEqual([]);
});

test('what refers to a heading above it, and where something is printed, is nothing that is held', () => {
  const qualifications = ['White Card', 'Launched support on this popular device', 'Tech Report, TIDE, in press'];
  expect(said({ qualifications })).not.toEqual(expect.arrayContaining([expect.stringMatching(/popular|press/)]));
});

test('a single paper is a sentence of its kind, unless it is under way or says no more than that somebody was there', () => {
  const alone = (qualification: string) =>
    pointsOfResume(planOf({ qualifications: [qualification], qualificationsAsked: 1 }), first).find(
      ({ isItem }) => isItem,
    )?.alone;
  expect(alone('Contoso Certified Developer, 2019.')).toBe(
    'I hold the following certification: Contoso Certified Developer, 2019.',
  );
  expect(alone('Safe Handling Certificate (2021)')).toBe(
    'I hold the following certificate: Safe Handling Certificate (2021).',
  );
  expect(alone('Food handler card')).toBe('I hold a food handler card.');
  expect(alone('High School Diploma')).toBe('I hold a high school diploma.');
  expect(alone('GPhC registered')).toBe('I am registered with the GPhC.');
  expect(alone('Diploma in Tides, in progress')).toBeUndefined();
  expect(alone('Certified tide fitter course')).toBeUndefined();
});

test('what stands in the list of matches is not listed again', () => {
  const plan = planOf({ qualifications: ['Contoso Certified Developer, 2019', 'White Card'], qualificationsAsked: 1 });
  const told = papersAsked(plan, first);
  expect(told).toEqual(['Contoso Certified Developer, 2019']);
  expect(withoutPapers(plan, told)).toMatchObject({ qualifications: ['White Card'], qualificationsAsked: 0 });
});

test('where somebody is from is not told again beside a profile that says so', () => {
  const personal = [{ field: 'nationality', value: 'Saudi' }];
  expect(personalSentence(planOf({ personal }))).toBe('My nationality is Saudi.');
  const summary = 'Saudi mechanical engineer with seven years in the maintenance of pumps and compressors.';
  const job = { requirements: [], text: 'Saudi nationals only', language: 'en' };
  expect(personalSentence(planOf({ personal, job, applicant: { summary } }))).toBe('');
});
