import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RemoteRelease, ShellRelease } from '@vitae/contract/release';
import { readScreenFiles } from './channel-files.ts';
import { promote } from './promote.ts';
import { currentSnapshotVersion, type PublishOptions, type PublishResult } from './publish.ts';
import { listVersions, readRelease } from './store.ts';
import { createFixtureWorkspace, type FixtureWorkspace } from './testing/fixture-workspace.ts';
import { TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyRelease } from './verify-release.ts';

let workspace: FixtureWorkspace;
let store: string;
let removeStore: () => Promise<void>;

beforeAll(async () => {
  workspace = await createFixtureWorkspace();
  ({ store, remove: removeStore } = await createStore());
});
afterAll(async () => {
  await workspace.remove();
  await removeStore();
});

/** Without types and browser, which have tests of their own below. */
async function publish(options: Pick<PublishOptions, 'name' | 'isSnapshot' | 'checks'>): Promise<PublishResult> {
  const script = path.join(import.meta.dirname, 'testing/publish-in-process.ts');
  const all = JSON.stringify({ workspaceRoot: workspace.root, store, checks: 'sources', ...options });
  return JSON.parse((await promisify(execFile)(process.execPath, [script, all])).stdout);
}

test('a shell and a remote go from their sources to a channel', async () => {
  const shell = (await publish({ name: 'shell' })).release as ShellRelease;
  expect(shell.entry).toMatch(/^main\.[0-9a-f]+\.js$/);
  expect(shell.styles).toEqual([expect.stringMatching(/^main\.[0-9a-f]+\.css$/)]);
  expect(shell.shared.react).toEqual({ version: expect.stringMatching(/^19\./), chunks: [] });
  const [queryChunk] = shell.shared['@tanstack/react-query']?.chunks ?? [];
  expect(queryChunk).toMatch(/^shared-react-query\.[0-9a-f]+\.js$/);
  const [routerChunk] = shell.shared['react-router-dom']?.chunks ?? [];

  const remote = (await publish({ name: 'mf-one' })).release as RemoteRelease;
  expect(remote.entry).toBe('remoteEntry.js');
  expect(Object.keys(remote.shared)).toEqual(expect.arrayContaining(['react', 'react-hook-form']));
  expect(remote.preloadShared).toContain('@tanstack/react-query');
  // Only the lazy part uses it.
  expect(remote.preloadShared).not.toContain('react-hook-form');
  // Its chunk bears the route's name.
  const [screenChunk] = remote.screens['/one/:id?']?.preload ?? [];
  expect(screenChunk).toMatch(/^one-id\.[0-9a-f]+\.js$/);
  expect(remote.screens).toEqual({ '/one/:id?': { preload: [screenChunk], shared: ['react-hook-form'] } });
  expect(Object.keys(remote.files).some((file) => file.startsWith('assets/mark.'))).toBe(true);
  for (const release of [shell, remote]) expect(await verifyRelease(store, release)).toEqual([]);

  const { channel } = await promote(store, 'production', [shell, remote], TESTER);
  expect(channel.remotes['mf-one']?.preload.map((file) => file.path)).toEqual([
    `remotes/mf-one/1.0.0/${remote.preload[0]}`,
    `remotes/shell/1.0.0/${queryChunk}`,
    `remotes/shell/1.0.0/${routerChunk}`,
  ]);
  const screens = await readScreenFiles(store, 'production', channel.revision);
  expect(screens['mf-one']?.['/one/:id?']?.map((file) => file.path)).toEqual([
    `remotes/mf-one/1.0.0/${screenChunk}`,
    `remotes/shell/1.0.0/${shell.shared['react-hook-form']?.chunks[0]}`,
  ]);
});

