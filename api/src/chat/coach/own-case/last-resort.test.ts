import { ADVERT, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';

const OF_DUTIES = `${ADVERT}- Snowflake is a plus\n- Handle customs papers for carriers\n`;

test.each([
  ['snowflake??', 'Snowflake is a plus'],
  ['customs papers, no clue', 'Handle customs papers'],
])('what the advert asks for is held against the resume, with what can be done next: %s', (text, demand) => {
  const answer = coach(turnOfMember(text, { advert: OF_DUTIES }));
  expect(answer.text).toContain(demand);
  expect(answer.choices.length).toBeGreaterThan(1);
  for (const choice of answer.choices.slice(0, 2)) {
    const next = coach(turnOfMember(choice, { advert: OF_DUTIES }));
    expect(next.kind).toBe('answer');
  }
});

test('of the resume alone it names what it took it for, and each choice does something', () => {
  const answer = coach(turnOfMember('the picking thing, is it worth anything'));
  expect(answer.text).toContain('**picking**');
  for (const choice of answer.choices) expect(coach(turnOfMember(choice)).kind).not.toBe('unknown');
});

test('a line with another word of the message is no proof of what the advert asks for', () => {
  const { text } = coach(turnOfMember('customs papers, useful from picking?', { advert: OF_DUTIES }));
  expect(text).toContain('Your resume does not show it');
  expect(text).not.toContain('picking errors');
});
