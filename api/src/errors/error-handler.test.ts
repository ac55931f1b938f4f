import { Writable } from 'node:stream';
import pg from 'pg';
import { createApp } from '../app.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestApp } from '../testing/test-app.ts';

test('a statement that fails is logged without the data that it was about', async () => {
  const database = await createTestDatabase();
  const api = await createTestApp({ database });
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = await createApp({ ...api.options, logger: { stream } });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query('alter table challenges rename to elsewhere');
  await owner.end();
  const payload = { email: 'ada@example.org', username: 'Ada King', password: 'three wet umbrellas' };
  const response = await app.inject({ method: 'POST', url: '/api/signup/', payload });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ success: false, code: 'internal' });
  expect(log).toContain('challenges');
  for (const secret of ['ada@example.org', 'Ada King', 'umbrellas', '$argon2']) expect(log).not.toContain(secret);
  await app.close();
  await api.close();
  await database.close();
});
