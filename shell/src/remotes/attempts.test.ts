import { storedVersion } from '@vitae/contract/testing/channel-fixture';
import { type FailedAttempt, nextAttempt, SCREEN_BUDGET_MS, type Situation } from './attempts.ts';

const route = { path: '/x', guard: 'public', layout: 'page', title: 'X' } as const;
const current = storedVersion('mf-x', '1.1.0', { routes: [route] });
const previous = storedVersion('mf-x', '1.0.0', { routes: [route] });

/** What is tried, one after the other, when each try fails in this way; in words. */
function triesAfter(
  failureOf: (version: string) => Pick<FailedAttempt, 'cause' | 'wasShown'> & { tookMs?: number },
  changes: Partial<Situation> = {},
): string[] {
  const tries: string[] = [];
  let failures: FailedAttempt[] = [];
  let elapsedMs = 0;
  for (;;) {
    const situation: Situation = {
      remote: { ...current, previous },
      pathname: '/x',
      failures,
      elapsedMs,
      hasCrashed: () => false,
      ...changes,
    };
    const attempt = nextAttempt(situation);
    if (!attempt) return tries;
    const { version, isFresh, waitMs, limitMs } = attempt;
    tries.push([version.version, isFresh && 'fresh', waitMs && `after ${waitMs}`].filter(Boolean).join(' '));
    const { cause, wasShown, tookMs = 0 } = failureOf(version.version);
    elapsedMs = (wasShown ? 0 : elapsedMs) + waitMs + Math.min(tookMs, limitMs);
    expect(elapsedMs).toBeLessThanOrEqual(SCREEN_BUDGET_MS);
    failures = [...failures, { version: version.version, cause, wasShown }];
  }
}

const alone = { remote: { ...current, previous: null } };
const code = { cause: 'code', wasShown: false } as const;
const network = { cause: 'network', wasShown: false } as const;
const crash = { cause: 'code', wasShown: true } as const;

test('a network that fails is given time before an older version stands in', () => {
  const tries = ['1.1.0', '1.1.0 fresh after 250', '1.1.0 fresh after 750'];
  expect(triesAfter(() => network)).toEqual([...tries, '1.0.0', '1.0.0 fresh after 250', '1.0.0 fresh after 750']);
  expect(triesAfter(() => network, alone)).toEqual(tries);
});

test('code that cannot start gives way at once; with nothing to give way to it is asked for once more', () => {
  expect(triesAfter(() => code)).toEqual(['1.1.0', '1.0.0']);
  expect(triesAfter(() => code, alone)).toEqual(['1.1.0', '1.1.0 fresh']);
});

test('what has been on the screen is restarted once', () => {
  expect(triesAfter(() => crash)).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0', '1.0.0 fresh']);
  expect(triesAfter(() => crash, alone)).toEqual(['1.1.0', '1.1.0 fresh']);
});

test('what hangs leaves time for what comes after it', () => {
  expect(triesAfter(() => ({ ...network, tookMs: 60_000 }))).toEqual(['1.1.0', '1.0.0']);
  expect(triesAfter(() => ({ ...network, tookMs: 60_000 }), alone)).toEqual(['1.1.0', '1.1.0 fresh after 250']);
});

test('a version that has crashed in this tab comes last, and is not restarted', () => {
  const hasCrashed = (version: string) => version === '1.1.0';
  expect(triesAfter(() => code, { hasCrashed })).toEqual(['1.0.0']);
  expect(triesAfter(() => crash, { ...alone, hasCrashed })).toEqual(['1.1.0']);
});

test('a version that does not know the path cannot stand in', () => {
  expect(triesAfter(() => code, { pathname: '/new-screen' })).toEqual(['1.1.0', '1.1.0 fresh']);
});
