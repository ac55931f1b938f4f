import type { Canary, Channel } from '@vitae/contract/channel';
import { OVERRIDE_PARAMETER } from '@vitae/contract/page';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';

/** In the tab's own storage: what stands in the place of the channel's versions until the tab is closed. */
const OVERRIDES_KEY = 'vitae:overrides';

type Overridden = Record<string, Canary['remote']>;

/** On a channel that is not there for trying, staff may only. The server decides; this saves asking it in vain. */
export function mayOverride({ overrides }: Pick<Channel, 'overrides'>): boolean {
  return overrides.localhost || localStorage.getItem(PERSISTENT_KEYS.adminAuthenticated) === 'true';
}

/** `localhost:3100` where the code comes from a server of the developer's machine. */
export function localServerOf({ entry }: Pick<Canary['remote'], 'entry'>): string | null {
  return /^https?:/.test(entry.path) ? new URL(entry.path).host : null;
}

/**
 * Those of this channel. What is there came from the site's own server, which finds published versions only, or, where
 * the channel lets developers in, from a server of this machine.
 */
export function readOverrides(
  storage: Pick<Storage, 'getItem'>,
  channel: Pick<Channel, 'channel' | 'overrides'>,
): Overridden {
  try {
    if (!mayOverride(channel)) return {};
    const kept = JSON.parse(storage.getItem(OVERRIDES_KEY) ?? 'null');
    if (kept?.channel !== channel.channel) return {};
    const remotes = Object.entries(kept.remotes as Overridden);
    return Object.fromEntries(remotes.filter(([, remote]) => channel.overrides.localhost || !localServerOf(remote)));
  } catch {
    return {};
  }
}

/** Whether there is anything to say about versions, or to ask for. */
export function asksForOverrides(channel: Channel, search: string): boolean {
  return search.includes(`${OVERRIDE_PARAMETER}=`) || Object.keys(readOverrides(sessionStorage, channel)).length > 0;
}

/** Keeps them for this tab; the next load of a page follows them. */
export function keepOverrides(storage: Storage, { channel }: Pick<Channel, 'channel'>, remotes: Overridden): void {
  if (Object.keys(remotes).length === 0) storage.removeItem(OVERRIDES_KEY);
  else storage.setItem(OVERRIDES_KEY, JSON.stringify({ channel, remotes }));
}

/** The channel with these versions in their places, and nothing to fall back to: who tries one wants to see it fail. */
export function withOverrides(channel: Channel, overridden: Overridden): Channel {
  const replaced = Object.entries(channel.remotes).map(([name, remote]): [string, Channel['remotes'][string]] => {
    const override = Object.hasOwn(overridden, name) && overridden[name];
    return [name, override ? { ...override, previous: null } : remote];
  });
  return { ...channel, remotes: Object.fromEntries(replaced) };
}
