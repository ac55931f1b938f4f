import { type Author, listMoves, type Move, movePointer, readMove, readPointer } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { requireChannel } from './store.ts';

/**
 * Lets nothing new come to a channel, or everything again. What it serves stays; rolling back works all the same.
 * @returns where the pointer stands now; a channel that is as wanted already is left as it is
 */
export async function setFrozen(store: string, channelName: string, isFrozen: boolean, author: Author): Promise<Move> {
  await requireChannel(store, channelName);
  for (;;) {
    const pointer = await readPointer(store, channelName);
    if (!pointer) {
      throw new ReleaseError({
        code: 'VITAE-RELEASE-026',
        what: `${channelName} serves nothing yet.`,
        advice: `Promote something first: pnpm release promote shell@VERSION --to ${channelName}`,
      });
    }
    if ((pointer.isFrozen ?? false) === isFrozen) return pointer;
    const { isFrozen: _before, approvedBy: _approver, ...standing } = pointer;
    const move: Move = {
      ...standing,
      move: pointer.move + 1,
      kind: isFrozen ? 'freeze' : 'thaw',
      change: isFrozen ? `freeze at revision ${pointer.revision}` : 'thaw',
      by: author.by,
      why: author.why ?? null,
      at: new Date().toISOString(),
      ...(isFrozen && { isFrozen: true }),
    };
    if (await movePointer(store, channelName, move)) return move;
  }
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
