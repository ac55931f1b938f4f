import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, filesOfGroup } from '@vitae/bundling/build';
import { EXPOSED_CHUNK, remoteConfiguration } from '@vitae/bundling/remote';
import { SHELL_ENTRY_CHUNK, shellConfiguration } from '@vitae/bundling/shell';
import type { RemoteRelease, ShellRelease } from '@vitae/contract/release';
import { movePointer, writeRevision } from '@vitae/releases/channel-files';
import { CHANNEL_INDEX, renderChannelPage } from '@vitae/releases/channel-page';
import { composeChannel } from '@vitae/releases/compose-channel';
import { createChannel } from '@vitae/releases/create-channel';
import { describeFiles } from '@vitae/releases/describe-files';
import { RELEASE_FILE, readChannel, requireRelease, versionPath } from '@vitae/releases/store';
import { publishWorkspace } from '../../scripts/start/publish-workspace.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MONOLITH_VERSION = '1.0.0-monolith';
const NO_OVERRIDES = { localhost: false };
const AUTHOR = 'pnpm bench:load';

export interface ComposedSite {
  store: string;
  shell: ShellRelease;
  remotes: RemoteRelease[];
}

/** The present sources of the shell and of all remotes, published and promoted as `pnpm start` does it. */
export async function publishComposed(folder: string): Promise<ComposedSite> {
  const store = path.join(folder, 'composed');
  await mkdir(store, { recursive: true });
  await publishWorkspace({
    workspaceRoot: ROOT,
    store,
    signal: new AbortController().signal,
    report: (line) => console.error(line),
  });
  const channel = await readChannel(store, 'production');
  const shell = await requireRelease(store, 'shell', channel?.shell.version ?? '');
  const remotes: RemoteRelease[] = [];
  for (const [name, { version }] of Object.entries(channel?.remotes ?? {})) {
    const release = await requireRelease(store, name, version);
    if (release.kind === 'remote') remotes.push(release);
  }
  if (shell.kind !== 'shell') throw new TypeError('The package named shell is not a shell');
  return { store, shell, remotes };
}

/** The same remotes, each with all of its libraries in its own bundle, beside the same shell. */
export async function publishApart(folder: string, { shell, remotes }: ComposedSite): Promise<ComposedSite> {
  const store = path.join(folder, 'apart');
  await rm(store, { recursive: true, force: true });
  await mkdir(path.join(store, 'remotes'), { recursive: true });
  await symlink(path.join(folder, 'composed/remotes/shell'), path.join(store, 'remotes/shell'));
  const apart: RemoteRelease[] = [];
  for (const remote of remotes) {
    const output = path.join(store, versionPath(remote.name, remote.version));
    await mkdir(output, { recursive: true });
    const options = { folder: path.join(ROOT, remote.name), name: remote.name, version: remote.version, output };
    const preload = await bundle(remoteConfiguration(options, {}), (compilation) =>
      filesOfGroup(compilation, EXPOSED_CHUNK, '.js'),
    );
    const files = await describeFiles(output, null);
    apart.push({ ...remote, preload, shared: {}, preloadShared: [], screens: {}, files });
  }
  await serveInProduction(store, shell, apart, 'apart');
  return { store, shell, remotes: apart };
}

/**
 * The same sources as one application: the shell imports each remote as a lazy chunk of its own bundle, in place of
 * the federation runtime. Everything else is the same: bundler settings, compression, page, server.
 */
export async function publishMonolith(folder: string, { shell, remotes }: ComposedSite): Promise<string> {
  const store = path.join(folder, 'monolith');
  const output = path.join(store, versionPath('shell', MONOLITH_VERSION));
  await rm(store, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const loader = path.join(folder, 'monolith-loader.ts');
  await writeFile(loader, monolithLoader(remotes.map(({ name }) => name)));

  const shellFolder = path.join(ROOT, 'shell');
  const options = { folder: shellFolder, name: 'monolith', version: MONOLITH_VERSION, output };
  const configuration = shellConfiguration(options);
  configuration.resolve = {
    ...configuration.resolve,
    alias: { [path.join(shellFolder, 'src/remotes/federation.ts')]: loader },
  };
  const built = await bundle(configuration, (compilation) => ({
    scripts: filesOfGroup(compilation, SHELL_ENTRY_CHUNK, '.js'),
    styles: filesOfGroup(compilation, SHELL_ENTRY_CHUNK, '.css'),
  }));
  const release: ShellRelease = {
    ...shell,
    version: MONOLITH_VERSION,
    entry: built.scripts.at(-1)!,
    preload: built.scripts.slice(0, -1),
    styles: built.styles,
    shared: {},
    files: await describeFiles(output, null),
  };
  await writeFile(path.join(output, RELEASE_FILE), JSON.stringify(release));

  await serveInProduction(store, release, remotes, 'monolith');
  return store;
}

/** Makes the only channel of a store, without the gate. */
async function serveInProduction(store: string, shell: ShellRelease, remotes: RemoteRelease[], change: string) {
  await createChannel(store, 'production', { overrides: NO_OVERRIDES, by: AUTHOR });
  const { revision } = await writeRevision(store, 'production', null, (number) => {
    const channel = composeChannel(
      { shell, remotes: remotes.map((current) => ({ current, previous: null })) },
      {
        channel: 'production',
        revision: number,
        updatedAt: new Date().toISOString(),
        change,
        overrides: NO_OVERRIDES,
      },
    );
    const names = [CHANNEL_INDEX, ...remotes.map(({ name }) => name)];
    const pages = names.map((name) => [`${name}.html`, renderChannelPage(channel, shell, null)]);
    return { channel, screens: {}, pages: Object.fromEntries(pages) };
  });
  await movePointer(store, 'production', {
    move: 1,
    kind: 'promote',
    revision,
    change,
    by: AUTHOR,
    why: null,
    at: new Date().toISOString(),
    serves: {},
  });
}

/** Stands in for the shell's remotes/federation.ts. */
function monolithLoader(names: string[]): string {
  const imports = names.map((name) => {
    const module = JSON.stringify(path.join(ROOT, name, 'src/remote.tsx'));
    return `${JSON.stringify(name)}: () => import(${module}),`;
  });
  return `const remotes = {\n${imports.join('\n')}\n};
export const createFederation = () => async (name) => (await remotes[name]()).default;\n`;
}
