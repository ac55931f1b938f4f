import type { Channel } from '@vitae/contract/channel';
import { STORE_URL } from '@vitae/contract/page';
import type { BusService } from '@vitae/contract/platform';
import type { RouteChange } from '../platform/navigation.ts';
import { followChannel } from './follow-channel.ts';
import { withdrawnRemotes } from './withdrawn-remotes.ts';

interface Following {
  /** The channel of this page, as it was served. */
  channel: Channel;
  bus: BusService;
  onRouteChange(listener: (change: RouteChange) => void): unknown;
  /** `withdrawn`: remotes whose version was taken back. */
  onRemotes(channel: Channel, withdrawn: string[]): void;
  onShell(): void;
}

/** Follows the channel of this page on the site that serves it. */
export function startFollowing({ channel, bus, onRouteChange, onRemotes, onShell }: Following): void {
  let before = channel;
  followChannel({
    channel,
    onShell,
    onRemotes(latest) {
      onRemotes(latest, withdrawnRemotes(before, latest));
      before = latest;
    },
    occasions(look) {
      onRouteChange(look);
      bus.on('remote:failed@2', look);
    },
    read: async () => {
      const answer = await fetch(`${STORE_URL}channels/${channel.channel}.json`, { cache: 'no-cache' });
      return answer.ok ? await answer.json() : null;
    },
  });
}
