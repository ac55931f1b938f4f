import { ADVERT, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer } from '../turn.ts';

/** The answer to the last of the messages of a practice interview. */
function practised(...messages: string[]): CoachAnswer {
  const ask = (text: string, practice: CoachAnswer['practice']) =>
    coach(turnOfMember(text, { advert: ADVERT, practice }));
  return messages.reduce((before, text) => ask(text, before.practice), ask('practise an interview with me', null));
}

const ANSWER = 'I found 18 wrong orders last year at Gulf Logistics, traced each of them and got the money back';

describe('a practice interview', () => {
  test.each([
    'was that any good?',
    'why only 4?',
    'was that ok? what would you change. and then next question',
    'was that any good? give me the next one',
    'so how was that',
    'what should i have said?',
    'can you give me an example?',
    'كان جوابي منيح؟',
    'شو رايك',
    'ليش بس 4؟',
  ])('takes a remark on the feedback for no answer, and keeps its question open: %s', (remark) => {
    const before = practised(ANSWER);
    const after = practised(ANSWER, remark);
    const open = before.practice!.questions[1]!.text;
    expect(after.practice).toEqual(before.practice);
    expect(after.text).toContain(`**${open}**`);
    expect(after.text).toContain('of 10');
  });

  test.each([
    ANSWER,
    'Because I want to lead a bigger team and learn from yours.',
    'Why? I like to plan shifts and lorries.',
  ])('judges what is an answer: %s', (answer) => expect(practised(answer).practice!.notes).toHaveLength(1));
});
