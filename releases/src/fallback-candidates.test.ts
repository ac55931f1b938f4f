import type { Move } from './channel-files.ts';
import { fallbackCandidates } from './fallback-candidates.ts';

const MINUTE_MS = 60_000;
const NOBODY = new Set<string>();

/** Moves of one remote: version, kind, and how many minutes after the first. */
function moves(...steps: [version: string, kind: Move['kind'], minute: number][]): Move[] {
  return steps.map(([version, kind, minute], index) => ({
    move: index + 1,
    kind,
    revision: index + 1,
    change: '',
    by: 'a test',
    why: null,
    at: new Date(minute * MINUTE_MS).toISOString(),
    serves: { shell: '1.0.0', 'mf-x': version },
  }));
}

const of = (history: Move[], proven = NOBODY) => {
  const current = history.at(-1)!.serves['mf-x']!;
  return fallbackCandidates(history, proven, 10_000 * MINUTE_MS).of('mf-x', current);
};

test('a version that stood long enough comes before one that was replaced at once', () => {
  expect(of(moves(['1.0.0', 'promote', 0], ['1.1.0', 'promote', 100], ['1.1.1', 'promote', 101]))).toEqual([
    '1.0.0',
    '1.1.0',
  ]);
});

test('a version that mounts have proven needs no time', () => {
  const history = moves(['1.0.0', 'promote', 0], ['1.1.0', 'promote', 100], ['1.1.1', 'promote', 101]);
  expect(of(history, new Set(['mf-x@1.1.0']))).toEqual(['1.1.0', '1.0.0']);
});

test('where nothing stood long enough, the version before stands in', () => {
  expect(of(moves(['1.0.0', 'promote', 0], ['1.1.0', 'promote', 1]))).toEqual(['1.0.0']);
});

test('a version that was rolled back from is no fallback, until it is promoted again', () => {
  const rolledBack = moves(['1.0.0', 'promote', 0], ['1.1.0', 'promote', 100], ['1.0.0', 'rollback', 200]);
  expect(of(rolledBack)).toEqual([]);
  const again = moves(
    ['1.0.0', 'promote', 0],
    ['1.1.0', 'promote', 100],
    ['1.0.0', 'rollback', 200],
    ['1.1.0', 'promote', 300],
    ['1.2.0', 'promote', 400],
  );
  expect(of(again)).toEqual(['1.1.0', '1.0.0']);
});
