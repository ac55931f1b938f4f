import { Writable } from 'node:stream';
import { createApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';

test('a statement that fails is logged without the data that it was about', async () => {
  const api = await createTestApp();
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = await createApp({ ...api.options, logger: { stream } });
  await api.options.database.pool.query('alter table challenges rename to elsewhere');
  const payload = { email: 'ada@example.org', username: 'Ada King', password: 'three wet umbrellas' };
  const response = await app.inject({ method: 'POST', url: '/api/signup/', payload });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ success: false, code: 'internal' });
  expect(log).toContain('challenges');
  for (const secret of ['ada@example.org', 'Ada King', 'umbrellas', '$argon2']) expect(log).not.toContain(secret);
  await app.close();
  await api.close();
});
