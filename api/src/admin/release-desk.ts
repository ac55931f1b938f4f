import type { ChannelChange, ChannelState } from '@vitae/contract/admin';
import { ApiFailure } from '../errors/api-failure.ts';

/** The release store, as far as staff work with it. The site brings one; an API that stands alone has none. */
export interface ReleaseDesk {
  readChannels(): Promise<ChannelState[]>;
  /** Package → its published versions, the newest first. */
  readPackages(): Promise<Record<string, string[]>>;
  /** @throws ReleaseRefusal where the gate, a freeze or the channel's state is against it */
  change(channel: string, change: ChannelChange, by: string): Promise<ChannelState>;
}

/** Why the release tool does not do it, in its own words: each line says what, why and what to do. */
export class ReleaseRefusal extends Error {}

export function requireDesk(desk: ReleaseDesk | null): ReleaseDesk {
  if (desk) return desk;
  throw new ApiFailure(404, 'no_release_store', 'This API stands apart from a release store.');
}
