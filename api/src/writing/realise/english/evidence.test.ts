import type { Plan } from '../../plan/plan.ts';
import type { Role } from '../../understand/role.ts';
import { evidenceOf } from './evidence.ts';
import { senior } from './testing/posts.ts';

test('beside deeds, what work there was is told where the advert speaks of it', () => {
  const proof = (line: string, isLikeAsked: boolean) => ({
    role: senior,
    line,
    shows: [],
    qualities: [],
    isLikeAsked,
    score: 1,
  });
  const told = evidenceOf({
    job: { text: 'Roles in fraud checks' },
    proofs: [
      proof('Led the launch of a new payment page', false),
      proof('Built a dashboard for merchants', false),
      proof('Fraud checks and stand-by for the payments room', true),
      proof('Visits to shops and fairs in the region', false),
    ],
  } as unknown as Plan);
  expect(told.map(({ line }) => line)).toEqual([
    'Led the launch of a new payment page',
    'Built a dashboard for merchants',
    'Fraud checks and stand-by for the payments room',
  ]);
});

test('of two years each with its own figures both are told', () => {
  const proof = (line: string) => ({ role: senior, line, shows: [], qualities: [], isLikeAsked: false, score: 1 });
  const lines = (...of: string[]) =>
    evidenceOf({ job: { text: '' }, proofs: of.map(proof) } as unknown as Plan).map(({ line }) => line);
  const [first, second] = ['Beat the sales target of 2024 by 8 percent', 'Beat the sales target of 2025 by 5 percent'];
  expect(lines(first!, second!)).toEqual([first, second]);
  expect(lines(first!, first!)).toEqual([first]);
});

test('a brief post of long ago is told where there is little of late', () => {
  const old: Role = { ...senior, title: 'Clerk', place: 'Elm Books', start: '2011-12', end: '2012-02' };
  const proof = (line: string, role: Role, isLikeAsked = false) => ({
    role,
    line,
    shows: [],
    qualities: [],
    isLikeAsked,
    isOfSameWork: false,
    score: 1,
  });
  const late = ['Led the launch of a new payment page', 'Built a dashboard for merchants', 'Cut the refunds by half'];
  const linesOf = (...proofs: object[]) =>
    evidenceOf({ month: '2026-05', job: { text: '' }, proofs } as unknown as Plan).map(({ line }) => line);
  const sorted = 'Sorted the books of three rooms';
  const all = late.map((line) => proof(line, senior));
  expect(linesOf(...all, proof(sorted, old))).toEqual(late);
  expect(linesOf(...all, proof(sorted, old, true))).toContain(sorted);
  expect(linesOf(all[0]!, proof(sorted, old))).toContain(sorted);
});
