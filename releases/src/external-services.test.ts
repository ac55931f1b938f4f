import Fastify from 'fastify';
import { type ExternalServices, readExternalServices } from './external-services.ts';
import { promote } from './promote.ts';
import { servePlugin } from './serve.ts';
import { addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';

let store: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  await promote(store, 'production', [{ name: 'shell', version: '1.0.0' }], TESTER);
});
afterAll(() => remove());

async function getPage(externalServices?: ExternalServices, ifNoneMatch?: string) {
  const app = Fastify();
  await app.register(servePlugin, { store, externalServices });
  const answer = await app.inject({ url: '/', headers: ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {} });
  await app.close();
  const { body } = answer;
  const tag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body)?.[1];
  return {
    status: answer.statusCode,
    etag: String(answer.headers.etag),
    header: String(answer.headers['content-security-policy']),
    tag: tag?.replaceAll('&#39;', "'").replaceAll('&#34;', '"'),
    scripts: /<meta name="vitae-external-scripts" content="([^"]*)">/.exec(body)?.[1],
  };
}

test('without configuration a page may reach nothing but its site', async () => {
  const page = await getPage();
  expect(page.header).not.toContain('https:');
  expect(page.header).toBe(`${page.tag}; frame-ancestors 'none'`);
  expect(page.scripts).toBeUndefined();
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'abc' }, 'https://accounts.google.com/gsi/client', 'googletagmanager'],
  [{ WEB_ANALYTICS_ID: 'G-1"&x' }, 'https://www.googletagmanager.com/gtag/js?id=G-1%22%26x', 'accounts.google.com'],
])('%o allows what that service needs and no other', async (env, script, other) => {
  const page = await getPage(readExternalServices(env));
  expect(page.scripts).toBe(script);
  expect(page.header).toBe(`${page.tag}; frame-ancestors 'none'`);
  expect(page.header).toContain(`script-src 'self' ${script.replace(/\?.*/, '')};`);
  expect(page.header).not.toContain(other);
  expect(page.header).not.toContain('unsafe-eval');
});

test('a browser that has a page from before the configuration gets the new one', async () => {
  const { etag } = await getPage();
  expect((await getPage(undefined, etag)).status).toBe(304);
  expect((await getPage(readExternalServices({ GOOGLE_CLIENT_ID: 'abc' }), etag)).status).toBe(200);
});
