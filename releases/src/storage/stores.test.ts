import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { startCanary } from '../canary/canary.ts';
import { writeRevision } from '../channel-files.ts';
import { readCheck, recordCheck } from '../checks/check-records.ts';
import { ReleaseError } from '../errors.ts';
import { readHistory } from '../history.ts';
import { promote } from '../promote.ts';
import { recordProven } from '../proven.ts';
import { prune } from '../prune.ts';
import { retire } from '../retire.ts';
import { rollback } from '../rollback.ts';
import { servePlugin } from '../serve.ts';
import { listVersions, readChannel } from '../store.ts';
import { addRemote, addShell, TESTER } from '../testing/published-fixture.ts';
import type { Fate } from '../testing/s3-server.ts';
import { createStore, STORE_KINDS, type TestStore, tamper } from '../testing/stores.ts';
import { verifyStore } from '../verify-store.ts';
import { storageOf, storeAddress } from './open-store.ts';

const ats = (version: string) => ({ name: 'mf-ats', version });
const CHANNEL = 'production';
const MARK = 'release.json';

let made: TestStore;
let store: string;

async function fill(kind: (typeof STORE_KINDS)[number]) {
  made = await createStore(kind);
  store = made.store;
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await addRemote(store, 'mf-ats', version);
  await promote(store, CHANNEL, [{ name: 'shell', version: '1.0.0' }, ats('1.0.0')], TESTER);
  await promote(store, CHANNEL, [ats('1.1.0')], TESTER);
}
afterEach(() => made.remove());

const served = async () => (await readChannel(store, CHANNEL))?.remotes['mf-ats']?.version;
const codesOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  return (error as ReleaseError).codes;
};

