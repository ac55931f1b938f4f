import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { type Channel, channelSchema } from '@vitae/contract/channel';
import Fastify, { type FastifyInstance } from 'fastify';
import { promote } from './promote.ts';
import { recordProven } from './proven.ts';
import { servePlugin } from './serve.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyStore } from './verify-store.ts';

// Each command is run once for every step that it takes.
jest.setTimeout(600_000);

const CLI = path.join(import.meta.dirname, 'cli.ts');
const KILL_AT = path.join(import.meta.dirname, 'testing/kill-at.ts');
const PUBLISH = path.join(import.meta.dirname, 'testing/publish-in-process.ts');
const MOST_STEPS = 200;

let original: string;
let removeOriginal: () => Promise<void>;
/** Where Node keeps the programs compiled: they are started some two hundred times. */
let compiled: string;

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
  compiled = await mkdtemp(path.join(tmpdir(), 'vitae-compiled-'));
  // Only what comes to its end leaves there what it has compiled.
  const copy = await mkdtemp(path.join(tmpdir(), 'vitae-killed-'));
  await cp(original, copy, { recursive: true });
  await runKilled(copy, [CLI, 'promote', 'mf-ats@1.2.0', '--to', 'production', '--unchecked'], MOST_STEPS);
  await rm(copy, { recursive: true, force: true });
});
afterAll(async () => {
  await removeOriginal();
  await rm(compiled, { recursive: true, force: true });
});

/** Runs the program, which is killed before its n-th step. */
async function runKilled(store: string, words: string[], killAt: number) {
  const child = spawn(process.execPath, ['--import', KILL_AT, ...words], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, RELEASE_STORE: store, KILL_AT: String(killAt) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { isKilled: signal === 'SIGKILL', exitCode, complaint };
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
])('$words.0, killed at each of its steps, leaves a whole store and serves one whole revision', async (row) => {
  const seen = new Set<number>();
  let killAt = 1;
  for (; ; killAt += 1) {
    expect(killAt).toBeLessThan(MOST_STEPS);
    const store = await mkdtemp(path.join(tmpdir(), 'vitae-killed-'));
    await cp(original, store, { recursive: true });
    const app = Fastify();
    try {
      const { isKilled, exitCode, complaint } = await runKilled(store, [CLI, ...row.words], killAt);
      expect({ killAt, problems: (await verifyStore(store)).problems }).toEqual({ killAt, problems: [] });
      await app.register(servePlugin, { store });
      const { revision } = await visit(app);
      expect([row.before, row.after]).toContain(revision);
      seen.add(revision);
      if (!isKilled) {
        expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
        expect(revision).toBe(row.after);
        break;
      }
      // Whoever comes next is not held up by what the killed one has left.
      await promote(store, 'production', [{ name: 'mf-ats', version: '1.2.0' }], TESTER);
      expect((await visit(app)).remotes['mf-ats']?.version).toBe('1.2.0');
      expect((await verifyStore(store)).problems).toEqual([]);
    } finally {
      await app.close();
      await rm(store, { recursive: true, force: true });
    }
  }
  expect(seen).toEqual(new Set([row.before, row.after]));
  // Otherwise nothing was killed.
  expect(killAt).toBeGreaterThan(3);
});

// Built elsewhere, so that there is no bundler to wait for: what publish does with the files is the same.
test('publish, killed at each of its steps, leaves a whole store and is done by the next one', async () => {
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
  let killAt = 1;
  for (; ; killAt += 1) {
    expect(killAt).toBeLessThan(MOST_STEPS);
    const store = await mkdtemp(path.join(tmpdir(), 'vitae-killed-'));
    await cp(original, store, { recursive: true });
    const publishing = JSON.stringify({ workspaceRoot, store, name: 'mf-built', checks: 'sources' });
    try {
      const { isKilled, exitCode, complaint } = await runKilled(store, [PUBLISH, publishing], killAt);
      expect({ killAt, problems: (await verifyStore(store)).problems }).toEqual({ killAt, problems: [] });
      if (!isKilled) {
        expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
        break;
      }
      const next = await runKilled(store, [PUBLISH, publishing], MOST_STEPS);
      // Killed after its last step it is published, and a version is published once.
      if (next.exitCode !== 0) expect(next.complaint).toContain('VITAE-RELEASE-004');
      expect(await readdir(path.join(store, 'remotes/mf-built'))).toEqual(['1.0.0']);
      expect((await verifyStore(store)).problems).toEqual([]);
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  }
  await rm(workspaceRoot, { recursive: true, force: true });
  expect(killAt).toBeGreaterThan(3);
});
