import type { Channel } from '@vitae/contract/channel';
import type { NavigationLink } from '@vitae/contract/remote';

/** The links that the channel's remotes ask for, in their order. */
export function navigationLinks(channel: Channel): NavigationLink[] {
  return Object.values(channel.remotes)
    .flatMap((remote) => remote.navigation)
    .sort((a, b) => a.order - b.order);
}
