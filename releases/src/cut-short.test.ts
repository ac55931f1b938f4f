import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Channel, channelSchema } from '@vitae/contract/channel';
import Fastify, { type FastifyInstance } from 'fastify';
import { promote } from './promote.ts';
import { recordProven } from './proven.ts';
import { servePlugin } from './serve.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyStore } from './verify-store.ts';

// After each step of a command the whole store is tried.

const CLI = path.join(import.meta.dirname, 'cli.ts');
const COPY_BEFORE_STEPS = path.join(import.meta.dirname, 'testing/copy-before-steps.ts');
const PUBLISH = path.join(import.meta.dirname, 'testing/publish-in-process.ts');

let original: string;
let removeOriginal: () => Promise<void>;

beforeAll(async () => {
  ({ store: original, remove: removeOriginal } = await createStore());
  await addShell(original, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await addRemote(original, 'mf-ats', version);
  await addRemote(original, 'mf-new', '1.0.0');
  const first = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version: '1.0.0' },
  ];
  await promote(original, 'production', first, TESTER);
  await promote(original, 'production', [{ name: 'mf-ats', version: '1.1.0' }], TESTER);
  await recordProven(original, 'production', { name: 'mf-ats', version: '1.0.0' }, TESTER);
});
afterAll(() => removeOriginal());

async function run(words: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, complaint };
}

/**
 * Runs the program on a copy of the store, and hands on what a power cut would leave before each of its steps, in their
 * order; last the store as it stands after it.
 */
async function storesLeftBy(wordsFor: (store: string) => string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitae-steps-'));
  const store = path.join(folder, 'whole');
  await cp(original, store, { recursive: true, verbatimSymlinks: true });
  const { exitCode, complaint } = await run(['--import', COPY_BEFORE_STEPS, ...wordsFor(store)], {
    RELEASE_STORE: store,
    STEPS_FOLDER: folder,
  });
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  const steps = (await readdir(folder)).filter((name) => name !== 'whole').length;
  // Otherwise nothing was cut short.
  expect(steps).toBeGreaterThan(3);
  return {
    cut: Array.from({ length: steps }, (_, at) => path.join(folder, String(at + 1))),
    whole: store,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What a visitor gets at each address; all of it must come from one revision. */
async function visit(app: FastifyInstance): Promise<Channel> {
  const revisions = new Set<number>();
  let channel: Channel | null = null;
  for (const url of ['/', '/mf-ats', '/mf-new']) {
    const page = await app.inject({ url, headers: { host: 'localhost' } });
    expect(page.statusCode).toBe(200);
    const json = /id="vitae-channel">(.*)<\/script>/.exec(page.body)?.[1] ?? '';
    channel = channelSchema.parse(JSON.parse(json));
    revisions.add(channel.revision);
    const owner = channel.remotes[url.slice(1)];
    if (owner) expect(page.body).toContain(`href="/releases/${owner.entry.path}"`);
    const again = await app.inject({
      url,
      headers: { host: 'localhost', 'if-none-match': String(page.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  }
  const stored = await app.inject('/releases/channels/production.json');
  expect(stored.json()).toEqual(channel);
  expect(revisions.size).toBe(1);
  return channel!;
}

test.each([
  { words: ['promote', 'mf-ats@1.2.0', 'mf-new@1.0.0', '--to', 'production', '--unchecked'], before: 2, after: 3 },
  { words: ['rollback', '--of', 'production'], before: 2, after: 1 },
  { words: ['retire', 'mf-ats', '--from', 'production'], before: 2, after: 3 },
  { words: ['proven', 'mf-ats@1.1.0', '--in', 'production'], before: 2, after: 2 },
  { words: ['channel', 'create', 'canary'], before: 2, after: 2 },
])('$words.0, cut short at each of its steps, leaves a whole store and serves one whole revision', async (row) => {
  const { cut, whole, remove } = await storesLeftBy(() => [CLI, ...row.words]);
  const seen = new Set<number>();
  for (const store of [...cut, whole]) {
    const step = path.basename(store);
    expect({ step, problems: (await verifyStore(store)).problems }).toEqual({ step, problems: [] });
    const app = Fastify();
    try {
      await app.register(servePlugin, { store });
      const { revision } = await visit(app);
      expect(store === whole ? [row.after] : [row.before, row.after]).toContain(revision);
      seen.add(revision);
      // Whoever comes next is not held up by what was left.
      await promote(store, 'production', [{ name: 'mf-ats', version: '1.2.0' }], TESTER);
      expect((await visit(app)).remotes['mf-ats']?.version).toBe('1.2.0');
      expect((await verifyStore(store)).problems).toEqual([]);
    } finally {
      await app.close();
    }
  }
  expect(seen).toEqual(new Set([row.before, row.after]));
  await remove();
});

// Built elsewhere, so that there is no bundler to wait for: what publish does with the files is the same.
test('publish, cut short at each of its steps, leaves a whole store and is done by the next one', async () => {
  const workspaceRoot = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
  const files: Record<string, string> = {
    'pnpm-lock.yaml': 'lockfileVersion: fixture\n',
    'mf-built/package.json': '{ "name": "mf-built" }',
    'mf-built/remote.json': JSON.stringify({
      name: 'mf-built',
      version: '1.0.0',
      contract: '^1.0',
      runtime: 'isolated',
      prebuilt: { folder: 'built', entry: 'widget.js', global: 'Built', styles: ['widget.css'] },
      routes: [{ path: '/built', title: 'Built' }],
    }),
    'mf-built/built/widget.js': 'window.Built = {};',
    'mf-built/built/widget.css': 'h1 { color: blue }',
  };
  await mkdir(path.join(workspaceRoot, 'mf-built/built'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(workspaceRoot, file), content);
  const publishing = (store: string) => [
    PUBLISH,
    JSON.stringify({ workspaceRoot, store, name: 'mf-built', checks: 'sources' }),
  ];
  const { cut, whole, remove } = await storesLeftBy(publishing);
  expect((await verifyStore(whole)).problems).toEqual([]);
  for (const store of cut) {
    const step = path.basename(store);
    expect({ step, problems: (await verifyStore(store)).problems }).toEqual({ step, problems: [] });
    const next = await run(publishing(store));
    // Cut short after its last step it is published, and a version is published once.
    if (next.exitCode !== 0) expect(next.complaint).toContain('VITAE-RELEASE-004');
    expect(await readdir(path.join(store, 'remotes/mf-built'))).toEqual(['1.0.0']);
    expect((await verifyStore(store)).problems).toEqual([]);
  }
  await rm(workspaceRoot, { recursive: true, force: true });
  await remove();
});
