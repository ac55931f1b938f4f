import type { Platform } from '@vitae/contract/platform';
import type { RemoteHost } from './remote-host.ts';
import type { RemoteOutlet } from './remote-outlet.tsx';

export interface Remotes {
  host: RemoteHost;
  platform: Platform;
  Outlet: typeof RemoteOutlet;
}

/** After so long the person at the screen is told, whatever the network does. */
const LIMIT_MS = 5_000;

/**
 * What brings remotes to the screen: fetched once, when the first is wanted. A failure is forgotten, and so is a request
 * that hangs; should its answer come all the same, it is taken.
 */
export function createLateRemotes(fetchRemotes: () => Promise<Remotes>, limitMs = LIMIT_MS) {
  let arrived: Remotes | null = null;
  let coming: Promise<Remotes> | null = null;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<Remotes>();
  return {
    /** Resolves once it is there, also after a load that was given up. */
    arrival,
    /** Null until it is there. */
    get: () => arrived,
    load(): Promise<Remotes> {
      if (arrived) return Promise.resolve(arrived);
      if (coming) return coming;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const hanging = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
      });
      // Two sets of remotes on one page would mount everything twice: the first that comes is the one.
      const fetched = fetchRemotes().then((remotes) => {
        arrived ??= remotes;
        arrive(arrived);
        return arrived;
      });
      coming = Promise.race([fetched, hanging]).catch((error) => {
        coming = null;
        throw error;
      });
      fetched.catch(() => {}).finally(() => clearTimeout(timer));
      return coming;
    },
  };
}

export type LateRemotes = ReturnType<typeof createLateRemotes>;
