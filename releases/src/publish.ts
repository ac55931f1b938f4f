import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { buildRemote, buildShell } from '@vitae/bundling/build';
import { type Release, type ReleaseFile, releaseSchema } from '@vitae/contract/release';
import ssri from 'ssri';
import { ReleaseError } from './errors.ts';
import { isRunning } from './running-process.ts';
import { hashSources } from './source-hash.ts';
import { RELEASE_FILE, readRelease, versionPath } from './store.ts';
import { isSystemError } from './system-error.ts';
import { type ReleasablePackage, readPackage } from './workspace-package.ts';

const SHELL_ICON = 'icon.svg';
/** What a server may send compressed. Source maps are left out: only developers' tools fetch them. */
const COMPRESSIBLE = /\.(js|css|svg|json|ttf)$/;

export interface PublishOptions {
  workspaceRoot: string;
  store: string;
  name: string;
  /**
   * Publish under a version made from the sources, `1.2.0-dev.s0123456789ab`, in place of the manifest's. Sources that
   * are in the store already are not built again.
   */
  isSnapshot?: boolean;
}

export interface PublishResult {
  release: Release;
  /** False where a snapshot of the same sources was there before. */
  isNew: boolean;
}

/** Builds a package and adds it to the store. A version that is there already is refused. */
export async function publish({ workspaceRoot, store, name, isSnapshot }: PublishOptions): Promise<PublishResult> {
  const source = await readPackage(workspaceRoot, name);
  const sourceHash = await hashSources(workspaceRoot, source.folder);
  const version = isSnapshot ? snapshotVersion(source.manifest.version, sourceHash) : source.manifest.version;
  const existing = await readRelease(store, name, version);
  if (existing && isSnapshot) return { release: existing, isNew: false };
  if (existing) throw alreadyPublished(name, version, existing.sourceHash === sourceHash);

  const packageRoot = path.join(store, 'remotes', name);
  await mkdir(packageRoot, { recursive: true });
  await removeAbandonedBuilds(packageRoot);
  const building = path.join(packageRoot, `${BUILDING_PREFIX}${process.pid}-${version}`);
  await rm(building, { recursive: true, force: true });
  await mkdir(building);
  try {
    const release = await build(source, version, sourceHash, building);
    await writeFile(path.join(building, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    await moveIntoPlace(building, path.join(store, versionPath(name, version)), release);
    return { release, isNew: true };
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** The snapshot version that the package's present sources have, published or not. */
export async function currentSnapshotVersion(workspaceRoot: string, name: string): Promise<string> {
  const { folder, manifest } = await readPackage(workspaceRoot, name);
  return snapshotVersion(manifest.version, await hashSources(workspaceRoot, folder));
}

/** `1.2.0` → `1.2.0-dev.s<hash>`: sorts before the release that it leads to, and the letter keeps semver content. */
function snapshotVersion(version: string, sourceHash: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}dev.s${sourceHash.slice(0, 12)}`;
}

async function build(source: ReleasablePackage, version: string, sourceHash: string, output: string): Promise<Release> {
  const { name } = source.manifest;
  const bundle = { folder: source.folder, name, version, output };
  const common = { name, version, publishedAt: new Date().toISOString(), sourceHash };
  if (source.kind === 'remote') {
    const built = await reportBuildFailure(name, () => buildRemote(bundle));
    const manifest = { ...source.manifest, version };
    return releaseSchema.parse({ kind: 'remote', ...common, ...built, manifest, files: await addFiles(output) });
  }
  const built = await reportBuildFailure(name, () => buildShell(bundle));
  await copyFile(path.join(source.folder, source.manifest.icon), path.join(output, SHELL_ICON));
  const { contract, page } = source.manifest;
  const routes = source.manifest.routes.map((route) => route.path);
  const shell = { ...built, contract, routes, page, icon: SHELL_ICON };
  return releaseSchema.parse({ kind: 'shell', ...common, ...shell, files: await addFiles(output) });
}

async function reportBuildFailure<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new ReleaseError(
      {
        code: 'VITAE-RELEASE-003',
        what: `${name} could not be built:\n${error instanceof Error ? error.message : error}`,
        advice: 'Mend what is named above and publish again.',
      },
      { cause: error },
    );
  }
}

/** The best quality takes two seconds a megabyte; on font files, the only large ones, this one loses 5 % of the gain. */
const LARGE_FILE_BYTES = 1_000_000;
const LARGE_FILE_BROTLI_QUALITY = 6;

/** Adds compressed copies beside the files that profit from them, and describes every file of the folder. */
async function addFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const files: Record<string, ReleaseFile> = {};
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of paths) {
    const content = await readFile(path.join(folder, file));
    const gzipped = await promisify(gzip)(content);
    describe(file, content, gzipped.byteLength);
    if (!COMPRESSIBLE.test(file)) continue;
    const brotli = await promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        [zlib.BROTLI_PARAM_QUALITY]:
          content.byteLength > LARGE_FILE_BYTES ? LARGE_FILE_BROTLI_QUALITY : zlib.BROTLI_MAX_QUALITY,
      },
    });
    for (const [copy, compressed] of [
      [`${file}.gz`, gzipped],
      [`${file}.br`, brotli],
    ] as const) {
      await writeFile(path.join(folder, copy), compressed);
      describe(copy, compressed, compressed.byteLength);
    }
  }
  return files;

  function describe(file: string, content: Buffer, gzipBytes: number) {
    const integrity = ssri.fromData(content, { algorithms: ['sha384'] }).toString();
    files[file.split(path.sep).join('/')] = { integrity, bytes: content.byteLength, gzipBytes };
  }
}

async function moveIntoPlace(building: string, place: string, release: Release): Promise<void> {
  try {
    await rename(building, place);
  } catch (error) {
    // A folder that holds files cannot be renamed over: someone published the same version meanwhile.
    const isTaken = isSystemError(error, 'ENOTEMPTY', 'EEXIST');
    throw isTaken ? alreadyPublished(release.name, release.version, false) : error;
  }
}

function alreadyPublished(name: string, version: string, isSame: boolean): ReleaseError {
  return new ReleaseError({
    code: 'VITAE-RELEASE-004',
    what: `${name}@${version} is in the store, ${isSame ? 'built from these very sources' : 'built from other sources'}; a published version never changes.`,
    advice: isSame
      ? `Promote it: pnpm release promote ${name}@${version} --to production`
      : `Raise "version" in ${name}/${name === 'shell' ? 'shell' : 'remote'}.json and publish again.`,
  });
}

const BUILDING_PREFIX = '.building-';

/** Folders of builds that were killed. Their names carry the process that made them. */
async function removeAbandonedBuilds(packageRoot: string): Promise<void> {
  for (const entry of await readdir(packageRoot)) {
    const pid = entry.startsWith(BUILDING_PREFIX) ? Number.parseInt(entry.slice(BUILDING_PREFIX.length), 10) : null;
    if (pid && pid !== process.pid && !isRunning(pid)) {
      await rm(path.join(packageRoot, entry), { recursive: true, force: true });
    }
  }
}
