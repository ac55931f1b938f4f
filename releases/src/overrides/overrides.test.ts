import { overrideChoicesSchema, overrideSchema } from '@vitae/contract/overrides';
import Fastify, { type FastifyInstance } from 'fastify';
import { promote } from '../promote.ts';
import { servePlugin } from '../serve.ts';
import { addRemote, addShell, TESTER } from '../testing/published-fixture.ts';
import { createStore } from '../testing/stores.ts';
import { createOverrideLinks } from './override-links.ts';

let app: FastifyInstance;
let remove: () => Promise<void>;
let now = Date.parse('2026-11-22T00:00:00Z');

const STAFF = { authorization: 'Bearer staff' };
const PREVIEW = '1.1.0-preview.new-look.s0123456789ab';
const OLD_PREVIEW = '1.1.0-preview.new-look.s000000000000';
const links = createOverrideLinks(new Uint8Array(32), () => now);

beforeAll(async () => {
  const created = await createStore();
  const { store } = created;
  remove = created.remove;
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await addRemote(store, 'mf-ats', version);
  await addRemote(store, 'mf-chat', '1.0.0');
  await addRemote(store, 'mf-chat', PREVIEW, { publishedAt: new Date().toISOString() });
  await addRemote(store, 'mf-chat', OLD_PREVIEW);
  await addRemote(store, 'mf-ats', '2.0.0', { routes: ['/mf-chat'] });
  const ids = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version: '1.0.0' },
    { name: 'mf-chat', version: '1.0.0' },
  ];
  for (const channel of ['production', 'staging']) await promote(store, channel, ids, TESTER);
  app = Fastify();
  const isStaff = async (authorization: string | undefined) => authorization === STAFF.authorization;
  await app.register(servePlugin, { store, overrides: { isStaff, links } });
});
afterAll(async () => {
  await app.close();
  await remove();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `/releases/overrides/${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
};

test('staging says what can be chosen, the newest first', async () => {
  const { body } = await ask('staging');
  const [ats] = overrideChoicesSchema.parse(body).remotes;
  expect(ats).toMatchObject({ name: 'mf-ats', version: '1.0.0' });
  expect(ats?.published.map(({ version }) => version)).toEqual(['2.0.0', '1.1.0', '1.0.0']);
});

test('a preview is shown on staging, for its time', async () => {
  expect((await ask(`staging/mf-chat@${PREVIEW}`)).body).toMatchObject({ remote: { version: PREVIEW } });
  expect((await ask(`staging/mf-chat@${OLD_PREVIEW}`)).body.code).toBe('override_preview_over');
  expect((await ask(`production/mf-chat@${PREVIEW}`, STAFF)).body.code).toBe('override_preview_elsewhere');
  const offered = async (channel: string) =>
    overrideChoicesSchema
      .parse((await ask(channel, STAFF)).body)
      .remotes.find(({ name }) => name === 'mf-chat')
      ?.published.map(({ version }) => version);
  expect(await offered('staging')).toEqual([PREVIEW, '1.0.0']);
  expect(await offered('production')).toEqual(['1.0.0']);
});

test('who brought a version to the channel is said to staff alone', async () => {
  const served = async (headers?: Record<string, string>) => {
    const [ats] = overrideChoicesSchema.parse((await ask('staging', headers)).body).remotes;
    return ats?.published.map(({ brought }) => brought?.by ?? null);
  };
  expect(await served(STAFF)).toEqual([null, null, TESTER.by]);
  expect(await served()).toEqual([null, null, null]);
});

test('a published version comes with the hash that the browser checks', async () => {
  const { body } = await ask('staging/mf-ats@1.1.0');
  expect(overrideSchema.parse(body)).toMatchObject({
    name: 'mf-ats',
    remote: { version: '1.1.0', entry: { integrity: expect.stringMatching(/^sha384-/) } },
    key: '',
  });
});

test.each([
  ['a wrong name', 'mf-nope@1.0.0', 404, 'override_not_in_channel'],
  ['the shell', 'shell@1.0.0', 404, 'override_not_in_channel'],
  ['what is not published', 'mf-ats@9.9.9', 404, 'override_unpublished'],
  ['an address', encodeURIComponent('mf-ats@https://evil.example/remoteEntry.js'), 400, 'override_malformed'],
  ['a path', encodeURIComponent('mf-ats@../../1.0.0'), 400, 'override_malformed'],
  ['no version', 'mf-ats', 400, 'override_malformed'],
  ['a tag in place of a version', 'mf-ats@latest', 400, 'override_malformed'],
  ['what the gate refuses', 'mf-ats@2.0.0', 409, 'override_conflict'],
])('%s is refused with a message', async (_what, id, status, code) => {
  expect(await ask(`staging/${id}`)).toMatchObject({
    status,
    body: { success: false, code, message: expect.stringMatching(/\w/) },
  });
});

test('on production only staff may, whatever the address says', async () => {
  for (const path of [
    'production',
    'production/mf-ats@1.1.0',
    `production/mf-ats@1.1.0?link=${links.keyFor('production', 'mf-ats@1.1.0')}`,
  ])
    expect(await ask(path)).toMatchObject({ status: 403, body: { code: 'override_staff_only' } });
  expect((await ask('production/mf-ats@1.1.0', STAFF)).status).toBe(200);
});

test('a link opens for a day, for what it was made, where it was made', async () => {
  const { key } = (await ask('production/mf-ats@1.1.0', STAFF)).body;
  const open = (id: string, link: string) => ask(`production/${id}?link=${link}`, STAFF);
  expect((await open('mf-ats@1.1.0', key)).status).toBe(200);
  for (const [id, link] of [
    ['mf-ats@1.0.0', key],
    ['mf-ats@1.1.0', ''],
    ['mf-ats@1.1.0', key.replace(/^\d/, '9')],
    ['mf-ats@1.1.0', links.keyFor('staging', 'mf-ats@1.1.0')],
  ] as const)
    expect((await open(id, link)).body).toMatchObject({ code: 'override_link_expired' });
  now += 25 * 3_600_000;
  expect((await open('mf-ats@1.1.0', key)).body).toMatchObject({ code: 'override_link_expired' });
});

test('an unknown channel is not there', async () => {
  expect((await ask('nowhere')).status).toBe(404);
});