describe.each(STORE_KINDS)('a store in a %s', (kind) => {
  beforeEach(() => fill(kind));

  test('is promoted to, rolled back, told of and found whole', async () => {
    await rollback(store, CHANNEL, TESTER);
    expect(await served()).toBe('1.0.0');
    await promote(store, CHANNEL, [ats('1.2.0')], { by: 'ada', why: 'faster' });
    await retire(store, CHANNEL, 'mf-ats', TESTER);
    await rollback(store, CHANNEL, TESTER);
    expect((await readHistory(store, CHANNEL)).map(({ kind, revision }) => [kind, revision])).toEqual([
      ['rollback', 3],
      ['retire', 4],
      ['promote', 3],
      ['rollback', 1],
      ['promote', 2],
      ['promote', 1],
    ]);
    expect(await verifyStore(store)).toEqual({ channels: 2, revisions: 4, versions: 5, problems: [] });
  });

  test('keeps what is proven, and every move of a long history in its order', async () => {
    await recordProven(store, CHANNEL, ats('1.0.0'), TESTER);
    for (let round = 0; round < 6; round += 1) {
      await promote(store, CHANNEL, [ats('1.2.0')], TESTER);
      await rollback(store, CHANNEL, TESTER);
    }
    expect((await readHistory(store, CHANNEL, 100)).map(({ move }) => move)).toEqual(
      Array.from({ length: 14 }, (_, index) => 14 - index),
    );
    await promote(store, CHANNEL, [ats('1.3.0')], TESTER);
    expect((await readChannel(store, CHANNEL))?.remotes['mf-ats']?.previous?.version).toBe('1.0.0');
  });

  test('lets both of two writers promote different remotes, and one of those of the same remote', async () => {
    await addRemote(store, 'mf-chat', '1.0.0');
    await Promise.all([
      promote(store, CHANNEL, [ats('1.2.0')], { by: 'ats' }),
      promote(store, CHANNEL, [{ name: 'mf-chat', version: '1.0.0' }], { by: 'chat' }),
    ]);
    expect(Object.keys((await readChannel(store, CHANNEL))!.remotes)).toEqual(['mf-ats', 'mf-chat']);
    const both = ['1.1.0', '1.3.0'].map((version) =>
      promote(store, CHANNEL, [ats(version)], { by: version, allowsDowngrade: true }),
    );
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await verifyStore(store)).problems).toEqual([]);
  });

  test('takes a version from one of two publishers, whole', async () => {
    const storage = storageOf(store);
    const publish = async () => {
      const folder = await storage.makeWorkFolder('remotes/mf-new');
      const author = folder;
      for (const file of ['a.js', 'b.js', MARK]) await writeFile(path.join(folder, file), author);
      return { author, outcome: await storage.moveIn(folder, 'remotes/mf-new/1.0.0', MARK) };
    };
    const outcomes = await Promise.all([publish(), publish(), publish()]);
    const [winner, ...others] = outcomes.filter(({ outcome }) => outcome === 'done');
    expect(others).toEqual([]);
    for (const file of ['a.js', 'b.js', MARK])
      expect((await storage.read(`remotes/mf-new/1.0.0/${file}`))?.toString()).toBe(winner?.author);
    expect(await listVersions(store, 'mf-new')).toEqual(['1.0.0']);
    expect((await publish()).outcome).toBe('taken');
  });

  test('refuses what was altered or is gone, and says which', async () => {
    await tamper(made, 'remotes/mf-ats/1.2.0/remote.js', (content) => `${content};alert(1)`);
    await tamper(made, 'remotes/mf-ats/1.2.0/remoteEntry.js.br', () => null);
    expect(await codesOf(promote(store, CHANNEL, [ats('1.2.0')], TESTER))).toEqual([
      'VITAE-RELEASE-015',
      'VITAE-RELEASE-015',
    ]);
    await tamper(made, 'channels/production/revisions/1/index.html', (page) => `${page}<!-- -->`);
    expect(await codesOf(rollback(store, CHANNEL, TESTER))).toEqual(['VITAE-RELEASE-027']);
    expect((await verifyStore(store)).problems.map(({ what }) => what)).toEqual([
      'mf-ats@1.2.0/remoteEntry.js.br is missing.',
      'mf-ats@1.2.0/remote.js is not the file that was published.',
      'production, revision 1: index.html is not the file that was written.',
    ]);
  });

  test('loses by pruning only what nobody needs', async () => {
    await startCanary(store, CHANNEL, ats('1.2.0'), { shares: [5], everyMs: null, ...TESTER });
    await recordCheck(store, 'mf-ats', '1.3.0', { at: new Date().toISOString(), browser: 'Chromium', paths: ['/'] });
    const now = Date.now() + 25 * 3_600_000;
    expect((await prune(store, { isDone: true, now })).needless).toMatchObject([{ version: '1.3.0' }]);
    expect(await listVersions(store, 'mf-ats')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect((await verifyStore(store)).problems).toEqual([]);
    // The place of what was removed is free, and whoever takes it has to be checked anew.
    expect(await readCheck(store, 'mf-ats', '1.3.0')).toBeNull();
    await addRemote(store, 'mf-ats', '1.3.0');
    expect(await listVersions(store, 'mf-ats')).toHaveLength(4);
  });

  test('loses by pruning what writers have left that were killed or came second', async () => {
    const storage = storageOf(store);
    const unfinished = kind === 'folder' ? 'remotes/mf-ats/.writing-999999999-x' : 'remotes/mf-ats/2.0.0';
    await storage.create(`${unfinished}/remote.js`, 'half of a buil');
    if (kind === 'bucket') await storage.create(`${unfinished}/.claim`, JSON.stringify({ machine: 'another' }));
    const present = (await readChannel(store, CHANNEL))!;
    await writeRevision(store, CHANNEL, 2, () => ({
      channel: present,
      screens: {},
      pages: { 'index.html': '<html>' },
    }));
    const leftovers = [unfinished, 'channels/production/revisions/3'].map((folder) => ({
      folder,
      bytes: expect.any(Number),
    }));
    const now = Date.now() + 25 * 3_600_000;
    expect((await prune(store, { isDone: true })).leftovers).toEqual([]);
    expect((await prune(store, { isDone: false, now })).leftovers).toEqual(leftovers);
    const revisions = () => storage.names('channels/production/revisions');
    expect((await revisions()).sort()).toEqual(['1', '2', '3']);

    if (kind === 'bucket') {
      // Whoever has claimed it a moment ago may be filling it just now.
      await prune(store, { isDone: true, now });
      expect(await storage.names(unfinished)).toEqual(['.claim', 'remote.js']);
      const claim = made.server!.objects.get(`${store.slice('s3://'.length)}/${unfinished}/.claim`)!;
      claim.modifiedAt = new Date(Date.now() - 16 * 60_000);
    }
    await prune(store, { isDone: true, now });
    expect((await revisions()).sort()).toEqual(['1', '2']);
    expect(await storage.names(unfinished)).toEqual([]);
    expect((await prune(store, { isDone: true, now })).leftovers).toEqual([]);
    expect((await verifyStore(store)).problems).toEqual([]);
    await rollback(store, CHANNEL, TESTER);
    expect(await served()).toBe('1.0.0');
  });

  test('is served: pages of one revision, files compressed and for ever, and nothing else', async () => {
    const app = Fastify();
    await app.register(servePlugin, { store });
    const page = await app.inject({ url: '/mf-ats', headers: { host: 'localhost' } });
    expect(page.body).toContain('mf-ats/1.1.0/remoteEntry.js');
    const again = await app.inject({ url: '/mf-ats', headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject('/releases/channels/production.json')).json()).toMatchObject({ revision: 2 });
    const entry = '/releases/remotes/mf-ats/1.1.0/remoteEntry.js';
    for (const encoding of ['identity', 'gzip', 'br']) {
      const file = await app.inject({ url: entry, headers: { 'accept-encoding': encoding } });
      expect(file.statusCode).toBe(200);
      expect(file.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(file.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    }
    for (const nowhere of [
      'none.js',
      '.claim',
      '..%2f..%2f..%2fchannels%2fproduction%2fsettings.json',
      '..%2f1.0.0%2fremote.js',
    ])
      expect((await app.inject(`/releases/remotes/mf-ats/1.1.0/${nowhere}`)).statusCode).toBeGreaterThanOrEqual(400);
    await app.close();
  });
});

describe('a bucket', () => {
  beforeEach(() => fill('bucket'));

  const puts = () => made.server!.requests.filter((request) => request.startsWith('PUT'));
  /** The n-th write from now meets this. */
  const atWrite = (n: number, fate: Fate, afterwards: () => Fate = () => 'answered') => {
    let writes = 0;
    let isOver = false;
    made.server!.decideFate((method) => {
      if (isOver) return afterwards();
      if (method !== 'PUT' && method !== 'DELETE') return 'answered';
      writes += 1;
      if (writes !== n) return 'answered';
      isOver = true;
      return fate;
    });
    return () => isOver;
  };

  test.each<Fate>(['answer-lost', 'request-lost', 'busy', 'conflict'])(
    'is changed once, whichever of the writes of a promotion is %s',
    async (fate) => {
      const begun = 2;
      let n = 1;
      for (; ; n += 1) {
        const version = n % 2 ? '1.2.0' : '1.1.0';
        const before = puts().length;
        const wasMet = atWrite(n, fate);
        await promote(store, CHANNEL, [ats(version)], { ...TESTER, allowsDowngrade: true });
        expect(await served()).toBe(version);
        expect((await readHistory(store, CHANNEL, 100)).length).toBe(begun + n);
        if (!wasMet()) break;
        const written = puts().slice(before);
        // What was written is not written again: it is read back.
        if (fate === 'answer-lost') expect(new Set(written).size).toBe(written.length);
      }
      expect(n).toBeGreaterThan(5);
      made.server!.decideFate(() => 'answered');
      expect((await verifyStore(store)).problems).toEqual([]);
    },
  );

  test.each(['before it', 'after it'])('is whole when a writer is killed at a write, %s', async (when) => {
    let n = 1;
    for (; ; n += 1) {
      const version = n % 2 ? '1.2.0' : '1.3.0';
      const before = await served();
      // For the bucket, a dead writer is one from whom nothing comes any more: here, nothing that counts.
      const wasKilled = atWrite(n, when === 'before it' ? 'forbidden' : 'answered', () => 'forbidden');
      const attempt = promote(store, CHANNEL, [ats(version)], { ...TESTER, allowsDowngrade: true });
      const outcome = await attempt.then(
        () => 'done',
        () => 'killed',
      );
      made.server!.decideFate(() => 'answered');
      expect((await verifyStore(store)).problems).toEqual([]);
      if (outcome === 'killed') expect([before, version]).toContain(await served());
      if (!wasKilled()) break;
      // Whoever comes next is not held up by what the killed one has left.
      await promote(store, CHANNEL, [ats('1.1.0')], { ...TESTER, allowsDowngrade: true });
      expect(await served()).toBe('1.1.0');
    }
    expect(n).toBeGreaterThan(5);
  });

  test('tells a writer whose answer is lost of the one who was first', async () => {
    let isOver = false;
    made.server!.decideFate((method, key) => {
      if (isOver || method !== 'PUT' || !key.endsWith('/moves/3.json')) return 'answered';
      isOver = true;
      const lenas = made.server!.objects.get(key.replace('3.json', '2.json'))!;
      const move = { ...JSON.parse(lenas.content.toString()), move: 3, by: 'lena', change: 'promote mf-ats@1.2.0' };
      const serves = { ...move.serves, 'mf-ats': '1.2.0' };
      const content = Buffer.from(JSON.stringify({ ...move, serves }));
      made.server!.objects.set(key, { ...lenas, content, headers: { 'x-amz-meta-writer': 'lena' } });
      return 'request-lost';
    });
    const omars = promote(store, CHANNEL, [ats('1.3.0')], { by: 'omar' });
    await expect(omars).rejects.toThrow('lena changed mf-ats in production while this change was made');
    expect(await readHistory(store, CHANNEL)).toHaveLength(3);
  });

  test('leaves a folder alone that another writer finishes between the look at it and the claim', async () => {
    const storage = storageOf(store);
    const folder = await storage.makeWorkFolder('remotes/mf-new');
    for (const file of ['remote.js', MARK]) await writeFile(path.join(folder, file), 'new');
    made.server!.decideFate((method, key) => {
      if (method === 'PUT' && key.endsWith('mf-new/1.0.0/.claim')) {
        const there = { content: Buffer.from('first'), etag: '"first"', modifiedAt: new Date(), headers: {} };
        for (const file of ['remote.js', MARK]) made.server!.objects.set(key.replace('.claim', file), there);
      }
      return 'answered';
    });
    expect(await storage.moveIn(folder, 'remotes/mf-new/1.0.0', MARK)).toBe('taken');
    expect(String(await storage.read('remotes/mf-new/1.0.0/remote.js'))).toBe('first');
    expect((await storage.names('remotes/mf-new/1.0.0')).sort()).toEqual([MARK, 'remote.js'].sort());
  });

  describe('in which a publisher was killed', () => {
    const claim = 'remotes/mf-new/1.0.0/.claim';
    const leave = async (process: number, age = 0) => {
      const storage = storageOf(store);
      await addRemote(store, 'mf-new', '1.0.0');
      const machine = JSON.parse((await claimOf('mf-other')) ?? '{}').machine;
      await storage.create(claim, JSON.stringify({ machine, process }));
      await tamper(made, `remotes/mf-new/1.0.0/${MARK}`, () => null);
      await tamper(made, 'remotes/mf-new/1.0.0/remote.js', () => 'half of an older bui');
      const key = `${store.slice('s3://'.length)}/${claim}`;
      made.server!.objects.get(key)!.modifiedAt = new Date(Date.now() - age);
    };
    /** What a claim of this process says. */
    const claimOf = async (name: string) => {
      let said: string | null = null;
      made.server!.decideFate((method, key) => {
        if (method === 'DELETE' && key.endsWith('.claim'))
          said = made.server!.objects.get(key)?.content.toString() ?? null;
        return 'answered';
      });
      await addRemote(store, name, '1.0.0');
      return said as string | null;
    };
    const publishAgain = async () => {
      const storage = storageOf(store);
      const folder = await storage.makeWorkFolder('remotes/mf-new');
      for (const file of ['remote.js', MARK]) await writeFile(path.join(folder, file), 'new');
      return await storage.moveIn(folder, 'remotes/mf-new/1.0.0', MARK);
    };

    test('there is no version, and nothing to complain of', async () => {
      await leave(process.pid);
      expect(await listVersions(store, 'mf-new')).toEqual([]);
      expect((await verifyStore(store)).problems).toEqual([]);
    });
    test('the next one has to wait while that one may live', async () => {
      await leave(process.pid);
      expect(await publishAgain()).toBe('being-written');
    });
    test.each([
      ['once its process is known to be gone', 999_999_999, 0],
      ['after a quarter of an hour, wherever it was', process.pid, 16 * 60_000],
    ])('the next one takes its place %s', async (_when, pid, age) => {
      await leave(pid, age);
      expect(await publishAgain()).toBe('done');
      expect((await storageOf(store).read('remotes/mf-new/1.0.0/remote.js'))?.toString()).toBe('new');
      expect(await storageOf(store).read(claim)).toBeNull();
    });
  });

  test('is worked with by the same commands', async () => {
    const run = async (...words: string[]) => {
      const cli = path.join(import.meta.dirname, '../cli.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [cli, ...words, '--json'], {
        env: { ...process.env, RELEASE_STORE: store },
      });
      return JSON.parse(stdout);
    };
    expect(await run('promote', 'mf-ats@1.2.0', '--to', CHANNEL, '--unchecked')).toMatchObject({ revision: 3 });
    expect(await run('rollback', '--of', CHANNEL, '--why', 'slower')).toMatchObject({ revision: 2 });
    const [history, verified, pruned] = await Promise.all([
      run('history', '--of', CHANNEL),
      run('verify'),
      run('prune'),
    ]);
    expect(history.moves[0]).toMatchObject({ kind: 'rollback', why: 'slower' });
    expect(verified).toMatchObject({ store, problems: [] });
    expect(pruned).toMatchObject({ needless: [], isDone: false });
  });

  test('is published to, once', async () => {
    const workspaceRoot = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
    const manifest = {
      name: 'mf-built',
      version: '1.0.0',
      contract: '^1.0',
      runtime: 'isolated',
      prebuilt: { folder: 'built', entry: 'widget.js', global: 'Built' },
      routes: [{ path: '/built', title: 'Built' }],
    };
    const files = {
      'pnpm-lock.yaml': '',
      'mf-built/package.json': '{ "name": "mf-built" }',
      'mf-built/remote.json': JSON.stringify(manifest),
      'mf-built/built/widget.js': 'window.Built = {};',
    };
    await mkdir(path.join(workspaceRoot, 'mf-built/built'), { recursive: true });
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(workspaceRoot, file), content);
    // Elsewhere, since the bundler does not run inside Jest.
    const publishing = () =>
      promisify(execFile)(
        process.execPath,
        [
          path.join(import.meta.dirname, '../testing/publish-in-process.ts'),
          JSON.stringify({ workspaceRoot, store, name: 'mf-built', checks: 'sources' }),
        ],
        { env: process.env },
      );
    await publishing();
    await expect(publishing()).rejects.toThrow('VITAE-RELEASE-004');
    const built = { name: 'mf-built', version: '1.0.0' };
    expect((await promote(store, CHANNEL, [built], TESTER)).channel.remotes['mf-built']?.version).toBe('1.0.0');
    expect((await verifyStore(store)).problems).toEqual([]);
    await rm(workspaceRoot, { recursive: true });
  });

  test('that is not there, or lets nobody in, is said', async () => {
    expect(await codesOf(promote('s3://nowhere/releases', CHANNEL, [ats('1.2.0')], TESTER))).toEqual([
      'VITAE-RELEASE-006',
    ]);
    made.server!.decideFate(() => 'forbidden');
    expect(await codesOf(promote(store, CHANNEL, [ats('1.2.0')], TESTER))).toEqual(['VITAE-RELEASE-043']);
  });
});

test.each([
  ['releases', '/srv/vitae/releases'],
  ['/data/releases', '/data/releases'],
  ['file:///data/releases', '/data/releases'],
  ['s3://bucket/releases/', 's3://bucket/releases'],
])('%s names the store %s', (named, address) => {
  made = { store: '', server: null, remove: async () => {} };
  expect(storeAddress(named, '/srv/vitae')).toBe(address);
});

test('who has a folder does not load the client of buckets', async () => {
  made = await createStore('bucket');
  const loads = async (address: string) => {
    const script = `
      const { storageOf } = await import(${JSON.stringify(path.join(import.meta.dirname, 'open-store.ts'))});
      await import(${JSON.stringify(path.join(import.meta.dirname, '../serve.ts'))});
      await storageOf(${JSON.stringify(address)}).names('');
      const { Module } = await import('node:module');
      console.log(Object.keys(Module._cache).some((file) => file.includes('client-s3')));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: process.env,
    });
    return stdout.trim();
  };
  expect(await loads('/tmp')).toBe('false');
  expect(await loads(made.store)).toBe('true');
});
