import { listMoves, type Move, readMove } from './channel-files.ts';
import { requireChannel } from './store.ts';

const DEFAULT_LENGTH = 20;

/** The channel's moves, the last first. */
export async function readHistory(store: string, channel: string, length = DEFAULT_LENGTH): Promise<Move[]> {
  await requireChannel(store, channel);
  const numbers = (await listMoves(store, channel)).slice(0, length);
  return await Promise.all(numbers.map((number) => readMove(store, channel, number)));
}

export function formatHistory(moves: readonly Move[]): string {
  if (moves.length === 0) return 'Nothing was promoted to this channel yet.';
  return moves
    .map(
      ({ revision, at, by, change, why, approvedBy }) =>
        `revision ${String(revision).padStart(3)}  ${at}  ${by}${approvedBy ? ` with ${approvedBy}` : ''}: ${change}${why ? `  (${why})` : ''}`,
    )
    .join('\n');
}
