import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer, PracticeQuestion, TalkedMessage } from '../turn.ts';
import { isNoAnswer, saidToCoach } from './said-to-coach.ts';

const OPEN: PracticeQuestion = { kind: 'behaviour', about: 'complaints', text: 'Tell me about a complaint.' };
const STORY =
  'In my last hotel guests waited long in the evening, so i put up a second desk and after that it was faster. My boss was happy.';

/** The answer to the last of the messages of a practice interview, each kept in the talk. */
function practised(...messages: string[]): CoachAnswer {
  const history: TalkedMessage[] = [];
  const resume = { id: 'resume-1', title: 'My resume', data: SUPERVISOR };
  let answer = coach(turnOfMember('practise an interview with me', { resume, advert: HOTEL_ADVERT }));
  for (const text of messages) {
    const { practice } = answer;
    answer = coach(turnOfMember(text, { resume, advert: HOTEL_ADVERT, practice, history: [...history] }));
    history.push({ role: 'user', text }, { role: 'assistant', text: answer.text });
  }
  return answer;
}

test.each([
  ['was that ok? what would you change. and then next question', ['judge', 'improve', 'go on']],
  ['too short i guess. how can i make it better? also whats the next one', ['judge', 'improve', 'go on']],
  ['give me feedback and the next question', ['judge', 'go on']],
  ['hmm i think i rambled. what did you make of it?', ['judge']],
  ['was my english ok', ['language']],
  ['can i try that one again', ['try again']],
  ["i don't get the question, what do they want to hear", ['explain']],
  ['how long should i talk', ['length']],
  ['can we do an easier one first', ['go on']],
  ['كان كويس؟ وش اعدل؟ وبعدين السؤال اللي بعده', ['judge', 'improve', 'go on']],
])('is said to the coach: %s', (text, said) =>
  expect([...(saidToCoach(text, OPEN) ?? [])].sort()).toEqual(said.sort()),
);

test.each([
  STORY,
  'What would I change? I asked the guest first and then I moved him to another room.',
  'I told my boss and then we went on with the next one on the list.',
])('is an answer: %s', (text) => {
  expect(saidToCoach(text, OPEN)).toBeNull();
  expect(isNoAnswer(text, OPEN)).toBe(false);
});

test('the last answer is judged and brought into order, and the open question asked, without a mark for the wish', () => {
  const before = practised(STORY);
  const after = practised(STORY, 'was that ok? what would you change. and then next question');
  const open = before.practice!.questions[1]!.text;
  expect(after.practice).toEqual(before.practice);
  expect(after.text).toContain('of 10');
  expect(after.text).toContain('I put up a second desk');
  expect(after.text).toContain(`Next: **${open}**`);
  expect(after.text).not.toMatch(/\b0 of 10|0 \/ 10/u);
});

test('a question that nothing is known of gets no mark', () => {
  const before = practised(STORY);
  const after = practised(STORY, 'are you marking me as strictly as the manager there?');
  expect(after.practice!.notes).toEqual(before.practice!.notes);
});

test('the mark is taken back for another try', () => {
  const after = practised(STORY, 'can i try that one again');
  expect(after.practice!.notes).toEqual([]);
  expect(after.text).toContain(after.practice!.questions[0]!.text);
});