test('shared libraries are not in the remote’s own scripts, and its scripts evaluate no strings', async () => {
  const folder = path.join(store, 'remotes/mf-one/1.0.0');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const script = await readFile(path.join(folder, file), 'utf8');
    expect(script).not.toMatch(/\beval\(|new Function\(/);
    expect(script).not.toContain('QueryCache');
  }
});

test('the entry knows the hash of each chunk that it may load', async () => {
  const folder = path.join(store, 'remotes/mf-one/1.0.0');
  const { files } = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as RemoteRelease;
  const entry = await readFile(path.join(folder, 'remoteEntry.js'), 'utf8');
  const chunks = Object.keys(files).filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js');
  expect(chunks).toHaveLength(2);
  for (const chunk of chunks) expect(entry).toContain(files[chunk]?.integrity);
});

test('a published version never changes', async () => {
  await expect(publish({ name: 'mf-one' })).rejects.toThrow(/VITAE-RELEASE-004.*these very sources/);
  await workspace.write('mf-one/src/later.tsx', 'export default () => <p>changed</p>;');
  await expect(publish({ name: 'mf-one' })).rejects.toThrow(/VITAE-RELEASE-004.*other sources/);
});

test('changed sources of one remote add one folder, and the same sources none', async () => {
  const shellBefore = await currentSnapshotVersion(workspace.root, 'shell');
  const first = await publish({ name: 'mf-one', isSnapshot: true });
  expect(first.isNew).toBe(true);
  expect(first.release.version).toMatch(/^1\.0\.0-dev\.s[0-9a-f]{12}$/);
  expect((await publish({ name: 'mf-one', isSnapshot: true })).isNew).toBe(false);
  expect(await listVersions(store, 'mf-one')).toEqual([first.release.version, '1.0.0']);
  expect(await listVersions(store, 'shell')).toEqual(['1.0.0']);
  expect(await currentSnapshotVersion(workspace.root, 'shell')).toBe(shellBefore);
});

test('assets that did not change are stored once, unless the earlier copy was altered', async () => {
  const asset = Object.keys((await readRelease(store, 'mf-one', '1.0.0'))!.files).find((file) =>
    file.endsWith('.svg.br'),
  )!;
  const place = (version: string) => path.join(store, 'remotes/mf-one', version, asset);
  await workspace.write('mf-one/src/note.ts', 'export const note = 1;');
  const second = (await publish({ name: 'mf-one', isSnapshot: true })).release;
  expect((await stat(place(second.version))).ino).toBe((await stat(place('1.0.0'))).ino);
  expect(await verifyRelease(store, second)).toEqual([]);

  await writeFile(place(second.version), 'altered');
  await workspace.write('mf-one/src/note.ts', 'export const note = 2;');
  const third = (await publish({ name: 'mf-one', isSnapshot: true })).release;
  expect(await verifyRelease(store, third)).toEqual([]);
});

test('sources that change during a build are not published as what they were before', async () => {
  await workspace.write('mf-one/src/later.tsx', 'export default () => <p>old-words</p>;');
  const publishing = publish({ name: 'mf-one', isSnapshot: true });
  await wait(600);
  await workspace.write('mf-one/src/later.tsx', 'export default () => <p>new-words</p>;');
  const { release } = await publishing;
  const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
  const folder = path.join(store, 'remotes/mf-one', release.version);
  const code = (await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')))).join('');
  const isPresent = release.version === (await currentSnapshotVersion(workspace.root, 'mf-one'));
  expect(code.includes('new-words')).toBe(isPresent);
  expect(code.includes('old-words')).toBe(!isPresent);
});

test('a build does not run the command line that started it again', async () => {
  // Never minified before, so that no cache answers.
  await workspace.write('mf-one/src/later.tsx', `export default () => <p>${randomUUID()}</p>;`);
  const code = `
    import { publish } from ${JSON.stringify(path.join(import.meta.dirname, 'publish.ts'))};
    console.log('begun');
    await publish(${JSON.stringify({ workspaceRoot: workspace.root, store, name: 'mf-one', isSnapshot: true, checks: 'sources' })});`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  expect(stdout).toBe('begun\n');
});

test('a build that fails leaves nothing, and what a killed build left is cleared away', async () => {
  const abandoned = path.join(store, 'remotes/mf-one/.writing-999999999-1');
  await mkdir(abandoned, { recursive: true });
  await workspace.write('mf-one/src/later.tsx', "import './none.ts'; export default () => null;");
  await expect(publish({ name: 'mf-one', isSnapshot: true })).rejects.toThrow(/VITAE-RELEASE-003[\s\S]*none\.ts/);
  expect((await readdir(path.join(store, 'remotes/mf-one'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each([
  ['{', /VITAE-RELEASE-002/],
  [JSON.stringify({ name: 'mf-one', version: '1', contract: '^1.0', routes: [{ path: '/a', title: 'A' }] }), /version/],
  [
    JSON.stringify({ name: 'mf-one', version: '1.0.0', contract: '^1.0', routes: [{ path: 'a', title: 'A' }] }),
    /routes/,
  ],
  [
    JSON.stringify({ name: 'mf-two', version: '1.0.0', contract: '^1.0', routes: [{ path: '/a', title: 'A' }] }),
    /name/,
  ],
])('a manifest that says %s is refused with the reason', async (manifest, reason) => {
  await workspace.write('mf-one/remote.json', manifest);
  await expect(publish({ name: 'mf-one' })).rejects.toThrow(reason);
});

describe('a release is refused', () => {
  const manifest = {
    name: 'mf-one',
    version: '3.0.0',
    contract: '^1.0',
    routes: [{ path: '/one/:id?', title: 'One' }],
  };
  const writeManifest = (changes: object) =>
    workspace.write('mf-one/remote.json', JSON.stringify({ ...manifest, ...changes }));

  beforeEach(async () => {
    await writeManifest({});
    await workspace.write('mf-one/src/later.tsx', 'export default ({ mark }: { mark: string }) => <i>{mark}</i>;');
  });

  test('whose types do not fit', async () => {
    await workspace.write('mf-one/src/later.tsx', 'export default ({ mark }: { mark: number }) => <i>{mark}</i>;');
    const publishing = publish({ name: 'mf-one', checks: 'without-browser' });
    await expect(publishing).rejects.toThrow(/VITAE-RELEASE-030[\s\S]*remote\.tsx/);
  });

  test('that imports another remote, also its types alone', async () => {
    await workspace.write('mf-two/names.ts', 'export const name = "two"; export type Name = string;');
    await workspace.write(
      'mf-one/src/later.tsx',
      "import { name } from '../../mf-two/names.ts'; export default () => name;",
    );
    await expect(publish({ name: 'mf-one' })).rejects.toThrow(/VITAE-RELEASE-031[\s\S]*mf-two\/names\.ts/);
    await workspace.write(
      'mf-one/src/later.tsx',
      "import type { Name } from '../../mf-two/names.ts'; export default ({ mark }: { mark: Name }) => mark;",
    );
    const publishing = publish({ name: 'mf-one', checks: 'without-browser' });
    await expect(publishing).rejects.toThrow(/VITAE-RELEASE-031[\s\S]*mf-two\/names\.ts/);
  });

  test('that imports a style sheet', async () => {
    await workspace.write('mf-one/src/look.css', 'p { color: red }');
    await workspace.write('mf-one/src/later.tsx', "import './look.css'; export default () => null;");
    await expect(publish({ name: 'mf-one' })).rejects.toThrow(/VITAE-RELEASE-033[\s\S]*look\.css/);
  });

  test('one of whose screens is named after a route that is none', async () => {
    await workspace.write(
      'mf-one/src/later.tsx',
      `export default ({ mark }: { mark: string }) => (void import(/* webpackChunkName: "/one/:name" */ './more.tsx'), mark);`,
    );
    await workspace.write('mf-one/src/more.tsx', 'export const more = 1;');
    await expect(publish({ name: 'mf-one' })).rejects.toThrow(
      /VITAE-RELEASE-032[\s\S]*"\/one\/:name"[\s\S]*\/one\/:id\?/,
    );
  });

  test.each([
    ['another path', { routes: [{ path: '/two', title: 'Two' }] }, /VITAE-RELEASE-032[\s\S]*\/two[\s\S]*\/one\/:id\?/],
    [
      'a screen for a slot',
      { contributions: [{ slot: 's', screen: 'card', size: { height: 9 } }] },
      /VITAE-RELEASE-032[\s\S]*card/,
    ],
    ['an endless contract', { contract: '' }, /VITAE-RELEASE-016/],
  ])('whose manifest declares %s that the code has not', async (_, changes, reason) => {
    await writeManifest(changes);
    await expect(publish({ name: 'mf-one' })).rejects.toThrow(reason);
  });
});

test('an unknown package is answered with the names of the known ones', async () => {
  await expect(publish({ name: 'mf-none' })).rejects.toThrow(/VITAE-RELEASE-001[\s\S]*shell, mf-one/);
});
