import { turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';

describe('a worry about the own job', () => {
  test.each([
    'my manager hardly speaks to me any more, does he want to get rid of me?',
    'i came late three times, am i going to be sacked?',
    'is my job at risk',
    'مديري متغير معي، هل راح يفصلني',
  ])('is answered with what can be done: %s', (text) => {
    const answer = coach(turnOf(text));
    expect(answer.text).toMatch(/one sign proves nothing|علامة واحدة لا تثبت/u);
    expect(answer.proposals).toEqual([]);
  });

  test.each(['how do i explain being fired', 'i was made redundant, what do i say in interviews'])(
    'what has happened is another question: %s',
    (text) => expect(coach(turnOf(text)).text).toContain('What do I say when I was let go?'),
  );
});
