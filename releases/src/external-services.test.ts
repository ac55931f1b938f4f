import Fastify from 'fastify';
import { type ExternalServices, readExternalServices } from './external-services.ts';
import { promote } from './promote.ts';
import { servePlugin } from './serve.ts';
import { readStoreUrl } from './store.ts';
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

async function getPage(externalServices?: ExternalServices, ifNoneMatch?: string, storeUrl?: string | null) {
  const app = Fastify();
  await app.register(servePlugin, { store, externalServices, storeUrl });
  const answer = await app.inject({ url: '/', headers: ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {} });
  await app.close();
  const { body } = answer;
  const tag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body)?.[1];
  return {
    status: answer.statusCode,
    body,
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

describe('where browsers get versions from another origin', () => {
  const CDN = 'https://cdn.example/vitae/';
  const DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

  test('each file of the page comes from there, and the policy lets that address through', async () => {
    const { body, header, tag } = await getPage(undefined, undefined, readStoreUrl({ RELEASE_URL: CDN }));
    expect(body).toContain(
      `<script defer fetchpriority="high" src="${CDN}remotes/shell/1.0.0/main.js" integrity="sha384-`,
    );
    expect(body).toContain(`<link rel="stylesheet" href="${CDN}remotes/shell/1.0.0/main.css" integrity="sha384-`);
    expect(body).toContain(`<meta name="vitae-store" content="${CDN}">`);
    expect(body).not.toMatch(/(src|href)="\/releases\//);
    expect(header).toBe(`${tag}; frame-ancestors 'none'`);
    const allowing = header.split('; ').filter((directive) => directive.includes(CDN));
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(DIRECTIVES);
  });

  test('it goes together with services of others', async () => {
    const { header, scripts } = await getPage(readExternalServices({ GOOGLE_CLIENT_ID: 'abc' }), undefined, CDN);
    expect(scripts).toBe('https://accounts.google.com/gsi/client');
    expect(header).toContain(`script-src 'self' https://accounts.google.com/gsi/client ${CDN};`);
  });

  test('its address is one that a policy can hold', () => {
    expect(readStoreUrl({ RELEASE_URL: 'https://cdn.example/vitae' })).toBe(CDN);
    expect(readStoreUrl({})).toBeNull();
    for (const bad of ['cdn.example', 'javascript:alert(1)', "https://cdn.example/'; script-src *", 'https://a.b/?x=1'])
      expect(() => readStoreUrl({ RELEASE_URL: bad })).toThrow('RELEASE_URL');
  });
});
