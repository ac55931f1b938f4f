import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { answersTo } from '../../testing/talk.ts';
import { turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer } from '../turn.ts';

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

describe('of a topic', () => {
  test.each([
    'ask me a tougher one about night budgets because i have never done those',
    'give me one interview question on night budgets though i have no experience in it',
  ])('why it is wished for is no part, and of what was never done no case is asked: %s', (wish) => {
    const { questions } = practised(wish).practice!;
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ about: 'night budgets', kind: 'gap' });
    expect(questions[0]!.text).not.toMatch(/because|you have had/u);
  });

  test('what follows "when" belongs to it', () =>
    expect(practised('ask me one question about guests when rooms are short').practice!.questions[0]!.about).toBe(
      'guests when rooms are short',
    ));
});

describe('an answer that comes at once', () => {
  const STORY =
    'at Harbour Hotel the queue at check-in was long in the evening, so i put a second desk up and trained two colleagues on Opera, and after a month we were at 4 minutes instead of 9';
  const LIST = 'which 5 interview questions will they ask';
  const resume = { advert: HOTEL_ADVERT };

  test.each([
    [`let's practise number two. my go at it: ${STORY}. was that any good?`, 2],
    [`practise the first question with me, here is my answer: ${STORY}`, 1],
    [`number three: ${STORY}`, 3],
  ])('is judged as in the practice, for the question that is meant: %s', (message, number) => {
    const [listed, judged] = answersTo([LIST, message], resume, SUPERVISOR);
    const question = new RegExp(`^${number}\\. (?<text>.+)$`, 'mu').exec(listed!.text)!.groups!.text!;
    expect(judged!.text).toContain(`**${question}**`);
    expect(judged!.text).toMatch(/\*\*\d+ \/ 10\*\*/u);
    expect(judged!.practice).toBeNull();
  });

  test('also without a list', () =>
    expect(
      answersTo([`interview practice, the one on my weakness, here goes: ${STORY}. how was it`], resume, SUPERVISOR)[0]!
        .text,
    ).toContain('What is a weakness of yours?'));

  test('what is no practice is not judged', () =>
    expect(
      answersTo([`they asked what we changed. here is my answer to their mail: ${STORY}`], resume, SUPERVISOR)[0]!.text,
    ).not.toContain('/ 10'));
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
