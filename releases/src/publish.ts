import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRemote, buildShell } from '@vitae/bundling/build';
import { type Release, releaseSchema } from '@vitae/contract/release';
import { CONTRACT_VERSIONS } from '@vitae/contract/version';
import { describeFiles, type PublishedFolder } from './describe-files.ts';
import { ReleaseError } from './errors.ts';
import { isRunning } from './running-process.ts';
import { hashSources } from './source-hash.ts';
import { listVersions, RELEASE_FILE, readRelease, versionPath } from './store.ts';
import { isSystemError } from './system-error.ts';
import { translateManifest } from './translate-manifest.ts';
import { type ReleasablePackage, readPackage } from './workspace-package.ts';

const SHELL_ICON = 'icon.svg';
/** Sources that change while they are bundled are bundled again, as often as this. */
const MOST_BUILDS = 3;

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
export async function publish(options: PublishOptions): Promise<PublishResult> {
  for (let build = 1; build <= MOST_BUILDS; build += 1) {
    const result = await publishPresentSources(options);
    if (result) return result;
  }
  throw new ReleaseError({
    code: 'VITAE-RELEASE-003',
    what: `The sources of ${options.name} changed during each of ${MOST_BUILDS} builds.`,
    advice: 'Publish again when nobody is writing to them.',
  });
}

/** Null where the sources changed during the build, so that the bundle may hold some of the old and some of the new. */
async function publishPresentSources(options: PublishOptions): Promise<PublishResult | null> {
  const { workspaceRoot, store, name, isSnapshot } = options;
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
    const built = await bundle(source, version, building);
    if ((await hashSources(workspaceRoot, source.folder)) !== sourceHash) return null;
    const publishedAt = new Date().toISOString();
    const files = await describeFiles(building, await newestRelease(store, name));
    const translations = translateManifest(source);
    const release = releaseSchema.parse({ name, version, publishedAt, sourceHash, ...built, translations, files });
    await writeFile(path.join(building, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    await moveIntoPlace(building, path.join(store, versionPath(name, version)), release);
    return { release, isNew: true };
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

async function newestRelease(store: string, name: string): Promise<PublishedFolder | null> {
  let newest: Release | null = null;
  for (const version of await listVersions(store, name)) {
    const release = await readRelease(store, name, version);
    if (release && (!newest || release.publishedAt > newest.publishedAt)) newest = release;
  }
  return newest && { folder: path.join(store, versionPath(name, newest.version)), files: newest.files };
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

/** Fills the folder with the package's bundle; what release.json says of it, but for its files. */
async function bundle(source: ReleasablePackage, version: string, output: string): Promise<object> {
  const { name } = source.manifest;
  const options = { folder: source.folder, name, version, output };
  if (source.kind === 'remote') {
    const built = await reportBuildFailure(name, () => buildRemote(options));
    return { kind: 'remote', ...built, manifest: { ...source.manifest, version } };
  }
  const built = await reportBuildFailure(name, () => buildShell(options));
  await copyFile(path.join(source.folder, source.manifest.icon), path.join(output, SHELL_ICON));
  const { page } = source.manifest;
  const routes = source.manifest.routes.map((route) => route.path);
  return { kind: 'shell', ...built, contracts: CONTRACT_VERSIONS, routes, page, icon: SHELL_ICON };
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
