import type { ChannelRemote, RemoteVersion } from '@vitae/contract/channel';
import { matchRoute } from '@vitae/contract/route-pattern';
import type { FailureCause } from './remote-error.ts';

/** One try at bringing a remote to the screen. */
export interface Attempt {
  version: RemoteVersion;
  /** Its scripts are asked for under new addresses, and its module starts anew. */
  isFresh: boolean;
  /** Milliseconds before it begins. */
  waitMs: number;
  /** Milliseconds after which it counts as failed, loading and mounting together. */
  limitMs: number;
}

/** A try that has failed, and what was to blame. */
export interface FailedAttempt {
  version: string;
  cause: FailureCause;
  /** It had been on the screen. */
  wasShown: boolean;
}

/** Something useful stands on the screen after this time, whatever a remote does: itself, its fallback or the panel. */
export const SCREEN_BUDGET_MS = 6_000;
/** How much of it the current version may use up where there is a version to fall back to. */
const SHARE_OF_CURRENT_MS = 3_300;
/** A first try that hangs leaves time for one from a fresh address. */
const FIRST_TRY_MS = 3_500;
/** A try with less time than this is not worth its requests. */
const SHORTEST_TRY_MS = 400;
/** Pauses before a network is tried again. */
const NETWORK_BACKOFF_MS = [250, 750];

export interface Situation {
  remote: Pick<ChannelRemote, 'previous'> & RemoteVersion;
  pathname: string;
  /** Of this visit, or since a person has asked for another round. */
  failures: readonly FailedAttempt[];
  /** Milliseconds since then, or since what was on the screen failed. */
  elapsedMs: number;
  /** Milliseconds in which something has to stand on the screen; default `SCREEN_BUDGET_MS`. */
  budgetMs?: number;
  /** Whether a version has crashed in this tab for good. */
  hasCrashed(version: string): boolean;
}

/**
 * The doctrine for a remote that fails; null where nothing is left but the panel.
 * - The network is to blame: the same version again, from a fresh address, after a pause that grows.
 * - The code is to blame and was never on the screen: the version before it, which must know the path; where there is
 *   none, once more from a fresh address, since a cache may hold other bytes than the store.
 * - It has been on the screen and crashed: restarted once, then the version before it.
 * - A version that has crashed for good in this tab is the last to be tried.
 */
export function nextAttempt(situation: Situation): Attempt | null {
  const { remote, failures, elapsedMs, hasCrashed, budgetMs = SCREEN_BUDGET_MS } = situation;
  const previous = remote.previous && matchRoute(remote.previous.routes, situation.pathname) ? remote.previous : null;
  const [first, second] =
    previous && hasCrashed(remote.version) && !hasCrashed(previous.version) ? [previous, null] : [remote, previous];

  const scale = budgetMs / SCREEN_BUDGET_MS;
  const attempt = (version: RemoteVersion, pauseMs: number): Attempt | null => {
    const waitMs = pauseMs * scale;
    const endMs = version === first && second ? SHARE_OF_CURRENT_MS * scale : budgetMs;
    const leftMs = endMs - elapsedMs - waitMs;
    if (leftMs < SHORTEST_TRY_MS * scale) return null;
    const isFresh = failures.some((failure) => failure.version === version.version);
    return { version, isFresh, waitMs, limitMs: failures.length > 0 ? leftMs : Math.min(leftMs, FIRST_TRY_MS * scale) };
  };
  const again = (version: RemoteVersion): Attempt | null => {
    const failed = failures.filter((failure) => failure.version === version.version);
    const last = failed.at(-1);
    if (!last) return attempt(version, 0);
    if (last.cause === 'network') {
      const pause = NETWORK_BACKOFF_MS[failed.length - 1];
      return pause === undefined ? null : attempt(version, pause);
    }
    const mayTryTwice = last.wasShown || !previous;
    return mayTryTwice && failed.length < 2 && !hasCrashed(version.version) ? attempt(version, 0) : null;
  };
  return again(first) ?? (second && again(second));
}
