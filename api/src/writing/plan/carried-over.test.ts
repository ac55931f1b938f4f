import type { Role } from '../understand/role.ts';
import { carryingFirst, servedIn, tellsOfGuiding } from './carried-over.ts';
import type { Proof } from './proofs.ts';

const proof = (line: string, kind: Role['kind'] = 'job') => ({ line, role: { kind } }) as Proof;

test('what another trade has in common with most work is told first', () => {
  const proofs = ['Cut the build to 9 minutes', 'Served guests at 20 tables', 'Mentored 3 junior engineers'].map(
    (line) => proof(line),
  );
  expect(carryingFirst(proofs).map(({ line }) => line)).toEqual([
    'Mentored 3 junior engineers',
    'Served guests at 20 tables',
    'Cut the build to 9 minutes',
  ]);
});

test('a project leads nobody', () => {
  const proofs = [proof('Wrote a parser'), proof('Led a team of 4', 'project')];
  expect(carryingFirst(proofs)).toEqual(proofs);
});

test('an app for customers is no work with them', () => {
  expect(servedIn('Built an app for drivers and customers')).toBe('');
  expect(tellsOfGuiding('Managed a budget of £3m')).toBe(false);
});
