import { type Evidence, judgeCanary, NO_EVIDENCE } from './rule.ts';
import { A_SITE, simulate } from './simulate.ts';

const seen = (sessions: number, failed: number, changes: Partial<Evidence> = {}): Evidence => ({
  sessions,
  failed,
  addresses: sessions,
  failingAddresses: failed,
  mountMs: 300,
  ...changes,
});
const STABLE = seen(5_000, 10);

test('a version that fails for a fifth of its tabs is bad after a few of them', () => {
  expect(judgeCanary(seen(30, 6), STABLE)).toEqual({ is: 'bad', why: expect.stringContaining('6 of 30 tabs failed') });
});

test('too few visitors decide nothing, whatever they met', () => {
  expect(judgeCanary(seen(19, 19), STABLE)).toEqual({ is: 'open' });
});

test('one address decides nothing, however much it says', () => {
  // 10,000 forged tabs of one address weigh as three.
  const forged = seen(60 + 3, 3, { addresses: 61, failingAddresses: 1 });
  expect(judgeCanary(forged, STABLE).is).toBe('sound');
  expect(judgeCanary({ ...NO_EVIDENCE, sessions: 3, failed: 3, addresses: 1, failingAddresses: 1 }, STABLE).is).toBe(
    'open',
  );
});

test('what the stable version fails with too is not held against the canary', () => {
  expect(judgeCanary(seen(400, 20), seen(8_000, 400)).is).toBe('sound');
});

test('a version that makes visitors wait is bad, when enough of them have waited', () => {
  expect(judgeCanary(seen(50, 0, { mountMs: 1_200 }), STABLE).is).toBe('bad');
  expect(judgeCanary(seen(25, 0, { mountMs: 1_200 }), STABLE).is).toBe('sound');
  expect(judgeCanary(seen(50, 0, { mountMs: 700 }), STABLE).is).toBe('sound');
});

test('of 100 sound releases none is taken back, of 100 bad ones every one, soon', () => {
  // An hour each; `pnpm release simulate` watches for four.
  const site = { ...A_SITE, seconds: 3_600 };
  expect(simulate(0.002, 100, site).takenBack).toBe(0);
  const bad = simulate(0.2, 100, site);
  expect(bad.takenBack).toBe(100);
  expect(bad.slowest!.canaryTabs).toBeLessThan(100);
});
