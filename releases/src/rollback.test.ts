import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { revisionPath } from './channel-files.ts';
import { diffChannels } from './diff.ts';
import { readHistory } from './history.ts';
import { promote } from './promote.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { readChannel } from './store.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyStore } from './verify-store.ts';

let store: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await addRemote(store, 'mf-ats', version);
  await promote(store, 'production', [{ name: 'shell', version: '1.0.0' }, ats('1.0.0')], TESTER);
  await promote(store, 'production', [ats('1.1.0')], TESTER);
  await promote(store, 'production', [ats('1.2.0')], TESTER);
});
afterEach(() => remove());

const ats = (version: string) => ({ name: 'mf-ats', version });
const served = async () => (await readChannel(store, 'production'))?.remotes['mf-ats'];

test('each rollback goes one revision further back, to what was served then', async () => {
  const first = await readChannel(store, 'production');
  await rollback(store, 'production', TESTER);
  expect((await served())?.version).toBe('1.1.0');
  expect((await served())?.previous?.version).toBe('1.0.0');
  await rollback(store, 'production', TESTER);
  expect((await served())?.version).toBe('1.0.0');
  await expect(rollback(store, 'production', TESTER)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-026'] });
  await rollback(store, 'production', { ...TESTER, to: first!.revision });
  expect(await readChannel(store, 'production')).toEqual(first);
});

test('what is promoted after a rollback is rolled back to where it came from', async () => {
  await rollback(store, 'production', { ...TESTER, to: 1 });
  await addRemote(store, 'mf-ats', '1.3.0');
  await promote(store, 'production', [ats('1.3.0')], TESTER);
  // Neither of the versions that were withdrawn.
  expect((await served())?.previous?.version).toBe('1.0.0');
  const { move } = await rollback(store, 'production', TESTER);
  expect(move.revision).toBe(1);
});

test('a revision that does not exist, is served already or was damaged is not gone back to', async () => {
  const to = (revision: number) => rollback(store, 'production', { ...TESTER, to: revision });
  await expect(to(9)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-026'] });
  await expect(to(3)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-026'] });
  await appendFile(path.join(store, revisionPath('production', 2), 'index.html'), '<!-- -->');
  await appendFile(path.join(store, 'remotes/mf-ats/1.1.0/remote.js'), ';');
  await expect(to(2)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-027', 'VITAE-RELEASE-015'] });
  expect((await served())?.version).toBe('1.2.0');
});

test('history tells who changed what and why, the last first', async () => {
  await rollback(store, 'production', { by: 'ada', why: 'blank page on phones' });
  const [last, before] = await readHistory(store, 'production');
  expect(last).toMatchObject({ kind: 'rollback', revision: 2, by: 'ada', why: 'blank page on phones' });
  expect(before).toMatchObject({ kind: 'promote', change: 'promote mf-ats@1.2.0', by: 'a test' });
});

test('a retired remote leaves the channel and its pages, and a promotion brings it back', async () => {
  await retire(store, 'production', 'mf-ats', TESTER);
  expect(await served()).toBeUndefined();
  await expect(retire(store, 'production', 'mf-ats', TESTER)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-024'] });
  await expect(retire(store, 'production', 'shell', TESTER)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-028'] });
  await promote(store, 'production', [ats('1.2.0')], TESTER);
  expect((await served())?.version).toBe('1.2.0');
});

test('a comparison names what differs between two channels, and between two revisions', async () => {
  await promote(store, 'staging', [{ name: 'shell', version: '1.0.0' }], TESTER);
  expect(await diffChannels(store, { channel: 'staging' }, { channel: 'production' })).toEqual({
    'mf-ats': { from: null, to: '1.2.0' },
  });
  const [first, now] = [{ channel: 'production', revision: 1 }, { channel: 'production' }];
  expect(await diffChannels(store, first, now)).toEqual({ 'mf-ats': { from: '1.0.0', to: '1.2.0' } });
});

test('a whole store is found whole, and each damage is named', async () => {
  expect(await verifyStore(store)).toEqual({ channels: 2, revisions: 3, versions: 4, problems: [] });
  await appendFile(path.join(store, 'remotes/mf-ats/1.0.0/remote.js'), ';');
  await appendFile(path.join(store, revisionPath('production', 1), 'mf-ats.html'), ' ');
  expect((await verifyStore(store)).problems.map(({ code }) => code)).toEqual([
    'VITAE-RELEASE-015',
    'VITAE-RELEASE-027',
  ]);
});
