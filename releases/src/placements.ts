import { listMoves, type Move, readMove } from './channel-files.ts';

/** The last change that a channel made to a package. */
export interface Placement {
  /** Null where it was taken out. */
  version: string | null;
  move: Move;
}

/** Package → who gave it its present version in the channel, and the last version that each author gave it. */
export interface Placements {
  last(name: string): Placement | null;
  lastBy(name: string, author: string): Placement | null;
}

export async function readPlacements(store: string, channel: string): Promise<Placements> {
  const numbers = await listMoves(store, channel);
  const moves = await Promise.all(numbers.map((number) => readMove(store, channel, number)));
  /** The last first. */
  const changes = (name: string) =>
    moves.flatMap((move, index): Placement[] => {
      const version = move.serves[name] ?? null;
      return version === (moves[index + 1]?.serves[name] ?? null) ? [] : [{ version, move }];
    });
  return {
    last: (name) => changes(name)[0] ?? null,
    lastBy: (name, author) => changes(name).find(({ move }) => move.by === author) ?? null,
  };
}
