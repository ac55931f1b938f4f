import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { promote } from '@vitae/releases/promote';
import { listVersions, readChannel } from '@vitae/releases/store';
import { createFixtureWorkspace, type FixtureWorkspace } from '@vitae/releases/testing/fixture-workspace';
import { createStore } from '@vitae/releases/testing/published-fixture';
import { publishWorkspace } from './publish-workspace.ts';

jest.setTimeout(120_000);

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
    stateFile: path.join(store, 'start.json'),
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

test('what somebody promoted by hand stays', async () => {
  const present = await servedVersion('production');
  const other = (await listVersions(store, 'mf-one')).find((version) => version !== present)!;
  await promote(store, 'production', [{ name: 'mf-one', version: other }]);
  await start();
  expect(await servedVersion('production')).toBe(other);
  expect(await servedVersion('staging')).toBe(present);
});

test('a package that cannot be built stops the start with the bundler’s words', async () => {
  await workspace.write(FIRST_SOURCE, "import './none.ts'; export default () => null;");
  await expect(start()).rejects.toThrow(/VITAE-RELEASE-003[\s\S]*none\.ts/);
});
