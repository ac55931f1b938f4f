import { judge } from './judge-answer.ts';

const QUESTION = { text: 'How did you go about it?', kind: 'behaviour', about: 'grill and pans' } as const;

test('a story told as people speak is concrete and has its end', () => {
  const told =
    'One saturday we was down two cooks, i jumped between grill and pans and asked the kitchen hand to plate, and nobody sent food back';
  const { strong } = judge(told, QUESTION, 'en');
  expect(strong).toContain('It is concrete.');
  expect(judge('I work hard and like to learn', QUESTION, 'en').strong).not.toContain('It is concrete.');
});

test('an end without a figure counts for half', () => {
  const copied = 'At the office i copied data from the grill by hand, so i wrote a script';
  expect(judge(`${copied} and after that it was faster`, QUESTION, 'en').score).toBeGreaterThan(
    judge(copied, QUESTION, 'en').score,
  );
});
