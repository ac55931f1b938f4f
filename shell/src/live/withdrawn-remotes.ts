import type { Channel } from '@vitae/contract/channel';

/**
 * Remotes of which a version was taken back between two states of a channel: by a rollback, which serves an earlier
 * revision, or as a canary that neither visitors nor a part of them get any more. Who has it on the screen leaves it.
 */
export function withdrawnRemotes(before: Channel, after: Channel): string[] {
  const isRollback = after.revision < before.revision;
  return Object.entries(before.remotes)
    .filter(([name, { version, canary }]) => {
      const now = after.remotes[name];
      const offered = [now?.version, now?.canary?.remote.version];
      return (isRollback && !offered.includes(version)) || (canary && !offered.includes(canary.remote.version));
    })
    .map(([name]) => name);
}
