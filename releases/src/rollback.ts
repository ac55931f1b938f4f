import type { Channel } from '@vitae/contract/channel';
import { readState, refuseLostUpdate } from './change-channel.ts';
import { type Author, type CanaryPlan, type Move, movePointer, parentOf, verifyRevision } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { readRelease, requireRevision, servedBy } from './store.ts';
import { verifyRelease } from './verify-release.ts';

export interface RollbackOptions extends Author {
  /** The revision to serve again. Default: the one that the present revision was made from. */
  to?: number;
}

/** Makes a channel serve an earlier revision again, byte by byte as it was. */
export async function rollback(
  store: string,
  channelName: string,
  { to, by, why }: RollbackOptions,
): Promise<{ channel: Channel; move: Move }> {
  const state = await readState(store, channelName);
  const { pointer } = state;
  if (!pointer) throw nothingBefore(channelName);
  const revision = to ?? (await parentOf(store, channelName, pointer.revision));
  if (revision === null) throw nothingBefore(channelName);
  if (revision === pointer.revision) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-026',
      what: `${channelName} serves revision ${revision} already.`,
      advice: `Name another: "pnpm release history --of ${channelName}" lists them.`,
    });
  }
  const channel = await requireRevision(store, channelName, revision);
  await refuseDamage(store, channel);
  const move: Move = {
    move: pointer.move + 1,
    kind: 'rollback',
    revision,
    change: `roll back to revision ${revision}`,
    by,
    why: why ?? null,
    at: new Date().toISOString(),
    serves: servedBy(channel),
    // A step back is for emergencies, and a freeze is one: it goes on until somebody ends it.
    ...(pointer.isFrozen && { isFrozen: true }),
    ...(pointer.protection && { protection: pointer.protection }),
    ...canariesOf(channel),
  };
  if (await movePointer(store, channelName, move)) return { channel, move };
  // Every package may be another one now: whoever wants to go back should see from where.
  const now = await readState(store, channelName);
  refuseLostUpdate(channelName, Object.keys({ ...state.served, ...now.served }), state, now);
  return await rollback(store, channelName, { to, by, why });
}

/** Canaries of an earlier revision stand still: nobody has planned steps for the second time. */
function canariesOf({ remotes }: Channel): Pick<Move, 'canaries'> {
  const since = new Date().toISOString();
  const canaries = Object.entries(remotes).flatMap(([name, { canary }]): [string, CanaryPlan][] =>
    canary ? [[name, { version: canary.remote.version, percent: canary.percent, since, next: [], everyMs: null }]] : [],
  );
  return canaries.length > 0 ? { canaries: Object.fromEntries(canaries) } : {};
}

/** The gate let this revision pass as a whole; what may have changed since are files on the disk. */
async function refuseDamage(store: string, channel: Channel): Promise<void> {
  const problems = await verifyRevision(store, channel.channel, channel.revision);
  for (const [name, version] of Object.entries(servedBy(channel))) {
    const release = await readRelease(store, name, version);
    if (release) problems.push(...(await verifyRelease(store, release)));
    else {
      problems.push({
        code: 'VITAE-RELEASE-010',
        what: `${name}@${version} of revision ${channel.revision} is not in the store ${store}.`,
        advice: 'Roll back to another revision, or promote a version that is published.',
      });
    }
  }
  if (problems.length > 0) throw new ReleaseError(problems);
}

function nothingBefore(channelName: string): ReleaseError {
  return new ReleaseError({
    code: 'VITAE-RELEASE-026',
    what: `${channelName} has nothing to go back to.`,
    advice: `"pnpm release history --of ${channelName}" lists its revisions.`,
  });
}
