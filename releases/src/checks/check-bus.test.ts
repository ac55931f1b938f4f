import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHELL_BUS } from '@vitae/contract/bus-manners';
import { listReleasablePackages, readPackage } from '../workspace-package.ts';
import { checkBus, readBusUse } from './check-bus.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function sourcesOf(name: string): Promise<string[]> {
  const folder = path.join(ROOT, name, 'src');
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

test('every remote of this workspace declares what it does, and the shell’s own list is true', async () => {
  const problems: string[] = [];
  for (const name of await listReleasablePackages(ROOT)) {
    const { kind, manifest } = await readPackage(ROOT, name);
    if (kind === 'remote') problems.push(...(await checkBus(manifest, await sourcesOf(name))).map(({ what }) => what));
  }
  expect(problems).toEqual([]);
  const shell = await readBusUse(await sourcesOf('shell'));
  expect([...shell.emits].sort()).toEqual(SHELL_BUS.emits);
  expect([...shell.hears].sort()).toEqual(SHELL_BUS.hears);
});

describe('a remote', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitae-bus-'));
    file = path.join(folder, 'screen.tsx');
    await writeFile(
      file,
      `import { useBusEvent } from '@vitae/remote-kit/platform';
       // bus.emit('region:changed@1') in a comment is none
       export const Screen = ({ platform }: { platform: any }) => {
         useBusEvent('auth:signed-out@1', () => {});
         platform.bus.on('resume:saved@1', () => platform?.bus.emit('resume:count@1', { count: 1 }));
         return <a href="x:y@1">'plan:changed@1'</a>;
       };`,
    );
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('that declares what it does passes', async () => {
    const declared = { name: 'mf-x', emits: ['resume:count@1'], hears: ['auth:signed-out@1', 'resume:saved@1'] };
    expect(await checkBus(declared, [file])).toEqual([]);
  });

  test('is told what it does not declare, and what it declares and does not do', async () => {
    const declared = { name: 'mf-x', emits: ['resume:saved@1'], hears: ['resume:saved@1'] };
    const problems = await checkBus(declared, [file]);
    expect(problems.map(({ code, what }) => [code, what])).toEqual([
      ['VITAE-RELEASE-032', 'mf-x: it emits resume:count@1, and remote.json does not say so.'],
      ['VITAE-RELEASE-032', 'mf-x: remote.json says that it emits resume:saved@1, which it does not.'],
      ['VITAE-RELEASE-032', 'mf-x: it hears auth:signed-out@1, and remote.json does not say so.'],
    ]);
  });
});
