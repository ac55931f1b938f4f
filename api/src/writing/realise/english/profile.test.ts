import type { Plan } from '../../plan/plan.ts';
import { factsOf, profileOf, summaryAsWritten } from './profile.ts';

const planOf = (applicant: object) =>
  ({
    job: { text: '' },
    month: '2026-05',
    factsAsked: [],
    languages: [],
    applicant: { roles: [], studies: [], facts: [], summary: '', ...applicant },
  }) as unknown as Plan;
const itemsOf = (facts: string[]) => factsOf(planOf({ facts })).flatMap(({ text, isItem }) => (isItem ? [text] : []));

test.each([
  'Have car',
  'Speak Somali Arabic English',
  'Certificate III cleaning TAFE',
  'Any shift',
  'English OK, Polish',
  'Barber 5 years at Harbour Cuts',
])('is told: %s', (fact) => {
  expect(itemsOf([fact])).toEqual([fact]);
});

test.each([
  'JOHN M. DOE',
  'Harbour Block 10, Norland',
  'June 2008 - December 2015',
  'What I bring to your kitchen',
  'Trainee, Tide Co\tJan 2026',
  "Time Management — Managing one's own time and the time of others",
  'In the club we learned about leadership',
])('is no fact about anybody: %s', (fact) => {
  expect(itemsOf([fact])).toEqual([]);
});

test('a sentence that lacks its small words is noted rather than said', () => {
  expect(itemsOf(['I live now Dublin 8, have EU passport'])).toEqual(['I live now Dublin 8, have EU passport']);
  expect(itemsOf(['I have not any skills in it'])).toEqual(['I have not any skills in it']);
  expect(itemsOf(['I supervise two apprentices and open the shop'])).toEqual([]);
});

test('levels of languages stand in brackets', () => {
  expect(itemsOf(['English good, Polish native'])).toEqual(['Languages: English (good), Polish (native)']);
});

test('who has years of something says so in the first person', () => {
  const plan = planOf({ summary: 'Have 5+ years of forklift experience. Have fun at work.' });
  expect(profileOf(plan).map(({ text }) => text)).toEqual(['I have 5+ years of forklift experience.']);
});

test('a sentence that is cut off is not said', () => {
  expect(factsOf(planOf({ facts: ['I am looking for a post in'] })).map(({ text }) => text)).toEqual([
    'A few facts about me:',
  ]);
});

test.each(['To be ahead in time and keep taking up challenging work.', 'Over 15 years experience in offices.'])(
  'an objective or a fragment is no profile: %s',
  (summary) => {
    expect(summaryAsWritten(planOf({ summary })).filter(({ isItem }) => isItem)).toEqual([]);
    expect(profileOf(planOf({ summary }))).toEqual([]);
  },
);

test.each([
  ['Registered Manager with ten years in care.', 'I am a Registered Manager with ten years in care.'],
  ['Enrolled Agent with ten years in tax.', 'I am an Enrolled Agent with ten years in tax.'],
  ['Experienced receptionist with ten years in hotels.', 'I am an experienced receptionist with ten years in hotels.'],
  [
    'State-certified Spanish interpreter with ten years in court.',
    'I am a state-certified Spanish interpreter with ten years in court.',
  ],
  ['Spanish-speaking nurse with ten years on wards.', 'I am a Spanish-speaking nurse with ten years on wards.'],
  ['Leeds-based editor with ten years in film.', 'I am a Leeds-based editor with ten years in film.'],
  [
    'Advanced Care Paramedic with ten years on the road.',
    'I am an Advanced Care Paramedic with ten years on the road.',
  ],
  ['Reliable administrator with over 15 years experience.', ''],
])('of %s a letter says "%s"', (summary, text) => {
  expect(
    profileOf(planOf({ summary }))
      .map((said) => said.text)
      .join(' '),
  ).toBe(text);
});

test('nobody is a student any more whose studies have ended', () => {
  const summary = 'I am a computing student at Keele. I repair radios for friends.';
  const said = (isOngoing: boolean) =>
    profileOf(planOf({ summary, studies: [{ isOngoing, end: '2025-08' }] })).map(({ text }) => text);
  expect(said(true)).toEqual(['I am a computing student at Keele.', 'I repair radios for friends.']);
  expect(said(false)).toEqual(['I repair radios for friends.']);
});

test('a sentence that two have run together in is not said', () => {
  const summary = "I am patient, I am able to work in a team and i'm punctual. I repair radios for friends.";
  expect(profileOf(planOf({ summary })).map(({ text }) => text)).toEqual(['I repair radios for friends.']);
});

test('of many facts those are told that the advert has words for, and none that is over', () => {
  const rows = [
    'flatbed with chains',
    'parcels by van',
    'fuel tanker',
    'fridge multidrop',
    'tipper',
    'post',
    'tramping',
  ];
  const facts = [
    ...rows.map((row, index) => `Drove ${row} in 201${index}`),
    'Tank Driver, Class One (2011)',
    'ADR card held (expired 2024)',
  ];
  const plan = {
    job: { role: 'Driver', text: 'flatbed ADR card' },
    factsAsked: ['Tank Driver, Class One (2011)'],
    languages: [],
    applicant: { facts, roles: [] },
  } as unknown as Plan;
  const told = factsOf(plan).map(({ text }) => text);
  expect(told).toContain('Drove flatbed with chains in 2010');
  expect(told).toContain('ADR card held');
  expect(told).toContain('Tank Driver, Class One (2011)');
  expect(told).not.toContain('Drove tramping in 2016');
});

test('a fact that begins with its dates tells the post first', () => {
  expect(itemsOf(['Jan 2023 - Oct 2024: Call centre agent, Larkfield Insurance - about 60 calls a day'])).toEqual([
    'Call centre agent, Larkfield Insurance – about 60 calls a day (Jan 2023 to Oct 2024)',
  ]);
});

test('a profile that the years have overtaken is left out, and a nationality nobody asks for', () => {
  const summary = 'Web developer with 5 years of experience in shops.';
  const job = (start: string, end = 'present') => ({
    kind: 'job',
    title: 'Web Developer',
    place: 'Tay',
    start,
    end,
    lines: [],
  });
  expect(profileOf(planOf({ summary, roles: [job('2016-06')] }))).toEqual([]);
  expect(profileOf(planOf({ summary, roles: [job('2020-06')] }))).toHaveLength(1);
  const saudi = planOf({ summary: 'Saudi mechanical engineer with seven years in pumps.' });
  expect(profileOf(saudi)).toMatchObject([{ text: 'I am a mechanical engineer with seven years in pumps.' }]);
  const asked = { ...saudi, job: { text: 'Open to Saudi nationals' } } as Plan;
  expect(profileOf(asked)).toMatchObject([{ text: 'I am a Saudi mechanical engineer with seven years in pumps.' }]);
});

test('languages that have a sentence of their own are no fact among others', () => {
  const plan = {
    ...planOf({ facts: ['Arabic (native), English (advanced)', 'Have own car'] }),
    languages: [{ name: 'Arabic', level: 'native' }],
  };
  expect(factsOf(plan).flatMap(({ text, isItem }) => (isItem ? [text] : []))).toEqual(['Have own car']);
});

test('a wish for another trade is no profile', () => {
  const summary = 'I am an aspiring Front-End Developer with two years of practice.';
  const said = (role: string) => profileOf({ ...planOf({ summary }), job: { text: '', role } } as unknown as Plan);
  expect(said('Head Bartender')).toEqual([]);
  expect(said('Junior Developer').map(({ text }) => text)).toEqual([summary]);
});
