import { type RemoteReport, readRemoteHealth, reportRemotes } from '@vitae/contract/remote-reports';
import { createStaff } from '../auth/staff.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let staffToken: string;

const PASSWORD = 'a long staff password';

beforeEach(async () => {
  api = await createTestApp();
  await createStaff(api.options.database, { username: 'sofia', password: PASSWORD, isSuperuser: false });
  const payload = { username: 'sofia', password: PASSWORD };
  staffToken = (await api.app.inject({ method: 'POST', url: '/api/admin-auth/', payload })).json().tokens.access;
});
afterEach(() => api.close());

const release = { remote: 'mf-x', version: '1.2.0' };
const mount = (duration_ms: number): RemoteReport => ({ kind: 'mount', ...release, count: 1, duration_ms });
const crash: RemoteReport = {
  kind: 'failure',
  ...release,
  count: 3,
  code: 'VITAE-REMOTE-006',
  outcome: 'restarted',
  message: 'no data',
};

const send = (reports: unknown[], changes: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: reportRemotes.path,
    payload: { channel: 'production', revision: 7, session: 'tab-00000001', reports, ...changes },
  });
const read = async () => {
  const response = await api.app.inject({ url: readRemoteHealth.path, headers: bearer(staffToken) });
  return readRemoteHealth.response.parse(response.json()).releases;
};

test('loads, mounts and failures are counted by release, and tabs once each', async () => {
  await send([{ kind: 'load', ...release, count: 2, duration_ms: 90 }, mount(100), mount(300), crash]);
  await send([mount(200), crash], { revision: 8 });
  await send([mount(200)], { session: 'tab-00000002' });
  expect(await read()).toEqual([
    {
      channel: 'production',
      ...release,
      loads: 2,
      mounts: 4,
      sessions: 2,
      failed_sessions: 1,
      mean_mount_ms: 200,
      evidence: { sessions: 2, failed: 1, addresses: 1, failing_addresses: 1, mount_ms: 200 },
      failures: [
        { code: crash.code, outcome: 'restarted', count: 6, last_message: 'no data', last_at: expect.any(String) },
      ],
    },
  ]);
});

test.each([
  ['a count beyond the bound', [{ ...crash, count: 21 }], {}],
  ['a name that is none', [{ ...crash, remote: '../x' }], {}],
  ['a code of somebody else', [{ ...crash, code: 'DROP TABLE' }], {}],
  ['no revision', [crash], { revision: 0 }],
  ['nothing', [], {}],
  ['too much', Array.from({ length: 51 }, () => crash), {}],
])('%s is refused', async (_name, reports, changes) => {
  expect((await send(reports, changes)).statusCode).toBe(400);
  expect(await read()).toEqual([]);
});

test('one address alone makes no catastrophe', async () => {
  for (let batch = 0; batch < 70; batch += 1) expect((await send([crash])).statusCode).toBe(200);
  expect((await read())[0]?.failures[0]?.count).toBe(60 * crash.count);
});

test('tabs of one address weigh as three in what canaries are judged by', async () => {
  for (let tab = 0; tab < 50; tab += 1) await send([crash], { session: `forged-${tab}-tab` });
  await api.app.inject({
    method: 'POST',
    url: reportRemotes.path,
    remoteAddress: '203.0.113.7',
    payload: { channel: 'production', revision: 7, session: 'tab-00000001', reports: [mount(120)] },
  });
  expect((await read())[0]).toMatchObject({
    failed_sessions: 50,
    evidence: { sessions: 4, failed: 3, addresses: 2, failing_addresses: 1, mount_ms: 120 },
  });
});

test('the counts are for staff', async () => {
  const { access } = await createAccount(api.app, 'ada@example.org');
  const response = await api.app.inject({ url: readRemoteHealth.path, headers: bearer(access) });
  expect(response.statusCode).toBe(403);
});
