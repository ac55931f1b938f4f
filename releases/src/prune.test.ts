import { startCanary } from './canary/canary.ts';
import { promote } from './promote.ts';
import { recordProven } from './proven.ts';
import { prune } from './prune.ts';
import { listVersions } from './store.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyStore } from './verify-store.ts';

const TOMORROW = Date.now() + 25 * 3_600_000;

let store: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await addRemote(store, 'mf-ats', version);
  const ids = (version: string) => [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version },
  ];
  await promote(store, 'production', ids('1.0.0'), TESTER);
  await promote(store, 'production', ids('1.1.0'), TESTER);
  const tried = { name: 'mf-ats', version: '1.2.0' };
  await startCanary(store, 'production', tried, { shares: [5], everyMs: null, ...TESTER });
});
afterEach(() => remove());

const needless = [{ name: 'mf-ats', version: '1.3.0', bytes: expect.any(Number) }];

test('what a channel serves, has served or tries is needed', async () => {
  expect(await prune(store, { isDone: false, now: TOMORROW })).toEqual({
    needless,
    kept: 4,
    leftovers: [],
    isDone: false,
  });
});

test('what somebody has said to be proven is needed', async () => {
  await recordProven(store, 'production', { name: 'mf-ats', version: '1.3.0' }, TESTER);
  expect(await prune(store, { isDone: true, now: TOMORROW })).toMatchObject({ needless: [], kept: 5 });
});

test('nothing is removed unless it is meant', async () => {
  await prune(store, { isDone: false, now: TOMORROW });
  expect(await listVersions(store, 'mf-ats')).toHaveLength(4);
  expect((await prune(store, { isDone: true, now: TOMORROW })).needless).toEqual(needless);
  expect(await listVersions(store, 'mf-ats')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect((await verifyStore(store)).problems).toEqual([]);
});

test('what was published today stays', async () => {
  expect((await prune(store, { isDone: true })).needless).toEqual([]);
});
