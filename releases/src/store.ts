import path from 'node:path';
import type { Channel } from '@vitae/contract/channel';
import { type Release, type RemoteRelease, releaseSchema, type ShellRelease } from '@vitae/contract/release';
import { remoteNameSchema } from '@vitae/contract/remote';
import semver from 'semver';
import { type ChannelSettings, listChannels, readPointer, readRevision, readSettings } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { storageOf, storeAddress } from './storage/open-store.ts';
import { readChecked } from './stored-json.ts';

/** The store's address: `RELEASE_STORE` (a folder, or `s3://bucket/prefix`), or `releases` below the data folder. */
export function readStoreAddress(environment: NodeJS.ProcessEnv, workspaceRoot: string): string {
  const named = environment.RELEASE_STORE || path.join(environment.DATA_DIR || '.data', 'releases');
  return storeAddress(named, workspaceRoot);
}

/** `RELEASE_URL`: where browsers get published versions, where that is not the site itself. Null where it is not set. */
export function readStoreUrl({ RELEASE_URL: named }: NodeJS.ProcessEnv): string | null {
  if (!named) return null;
  const url = URL.parse(named.endsWith('/') ? named : `${named}/`);
  if (url && /^https?:$/.test(url.protocol) && !/[\s;,'"]/.test(named) && !url.search && !url.hash) return url.href;
  throw new Error(`RELEASE_URL must be an address like https://cdn.example/releases/, not "${named}".`);
}

/** The shell's name among the packages. */
export const SHELL = 'shell';

export const RELEASE_FILE = 'release.json';

/** Path of a version's folder, relative to the store: `remotes/mf-ats/1.2.0`. The shell is stored like a remote. */
export function versionPath(name: string, version: string): string {
  if (!remoteNameSchema.safeParse(name).success || semver.valid(version) !== version) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-022',
      what: `"${name}@${version}" is not a name and a version.`,
      advice: 'Write it like mf-ats@1.2.0.',
    });
  }
  return `remotes/${name}/${version}`;
}

/** Null where the version is not published. */
export async function readRelease(store: string, name: string, version: string): Promise<Release | null> {
  return await readChecked(store, `${versionPath(name, version)}/${RELEASE_FILE}`, releaseSchema);
}

/** As readRelease, but a version that is not published is an error that names those that are. */
export async function requireRelease(store: string, name: string, version: string): Promise<Release> {
  const release = await readRelease(store, name, version);
  if (release) return release;
  await requireStore(store);
  const versions = await listVersions(store, name);
  throw new ReleaseError({
    code: 'VITAE-RELEASE-010',
    what: `${name}@${version} is not in the store ${store}.`,
    advice: versions.length
      ? `Published: ${versions.join(', ')}. Publish another with: pnpm release publish ${name}`
      : `Publish it first: pnpm release publish ${name}`,
  });
}

export async function requireRemote(store: string, name: string, version: string): Promise<RemoteRelease> {
  const release = await requireRelease(store, name, version);
  if (release.kind !== 'remote') throw new TypeError(`${name}@${version} is not a remote`);
  return release;
}

export async function requireShell(store: string, version: string): Promise<ShellRelease> {
  const release = await requireRelease(store, SHELL, version);
  if (release.kind !== 'shell') throw new TypeError(`${SHELL}@${version} is not a shell`);
  return release;
}

/** What the channel serves. Null where nothing was promoted to it. */
export async function readChannel(store: string, channel: string): Promise<Channel | null> {
  const pointer = await readPointer(store, channel);
  return pointer && (await requireRevision(store, channel, pointer.revision));
}

export async function requireRevision(store: string, channel: string, revision: number): Promise<Channel> {
  const found = await readRevision(store, channel, revision);
  if (found) return found;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-026',
    what: `${channel} has no revision ${revision} in ${store}.`,
    advice: `"pnpm release history --of ${channel}" lists those that it has.`,
  });
}

/** Package → the version that the channel serves, the shell among them. */
export function servedBy({ shell, remotes }: Channel): Record<string, string> {
  const versions = Object.entries(remotes).map(([name, { version }]) => [name, version] as const);
  return { [SHELL]: shell.version, ...Object.fromEntries(versions) };
}

/** Refuses a channel that nobody has created, and a store that is not there. */
export async function requireChannel(store: string, channel: string): Promise<ChannelSettings> {
  const settings = await readSettings(store, channel);
  if (settings) return settings;
  await requireStore(store);
  const channels = await listChannels(store);
  throw new ReleaseError({
    code: 'VITAE-RELEASE-023',
    what: `The store ${store} has no channel "${channel}".`,
    advice: channels.length
      ? `Its channels: ${channels.join(', ')}. A new one is made with: pnpm release channel create ${channel}`
      : `Make it with: pnpm release channel create ${channel}`,
  });
}

/** Refuses an address that holds no store: mostly a forgotten RELEASE_STORE or DATA_DIR. */
export async function requireStore(store: string): Promise<void> {
  const entries = await storageOf(store).names('');
  if (entries.includes('channels') || entries.includes('remotes')) return;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-006',
    what: `There is no release store in ${store}.`,
    advice:
      'Name the right one: RELEASE_STORE=folder or s3://bucket/folder, or DATA_DIR=folder for the one that "pnpm start" filled. A new store begins with: pnpm release publish NAME',
  });
}

export async function listPackages(store: string): Promise<string[]> {
  const names = await storageOf(store).names('remotes');
  return names.filter((name) => remoteNameSchema.safeParse(name).success).sort();
}

/** Oldest first, as semver orders them. */
export async function listVersions(store: string, name: string): Promise<string[]> {
  const names = await storageOf(store).wholeFolders(`remotes/${name}`, RELEASE_FILE);
  return semver.sort(names.filter((version) => semver.valid(version) === version));
}
