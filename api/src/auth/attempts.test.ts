import type { Session } from '@vitae/contract/auth';
import { secretCounterKey } from '../rate-limit/counter.ts';
import { createAccount, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { waitBeforeAnswer } from './attempts.ts';
import { deriveSecrets } from './secrets.ts';

let api: TestApp;
let nextAddress = 0;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { signIn: 10_000 } });
});
afterAll(() => api.close());

const logIn = (email: string, password: string, { address = '127.0.0.1', device = '' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/login/',
    payload: { email, password },
    remoteAddress: address,
    cookies: device ? { vitae_device: device } : {},
  });

async function createOwner(): Promise<{ email: string; session: Session }> {
  const email = `owner${++nextAddress}@example.org`;
  return { email, session: await createAccount(api.app, email) };
}

const deviceOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.find(({ name }) => name === 'vitae_device')!.value;

test('wrong passwords from many addresses do not lock the owner out', async () => {
  const { email } = await createOwner();
  for (let attempt = 0; attempt < 12; attempt++) {
    await logIn(email, 'a wrong password', { address: `192.0.2.${attempt + 1}` });
  }
  expect((await logIn(email, TEST_PASSWORD, { address: '198.51.100.1' })).statusCode).toBe(200);
});

test('strangers are answered later and later, up to a bound', () => {
  const waits = [1, 10, 11, 12, 13, 20, 1000].map((count) => waitBeforeAnswer(count, 10));
  expect(waits).toEqual([0, 0, 250, 500, 1000, 4000, 4000]);
});

test('who has the address used up keeps the owner’s browser out of it', async () => {
  const { email } = await createOwner();
  const device = deviceOf(await logIn(email, TEST_PASSWORD));
  for (let attempt = 0; attempt < 10; attempt++) await logIn(email, 'a wrong password');
  expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(429);
  expect((await logIn(email, TEST_PASSWORD, { device })).statusCode).toBe(200);
  expect((await logIn(email, TEST_PASSWORD, { device: 'made up' })).statusCode).toBe(429);
});

test('a known browser has ten tries of its own', async () => {
  const { email } = await createOwner();
  const device = deviceOf(await logIn(email, TEST_PASSWORD));
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await logIn(email, 'a wrong password', { device })).statusCode).toBe(401);
  }
  expect((await logIn(email, TEST_PASSWORD, { device })).statusCode).toBe(429);
});

test('a browser that one account knows is a stranger to another', async () => {
  const [ann, bob] = [await createOwner(), await createOwner()];
  const device = deviceOf(await logIn(ann.email, TEST_PASSWORD));
  for (let attempt = 0; attempt < 10; attempt++) await logIn(bob.email, 'a wrong password');
  expect((await logIn(bob.email, TEST_PASSWORD, { device })).statusCode).toBe(429);
});

test('no name makes the counter of something else', () => {
  const secrets = deriveSecrets('the secret of all tests');
  const keys = [
    secretCounterKey(secrets, 'attempt', 'staff', 'address', '127.0.0.250'),
    secretCounterKey(secrets, 'attempt', 'staff', 'account', 'from:127.0.0.250'),
    secretCounterKey(secrets, 'attempt', 'staff', 'account', 'address","127.0.0.250'),
    secretCounterKey(secrets, 'attempt', 'staff', 'account-address', 'a', 'b:c'),
    secretCounterKey(secrets, 'attempt', 'staff', 'account-address', 'a:b', 'c'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a staff name that looks like an address locks none', async () => {
  const logInStaff = (username: string, address: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/admin-auth/',
      payload: { username, password: 'a wrong password' },
      remoteAddress: address,
    });
  for (let attempt = 0; attempt < 15; attempt++) {
    await logInStaff('from:127.0.0.250', `192.0.2.${attempt + 1}`);
  }
  expect((await logInStaff('olga', '127.0.0.250')).statusCode).toBe(401);
});

test('nobody reads in the database who tried to sign in', async () => {
  const { email } = await createOwner();
  await logIn(email, 'a wrong password', { address: '203.0.113.77' });
  const { rows } = await api.options.database.pool.query('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
});
