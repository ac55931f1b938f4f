import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { saveStaff } from './staff.ts';

let api: TestApp;
let database: Database & { url: string; ownerUrl: string };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApp({ database });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const logIn = (username: string, password: string) =>
  api.app.inject({ method: 'POST', url: '/api/admin-auth/', payload: { username, password } });

test('nobody is staff in a new database', async () => {
  for (const [username, password] of [
    ['admin', 'admin'],
    ['admin', 'password'],
    ['admin', 'admin123'],
  ] as const) {
    const response = await logIn(username, password);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      success: false,
      code: 'wrong_credentials',
      message: 'Invalid credentials. Please check username and password.',
    });
  }
});

test('staff sign in and get tokens that can be exchanged', async () => {
  await saveStaff(database, { username: 'Olga', password: 'three unrelated words', isSuperuser: true });
  const response = await logIn('olga', 'three unrelated words');
  expect(response.json()).toEqual({
    success: true,
    user: { username: 'Olga', is_staff: true, is_superuser: true },
    tokens: { access: expect.any(String), refresh: expect.any(String) },
  });
  const refreshed = await api.app.inject({
    method: 'POST',
    url: '/api/token/refresh/',
    payload: { refresh: response.json().tokens.refresh },
  });
  expect(refreshed.statusCode).toBe(200);
  expect((await logIn('olga', 'another password')).statusCode).toBe(401);
});

describe('the command line', () => {
  const run = (options: string[], password: string) =>
    promisify(execFile)('node', [join(import.meta.dirname, 'create-staff.ts'), ...options], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        STAFF_PASSWORD: password,
      },
    });

  test('makes staff, and changes their password', async () => {
    await run(['ivan'], 'first long password');
    expect((await logIn('ivan', 'first long password')).json()).toMatchObject({ user: { is_superuser: false } });
    await run(['ivan', '--superuser'], 'second long password');
    expect((await logIn('ivan', 'first long password')).statusCode).toBe(401);
    expect((await logIn('ivan', 'second long password')).json()).toMatchObject({ user: { is_superuser: true } });
  });

  test.each([
    [['petra'], 'short', 'at least 8 characters'],
    [['petra'], 'password123', 'stolen passwords'],
    [[], 'a long enough one', 'Usage:'],
  ])('refuses %p with %p', async (options, password, message) => {
    await expect(run(options, password)).rejects.toMatchObject({ stderr: expect.stringContaining(message) });
  });
});
