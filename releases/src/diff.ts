import { readPointer } from './channel-files.ts';
import { requireChannel, requireRevision, servedBy } from './store.ts';

/** What one state of a channel serves and another does not, package by package; null: not served. */
export type ChannelDiff = Record<string, { from: string | null; to: string | null }>;

/** A channel as it is now, or one of its revisions. */
export interface ChannelPoint {
  channel: string;
  revision?: number;
}

/** `production` or `production#7`. */
export function parseChannelPoint(text: string): ChannelPoint | null {
  const [, channel, revision] = /^([a-z][a-z0-9-]*)(?:#([1-9]\d*))?$/.exec(text) ?? [];
  if (!channel) return null;
  return revision ? { channel, revision: Number(revision) } : { channel };
}

export async function diffChannels(store: string, from: ChannelPoint, to: ChannelPoint): Promise<ChannelDiff> {
  const [before, after] = [await servedAt(store, from), await servedAt(store, to)];
  const diff: ChannelDiff = {};
  for (const name of Object.keys({ ...before, ...after }).sort()) {
    if (before[name] !== after[name]) diff[name] = { from: before[name] ?? null, to: after[name] ?? null };
  }
  return diff;
}

async function servedAt(store: string, { channel, revision }: ChannelPoint): Promise<Record<string, string>> {
  await requireChannel(store, channel);
  if (revision) return servedBy(await requireRevision(store, channel, revision));
  return (await readPointer(store, channel))?.serves ?? {};
}

export function formatDiff(diff: ChannelDiff): string {
  const names = Object.keys(diff);
  if (names.length === 0) return 'Both serve the same versions.';
  const width = Math.max(...names.map((name) => name.length));
  return names
    .map((name) => `${name.padEnd(width)}  ${diff[name]?.from ?? '(not served)'} → ${diff[name]?.to ?? '(not served)'}`)
    .join('\n');
}
