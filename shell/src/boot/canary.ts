import type { Channel, ChannelRemote } from '@vitae/contract/channel';

/** In the browser's own storage: a random name, for nothing but to give a visitor the same versions at each visit. */
const VISITOR_KEY = 'vitae:visitor';
const BUCKETS = 10_000;

/**
 * The channel as this visitor gets it: where a version is tried and the lot falls on them, that version stands in the
 * place of the other, which is what it falls back to. Who is among 5 % is also among 25 %.
 */
export function channelForVisitor(channel: Channel, storage: Pick<Storage, 'getItem' | 'setItem'>): Channel {
  if (Object.values(channel.remotes).every(({ canary }) => !canary)) return channel;
  const visitor = readVisitor(storage);
  const remotes = Object.entries(channel.remotes).map(([name, remote]): [string, ChannelRemote] => {
    const { canary } = remote;
    const isChosen =
      canary && bucketOf(`${visitor} ${name}@${canary.remote.version}`) < canary.percent * (BUCKETS / 100);
    return [name, isChosen ? { ...canary.remote, previous: remote } : remote];
  });
  return { ...channel, remotes: Object.fromEntries(remotes) };
}

function readVisitor(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage.getItem(VISITOR_KEY);
    if (known) return known;
    const visitor = crypto.randomUUID();
    storage.setItem(VISITOR_KEY, visitor);
    return visitor;
  } catch {
    // Without storage a visitor is another one at each visit.
    return crypto.randomUUID();
  }
}

/** FNV-1a, with its bits mixed once more: short names that differ in one letter come far apart. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}
