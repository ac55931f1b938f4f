import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Channel, channelNameSchema, channelSchema } from '@vitae/contract/channel';
import { type Release, releaseSchema } from '@vitae/contract/release';
import { remoteNameSchema } from '@vitae/contract/remote';
import semver from 'semver';
import type * as z from 'zod/mini';
import { ReleaseError } from './errors.ts';
import { isSystemError } from './system-error.ts';

/** The folder store's root: `RELEASE_STORE`, or `releases` below the data folder. */
export function storeFolder(environment: NodeJS.ProcessEnv, workspaceRoot: string): string {
  return path.resolve(
    workspaceRoot,
    environment.RELEASE_STORE || path.join(environment.DATA_DIR || '.data', 'releases'),
  );
}

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

export function channelPath(channel: string): string {
  if (!channelNameSchema.safeParse(channel).success) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-022',
      what: `"${channel}" is not the name of a channel.`,
      advice: 'A channel is named by small letters, digits and dashes, for example production.',
    });
  }
  return `channels/${channel}`;
}

/** Null where the version is not published. */
export async function readRelease(store: string, name: string, version: string): Promise<Release | null> {
  return await readChecked(path.join(store, versionPath(name, version), RELEASE_FILE), releaseSchema);
}

/** As readRelease, but a version that is not published is an error that names those that are. */
export async function requireRelease(store: string, name: string, version: string): Promise<Release> {
  const release = await readRelease(store, name, version);
  if (release) return release;
  const versions = await listVersions(store, name);
  throw new ReleaseError({
    code: 'VITAE-RELEASE-010',
    what: `${name}@${version} is not in the store.`,
    advice: versions.length
      ? `Published: ${versions.join(', ')}. Publish another with: pnpm release publish ${name}`
      : `Publish it first: pnpm release publish ${name}`,
  });
}

/** Null where nothing was promoted to the channel. */
export async function readChannel(store: string, channel: string): Promise<Channel | null> {
  return await readChecked(path.join(store, `${channelPath(channel)}.json`), channelSchema);
}

export async function listChannels(store: string): Promise<string[]> {
  const files = await namesIn(path.join(store, 'channels'));
  return files
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

export async function listPackages(store: string): Promise<string[]> {
  const names = await namesIn(path.join(store, 'remotes'));
  return names.filter((name) => remoteNameSchema.safeParse(name).success).sort();
}

/** Oldest first, as semver orders them. */
export async function listVersions(store: string, name: string): Promise<string[]> {
  const names = await namesIn(path.join(store, 'remotes', name));
  return semver.sort(names.filter((version) => semver.valid(version) === version));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

async function readChecked<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError(
      {
        code: 'VITAE-RELEASE-005',
        what: `${file} does not have the form that this release tool writes.`,
        advice: 'Restore the file, or remove it and publish or promote again.',
      },
      { cause: error },
    );
  }
}
