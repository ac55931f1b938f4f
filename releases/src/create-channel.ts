import type { ChannelOverrides } from '@vitae/contract/channel';
import { channelPath, createSettings } from './channel-files.ts';
import { ReleaseError } from './errors.ts';

/** Makes an empty channel. Nothing else does: a mistyped name must not become a site. */
export async function createChannel(
  store: string,
  channel: string,
  { overrides, by }: { overrides: ChannelOverrides; by: string },
): Promise<void> {
  channelPath(channel);
  if (await createSettings(store, channel, { overrides, by, createdAt: new Date().toISOString() })) return;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-025',
    what: `The store ${store} has a channel "${channel}" already.`,
    advice: `See what it serves with "pnpm release status", or choose another name.`,
  });
}
