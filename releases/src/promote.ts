import type { Channel } from '@vitae/contract/channel';
import type { Release, RemoteRelease, ShellRelease } from '@vitae/contract/release';
import semver from 'semver';
import { type ChannelChange, type ChannelState, changeChannel, type WantedContent } from './change-channel.ts';
import { type Author, verifyRevision } from './channel-files.ts';
import { ReleaseError, type ReleaseProblem } from './errors.ts';
import { findConflicts, idOf } from './gate.ts';
import { requireRelease, requireRemote, requireRevision, requireShell, SHELL } from './store.ts';
import { verifyRelease } from './verify-release.ts';

export interface ReleaseId {
  name: string;
  version: string;
}

export interface PromoteOptions extends Author {
  /** Let a version take the place of a newer one. */
  allowsDowngrade?: boolean;
}

export interface PromoteResult {
  channel: Channel;
  /**
   * - `changed`: the channel serves other versions than before
   * - `healed`: the same versions, but files of the revision were damaged and are whole again
   * - `unchanged`: nothing was to be done
   */
  outcome: 'changed' | 'healed' | 'unchanged';
}

/**
 * Makes a channel serve these versions, all in one step. Throws a ReleaseError with every reason where the gate
 * refuses, and leaves the channel as it is.
 */
export async function promote(
  store: string,
  channelName: string,
  wanted: readonly ReleaseId[],
  { allowsDowngrade = false, ...author }: PromoteOptions,
): Promise<PromoteResult> {
  const names = wanted.map(({ name }) => name);
  const { pointer, hasMoved } = await changeChannel(store, channelName, names, author, async (state) => {
    const changed = wanted.filter(({ name, version }) => state.served[name] !== version);
    if (changed.length === 0) return await healing(store, channelName, state);
    const releases = await Promise.all(changed.map(({ name, version }) => requireRelease(store, name, version)));
    const content = await contentAfter(store, channelName, state.served, releases);
    const problems = [
      ...findConflicts(content),
      ...(await Promise.all(releases.map((release) => verifyRelease(store, release)))).flat(),
      ...(allowsDowngrade ? [] : downgradeProblems(channelName, state.served, releases)),
    ];
    if (problems.length > 0) throw new ReleaseError(problems);
    return { kind: 'promote', change: `promote ${releases.map(idOf).join(' ')}`, content };
  });
  if (!pointer) throw new TypeError('A promotion of nothing to a channel that serves nothing');
  const channel = await requireRevision(store, channelName, pointer.revision);
  return { channel, outcome: !hasMoved ? 'unchanged' : pointer.kind === 'renew' ? 'healed' : 'changed' };
}

/** The same versions once more, where a file of the present revision is missing or altered. */
async function healing(store: string, channelName: string, state: ChannelState): Promise<ChannelChange | null> {
  const revision = state.pointer?.revision;
  if (!revision || (await verifyRevision(store, channelName, revision)).length === 0) return null;
  const content = await contentAfter(store, channelName, state.served, []);
  return { kind: 'renew', change: `renew revision ${revision}, whose files were damaged`, content };
}

function downgradeProblems(
  channelName: string,
  served: Readonly<Record<string, string>>,
  releases: readonly Release[],
): ReleaseProblem[] {
  return releases.flatMap((release) => {
    const present = served[release.name];
    if (!present || !semver.lt(release.version, present) || areSnapshotsOfOneVersion(release.version, present))
      return [];
    return [
      {
        code: 'VITAE-RELEASE-018' as const,
        what: `${channelName} serves ${release.name}@${present}, and ${release.version} is older.`,
        advice: `To go back, use "pnpm release rollback --of ${channelName}"; if it is meant, add --downgrade.`,
        packages: [release.name],
      },
    ];
  });
}

/** `1.2.0-dev.s1…` and `1.2.0-dev.s2…`: their order says nothing about which is newer. */
function areSnapshotsOfOneVersion(a: string, b: string): boolean {
  return a.includes('dev.s') && a.replace(/dev\.s.*/, '') === b.replace(/dev\.s.*/, '');
}

/** What the channel serves once these releases are in the place of their earlier versions. */
export async function contentAfter(
  store: string,
  channelName: string,
  served: Readonly<Record<string, string>>,
  changed: readonly Release[],
): Promise<WantedContent> {
  const newShell = changed.find((release): release is ShellRelease => release.kind === 'shell');
  const shell = newShell ?? (served[SHELL] ? await requireShell(store, served[SHELL]) : null);
  if (!shell) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-011',
      what: `${channelName} serves no shell yet, so there is nothing to check a remote against.`,
      advice: `Promote a shell first, or together: pnpm release promote shell@VERSION NAME@VERSION --to ${channelName}`,
    });
  }
  const remotes = changed.filter((release): release is RemoteRelease => release.kind === 'remote');
  const replaced = new Set(changed.map(({ name }) => name));
  for (const [name, version] of Object.entries(served)) {
    if (name !== SHELL && !replaced.has(name)) remotes.push(await requireRemote(store, name, version));
  }
  return { shell, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) };
}
