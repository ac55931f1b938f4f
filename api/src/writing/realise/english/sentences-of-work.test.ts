import type { Role } from '../../understand/role.ts';
import type { Evidence } from './evidence.ts';
import { sentencesFor } from './sentences-of-work.ts';
import { junior, role, senior } from './testing/posts.ts';

const evidenceOf = (of: Role, clause: string) => ({ role: of, clause }) as unknown as Evidence;

test('of two posts at one employer a sentence says which', () => {
  const evidence = [evidenceOf(junior, 'cut the time by half'), evidenceOf(junior, 'ran 80 interviews')];
  expect(sentencesFor(evidence, [senior, junior], (_, [first]) => first!).map(({ text }) => text)).toEqual([
    'As a Product Manager at Tay Payments Ltd, I cut the time by half.',
    'In the same role, I ran 80 interviews.',
  ]);
});

test('behind several posts without employers each sentence names its own', () => {
  const [cook, baker] = ['Cook', 'Baker'].map((title) => ({ ...role(title, '2015', '2016'), place: '' }));
  const evidence = [evidenceOf(cook!, 'grilled meat')];
  expect(sentencesFor(evidence, [baker!, cook!], (_, [first]) => first!).map(({ text }) => text)).toEqual([
    'As a cook, I also grilled meat.',
  ]);
});

test('a project that its own deed names is not named twice', () => {
  const project: Role = { ...senior, kind: 'project', title: '', place: 'Trading Model' };
  const said = (clause: string) =>
    sentencesFor([evidenceOf(project, clause)], [], (_, [first]) => first!).map(({ text }) => text);
  expect(said('developed a trading model in Python')).toEqual([
    'In one of my projects, I developed a trading model in Python.',
  ]);
  expect(said('read prices from six exchanges')).toEqual([
    'For my project "Trading Model", I read prices from six exchanges.',
  ]);
});
