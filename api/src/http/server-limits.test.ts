import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { SERVER_LIMITS } from './server-limits.ts';

let api: TestApp;
let app: FastifyInstance;
let log = '';

beforeAll(async () => {
  api = await createTestApp({ publicUrl: 'https://vitae.example' });
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = await createApp({
    ...api.options,
    logger: { stream },
    serverLimits: { requestTimeout: 400, http: { headersTimeout: 300, connectionsCheckingInterval: 50 } },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  log = '';
});

const dial = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');
const HEAD = 'POST /api/login/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';

test.each([
  ['a body', `${HEAD}{"email":`],
  ['a head', 'POST /api/login/ HTTP/1.1\r\nhost:'],
])('%s that never ends is not waited for', async (_what, beginning) => {
  const socket = dial();
  socket.write(beginning);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  expect(answer).toContain('408');
});

test('a server of this API has limits of time without being told', async () => {
  expect(SERVER_LIMITS.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(api.app.server.requestTimeout).toBe(SERVER_LIMITS.requestTimeout);
});

test('a caller who leaves is no error', async () => {
  const boundary = 'x';
  const form = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nAda`;
  for (const beginning of [
    `${HEAD}{"email":`,
    `POST /api/cover-letter/generate/ HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 5000\r\n\r\n${form}`,
  ]) {
    const socket = dial();
    socket.write(beginning);
    await sleep(50);
    socket.destroy();
  }
  await sleep(200);
  expect(log).not.toMatch(/"level":[56]0/);
});

test.each([
  ['a form that ends too early', '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nAda'],
  ['a form without its boundary', 'nothing of a form'],
  ['an empty form', ''],
])('%s is the form that is at fault', async (_what, payload) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/cover-letter/generate/',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false });
});

test('a site that is reached over https asks browsers to keep to it', async () => {
  expect((await api.app.inject('/api/config/')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  const plain = await createTestApp({ publicUrl: 'http://vitae.example', database: api.options.database });
  expect((await plain.app.inject('/api/config/')).headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});

test('the pages that describe the API are there for developers only', async () => {
  const closed = await createTestApp({ hasApiPages: false, database: api.options.database });
  expect((await api.app.inject('/api/docs/json')).statusCode).toBe(200);
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/swagger-ui.css'])
    expect((await closed.app.inject(url)).statusCode).toBe(404);
  await closed.close();
});
