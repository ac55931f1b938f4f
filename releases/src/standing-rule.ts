import { type Author, type Move, movePointer, readPointer } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { requireChannel } from './store.ts';

/** What of a move changes where only a rule of the channel does, and nothing that it serves. */
type RuleChange = Pick<Move, 'kind' | 'change'> & Partial<Pick<Move, 'isFrozen' | 'protection'>>;

/**
 * Moves a channel's pointer by a change of its rules alone; nobody's approval of an earlier change goes with it.
 *
 * @param change what is to stand in place of the pointer's own rule; null where it stands already. Asked again where
 *   somebody else has moved the pointer meanwhile.
 * @returns where the pointer stands now
 */
export async function moveByRule(
  store: string,
  channelName: string,
  rule: 'isFrozen' | 'protection',
  { by, why }: Author,
  change: (pointer: Move) => RuleChange | null,
): Promise<Move> {
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
    const changed = change(pointer);
    if (!changed) return pointer;
    const { [rule]: _before, approvedBy: _approver, ...standing } = pointer;
    const at = new Date().toISOString();
    const move: Move = { ...standing, move: pointer.move + 1, by, why: why ?? null, at, ...changed };
    if (await movePointer(store, channelName, move)) return move;
  }
}
