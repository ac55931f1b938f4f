import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer, Practice } from '../turn.ts';

const resume = { id: 'resume-1', title: 'My resume', data: SUPERVISOR };
const say = (text: string, practice: Practice | null = null): CoachAnswer =>
  coach(turnOfMember(text, { resume, advert: HOTEL_ADVERT, practice }));
const begun = say('practice with me').practice!;

test.each(['practice with me', 'mock interview please', "let's practise", 'can we rehearse the interview'])(
  'a practice begins with: %s',
  (text) => expect(say(text).practice).not.toBeNull(),
);

test.each(['nxt', 'sige skip na', 'a different one pls bro', 'can we move on to another', 'pass haha'])(
  'goes on without a mark: %s',
  (text) => {
    const { practice, text: said } = say(text, begun);
    expect(practice!.notes).toEqual([]);
    expect(practice!.questions).toHaveLength(begun.questions.length - 1);
    expect(said).toContain('without a mark');
  },
);

test.each(['i am done for today', 'can we stop here now', 'enough for now thanks'])('ends: %s', (text) =>
  expect(say(text, begun).practice).toBeNull(),
);

test.each([
  'I moved on from the till to the front desk and trained two others',
  'We finish the night audit at six and I hand over the cash',
])('is answered and marked: %s', (text) => expect(say(text, begun).practice!.notes).toHaveLength(1));

test('stays open beside another request, which is done', () => {
  const { practice, text, choices } = say('actually can you shorten my summary', begun);
  expect(practice).toEqual(begun);
  expect(text).toContain('still open');
  expect(choices).toContain('Go on with the practice');
});

test.each(['go on with the practice', 'ok back to the interview', 'thanks', 'نكمل التدريب'])(
  'asks the open question again: %s',
  (text) => {
    const { practice, text: said } = say(text, begun);
    expect(practice).toEqual(begun);
    expect(said).toContain(begun.questions[0]!.text);
  },
);

test('an answer to another question is marked there, and the open one stays', () => {
  const open = begun.questions[0]!;
  const { practice, text } = say(
    'My weakness is that I speak too fast. Since last year I pause and ask if it was clear.',
    begun,
  );
  expect(text).toContain('That answers another question');
  expect(text).toContain(open.text);
  expect(practice!.notes).toHaveLength(1);
  expect(practice!.questions[1]!.text).toBe(open.text);
});

test('has so many questions as are wished for', () => {
  expect(say('mock interview, 3 questions only').practice!.questions).toHaveLength(3);
  const { text } = say('what will they ask me in the interview? give me 5');
  expect(text.match(/^\d+\. /gmu)).toHaveLength(5);
});
