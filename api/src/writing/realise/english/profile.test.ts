import type { Plan } from '../../plan/plan.ts';
import { factsOf, profileOf, summaryAsWritten } from './profile.ts';

const planOf = (applicant: object) =>
  ({ applicant: { roles: [], facts: [], summary: '', ...applicant } }) as unknown as Plan;
const itemsOf = (facts: string[]) => factsOf(planOf({ facts })).flatMap(({ text, isItem }) => (isItem ? [text] : []));

test.each(['Have car', 'Any shift', 'English OK, Polish', 'Barber 5 years at Harbour Cuts'])('is told: %s', (fact) => {
  expect(itemsOf([fact])).toEqual([fact]);
});

test.each([
  'JOHN M. DOE',
  'Harbour Block 10, Norland',
  'June 2008 - December 2015',
  'What I bring to your kitchen',
  'Trainee, Tide Co\tJan 2026',
])('is no fact about anybody: %s', (fact) => {
  expect(itemsOf([fact])).toEqual([]);
});

test('levels of languages stand in brackets', () => {
  expect(itemsOf(['English good, Polish native'])).toEqual(['Languages: English (good), Polish (native)']);
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
  ['Experienced receptionist with ten years in hotels.', 'I am an experienced receptionist with ten years in hotels.'],
  ['Reliable administrator with over 15 years experience.', ''],
])('of %s a letter says "%s"', (summary, text) => {
  expect(
    profileOf(planOf({ summary }))
      .map((said) => said.text)
      .join(' '),
  ).toBe(text);
});
