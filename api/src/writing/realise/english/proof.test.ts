import type { Role } from '../../understand/role.ts';
import { FILLER } from '../paragraphs.ts';
import type { Evidence } from './evidence.ts';
import { listFor } from './list-of-work.ts';
import { inOneWay } from './proof.ts';

const role = (title: string, place: string): Role => ({
  kind: 'job',
  title,
  place,
  start: '2015-01',
  end: '2018-02',
  lines: [],
});
const [fitter, clerk] = [role('Fitter', 'Elm Works'), role('Clerk', 'Tay Books')] as const;
const evidence = (of: Role, line: string, clause: string | null = line): Evidence =>
  ({ role: of, line, clause, shows: [], isLikeAsked: false }) as unknown as Evidence;

test('a post with a line that is no sentence stands in a list as a whole, another beside it in sentences', () => {
  const [quoted, said] = [evidence(fitter, 'Promotion after six months', null), evidence(fitter, 'repaired pumps')];
  const other = evidence(clerk, 'kept the accounts');
  expect(inOneWay([said, other, quoted])).toEqual({ quoted: [said, quoted], readable: [other] });
});

test('beside three sentences on a post a lesser line that is none is left out, and the best is not', () => {
  const sentences = ['repaired pumps', 'trained two juniors', 'ran the stores'].map((line) => evidence(fitter, line));
  const quoted = evidence(fitter, 'Promotion after six months', null);
  expect(inOneWay([...sentences, quoted])).toEqual({ quoted: [], readable: sentences });
  expect(inOneWay([quoted, ...sentences]).quoted).toEqual([quoted, ...sentences]);
});

test('a list of one line that answers nothing is told where the letter would be short without it', () => {
  const best = [evidence(clerk, 'Kept the accounts'), evidence(clerk, 'Closed each month')];
  const lone = evidence(fitter, 'Promotion after six months', null);
  const ranksOf = (one: Evidence) =>
    listFor([...best, one], (_, [first]) => first!)
      .filter(({ isItem }) => isItem)
      .map(({ rank }) => rank);
  expect(ranksOf(lone)).toEqual([0, 0, FILLER]);
  expect(ranksOf({ ...lone, isLikeAsked: true })).toEqual([0, 0, 1]);
});
