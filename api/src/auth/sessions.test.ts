import { createAccount, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { endAllSessions, listSessions, startSession } from './sessions.ts';

let api: TestApp;
let userId: string;
let passwordHash: string;
const PLACE = { browser: 'Test', network: '192.0.2.0/24', timeZone: '' };

beforeAll(async () => {
  api = await createTestApp();
  await createAccount(api.app, 'ada@example.org', TEST_PASSWORD);
  const { rows } = await api.options.database.pool.query('select id, password_hash from users');
  ({ id: userId, password_hash: passwordHash } = rows[0]);
});
afterAll(() => api.close());

const start = (checkedHash: string) =>
  startSession(api.options.database, api.options.secrets.accessTokenKey, 'user', userId, PLACE, checkedHash);

test('a sign-in whose password is changed meanwhile leaves no session', async () => {
  const { database } = api.options;
  await endAllSessions(database.orm, { userId });
  await expect(start('the hash of an older password')).rejects.toMatchObject({ status: 401 });

  const changer = await database.pool.connect();
  await changer.query('begin');
  await changer.query(`update users set password_hash = 'changed' where id = $1`, [userId]);
  const late = start(passwordHash);
  late.catch(() => {});
  await changer.query('update sessions set revoked_at = now() where user_id = $1', [userId]);
  await changer.query('commit');
  changer.release();
  await expect(late).rejects.toMatchObject({ status: 401 });
  expect(await listSessions(database, userId)).toEqual([]);
});
