import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Release, type RemoteRelease, releaseSchema, type ShellRelease } from '@vitae/contract/release';
import { type RemoteManifestInput, remoteManifestSchema } from '@vitae/contract/remote';
import ssri from 'ssri';
import { createChannel } from '../create-channel.ts';
import { RELEASE_FILE, versionPath } from '../store.ts';

/** Whose name the changes of a test bear. */
export const TESTER = { by: 'a test' };

/** An empty store with the two channels of a fresh site. */
export async function createStore(): Promise<{ store: string; remove(): Promise<void> }> {
  const store = await mkdtemp(path.join(tmpdir(), 'vitae-store-'));
  await createChannel(store, 'production', { overrides: { localhost: false }, ...TESTER });
  await createChannel(store, 'staging', { overrides: { localhost: true }, ...TESTER });
  return { store, remove: () => rm(store, { recursive: true, force: true }) };
}

/** Writes a version of a shell into the store, with scripts of a few bytes in place of a build. */
export async function addShell(store: string, version: string, overrides: Partial<ShellRelease> = {}) {
  return await addVersion(store, {
    kind: 'shell',
    name: 'shell',
    version,
    publishedAt: '2026-01-01T00:00:00.000Z',
    sourceHash: version,
    entry: 'main.js',
    preload: [],
    styles: ['main.css'],
    icon: 'icon.svg',
    page: { title: 'Vitae', description: 'Resumes', themeColor: { light: '#ffffff', dark: '#000000' } },
    contracts: ['1.2.0'],
    routes: ['/', '/LoginPage'],
    shared: {
      react: { version: '19.3.1', chunks: [] },
      '@tanstack/react-query': { version: '5.108.0', chunks: ['shared-react-query.js'] },
    },
    forRemotes: [],
    files: await describeFiles(store, 'shell', version, ['main.js', 'main.css', 'icon.svg', 'shared-react-query.js']),
    ...overrides,
  });
}

/** Writes a version of a remote into the store, with scripts of a few bytes in place of a build. */
export async function addRemote(
  store: string,
  name: string,
  version: string,
  {
    routes = [`/${name}`],
    contract = '^1.0',
    slots,
    contributions,
    ...overrides
  }: Partial<Omit<RemoteRelease, 'manifest'>> & { routes?: string[]; contract?: string } & Pick<
      RemoteManifestInput,
      'slots' | 'contributions'
    > = {},
) {
  return await addVersion(store, {
    kind: 'remote',
    name,
    version,
    publishedAt: '2026-01-01T00:00:00.000Z',
    sourceHash: version,
    entry: 'remoteEntry.js',
    preload: ['remote.js'],
    shared: { react: '^19.3.0', '@tanstack/react-query': '^5.100.0' },
    preloadShared: ['react', '@tanstack/react-query'],
    styles: [],
    manifest: remoteManifestSchema.parse({
      name,
      version,
      contract,
      routes: routes.map((route) => ({ path: route, title: name })),
      slots,
      contributions,
    }),
    files: await describeFiles(store, name, version, ['remoteEntry.js', 'remote.js']),
    ...overrides,
  });
}

async function addVersion(store: string, release: Release): Promise<Release> {
  const file = path.join(store, versionPath(release.name, release.version), RELEASE_FILE);
  await writeFile(file, JSON.stringify(releaseSchema.parse(release)));
  return release;
}

async function describeFiles(store: string, name: string, version: string, files: string[]) {
  const folder = path.join(store, versionPath(name, version));
  await mkdir(folder, { recursive: true });
  const described: Release['files'] = {};
  for (const file of files) {
    const content = Buffer.from(`/* ${file} of ${name}@${version} */`);
    for (const [suffix, bytes] of [
      ['', content],
      ['.gz', gzipSync(content)],
      ['.br', brotliCompressSync(content)],
    ] as const) {
      await writeFile(path.join(folder, `${file}${suffix}`), bytes);
      described[`${file}${suffix}`] = {
        integrity: ssri.fromData(bytes, { algorithms: ['sha384'] }).toString(),
        bytes: bytes.byteLength,
        gzipBytes: bytes.byteLength,
      };
    }
  }
  return described;
}
