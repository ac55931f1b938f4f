import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CanaryState, readHealthOverTime, readReleases } from '@vitae/contract/admin';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, renderRemote } from '@vitae/remote-kit/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { AreaScreen } from '../dashboard/area-screen.tsx';
import { messages } from '../messages.ts';
import { saveAdminSession } from '../session/admin-session.ts';

const CANARY: CanaryState = {
  remote: 'mf-ats',
  version: '1.1.0',
  stable_version: '1.0.0',
  percent: 5,
  since: '2026-11-22T10:00:00.000Z',
  next: [25, 100],
  every_minutes: 60,
  verdict: { is: 'sound' },
  canary: { sessions: 41, failed: 1, addresses: 37, failing_addresses: 1, mount_ms: 310 },
  stable: { sessions: 802, failed: 3, addresses: 640, failing_addresses: 3, mount_ms: 290 },
};

let server: Server;
let canary: CanaryState;
let changes: unknown[];
let rendered: Awaited<ReturnType<typeof renderRemote>>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Content-Type');
    if (request.method === 'OPTIONS') return response.end();
    let text = '';
    for await (const chunk of request) text += chunk;
    if (text) changes.push([request.url, JSON.parse(text)]);
    const state = {
      channel: 'production',
      revision: 3,
      is_frozen: false,
      asks_approval: false,
      proposals: [],
      canaries: changes.length > 0 ? [] : [canary],
      history: [],
    };
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answers: Record<string, object> = {
      [readReleases.path]: { channels: [state], packages: {} },
      [`${readReleases.path}production/`]: { channel: state },
      [readHealthOverTime.path]: { versions: [], points: [] },
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ success: true, ...answers[pathname] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => rendered.unmount());

async function open(shown: Partial<CanaryState>, isSuperuser = false) {
  canary = { ...CANARY, ...shown };
  changes = [];
  const lena = { username: 'lena', is_staff: true, is_superuser: isSuperuser };
  saveAdminSession(lena, { access: 'access', refresh: 'refresh' });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const Elsewhere = () => null;
  // Its own each time: a remote keeps what it was answered.
  const remote = defineRemote({
    manifest,
    messages,
    routes: {
      '/admin-login': Elsewhere,
      '/admin-dashboard': Elsewhere,
      '/admin-dashboard/:area/:id?': AreaScreen,
      '/analytics': Elsewhere,
    },
  });
  rendered = await renderRemote(remote, '/admin-dashboard/remotes', createFakePlatform({ baseUrl }));
  return within(await screen.findByRole('region', { name: 'Canary: mf-ats' }));
}

test('either version has its column, and what the rule weighs its row', async () => {
  const panel = await open({});
  const rows = panel.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      'What5% of visitorsEverybody else',
      'Version1.1.01.0.0',
      'Tabs that the rule counts41802',
      'Of them failed13',
      'Addresses37640',
      'Wait of the median address310 ms290 ms',
    ]),
  );
  expect(panel.getByText('Sound so far')).toBeVisible();
  expect(
    panel.getByText(/^5% of visitors since .+; then 25% and 100%, the first of them at .+ where it is sound$/),
  ).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test.each<[string, Partial<CanaryState>, RegExp]>([
  ['nothing can be told yet', { verdict: { is: 'open', sessions_needed: 60 } }, /^Too few to tell: 41 of 60 tabs$/],
  ['it is bad', { verdict: { is: 'bad', why: '9 of 41 tabs failed' } }, /^9 of 41 tabs failed$/],
  ['people go on by hand', { every_minutes: null }, /then 25% and 100%, when people go on with it$/],
  ['nothing follows', { next: [], every_minutes: null }, /; people go on with it$/],
])('it says so where %s', async (_what, shown, text) => {
  expect((await open(shown)).getByText(text)).toBeVisible();
});

test('a superuser takes it back, with a reason', async () => {
  const user = userEvent.setup();
  await user.click((await open({}, true)).getByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'it is slow');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  const body = { action: 'withdraw', name: 'mf-ats', version: '1.1.0', reason: 'it is slow' };
  await waitFor(() => expect(changes).toEqual([[`${readReleases.path}production/`, body]]));
  // While a dialog is open, what is behind it has no roles.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Canary: mf-ats' })).toBeNull());
});
