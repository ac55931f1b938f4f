import type { Platform } from '@vitae/contract/platform';
import type { RemoteHost } from './remote-host.ts';
import type { RemoteOutlet } from './remote-outlet.tsx';

export interface Remotes {
  host: RemoteHost;
  platform: Platform;
  Outlet: typeof RemoteOutlet;
}

/** What brings remotes to the screen: fetched once, when the first is wanted. A failure is forgotten. */
export function createLateRemotes(fetchRemotes: () => Promise<Remotes>) {
  let arrived: Remotes | null = null;
  let coming: Promise<Remotes> | null = null;
  return {
    /** Null until it is there. */
    get: () => arrived,
    load(): Promise<Remotes> {
      coming ??= fetchRemotes().then(
        (remotes) => {
          arrived = remotes;
          return remotes;
        },
        (error) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}

export type LateRemotes = ReturnType<typeof createLateRemotes>;
