import { ADVERT, turnOf, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';

const OF_DUTIES = `${ADVERT}\nWhat you will do\n- Handle complaints of carriers and escalate where necessary\n- Work alone on night shifts`;

test.each([
  'how do i answer the complaint one, i only have 1yr in a shop',
  'help me w the working alone one, ive only ever been in a team',
  'how do i answer a question about complaints',
  'what do i say when they ask me about working alone',
])('a question about a duty of the advert is answered with a way to tell a case of it: %s', (asked) => {
  for (const turn of [turnOfMember(asked, { advert: OF_DUTIES }), turnOf(asked, { advert: OF_DUTIES })]) {
    const { kind, text } = coach(turn);
    expect(kind).toBe('answer');
    expect(text).toMatch(/The advert says: “(?:Handle complaints|Work alone)/);
    expect(text).toContain('What you did');
  }
});

test('a skill that the resume lacks is said to be lacking', () => {
  const { text } = coach(turnOfMember('what do i say if they ask about python', { advert: ADVERT }));
  expect(text).toContain('does not name **Python**');
});
