import { ReleaseRefusal } from '@vitae/api/admin/release-desk';
import { type Evidence, NO_EVIDENCE } from '@vitae/releases/canary/rule';
import { promote } from '@vitae/releases/promote';
import { protectChannel } from '@vitae/releases/protection';
import { readChannel } from '@vitae/releases/store';
import { addRemote, addShell, TESTER } from '@vitae/releases/testing/published-fixture';
import { createStore } from '@vitae/releases/testing/stores';
import { createReleaseDesk } from './release-desk.ts';

let store: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await addRemote(store, 'mf-ats', version);
  const first = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version: '1.0.0' },
  ];
  await promote(store, 'production', first, TESTER);
});
afterEach(() => remove());

const promotion = { action: 'promote', name: 'mf-ats', version: '1.1.0', reason: 'faster' } as const;
const noEvidence = async () => NO_EVIDENCE;
const served = async () => (await readChannel(store, 'production'))?.remotes['mf-ats'];

test('staff give a version to everybody, or to a part of the visitors first', async () => {
  const desk = createReleaseDesk(store, noEvidence);
  const tried = await desk.change('production', { ...promotion, shares: [5, 100], every_minutes: 10 }, 'ada');
  expect(tried.history[0]).toMatchObject({ kind: 'canary', by: 'ada (staff)', why: 'faster' });
  expect(await served()).toMatchObject({ version: '1.0.0', canary: { percent: 5, remote: { version: '1.1.0' } } });
  await desk.change('production', promotion, 'ada');
  expect((await served())?.version).toBe('1.1.0');
});

test('staff see a canary beside what everybody else gets, with what the rule makes of it, and take it back', async () => {
  const sound = { sessions: 500, failed: 1, addresses: 400, failingAddresses: 1, mountMs: 300 };
  let seen: Evidence = NO_EVIDENCE;
  const desk = createReleaseDesk(store, async (_channel, _remote, version) => (version === '1.1.0' ? seen : sound));
  const { canaries } = await desk.change('production', { ...promotion, shares: [5, 100], every_minutes: 10 }, 'ada');
  expect(canaries).toEqual([
    {
      remote: 'mf-ats',
      version: '1.1.0',
      stable_version: '1.0.0',
      percent: 5,
      since: expect.any(String),
      next: [100],
      every_minutes: 10,
      verdict: { is: 'open', sessions_needed: 20 },
      canary: { sessions: 0, failed: 0, addresses: 0, failing_addresses: 0, mount_ms: null },
      stable: { sessions: 500, failed: 1, addresses: 400, failing_addresses: 1, mount_ms: 300 },
    },
  ]);
  const verdictNow = async () => (await desk.readChannels())[0]!.canaries[0]?.verdict;
  seen = sound;
  expect(await verdictNow()).toEqual({ is: 'sound' });
  seen = { ...sound, failed: 100, failingAddresses: 90 };
  expect(await verdictNow()).toEqual({ is: 'bad', why: expect.stringContaining('100 of 500 tabs failed') });
  const withdrawal = { action: 'withdraw', name: 'mf-ats', version: '1.1.0', reason: 'it crashes' } as const;
  expect((await desk.change('production', withdrawal, 'omar')).canaries).toEqual([]);
  expect(await served()).toMatchObject({ version: '1.0.0' });
  await expect(desk.change('production', withdrawal, 'omar')).rejects.toThrow(ReleaseRefusal);
});

test('where the channel asks for it, one proposes and another approves', async () => {
  const desk = createReleaseDesk(store, noEvidence);
  await protectChannel(store, 'production', { approval: true, role: 'superuser' }, TESTER);
  const proposed = await desk.change('production', promotion, 'ada');
  expect(proposed).toMatchObject({
    asks_approval: true,
    proposals: [{ proposal: 1, change: 'promote mf-ats@1.1.0', by: 'ada (staff)', why: 'faster' }],
  });
  expect((await served())?.version).toBe('1.0.0');
  const approval = { action: 'approve', proposal: 1, reason: 'looked at it' } as const;
  await expect(desk.change('production', approval, 'Ada')).rejects.toThrow(ReleaseRefusal);
  const approved = await desk.change('production', approval, 'omar');
  expect(approved).toMatchObject({
    proposals: [],
    history: [{ by: 'ada (staff)', approved_by: 'omar (staff)' }, {}, {}],
  });
  expect((await served())?.version).toBe('1.1.0');
});
