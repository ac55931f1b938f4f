import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { promisify } from 'node:util';
import { logInStaff, readStaffIdentity } from '@vitae/contract/staff';
import { refreshTokens } from '@vitae/contract/tokens';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { bearer } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readNewPassword } from './read-secret.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { createStaff, disableStaff, findStaffId, setStaffPassword } from './staff.ts';

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
  await createStaff(database, { username: 'Olga', password: 'three unrelated words', isSuperuser: true });
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

test('a changed password and a disabled account end every session', async () => {
  await createStaff(database, { username: 'pavel', password: 'three unrelated words', isSuperuser: false });
  const isSignedIn = async (access: string) =>
    (await api.app.inject({ url: readStaffIdentity.path, headers: bearer(access) })).statusCode === 200;
  const { access } = (await logIn('pavel', 'three unrelated words')).json().tokens;
  expect(await isSignedIn(access)).toBe(true);
  await setStaffPassword(database, 'Pavel', 'four other unrelated words');
  expect(await isSignedIn(access)).toBe(false);

  const { tokens } = (await logIn('pavel', 'four other unrelated words')).json();
  await disableStaff(database, 'pavel');
  expect(await isSignedIn(tokens.access)).toBe(false);
  expect((await logIn('pavel', 'four other unrelated words')).statusCode).toBe(401);
});

test('a session ends after twelve hours, and after half an hour without use', async () => {
  await createStaff(database, { username: 'quentin', password: 'three unrelated words', isSuperuser: false });
  const start = async () => (await logIn('quentin', 'three unrelated words')).json().tokens;
  const readStatus = async (access: string) =>
    (await api.app.inject({ url: readStaffIdentity.path, headers: bearer(access) })).statusCode;
  const pass = (column: string, interval: string) =>
    database.pool.query(`update sessions set ${column} = ${column} - interval '${interval}'`);

  const idle = await start();
  await pass('last_used_at', '29 minutes');
  expect(await readStatus(idle.access)).toBe(200);
  await pass('last_used_at', '31 minutes');
  expect(await readStatus(idle.access)).toBe(401);
  const refresh = { method: 'POST', url: refreshTokens.path, payload: { refresh: idle.refresh } } as const;
  expect((await api.app.inject(refresh)).statusCode).toBe(401);

  const old = await start();
  await pass('expires_at', '12 hours');
  expect(await readStatus(old.access)).toBe(401);
});

describe('a second factor', () => {
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

  test('is asked for once it is set up, and may be asked of everybody', async () => {
    await createStaff(database, { username: 'rosa', password: 'three unrelated words', isSuperuser: false });
    const strict = await createTestApp({ database, isStaffFactorRequired: true });
    const logInWith = (app: TestApp, code?: string) =>
      app.app.inject({
        method: 'POST',
        url: logInStaff.path,
        payload: { username: 'rosa', password: 'three unrelated words', second_factor_code: code },
      });
    expect((await logInWith(strict)).json()).toMatchObject({ code: 'second_factor_required' });

    const owner = { staffId: await findStaffId(database, 'rosa') };
    const store = { database, secrets: api.options.secrets };
    const { secret } = await beginSecondFactor(store, owner, 'rosa');
    const [recoveryCode] = await confirmSecondFactor(store, owner, codeOf(secret));
    expect((await logInWith(api)).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await logInWith(api, '000000')).json()).toMatchObject({ code: 'second_factor_wrong' });
    expect((await logInWith(strict, recoveryCode)).statusCode).toBe(200);
    await strict.close();
  });
});

describe('the command line', () => {
  const run = (options: string[], input = '') => {
    const child = promisify(execFile)('node', [join(import.meta.dirname, 'staff-cli.ts'), ...options], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
    });
    child.child.stdin?.end(input);
    return child;
  };

  test('makes staff, changes their password, shows and disables them', async () => {
    await run(['create', 'ivan'], 'first unrelated password\n');
    expect((await logIn('ivan', 'first unrelated password')).json()).toMatchObject({ user: { is_superuser: false } });
    await run(['create', 'maria', '--superuser'], 'first unrelated password\n');
    expect((await logIn('maria', 'first unrelated password')).json()).toMatchObject({ user: { is_superuser: true } });

    const { stdout } = await run(['password', 'ivan'], 'second unrelated password\n');
    expect(stdout).not.toContain('second');
    expect((await logIn('ivan', 'first unrelated password')).statusCode).toBe(401);
    expect((await logIn('ivan', 'second unrelated password')).statusCode).toBe(200);

    await run(['disable', 'ivan']);
    expect((await logIn('ivan', 'second unrelated password')).statusCode).toBe(401);
    const list = (await run(['list'])).stdout;
    expect(list).toMatch(/^ivan {2}staff, .*disabled$/m);
    expect(list).toMatch(/^maria {2}superuser, no second factor, signed in$/m);
  });

  test.each([
    [['create', 'petra'], 'short\n', 'at least 8 characters'],
    [['create', 'petra'], 'password123\n', 'stolen passwords'],
    [['create', 'petra'], '', 'No password was given'],
    [['create'], 'a long enough one\n', 'missing required argument'],
    [['password', 'nobody'], 'three unrelated words\n', 'There is no staff account'],
    [['create', 'olga'], 'three unrelated words\n', 'There is a staff account "olga" already'],
  ])('refuses %p with %p', async (options, input, message) => {
    await expect(run(options, input)).rejects.toMatchObject({ stderr: expect.stringContaining(message) });
  });

  test('shows nothing of a password that is typed', async () => {
    const input = Object.assign(new PassThrough(), {
      isTTY: true as const,
      setRawMode: jest.fn<ReadStream, [boolean]>(),
    });
    const output = new PassThrough();
    const shown: string[] = [];
    output.on('data', (chunk) => shown.push(String(chunk)));
    const password = readNewPassword(input, output);
    input.write('sev\u001b[Dem\u007fn wet umbrellas\r');
    await new Promise(setImmediate);
    input.write('seven wet umbrellas\r');
    expect(await password).toBe('seven wet umbrellas');
    expect(shown.join('')).toBe('New password (not shown): \nOnce more: \n');
    expect(input.setRawMode.mock.calls).toEqual([[true], [false], [true], [false]]);
  });
});
