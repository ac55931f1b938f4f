import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '@vitae/releases/promote';
import { retire } from '@vitae/releases/retire';
import { listVersions, readChannel } from '@vitae/releases/store';
import { createFixtureWorkspace, type FixtureWorkspace } from '@vitae/releases/testing/fixture-workspace';
import { createStore } from '@vitae/releases/testing/stores';
import { publishWorkspace } from './publish-workspace.ts';

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

async function start(): Promise<string[]> {
  const lines: string[] = [];
  await publishWorkspace({
    workspaceRoot: workspace.root,
    store,
    signal: new AbortController().signal,
    report: (line) => lines.push(line),
  });
  return lines;
}

const servedVersion = async (channel: string) => (await readChannel(store, channel))?.remotes['mf-one']?.version;
const FIRST_SOURCE = 'mf-one/src/later.tsx';

test('the first start fills both channels', async () => {
  expect((await start()).filter((line) => line.includes('building'))).toHaveLength(2);
  const [version] = await listVersions(store, 'mf-one');
  expect(await servedVersion('production')).toBe(version);
  expect(await servedVersion('staging')).toBe(version);
});

test('a start with nothing changed builds nothing and promotes nothing', async () => {
  expect(await start()).toEqual(['2 of 2 packages are built already']);
  expect((await readChannel(store, 'production'))?.revision).toBe(1);
});

test('a changed remote is built and promoted alone, and taken back when its sources are', async () => {
  const before = await servedVersion('production');
  const source = await readFile(path.join(workspace.root, FIRST_SOURCE), 'utf8');
  await workspace.write(FIRST_SOURCE, 'export default () => null;');
  expect((await start()).filter((line) => line.includes('building'))).toEqual(['mf-one: building…']);
  expect(await servedVersion('production')).not.toBe(before);

  await workspace.write(FIRST_SOURCE, source);
  expect((await start()).filter((line) => line.includes('building'))).toEqual([]);
  expect(await servedVersion('production')).toBe(before);
});

test('what somebody promoted, rolled back or retired by hand stays in production, and start says so', async () => {
  const present = await servedVersion('production');
  const other = (await listVersions(store, 'mf-one')).find((version) => version !== present)!;
  await promote(store, 'production', [{ name: 'mf-one', version: other }], { by: 'ada' });
  await workspace.write(FIRST_SOURCE, 'export default () => <p>third</p>;');
  const lines = await start();
  expect(lines).toContain(
    `production keeps mf-one@${other} (ada: promote mf-one@${other}); staging has the present sources`,
  );
  expect(await servedVersion('production')).toBe(other);
  const third = await servedVersion('staging');
  expect(third).not.toBe(present);

  await retire(store, 'production', 'mf-one', { by: 'ada' });
  expect((await start()).join()).toContain('production keeps mf-one out (ada: retire');
  expect(await servedVersion('production')).toBeUndefined();
});

test('what somebody has put into staging stays until the sources change', async () => {
  const [oldest] = await listVersions(store, 'mf-one');
  await promote(store, 'staging', [{ name: 'mf-one', version: oldest! }], { by: 'ada', allowsDowngrade: true });
  await start();
  expect(await servedVersion('staging')).toBe(oldest);
});

test('a remote that does not fit the others is left out with the reason, and the rest goes on', async () => {
  await workspace.write('mf-two/package.json', JSON.stringify({ name: 'mf-two', type: 'module' }));
  await workspace.write(
    'mf-two/src/remote.tsx',
    `const defineRemote = (definition: object) => definition;
    export default defineRemote({ manifest: { name: 'mf-two' }, routes: { '/one': () => null } });`,
  );
  await workspace.write(
    'mf-two/remote.json',
    JSON.stringify({
      name: 'mf-two',
      version: '1.0.0',
      contract: '^1.0',
      routes: [{ path: '/one', title: 'The same path' }],
    }),
  );
  const lines = (await start()).join('\n');
  expect(lines).toMatch(/mf-two is left out[\s\S]*VITAE-RELEASE-013/);
  expect((await readChannel(store, 'staging'))?.remotes['mf-two']).toBeUndefined();
});

test('a remote that cannot be built is left out with the bundler’s words; the site keeps its version', async () => {
  const before = await servedVersion('staging');
  await workspace.write(FIRST_SOURCE, "import './none.ts'; export default () => null;");
  const lines = (await start()).join('\n');
  expect(lines).toMatch(/mf-one is left out[\s\S]*VITAE-RELEASE-003[\s\S]*none\.ts/);
  expect(await servedVersion('staging')).toBe(before);
});
