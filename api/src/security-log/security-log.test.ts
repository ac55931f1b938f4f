import { PassThrough } from 'node:stream';
import { createApp } from '../app.ts';
import { createStaff } from '../auth/staff.ts';
import { bearer, createAccount, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let app: Awaited<ReturnType<typeof createApp>>;
let written = '';

beforeAll(async () => {
  api = await createTestApp();
  const stream = new PassThrough();
  stream.on('data', (chunk) => {
    written += chunk;
  });
  // As `pnpm start` logs: warnings only, and yet every line of this log.
  app = await createApp({ ...api.options, rateLimits: { signIn: 1000 }, logger: { level: 'warn', stream } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const securityLines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((line) => line.log === 'security');
const events = () => securityLines().map(({ event }) => event);

test('tells of each thing that may have to be looked into, by ids and without secrets', async () => {
  const email = 'ada@example.org';
  const session = await createAccount(app, email);
  const post = (url: string, payload: object, access?: string) =>
    app.inject({ method: 'POST', url, payload, headers: access ? bearer(access) : {} });

  for (let attempt = 0; attempt < 11; attempt++) {
    await post('/api/login/', { email, password: 'a wrong password of mine' });
  }
  await post('/api/login/', { email: 'nobody@example.org', password: 'a wrong password of mine' });
  await post('/api/token/refresh/', { refresh: session.refresh });
  await post('/api/token/refresh/', { refresh: session.refresh });
  await createStaff(api.options.database, { username: 'olga', password: 'three unrelated words', isSuperuser: false });
  const staff = await post('/api/admin-auth/', { username: 'olga', password: 'three unrelated words' });
  await app.inject({ url: '/api/admin-analytics/', headers: bearer(staff.json().tokens.access) });

  expect(new Set(events())).toEqual(
    new Set(['signed_in', 'log_in_failed', 'log_in_locked', 'refresh_reused', 'staff_access']),
  );
  const [failed] = securityLines().filter(({ event }) => event === 'log_in_failed');
  expect(failed).toMatchObject({ level: 40, user: expect.any(String), address: '127.0.0.1' });
  expect(securityLines().find(({ event }) => event === 'staff_access')).toMatchObject({
    staff: expect.any(String),
    call: 'GET /api/admin-analytics/',
  });
  for (const secret of [email, 'nobody@', TEST_PASSWORD, 'a wrong password', session.refresh, session.access, 'olga']) {
    expect(written).not.toContain(secret);
  }
}, 60_000);

test('tells of a changed password', async () => {
  const { access } = await createAccount(app, 'bob@example.org');
  const headers = bearer(access);
  await app.inject({
    method: 'POST',
    url: '/api/account/password/',
    payload: { password: 'seven wet umbrellas' },
    headers,
  });
  expect(events()).toContain('password_changed');
  expect(written).not.toContain('umbrellas');
});
