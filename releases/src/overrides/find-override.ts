import type { Canary, Channel } from '@vitae/contract/channel';
import type { OverrideChoices, OverrideRefusal } from '@vitae/contract/overrides';
import { remoteNameSchema } from '@vitae/contract/remote';
import semver from 'semver';
import { servedVersion } from '../compose-channel.ts';
import { findConflicts } from '../gate.ts';
import { contentAfter } from '../promote.ts';
import { listVersions, readRelease, SHELL, servedBy } from '../store.ts';

type Refusal = Pick<OverrideRefusal, 'code' | 'message'>;

const refuse = (code: OverrideRefusal['code'], message: string): { refusal: Refusal } => ({
  refusal: { code, message },
});

/**
 * What `mf-ats@1.2.0` stands for in this channel, checked by the gate beside what the channel serves. Only a published
 * version is ever found: an address is no name and no version.
 */
export async function findOverride(
  store: string,
  channel: Channel,
  id: string,
): Promise<{ name: string; remote: Canary['remote'] } | { refusal: Refusal }> {
  const at = id.lastIndexOf('@');
  const [name, version] = [id.slice(0, Math.max(0, at)), id.slice(at + 1)];
  if (!remoteNameSchema.safeParse(name).success || semver.valid(version) !== version)
    return refuse('override_malformed', 'Write it like mf-ats@1.2.0. Addresses are not taken.');
  const served = servedBy(channel);
  if (name === SHELL || !served[name]) {
    const names = Object.keys(channel.remotes).join(', ');
    return refuse('override_not_in_channel', `${channel.channel} has no remote ${name}. Its remotes: ${names}.`);
  }
  const release = await readRelease(store, name, version);
  if (release?.kind !== 'remote') {
    const versions = await listVersions(store, name);
    return refuse('override_unpublished', `${id} is not published. Published: ${versions.join(', ')}.`);
  }
  const content = await contentAfter(store, channel.channel, served, [release]);
  const problems = findConflicts(content);
  if (problems.length > 0) return refuse('override_conflict', problems.map(({ what }) => what).join(' '));
  return { name, remote: servedVersion(release, content.shell) };
}

/** What can be chosen in the place of each remote. */
export async function listOverrides(store: string, channel: Channel): Promise<OverrideChoices['remotes']> {
  return await Promise.all(
    Object.entries(channel.remotes).map(async ([name, { version }]) => {
      const versions = (await listVersions(store, name)).reverse();
      const releases = await Promise.all(versions.map((one) => readRelease(store, name, one).catch(() => null)));
      const published = releases.flatMap((release) =>
        release ? [{ version: release.version, at: release.publishedAt }] : [],
      );
      return { name, version, published };
    }),
  );
}
