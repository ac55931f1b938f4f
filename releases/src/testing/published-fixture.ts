import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Release, type RemoteRelease, releaseSchema, type ShellRelease } from '@vitae/contract/release';
import { type RemoteManifestInput, remoteManifestSchema } from '@vitae/contract/remote';
import ssri from 'ssri';
import { storageOf } from '../storage/open-store.ts';
import { RELEASE_FILE, versionPath } from '../store.ts';

/** Whose name the changes of a test bear. */
export const TESTER = { by: 'a test' };

/** Writes a version of a shell into the store, with scripts of a few bytes in place of a build. */
export async function addShell(store: string, version: string, overrides: Partial<ShellRelease> = {}) {
  const { files, contents } = describeFiles('shell', version, [
    'main.js',
    'main.css',
    'icon.svg',
    'shared-react-query.js',
  ]);
  return await addVersion(store, contents, {
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
    files,
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
    emits,
    hears,
    ...overrides
  }: Partial<Omit<RemoteRelease, 'manifest'>> & { routes?: string[]; contract?: string } & Pick<
      RemoteManifestInput,
      'slots' | 'contributions' | 'emits' | 'hears'
    > = {},
) {
  const { files, contents } = describeFiles(name, version, ['remoteEntry.js', 'remote.js']);
  return await addVersion(store, contents, {
    kind: 'remote',
    name,
    version,
    publishedAt: '2026-01-01T00:00:00.000Z',
    sourceHash: version,
    entry: 'remoteEntry.js',
    preload: ['remote.js'],
    shared: { react: '^19.3.0', '@tanstack/react-query': '^5.100.0' },
    preloadShared: ['react', '@tanstack/react-query'],
    screens: {},
    styles: [],
    manifest: remoteManifestSchema.parse({
      name,
      version,
      contract,
      routes: routes.map((route) => ({ path: route, title: name })),
      slots,
      contributions,
      emits,
      hears,
    }),
    files,
    ...overrides,
  });
}

async function addVersion(store: string, contents: Record<string, Buffer>, release: Release): Promise<Release> {
  const storage = storageOf(store);
  const place = versionPath(release.name, release.version);
  const folder = await storage.makeWorkFolder(path.posix.dirname(place));
  const all = { ...contents, [RELEASE_FILE]: JSON.stringify(releaseSchema.parse(release)) };
  for (const [file, content] of Object.entries(all)) await writeFile(path.join(folder, file), content);
  if ((await storage.moveIn(folder, place, RELEASE_FILE)) !== 'done') {
    await storage.removeFolder(place, RELEASE_FILE);
    await storage.moveIn(folder, place, RELEASE_FILE);
  }
  await rm(folder, { recursive: true, force: true });
  return release;
}

function describeFiles(name: string, version: string, sources: string[]) {
  const files: Release['files'] = {};
  const contents: Record<string, Buffer> = {};
  for (const source of sources) {
    const content = Buffer.from(`/* ${source} of ${name}@${version} */`);
    for (const [suffix, bytes] of [
      ['', content],
      ['.gz', gzipSync(content)],
      ['.br', brotliCompressSync(content)],
    ] as const) {
      contents[source + suffix] = bytes;
      files[source + suffix] = {
        integrity: ssri.fromData(bytes, { algorithms: ['sha384'] }).toString(),
        bytes: bytes.byteLength,
        gzipBytes: bytes.byteLength,
      };
    }
  }
  return { files, contents };
}
