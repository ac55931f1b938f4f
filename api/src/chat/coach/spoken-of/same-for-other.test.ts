import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../../testing/talk.ts';
import type { CoachAnswer } from '../turn.ts';
import { inPeriod, periodsWished } from './periods.ts';

const BAKER = restore({
  language: 'en',
  personal: { firstName: 'Ines', lastName: 'Moro', jobTitle: 'Baker' },
  workExperience: [
    {
      id: 'mill',
      jobTitle: 'Shift Baker',
      company: 'Old Mill Bakery',
      startDate: '2020-01',
      current: true,
      description:
        '- Responsible for the sourdough section, which is the part of the shop that sells most\n- Bake 300 loaves every night for nine cafes\n- Show the trainees the ovens (3 trainees so far)\n- In charge of flour orders, as well as yeast and salt',
    },
    {
      id: 'cafe',
      jobTitle: 'Kitchen Assistant',
      company: 'Corner Cafe',
      startDate: '2017-01',
      endDate: '2019-12',
      description:
        '- Responsible for dish washing and cleaning of the cold room\n- Took 20 cake orders per week by phone',
    },
  ],
}).resume;

const said = (...messages: string[]): CoachAnswer => lastAnswerTo(messages, {}, BAKER);
const after = ({ proposals }: CoachAnswer) => proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after));
const SHORTER = 'make the sourdough line shorter';

describe('the same for another line', () => {
  test.each([
    'great, same thing for the flour orders one',
    'and the flour orders bullet too please',
    'now the one about flour orders',
    'do the flour orders line likewise',
    'cool. flour orders one next',
  ])('%s', (message) => {
    const texts = after(said(SHORTER, message)).join('\n');
    expect(texts).toContain('flour orders');
    expect(texts).not.toContain('yeast');
  });

  test('is a rewrite after a rewrite, in another job too', () => {
    const answer = said('rewrite the flour orders bullet', 'and at the cafe, the dish washing one?');
    expect(after(answer)).toEqual([expect.stringMatching(/dish washing/u)]);
    expect(after(answer)[0]).not.toMatch(/Responsible/u);
  });

  test('counts at the noun what stood behind it', () => {
    expect(after(said(SHORTER, 'ok now the trainees one')).at(-1)).toBe('Show 3 trainees the ovens');
  });

  test.each([
    'the flour orders one is fine as it is',
    'is the flour orders one too long?',
    'my boss wrote the flour orders one',
    'put the flour orders one first',
  ])('is not done to it: %s', (message) => {
    expect(
      after(said(SHORTER, message)).filter((text) => /^(?:Handled|In charge of) flour orders$/u.test(text)),
    ).toEqual([]);
  });

  test('takes out the line and not a job with a name like it', () => {
    const { proposals } = said(SHORTER, 'delete the trainees one');
    expect(proposals.flatMap(({ diffs }) => diffs.map(({ before }) => before))).toEqual([
      'Show the trainees the ovens (3 trainees so far)',
    ]);
  });
});

describe('other words in the line that was spoken of', () => {
  const LOAVES = 'rewrite the line about 300 loaves';
  const ORDERS = 'rewrite the line about cake orders';

  test.each([
    ['leave it but say per week not per night, we bake 5 nights', '1500 loaves every week'],
    ['make it weekly instead of nightly, its 5 nights a week', '1500 loaves every week'],
    ['just say breads not loaves', '300 breads every night'],
  ])('%s', (wish, text) => {
    expect(after(said(LOAVES, wish)).join()).toContain(text);
  });

  test('asks for the number that nobody has told, and takes it from the next message', () => {
    const asked = said(LOAVES, 'say per week not per night');
    expect(asked.kind).toBe('asking');
    expect(asked.proposals).toEqual([]);
    expect(after(said(LOAVES, 'say per week not per night', 'we bake 6')).join()).toContain('1800 loaves every week');
  });

  test('takes no figure of the week for the number of its nights', () => {
    expect(after(said(LOAVES, 'say per week not per night', 'no its 900 a week')).join()).not.toMatch(/270,?000/u);
  });

  test('makes no part of a cake', () => {
    expect(said(ORDERS, 'say per day not per week, we open 6 days').kind).toBe('asking');
  });

  test.each([
    'is it ok to say per week?',
    'we bake 5 nights',
    'i work per shift',
    'how many nights a week may they make me work',
    'put per week pay in the contract',
  ])('none: %s', (message) => {
    expect(after(said(LOAVES, message)).join()).not.toMatch(/week/u);
  });
});

test.each([
  ['Checked 2 to 4 vans a night', 'Checked 12 to 24 vans a week'],
  ['Wrote nightly reports', 'Wrote weekly reports'],
])('reckons what is counted: %s', (line, text) => {
  expect(inPeriod(line, periodsWished('say per week, 6 nights', line)!)).toMatchObject({ text });
});

test.each(['Lead 9 packers every night', 'Lead 9 packers and load 14 vans every night'])(
  'does not multiply who is there every time: %s',
  (line) => {
    expect(inPeriod(line, periodsWished('say per week, 6 nights', line)!)).toBe('unsure');
  },
);
