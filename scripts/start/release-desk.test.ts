import { ReleaseRefusal } from '@vitae/api/admin/release-desk';
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
const served = async () => (await readChannel(store, 'production'))?.remotes['mf-ats'];

test('staff give a version to everybody, or to a part of the visitors first', async () => {
  const desk = createReleaseDesk(store);
  const tried = await desk.change('production', { ...promotion, shares: [5, 100], every_minutes: 10 }, 'ada');
  expect(tried.history[0]).toMatchObject({ kind: 'canary', by: 'ada (staff)', why: 'faster' });
  expect(await served()).toMatchObject({ version: '1.0.0', canary: { percent: 5, remote: { version: '1.1.0' } } });
  await desk.change('production', promotion, 'ada');
  expect((await served())?.version).toBe('1.1.0');
});

test('where the channel asks for it, one proposes and another approves', async () => {
  const desk = createReleaseDesk(store);
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
