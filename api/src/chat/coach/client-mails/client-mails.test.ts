import { turnOf } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

function talk(...messages: readonly string[]): CoachAnswer {
  const history: Turn['history'] = [];
  let answer: CoachAnswer | undefined;
  for (const text of messages) {
    answer = coach(turnOf(text, { history: [...history] }));
    history.push(
      { role: 'user', text },
      { role: 'assistant', text: answer.text, about: answer.about, choices: answer.choices },
    );
  }
  return answer!;
}

const ASKED =
  'im a freelance translator, my client pays 0 extra, i get 30 eur per hour for 3 years. want to ask for 40. write a mail please, her name is Ines';

describe('a higher rate', () => {
  test('is asked for with the sums, the time and the name that are told', () => {
    const { text } = talk(ASKED);
    for (const told of ['Hi Ines', '30 EUR per hour', '3 years', '40 EUR']) expect(text).toContain(told);
  });

  test('is asked for more softly, with what is told beside the wish', () => {
    const { text } = talk(ASKED, 'a bit softer. also i now edit the subtitles for their videos');
    expect(text).toContain('I now also edit the subtitles for your videos.');
    expect(text).toContain('would like to hear what you think');
  });

  test('has an answer for a no, half way between the sums', () => {
    expect(talk(ASKED, 'what if she refuses').text).toContain('35 EUR per hour');
  });
});

test('an invoice that is overdue gets a reminder of its own, with all that is told', () => {
  const { text } = talk(ASKED, 'also she has not paid my march invoice, £450, 2 weeks late. same mail?');
  expect(text).toMatch(/^In a mail of its own/u);
  for (const told of ['Hi Ines', 'March invoice', '£450', '2 weeks late']) expect(text).toContain(told);
});
