import type { Channel } from '@vitae/contract/channel';
import { STORE_URL } from '@vitae/contract/page';
import { followChannel } from './follow-channel.ts';

/** Follows the channel of this page on the site that serves it. */
export function startFollowing(channel: Channel, onRemotes: (channel: Channel) => void, onShell: () => void): void {
  followChannel({
    channel,
    onRemotes,
    onShell,
    read: async () => {
      const answer = await fetch(`${STORE_URL}channels/${channel.channel}.json`, { cache: 'no-cache' });
      return answer.ok ? await answer.json() : null;
    },
  });
}
