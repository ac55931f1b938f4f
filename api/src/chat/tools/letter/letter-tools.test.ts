import { replacePassages } from '../../../cover-letters/passages.ts';
import { coach } from '../../coach/coach.ts';
import type { CoachAnswer, TurnLetter } from '../../coach/turn.ts';
import { ADVERT, LETTER, RESUME, turnOf, turnOfWriter } from '../../testing/turn.ts';
import { textOfResume } from '../resume-lines.ts';
import { useTool } from '../tools.ts';

const accepted = ({ proposals }: CoachAnswer, letter = LETTER): string => {
  expect(proposals).toHaveLength(1);
  expect(proposals[0]!.letterId).toBe(letter.id);
  return replacePassages(letter.text, proposals[0]!.changes)!;
};
const wordsOf = (text: string) => text.split(/\s+/).length;
const sentences = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);

test('a letter is shortened by leaving out sentences that the job asks nothing of; what stays is word for word the same', () => {
  const answer = coach(turnOfWriter('Make my letter shorter'));
  const text = accepted(answer);
  expect(wordsOf(text)).toBeLessThan(wordsOf(LETTER.text) * 0.85);
  for (const sentence of sentences(text)) expect(LETTER.text).toContain(sentence);
  expect(text).toMatch(/^Dear Hiring Team,\n\nI am writing to apply/);
  expect(text).toContain('24 pickers');
  expect(text).toMatch(/Kind regards,\nNadia Khan$/);
  // "This" would be left without what it speaks of.
  expect(text.includes('This is true')).toBe(text.includes('every day is different'));
  const short = { ...LETTER, text: 'Dear team,\n\nI would like to work for you.\n\nYours,\nNadia' };
  expect(coach(turnOfWriter('Make my letter shorter', { letters: [short], letter: short })).proposals).toEqual([]);
});

test('a letter begins with its own strongest result, else with a line of the resume that it does not tell', () => {
  const text = accepted(coach(turnOfWriter('make the opening of my letter stronger')));
  expect(text).toMatch(
    /^Dear Hiring Team,\n\nAt Gulf Logistics I manage 24 pickers in two shifts\. Before that .* on it\. I am writing/,
  );
  expect(text.match(/24 pickers/g)).toHaveLength(1);
  const plain = { ...LETTER, text: LETTER.text.replace('manage 24 pickers in two shifts', 'run a warehouse') };
  const quoted = accepted(
    coach(turnOfWriter('stronger opening for my letter', { letters: [plain], letter: plain })),
    plain,
  );
  expect(quoted).toContain('“Cut picking errors by 48% with SAP EWM”: this line of my resume');
  const done = { ...LETTER, text: quoted };
  expect(coach(turnOfWriter('stronger opening for my letter', { letters: [done], letter: done })).proposals).toEqual(
    [],
  );
});

test('a letter is tailored with lines of the resume; what it does not prove is named and not claimed', () => {
  const answer = coach(turnOfWriter('Tailor my letter to this advert', { advert: ADVERT }));
  const text = accepted(answer);
  expect(text).toContain('- SAP EWM: Cut picking errors by 48% with SAP EWM (Warehouse Manager, Gulf Logistics)');
  expect(text).not.toContain('Python');
  expect(answer.text).toContain('Python');
  const again = { ...LETTER, text };
  expect(coach(turnOfWriter('Tailor my letter to this advert', { letters: [again], letter: again })).proposals).toEqual(
    [],
  );
});

test('filler goes out of a passage; where there is none the coach says that it makes no sentences up', () => {
  const text = accepted(coach(turnOfWriter('Improve the wording of my letter')));
  expect(text).toContain('I enjoy work in which every day is different');
  expect(text).toContain('and to learn more I have read');
  expect(wordsOf(text)).toBe(wordsOf(LETTER.text) - 3);
  const plain = { ...LETTER, text };
  const answer = coach(turnOfWriter('Improve the wording of my letter', { letters: [plain], letter: plain }));
  expect(answer.proposals).toEqual([]);
  expect(answer.text).toContain('I do not make sentences up');
  const unknown = coach(turnOfWriter('Rewrite this paragraph: Penguins are birds of the southern seas'));
  expect(unknown).toMatchObject({ kind: 'asking', proposals: [] });
});

test('which of several letters is meant is asked, and known from what is chosen', () => {
  const other: TurnLetter = { ...LETTER, id: 'letter-2', title: 'Buyer, Loaf Ltd' };
  const letters = [LETTER, other];
  const asked = coach(turnOfWriter('Shorten my letter', { letters, letter: null }));
  expect(asked.kind).toBe('asking');
  const chosen = asked.choices.find((choice) => choice.includes('Loaf'))!;
  expect(coach(turnOfWriter(chosen, { letters, letter: null })).proposals[0]!.letterId).toBe('letter-2');
  const history = [{ role: 'user' as const, text: chosen }];
  const next = coach(turnOfWriter('now a stronger opening for the letter', { letters, letter: null, history }));
  expect(next.proposals[0]!.letterId).toBe('letter-2');
  expect(coach(turnOfWriter('Shorten my letter', { letters: [], letter: null })).text).toContain(
    'no letter in your account',
  );
  expect(coach(turnOf('Shorten my letter')).text).toContain('sign in');
});

describe('a model’s rewriting', () => {
  const passage =
    'Before that I planned shifts at Rapid, where I learned how much a good rota is worth to the people on it.';
  const rewrite = (rewritten: string, at = passage) =>
    useTool({
      name: 'rewrite_letter',
      input: { passage: at, rewritten },
      turn: turnOfWriter('Rewrite this paragraph'),
    });

  test('of what is stated is proposed', () => {
    expect(accepted(rewrite('Before that I planned the shifts at Rapid.'))).toContain(
      'I planned the shifts at Rapid. My colleagues',
    );
    expect(accepted(rewrite(''))).not.toContain('Rapid');
  });

  test.each([
    'At Rapid I planned 900 shifts.',
    'I planned shifts at Amazon.',
    'I planned shifts with Kubernetes.',
    'I know [tool].',
  ])('that adds what nobody has stated is refused: %s', (rewritten) => {
    expect(textOfResume(RESUME)).not.toContain(rewritten);
    const answer = rewrite(rewritten);
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toContain('Not proposed');
  });

  test('of what does not stand there is refused', () => {
    expect(rewrite('Anything.', 'I have never written this.').proposals).toEqual([]);
  });
});
