import type { Canary, Channel } from '@vitae/contract/channel';
import type { OverrideChoices, OverrideRefusal } from '@vitae/contract/overrides';
import type { Release } from '@vitae/contract/release';
import { remoteNameSchema } from '@vitae/contract/remote';
import semver from 'semver';
import type { Move } from '../channel-files.ts';
import { servedVersion } from '../compose-channel.ts';
import { findConflicts } from '../gate.ts';
import { readHistory } from '../history.ts';
import { isOver, isPreview } from '../previews.ts';
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
  now = Date.now(),
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
  if (isPreview(version) && !channel.overrides.localhost)
    return refuse('override_preview_elsewhere', `Previews are not shown on ${channel.channel}.`);
  if (isPreview(version) && isOver(release, now))
    return refuse('override_preview_over', `The time of ${id} is over. Publish the preview again.`);
  const content = await contentAfter(store, channel.channel, served, [release]);
  const problems = findConflicts(content);
  if (problems.length > 0) return refuse('override_conflict', problems.map(({ what }) => what).join(' '));
  return { name, remote: servedVersion(release, content.shell) };
}

/** Moves of the channel that are looked through for who has brought a version. */
const HISTORY_LENGTH = 200;

/** What can be chosen in the place of each remote. `forStaff`: with the names and the reasons of the channel's history. */
export async function listOverrides(
  store: string,
  channel: Channel,
  forStaff: boolean,
): Promise<OverrideChoices['remotes']> {
  const brought = forStaff ? lastBrought(await readHistory(store, channel.channel, HISTORY_LENGTH)) : new Map();
  return await Promise.all(
    Object.entries(channel.remotes).map(async ([name, { version }]) => {
      const versions = (await listVersions(store, name)).reverse();
      const releases = await Promise.all(versions.map((one) => readRelease(store, name, one).catch(() => null)));
      const published = releases.flatMap((release) =>
        release && isOffered(release, channel)
          ? [
              {
                version: release.version,
                at: release.publishedAt,
                brought: brought.get(`${name}@${release.version}`) ?? null,
              },
            ]
          : [],
      );
      published.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
      return { name, version, published };
    }),
  );
}

function isOffered(release: Release, { overrides }: Channel): boolean {
  return !isPreview(release.version) || (overrides.localhost && !isOver(release, Date.now()));
}

/** `mf-ats@1.2.0` → who has brought it to the channel last. */
function lastBrought(history: readonly Move[]) {
  const brought = new Map<string, { at: string; by: string; why: string | null }>();
  let before: Move['serves'] = {};
  for (const { serves, at, by, why } of history.toReversed()) {
    for (const [name, version] of Object.entries(serves))
      if (before[name] !== version) brought.set(`${name}@${version}`, { at, by, why });
    before = serves;
  }
  return brought;
}
