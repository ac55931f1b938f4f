import type { Channel } from '@vitae/contract/channel';
import type { Release, RemoteRelease, ShellRelease } from '@vitae/contract/release';
import { type ChannelContent, composeChannel } from './compose-channel.ts';
import { ReleaseError } from './errors.ts';
import { findConflicts } from './gate.ts';
import { readChannel, requireRelease } from './store.ts';
import { swapChannel } from './swap-channel.ts';
import { verifyRelease } from './verify.ts';

export interface ReleaseId {
  name: string;
  version: string;
}

/**
 * Makes a channel serve these versions, all in one step. Throws a ReleaseError with every reason where the gate
 * refuses, and leaves the channel as it is.
 * @returns the channel's new state, or the present one where it serves these versions already
 */
export async function promote(store: string, channelName: string, wanted: readonly ReleaseId[]): Promise<Channel> {
  const present = await readChannel(store, channelName);
  const changed = wanted.filter(({ name, version }) => versionIn(present, name) !== version);
  if (present && changed.length === 0) return present;

  const releases = await Promise.all(changed.map(({ name, version }) => requireRelease(store, name, version)));
  const content = await contentAfter(store, present, releases);
  const problems = [
    ...findConflicts({ shell: content.shell, remotes: content.remotes.map(({ current }) => current) }),
    ...(await Promise.all(releases.map((release) => verifyRelease(store, release)))).flat(),
  ];
  if (problems.length > 0) throw new ReleaseError(problems);

  const next = composeChannel(content, {
    channel: channelName,
    revision: (present?.revision ?? 0) + 1,
    updatedAt: new Date().toISOString(),
    overrides: { localhost: channelName === 'staging' },
    change: `promote ${changed.map(({ name, version }) => `${name}@${version}`).join(' ')}`,
  });
  await swapChannel(store, next);
  return next;
}

function versionIn(channel: Channel | null, name: string): string | undefined {
  return name === 'shell' ? channel?.shell.version : channel?.remotes[name]?.version;
}

async function contentAfter(
  store: string,
  present: Channel | null,
  changed: readonly Release[],
): Promise<ChannelContent> {
  const shell =
    changed.find((release): release is ShellRelease => release.kind === 'shell') ??
    (await presentShell(store, present));
  const remotes = new Map<string, ChannelContent['remotes'][number]>();
  for (const [name, { version, previous }] of Object.entries(present?.remotes ?? {})) {
    remotes.set(name, {
      current: await requireRemote(store, name, version),
      previous: previous && (await requireRemote(store, name, previous.version)),
    });
  }
  for (const release of changed) {
    if (release.kind !== 'remote') continue;
    remotes.set(release.name, { current: release, previous: remotes.get(release.name)?.current ?? null });
  }
  return { shell, remotes: [...remotes.values()].sort((a, b) => a.current.name.localeCompare(b.current.name)) };
}

async function presentShell(store: string, present: Channel | null): Promise<ShellRelease> {
  const release = present?.shell && (await requireRelease(store, 'shell', present.shell.version));
  if (release?.kind === 'shell') return release;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-011',
    what: 'The channel serves no shell yet, so there is nothing to check a remote against.',
    advice: 'Promote a shell first, or together: pnpm release promote shell@VERSION NAME@VERSION --to CHANNEL',
  });
}

async function requireRemote(store: string, name: string, version: string): Promise<RemoteRelease> {
  const release = await requireRelease(store, name, version);
  if (release.kind !== 'remote') throw new TypeError(`${name}@${version} is not a remote`);
  return release;
}
