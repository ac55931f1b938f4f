import type { ChannelRemote, RemoteVersion } from '@vitae/contract/channel';

/** One try at bringing a remote to the screen. */
export interface Attempt {
  version: RemoteVersion;
  /** Counts the loads of this version on this page; above 0 the script's address is a fresh one. */
  load: number;
  /** What the attempt means to the person at the screen, and to the admin's list of failures. */
  kind: 'first' | 'retried' | 'previous';
}

/**
 * The doctrine for a remote that fails, in order: as the channel says; once more from a fresh address; the version
 * that the channel served before. After that the failure panel, whose Retry starts over with fresh addresses.
 */
export function attemptsFor({ previous, ...current }: ChannelRemote, round = 0): Attempt[] {
  const attempts: Attempt[] = [
    { version: current, load: round * 2, kind: round === 0 ? 'first' : 'retried' },
    { version: current, load: round * 2 + 1, kind: 'retried' },
  ];
  if (previous) attempts.push({ version: previous, load: round, kind: 'previous' });
  return attempts;
}
