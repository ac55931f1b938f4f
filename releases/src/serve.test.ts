import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { promote } from './promote.ts';
import { servePlugin } from './serve.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';

let app: FastifyInstance;
let store: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  await addRemote(store, 'mf-ats', '1.0.0', {
    routes: ['/ats-checker', '/ats/:id?'],
    screens: { '/ats/:id?': { preload: ['remote.js'], shared: ['@tanstack/react-query'] } },
  });
  const shell = { name: 'shell', version: '1.0.0' };
  await promote(store, 'production', [shell], TESTER);
  await promote(store, 'staging', [shell, { name: 'mf-ats', version: '1.0.0' }], TESTER);
  await writeFile(path.join(store, '..', 'outside.txt'), 'secret');
  app = Fastify();
  await app.register(servePlugin, { store });
});
afterAll(async () => {
  await app.close();
  await remove();
});

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

const ENTRY = '/releases/remotes/mf-ats/1.0.0/remoteEntry.js';

test('a version’s files are kept for ever, compressed as the browser likes, readable from anywhere', async () => {
  const plain = await get(ENTRY);
  expect(plain.statusCode).toBe(200);
  expect(plain.body).toContain('remoteEntry.js of mf-ats@1.0.0');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const brotli = await get(ENTRY, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a channel’s files are asked for again each time', async () => {
  const channel = await get('/releases/channels/staging.json');
  expect(channel.headers['cache-control']).toBe('no-cache');
  const again = await get('/releases/channels/staging.json', { 'if-none-match': String(channel.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('the page is the channel’s: production, or the one that the host names', async () => {
  expect((await get('/')).body).toContain('"channel":"production"');
  expect((await get('/', { host: 'staging.localhost:3000' })).body).toContain('"channel":"staging"');
  expect((await get('/', { host: 'nothing.localhost' })).body).toContain('"channel":"production"');
  expect((await get('/', { host: '../staging' })).body).toContain('"channel":"production"');
});

test('the page of a remote’s route preloads that remote', async () => {
  const host = 'staging.localhost:3000';
  const preload = `rel="preload" as="script" fetchpriority="low" href="${ENTRY}"`;
  expect((await get('/ats-checker?from=mail', { host })).body).toContain(preload);
  expect((await get('/ats/john.doe', { host })).body).toContain(preload);
  expect((await get('/elsewhere', { host })).body).not.toContain(preload);
});

test('the page of an address preloads the screen of that address, and no other screen', async () => {
  const host = 'staging.localhost:3000';
  const preloads = async (url: string) => {
    const [head = ''] = (await get(url, { host })).body.split('</head>');
    return [...head.matchAll(/<link rel="preload"[^>]* href="([^"]+)" integrity="sha384-/g)].map(([, file]) => file);
  };
  const remote = await preloads('/ats-checker');
  expect(await preloads('/ats/7')).toEqual([
    ...remote,
    '/releases/remotes/mf-ats/1.0.0/remote.js',
    '/releases/remotes/shell/1.0.0/shared-react-query.js',
  ]);
  expect((await get('/ats-checker', { host })).body).not.toContain('"screens"');
});

test('a page is never stale and never sent twice', async () => {
  const page = await get('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await get('/', { 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page travels compressed: %s', async (encoding, unpack) => {
  const plain = await get('/');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const page = await get('/', { 'accept-encoding': encoding });
  expect(page.headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': encoding });
  expect(unpack(page.rawPayload).toString()).toBe(plain.body);
  expect(page.headers.etag).not.toBe(plain.headers.etag);
  const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': String(page.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('search engines are let into production, and into no other channel', async () => {
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/\n');
  expect((await get('/robots.txt', { host: 'staging.localhost:3000' })).body).toBe('User-agent: *\nDisallow: /\n');
});

test('a page carries the security headers', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) });
});

test.each(['/favicon.ico', '/assets/old.js', '/releases/remotes/mf-ats/1.0.0/none.js', '/api/nothing'])(
  '%s is not found, and is no page',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('html');
  },
);

test.each([
  '/releases/../outside.txt',
  '/releases/%2e%2e/outside.txt',
  '/releases/..%2foutside.txt',
  '/releases/remotes/..%5c..%5c..%5coutside.txt',
  '/releases/',
  '/releases/channels/production/revisions/1/revision.json',
  '/releases/channels/production/moves/1.json',
  '/releases/channels/..%2f..%2foutside.json',
])('%s leads nowhere', async (url) => {
  const answer = await get(url);
  expect(answer.body).not.toBe('secret');
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test('a promotion is served at once, without a restart', async () => {
  await addRemote(store, 'mf-new', '1.0.0', { routes: ['/new'] });
  await promote(store, 'staging', [{ name: 'mf-new', version: '1.0.0' }], TESTER);
  expect((await get('/new', { host: 'staging.localhost' })).body).toContain('mf-new/1.0.0/remoteEntry.js');
});

test('before the first promotion the answer says what to do', async () => {
  const empty = await createStore();
  const fresh = Fastify();
  await fresh.register(servePlugin, { store: empty.store });
  const answer = await fresh.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('pnpm release promote');
  await fresh.close();
  await empty.remove();
});
