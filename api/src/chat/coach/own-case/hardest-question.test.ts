import { ADVERT, turnOf, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';

const ofMember = (text: string) => coach(turnOfMember(text, { advert: ADVERT }));

test.each([
  'whats the toughest question they could ask me and how do i handle it',
  'which question would be the trickiest in this interview',
  'what could trip me up in the interview',
  'ايش اصعب سؤال ممكن يسألوني وكيف اجاوب',
])('is on what the resume proves least: %s', (text) => {
  const { text: said, practice } = ofMember(text);
  expect(said).toContain('Python');
  expect(practice).toBeNull();
});

test('without a resume it is on the first thing that is needed', () =>
  expect(coach(turnOf('what is the hardest question they will ask', { advert: ADVERT })).text).toContain(
    '5 years of experience in warehousing',
  ));

test.each(['ask me the hardest question', 'the hardest thing in my job is night work'])(
  'is something else: %s',
  (text) => expect(ofMember(text).text).not.toContain('Probably the one'),
);

test('to prepare for the interview is to know the questions that this advert and resume make likely', () => {
  const { text } = ofMember('interview on tuesday, what shud i prepare');
  expect(text).toContain('From your resume and the advert');
  expect(text).toContain('In the days before');
});

test.each(['who will be on the panel', 'which case study are they going to give me', 'مين في اللجنة'])(
  'nobody here knows: %s',
  (text) => expect(ofMember(text).kind).toBe('unknown'),
);
