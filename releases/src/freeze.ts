import { type Author, listMoves, type Move, readMove } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { moveByRule } from './standing-rule.ts';

/**
 * Lets nothing new come to a channel, or everything again. What it serves stays; rolling back works all the same.
 * @returns where the pointer stands now; a channel that is as wanted already is left as it is
 */
export async function setFrozen(store: string, channelName: string, isFrozen: boolean, author: Author): Promise<Move> {
  return await moveByRule(store, channelName, 'isFrozen', author, (pointer) =>
    (pointer.isFrozen ?? false) === isFrozen
      ? null
      : {
          kind: isFrozen ? 'freeze' : 'thaw',
          change: isFrozen ? `freeze at revision ${pointer.revision}` : 'thaw',
          ...(isFrozen && { isFrozen: true }),
        },
  );
}

/** Throws where the channel is frozen, and says who froze it and why. */
export async function refuseFrozen(store: string, channelName: string, pointer: Move | null): Promise<void> {
  if (!pointer?.isFrozen) return;
  for (const number of await listMoves(store, channelName)) {
    const { kind, by, why } = await readMove(store, channelName, number);
    if (kind !== 'freeze') continue;
    throw new ReleaseError({
      code: 'VITAE-RELEASE-040',
      what: `${by} has frozen ${channelName}${why ? `: ${why}` : ''}.`,
      advice: `Once that is over: pnpm release thaw ${channelName}. A rollback works meanwhile.`,
    });
  }
}
