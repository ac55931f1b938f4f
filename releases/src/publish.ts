import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIsolatedRemote, buildRemote, buildShell } from '@vitae/bundling/build';
import { type Release, type RemoteRelease, releaseSchema } from '@vitae/contract/release';
import { CONTRACT_VERSIONS } from '@vitae/contract/version';
import { checkBus } from './checks/check-bus.ts';
import { checkManifest } from './checks/check-manifest.ts';
import { checkMount } from './checks/check-mount.ts';
import { recordCheck } from './checks/check-records.ts';
import { findForbiddenSources } from './checks/check-sources.ts';
import { checkTypes, type TypeCheck } from './checks/check-types.ts';
import { copyPrebuilt } from './copy-prebuilt.ts';
import { describeFiles, type PublishedFolder } from './describe-files.ts';
import { ReleaseError, type ReleaseProblem } from './errors.ts';
import { findFaults } from './gate.ts';
import { previewLabel } from './previews.ts';
import { hashSources } from './source-hash.ts';
import { storageOf } from './storage/open-store.ts';
import { listVersions, RELEASE_FILE, readRelease, versionPath } from './store.ts';
import { translateManifest } from './translate-manifest.ts';
import { type ReleasablePackage, readPackage } from './workspace-package.ts';

const SNAPSHOT_LABEL = 'dev';
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
  /** The same for a look at it on staging: `1.2.0-preview.new-look.s0123456789ab`, which enters no channel. */
  preview?: string;
  /**
   * What is checked beside the build, its imports and its manifest.
   * - `all` (default): types, and that each route mounts in a real browser
   * - `without-browser`: types; the version is marked unchecked, and a promotion by hand checks it
   * - `sources`: nothing more, as `pnpm start` does; marked unchecked too
   */
  checks?: 'all' | 'without-browser' | 'sources';
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
  const { workspaceRoot, store, name, isSnapshot, preview, checks = 'all' } = options;
  const label = preview ? previewLabel(preview) : isSnapshot ? SNAPSHOT_LABEL : null;
  const source = await readPackage(workspaceRoot, name);
  const sourceHash = await hashSources(workspaceRoot, source.folder);
  const version = label ? versionOfSources(source.manifest.version, label, sourceHash) : source.manifest.version;
  const existing = await readRelease(store, name, version);
  if (existing && label) return { release: existing, isNew: false };
  if (existing) throw alreadyPublished(name, version, existing.sourceHash === sourceHash);

  const building = await storageOf(store).makeWorkFolder(`remotes/${name}`);
  try {
    // The compiler is another process: it and the bundler run side by side.
    const typing = checks === 'sources' ? NO_TYPES : checkTypes(workspaceRoot, source.folder);
    const [{ described, sources }, types] = await bothOrFirstFailure(bundle(source, version, building), typing);
    if ((await hashSources(workspaceRoot, source.folder)) !== sourceHash) return null;
    const publishedAt = new Date().toISOString();
    const files = await describeFiles(building, await newestRelease(store, name));
    const translations = translateManifest(source);
    const release = releaseSchema.parse({
      name,
      version,
      publishedAt,
      sourceHash,
      ...described,
      translations,
      files,
    });
    await refuseFaults(workspaceRoot, source, release, [...sources, ...types.sources], types.problems);
    await writeFile(path.join(building, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    const check = checks === 'all' ? await checkMount(store, release, building) : null;
    await moveIntoPlace(store, building, release);
    if (check) await recordCheck(store, name, version, check);
    return { release, isNew: true };
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

const NO_TYPES: TypeCheck = { problems: [], sources: [] };

/** Waits for both also when one fails, so that no process writes into a folder that is gone. */
async function bothOrFirstFailure<A, B>(a: Promise<A> | A, b: Promise<B> | B): Promise<[A, B]> {
  const both = Promise.all([a, b]);
  await Promise.allSettled([a, b]);
  return await both;
}

async function refuseFaults(
  workspaceRoot: string,
  source: ReleasablePackage,
  release: Release,
  sources: string[],
  typeProblems: readonly ReleaseProblem[],
): Promise<void> {
  const problems = [...typeProblems];
  if (source.kind === 'remote' && release.kind === 'remote') {
    problems.push(...findFaults(release));
    problems.push(...(await findForbiddenSources(workspaceRoot, source.folder, sources)));
    if (source.manifest.runtime === 'shared') {
      const own = sources.filter((file) => file.startsWith(path.join(source.folder, 'src') + path.sep));
      problems.push(...(await checkManifest(source.folder, source.manifest)));
      problems.push(...strayScreens(release));
      problems.push(
        ...(await checkBus(
          source.manifest,
          own.filter((file) => /\.tsx?$/.test(file)),
        )),
      );
    }
  }
  if (problems.length > 0) throw new ReleaseError(problems);
}

/** A chunk that is named after a route which is none would never be preloaded, and nobody would notice. */
function strayScreens({ name, manifest, screens }: RemoteRelease): ReleaseProblem[] {
  const routes = manifest.routes.map((route) => route.path);
  return Object.keys(screens)
    .filter((screen) => !routes.includes(screen))
    .map((screen) => ({
      code: 'VITAE-RELEASE-032',
      what: `${name}: an import is named /* webpackChunkName: "${screen}" */, but remote.json declares ${routes.join(', ')}.`,
      advice: 'Name the import of a screen after its route, letter by letter, or not after a path.',
      packages: [name],
    }));
}

async function newestRelease(store: string, name: string): Promise<PublishedFolder | null> {
  let newest: Release | null = null;
  for (const version of await listVersions(store, name)) {
    const release = await readRelease(store, name, version);
    if (release && (!newest || release.publishedAt > newest.publishedAt)) newest = release;
  }
  return newest && { store, folder: versionPath(name, newest.version), files: newest.files };
}

/** The snapshot version that the package's present sources have, published or not. */
export async function currentSnapshotVersion(workspaceRoot: string, name: string): Promise<string> {
  const { folder, manifest } = await readPackage(workspaceRoot, name);
  return versionOfSources(manifest.version, SNAPSHOT_LABEL, await hashSources(workspaceRoot, folder));
}

/** `1.2.0` → `1.2.0-dev.s<hash>`: sorts before the release that it leads to, and the letter keeps semver content. */
function versionOfSources(version: string, label: string, sourceHash: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}${label}.s${sourceHash.slice(0, 12)}`;
}

/** What release.json says of a bundle but for its files, and the absolute paths that it was made of. */
interface Bundled {
  described: object;
  sources: string[];
}

/** Fills the folder with the package's bundle. */
async function bundle(source: ReleasablePackage, version: string, output: string): Promise<Bundled> {
  const { name } = source.manifest;
  const options = { folder: source.folder, name, version, output };
  if (source.kind === 'remote') {
    // Who declares nothing says nothing.
    const { emits = [], hears = [] } = source.manifest;
    const manifest = { ...source.manifest, version, emits, hears };
    if (manifest.prebuilt) {
      const described = await copyPrebuilt(source.folder, manifest.prebuilt, name, output);
      return { described: { kind: 'remote', ...described, manifest }, sources: [] };
    }
    const builder = manifest.runtime === 'isolated' ? buildIsolatedRemote : buildRemote;
    const { build, sources } = await reportBuildFailure(name, () => builder(options));
    return { described: { kind: 'remote', ...build, manifest }, sources };
  }
  const { build, sources } = await reportBuildFailure(name, () => buildShell(options));
  await copyFile(path.join(source.folder, source.manifest.icon), path.join(output, SHELL_ICON));
  const { page } = source.manifest;
  const routes = source.manifest.routes.map((route) => route.path);
  const described = { kind: 'shell', ...build, contracts: CONTRACT_VERSIONS, routes, page, icon: SHELL_ICON };
  return { described, sources };
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

async function moveIntoPlace(store: string, building: string, { name, version }: Release): Promise<void> {
  const outcome = await storageOf(store).moveIn(building, versionPath(name, version), RELEASE_FILE);
  if (outcome === 'done') return;
  // Someone published the same version meanwhile.
  if (outcome === 'taken') throw alreadyPublished(name, version, false);
  throw new ReleaseError({
    code: 'VITAE-RELEASE-044',
    what: `Somebody else is bringing ${name}@${version} into ${store} at this moment.`,
    advice: 'Wait for them. What a killed command has left is free for the next one after a quarter of an hour.',
  });
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
