import { setFrozen } from './freeze.ts';
import { readHistory } from './history.ts';
import { promote } from './promote.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { readChannel } from './store.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';

let store: string;
let remove: () => Promise<void>;

const ats = (version: string) => ({ name: 'mf-ats', version });

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await addRemote(store, 'mf-ats', version);
  await promote(store, 'production', [{ name: 'shell', version: '1.0.0' }, ats('1.0.0')], TESTER);
  await promote(store, 'production', [ats('1.1.0')], TESTER);
});
afterEach(() => remove());

const served = async () => (await readChannel(store, 'production'))?.remotes['mf-ats']?.version;

test('nothing new comes to a frozen channel, and the refusal says who froze it and why', async () => {
  await setFrozen(store, 'production', true, { by: 'lena', why: 'the sale runs' });
  const refusal = 'lena has frozen production: the sale runs.';
  await expect(promote(store, 'production', [ats('1.2.0')], TESTER)).rejects.toThrow(refusal);
  await expect(retire(store, 'production', 'mf-ats', TESTER)).rejects.toThrow(refusal);
  expect(await served()).toBe('1.1.0');
});

test('what is served already may be promoted to it: nothing changes by that', async () => {
  await setFrozen(store, 'production', true, TESTER);
  expect((await promote(store, 'production', [ats('1.1.0')], TESTER)).outcome).toBe('unchanged');
});

test('a step back works all the same, and leaves it frozen', async () => {
  await setFrozen(store, 'production', true, TESTER);
  await rollback(store, 'production', TESTER);
  expect(await served()).toBe('1.0.0');
  await expect(promote(store, 'production', [ats('1.2.0')], TESTER)).rejects.toThrow('VITAE-RELEASE-040');
});

test('after a thaw all is as before, and the history tells of it', async () => {
  await setFrozen(store, 'production', true, { by: 'lena', why: 'the sale runs' });
  await setFrozen(store, 'production', true, { by: 'omar' });
  await setFrozen(store, 'production', false, { by: 'lena', why: 'it is over' });
  await promote(store, 'production', [ats('1.2.0')], TESTER);
  expect(await served()).toBe('1.2.0');
  const moves = await readHistory(store, 'production');
  expect(moves.map(({ kind, by, why }) => [kind, by, why]).slice(0, 3)).toEqual([
    ['promote', TESTER.by, null],
    ['thaw', 'lena', 'it is over'],
    ['freeze', 'lena', 'the sale runs'],
  ]);
  // The freeze changed nothing of what is served: one step back is the version before.
  await rollback(store, 'production', TESTER);
  expect(await served()).toBe('1.1.0');
});

test('a channel that serves nothing cannot be frozen', async () => {
  await expect(setFrozen(store, 'staging', true, TESTER)).rejects.toThrow('VITAE-RELEASE-026');
});
