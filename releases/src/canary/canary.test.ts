import { ReleaseError } from '../errors.ts';
import { setFrozen } from '../freeze.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { readChannel } from '../store.ts';
import { addRemote, addShell, TESTER } from '../testing/published-fixture.ts';
import { createStore } from '../testing/stores.ts';
import { nextShare, startCanary, withdrawCanary } from './canary.ts';
import { type Evidence, NO_EVIDENCE } from './rule.ts';
import { watchOnce } from './watch.ts';

let store: string;
let remove: () => Promise<void>;

const TRIED = { name: 'mf-ats', version: '1.1.0' };
const CHANNEL = 'production';
const SOUND: Evidence = { sessions: 500, failed: 1, addresses: 400, failingAddresses: 1, mountMs: 300 };
const BAD: Evidence = { ...SOUND, failed: 100, failingAddresses: 90 };

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await addRemote(store, 'mf-ats', version);
  await addRemote(store, 'mf-chat', '1.0.0');
  const first = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version: '1.0.0' },
    { name: 'mf-chat', version: '1.0.0' },
  ];
  await promote(store, CHANNEL, first, TESTER);
});
afterEach(() => remove());

const start = (shares = [5, 25, 100], everyMs: number | null = 600_000) =>
  startCanary(store, CHANNEL, TRIED, { shares, everyMs, ...TESTER });
const served = async () => {
  const remote = (await readChannel(store, CHANNEL))?.remotes['mf-ats'];
  return [remote?.version, remote?.canary?.remote.version, remote?.canary?.percent];
};
const refusal = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  return (error as ReleaseError).codes;
};

test('a canary stands beside the version that everyone else gets', async () => {
  const move = await start();
  expect(move).toMatchObject({ kind: 'canary', change: 'try mf-ats@1.1.0 with 5 %' });
  expect(await served()).toEqual(['1.0.0', '1.1.0', 5]);
});

test('it goes on to the next share, and at the end to everyone', async () => {
  await start();
  await nextShare(store, CHANNEL, TRIED, TESTER);
  expect(await served()).toEqual(['1.0.0', '1.1.0', 25]);
  await nextShare(store, CHANNEL, TRIED, TESTER);
  expect(await served()).toEqual(['1.1.0', undefined, undefined]);
});

test('taking it back leaves what was changed meanwhile', async () => {
  await start();
  await addRemote(store, 'mf-chat', '1.1.0');
  await promote(store, CHANNEL, [{ name: 'mf-chat', version: '1.1.0' }], TESTER);
  expect(await served()).toEqual(['1.0.0', '1.1.0', 5]);
  await withdrawCanary(store, CHANNEL, TRIED, TESTER);
  expect(await served()).toEqual(['1.0.0', undefined, undefined]);
  expect((await readChannel(store, CHANNEL))?.remotes['mf-chat']?.version).toBe('1.1.0');
});

test('a rollback takes it back too', async () => {
  await start();
  await rollback(store, CHANNEL, TESTER);
  expect(await served()).toEqual(['1.0.0', undefined, undefined]);
  expect(await refusal(withdrawCanary(store, CHANNEL, TRIED, TESTER))).toEqual(['VITAE-RELEASE-029']);
});

test.each([
  ['the shell', { name: 'shell', version: '1.0.0' }, 'VITAE-RELEASE-029'],
  ['what everyone gets', { name: 'mf-ats', version: '1.0.0' }, 'VITAE-RELEASE-029'],
  ['what nobody gets yet', { name: 'mf-new', version: '1.0.0' }, 'VITAE-RELEASE-029'],
  ['what is not published', { name: 'mf-ats', version: '9.0.0' }, 'VITAE-RELEASE-010'],
])('%s cannot be tried', async (_what, id, code) => {
  await addRemote(store, 'mf-new', '1.0.0');
  expect(await refusal(startCanary(store, CHANNEL, id, { shares: [5], everyMs: null, ...TESTER }))).toEqual([code]);
});

test('the gate looks at a canary as at any version', async () => {
  await addRemote(store, 'mf-ats', '2.0.0', { routes: ['/mf-chat'] });
  const attempt = startCanary(
    store,
    CHANNEL,
    { ...TRIED, version: '2.0.0' },
    { shares: [5], everyMs: null, ...TESTER },
  );
  expect(await refusal(attempt)).toEqual(['VITAE-RELEASE-013']);
});

describe('the watcher', () => {
  const look = (canary: Evidence, now?: () => number) =>
    watchOnce(store, async (_channel, _remote, version) => (version === TRIED.version ? canary : SOUND), { now });

  test('takes a bad version back, and says why', async () => {
    await start();
    const [seen] = await look(BAD);
    expect(seen?.move).toMatchObject({ kind: 'withdraw', why: expect.stringContaining('100 of 500 tabs failed') });
    expect(await served()).toEqual(['1.0.0', undefined, undefined]);
    expect(await look(BAD)).toEqual([]);
  });

  test('goes on with a sound one when its time has come, not before, and not without visitors', async () => {
    await start();
    const later = () => Date.now() + 700_000;
    expect((await look(SOUND))[0]?.move).toBeNull();
    expect((await look(NO_EVIDENCE, later))[0]?.move).toBeNull();
    expect((await look(SOUND, later))[0]?.move).toMatchObject({ change: 'try mf-ats@1.1.0 with 25 %' });
    await look(SOUND, later);
    expect(await served()).toEqual(['1.1.0', undefined, undefined]);
  });

  test('takes a bad version back from a frozen channel too, and gives it nothing new', async () => {
    await start();
    await setFrozen(store, CHANNEL, true, TESTER);
    expect((await look(SOUND, () => Date.now() + 700_000))[0]?.move).toBeNull();
    expect((await look(BAD))[0]?.move).toMatchObject({ kind: 'withdraw', isFrozen: true });
  });

  test('leaves to people what they go on with by hand', async () => {
    await start([5, 25], null);
    expect((await look(SOUND, () => Date.now() + 1e9))[0]?.move).toBeNull();
  });
});
