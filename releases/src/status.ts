import { listChannels } from './channel-files.ts';
import { listPackages, listVersions, readChannel, requireStore } from './store.ts';

export interface StoreStatus {
  store: string;
  channels: {
    channel: string;
    revision: number;
    updatedAt: string;
    change: string;
    /** Package → the version served, the one to fall back to, and the one that is tried: `1.5.0 for 5 %`. */
    serves: Record<string, { version: string; previous: string | null; canary: string | null }>;
  }[];
  /** Package → its published versions, oldest first. */
  published: Record<string, string[]>;
}

export async function readStatus(store: string): Promise<StoreStatus> {
  await requireStore(store);
  const channels: StoreStatus['channels'] = [];
  for (const name of await listChannels(store)) {
    const channel = await readChannel(store, name);
    if (!channel) continue;
    const serves: StoreStatus['channels'][number]['serves'] = {};
    serves.shell = { version: channel.shell.version, previous: null, canary: null };
    for (const [remote, { version, previous, canary }] of Object.entries(channel.remotes)) {
      const tried = canary ? `${canary.remote.version} for ${canary.percent} %` : null;
      serves[remote] = { version, previous: previous?.version ?? null, canary: tried };
    }
    const { revision, updatedAt, change } = channel;
    channels.push({ channel: name, revision, updatedAt, change, serves });
  }
  const published: StoreStatus['published'] = {};
  for (const name of await listPackages(store)) published[name] = await listVersions(store, name);
  return { store, channels, published };
}

export function formatStatus({ store, channels, published }: StoreStatus): string {
  const names = Object.keys(published);
  if (names.length === 0) return 'The store is empty. Publish a package: pnpm release publish NAME';
  const width = Math.max(...names.map((name) => name.length));
  const blocks = channels.map(({ channel, revision, updatedAt, change, serves }) => {
    const lines = Object.entries(serves).map(
      ([name, { version, previous, canary }]) =>
        `  ${name.padEnd(width)}  ${version}${canary ? `  (${canary} of visitors)` : ''}${previous ? `  (falls back to ${previous})` : ''}`,
    );
    return [`${channel}, revision ${revision}, ${updatedAt}: ${change}`, ...lines].join('\n');
  });
  const versions = names.map((name) => `  ${name.padEnd(width)}  ${published[name]?.join(', ')}`);
  return [`store ${store}`, ...blocks, ['published', ...versions].join('\n')].join('\n\n');
}
