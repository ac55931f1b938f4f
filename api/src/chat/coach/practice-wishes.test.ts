import { describe, expect, test } from '@jest/globals';
import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { turnOfMember } from '../testing/turn.ts';
import { coach } from './coach.ts';
import type { CoachAnswer } from './turn.ts';

/** The answer to the last of the messages of a practice interview. */
function practised(first: string, ...messages: string[]): CoachAnswer {
  const resume = { id: 'resume-1', title: 'My resume', data: SUPERVISOR };
  const ask = (text: string, practice: CoachAnswer['practice']) =>
    coach(turnOfMember(text, { advert: HOTEL_ADVERT, resume, practice }));
  return messages.reduce((before, text) => ask(text, before.practice), ask(first, null));
}
const BEGIN = 'practise an interview with me';

describe('what is said in the place of an answer', () => {
  test.each(['skip this one please', 'can we go to the next one', 'ask me something else', 'pass', 'السؤال التالي'])(
    'goes on without a mark: %s',
    (text) => {
      const before = practised(BEGIN);
      const after = practised(BEGIN, text);
      expect(after.practice!.notes).toEqual([]);
      expect(after.text).toContain(before.practice!.questions[1]!.text);
    },
  );

  test.each([
    'no idea',
    "i don't know what to say, show me a sample answer",
    'how would you answer this',
    'ما اعرف، اعطني مثال',
  ])('an example from the resume, and the question stays open: %s', (text) => {
    const before = practised('ask me one question about check-in');
    const after = practised('ask me one question about check-in', text);
    expect(after.practice).toEqual(before.practice);
    expect(after.text).toContain('ut check-in time from 9 minutes to 4');
    expect(after.text).toContain(before.practice!.questions[0]!.text);
  });

  test.each(["I don't know Fidelio well, but I learnt Opera in six weeks and trained two colleagues on it last year."])(
    'an answer that begins so is judged: %s',
    (text) => expect(practised(BEGIN, text).practice!.notes).toHaveLength(1),
  );
});

describe('a question on a topic', () => {
  test.each([
    'give me one tough question on angry guests',
    'ask me a hard interview question about angry guests please',
  ])('alone: %s', (text) => {
    const { questions } = practised(text).practice!;
    expect(questions.map(({ about }) => about)).toEqual(['angry guests']);
  });

  test('several begin with it', () => {
    const { questions } = practised('practise interview questions about overbooking with me').practice!;
    expect(questions[0]!.about).toBe('overbooking');
    expect(questions.length).toBeGreaterThan(1);
  });
});

test('a good story is no introduction, and kept for its own question', () => {
  const story =
    'At Harbour Hotel guests queued for long. I set up a second desk and check-in went from 9 minutes to 4 in a year.';
  const introduction = { kind: 'introduction' as const, about: '', text: 'Tell me about yourself.' };
  const practice = { language: 'en' as const, questions: [introduction], notes: [] };
  const { text } = coach(turnOfMember(story, { practice }));
  expect(text).not.toContain('You answer what was asked.');
  expect(text).toContain('another question');
});
