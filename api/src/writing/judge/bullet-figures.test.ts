import { bulletFaults, bulletFigures, HASTY_LINES, judgeBullets } from './bullet-figures.ts';
import { createGrammar } from './english/harper.ts';

test.each([
  ['served 30 guests', 'Served guests'],
  ['helped to train 4 juniors', 'Trained 4 juniors'],
  ['worked on the platform team', 'Platform team'],
  ['i have been managing 3 projects', 'Been managing 3 projects'],
  ['managed iOS releases', 'Managed ios releases'],
  ['in charge of night shift', 'Night shift'],
  ['I reduced waste by 20%', 'Reduce waste by 20%'],
  ['دربت 12 موظفًا', 'دربت موظفًا'],
])('the judge blames "%s" → "%s"', async (before, after) => {
  expect(await bulletFaults(before, after, await createGrammar())).not.toEqual([]);
});

test.each([
  ['i was responsible for managing 5 shops', 'Managed 5 shops'],
  ['assisted in preparing budgets', 'Helped prepare budgets'],
  ['قمت بتدريب 12 موظف', 'تدريب 12 موظف'],
])('the judge accepts "%s" → "%s"', async (before, after) => {
  expect(await bulletFaults(before, after, await createGrammar())).toEqual([]);
});

test('of lines typed in haste at most 3 in 100 are changed into one that cannot be used, and no figure is lost', async () => {
  const judged = await judgeBullets(HASTY_LINES);
  const unusable = judged.filter(({ faults }) => faults.length > 0);
  expect(unusable.length).toBeLessThanOrEqual(judged.length * 0.03);
  expect(bulletFigures(HASTY_LINES, judged)['of them figures lost']).toBe(0);
});
