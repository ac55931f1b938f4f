import type { Channel, ChannelRemote, RemoteVersion } from '../channel.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A version of a remote as a channel describes it, without routes, slots and contributions. */
export function storedVersion(name: string, version: string, changes: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    version,
    runtime: 'shared',
    entry: { path: `remotes/${name}/${version}/remoteEntry.js`, integrity },
    preload: [],
    styles: [],
    routes: [],
    slots: [],
    contributions: [],
    ...changes,
  };
}

/** A channel for tests that serves these remotes. */
export function channelOf(remotes: Record<string, ChannelRemote> = {}): Channel {
  return {
    channel: 'production',
    revision: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    change: 'promote what a test needs',
    overrides: { localhost: false },
    shell: {
      version: '1.0.0',
      contracts: ['1.0.0'],
      entry: { path: 'remotes/shell/1.0.0/main.js', integrity },
      preload: [],
      styles: [],
    },
    remotes,
  };
}
