import { listMoves, type Move, readMove } from './channel-files.ts';
import { listProven } from './proven.ts';

/** Moves that are looked at for a version to fall back to: months, for a team that releases daily. */
const MOST_MOVES = 500;
/**
 * A version that was served for this long without being taken back counts as sound where nobody has recorded its
 * mounts: a release that breaks for everybody is rolled back, or fixed, sooner.
 */
const STANDING_MS = 30 * 60_000;

/**
 * For a remote's current version: the versions that it could be replaced by when it fails, the best first.
 *
 * First come the versions that mounts have proven, or that stood long enough, the last served first. Then the rest, the
 * last served first: they have passed the gate, and without them a first failure would leave visitors with a panel.
 * A version that was rolled back from is not among them until somebody promotes it again.
 */
export interface FallbackCandidates {
  of(name: string, current: string): string[];
}

interface Served {
  /** Counts the moves; the version that was served last has the highest. */
  lastMove: number;
  standingMs: number;
  isWithdrawn: boolean;
}

export async function readFallbackCandidates(store: string, channel: string, now: number): Promise<FallbackCandidates> {
  const numbers = (await listMoves(store, channel)).slice(0, MOST_MOVES).reverse();
  const moves = await Promise.all(numbers.map((number) => readMove(store, channel, number)));
  return fallbackCandidates(moves, await listProven(store, channel), now);
}

/** @param moves the oldest first */
export function fallbackCandidates(
  moves: readonly Move[],
  proven: ReadonlySet<string>,
  now: number,
): FallbackCandidates {
  const served = new Map<string, Served>();
  for (const [index, move] of moves.entries()) {
    const end = moves[index + 1] ? Date.parse(moves[index + 1]!.at) : now;
    for (const [name, version] of Object.entries(move.serves)) {
      const id = `${name}@${version}`;
      const before = served.get(id);
      served.set(id, {
        lastMove: move.move,
        standingMs: (before?.standingMs ?? 0) + Math.max(0, end - Date.parse(move.at)),
        isWithdrawn: false,
      });
    }
    if (move.kind !== 'rollback') continue;
    for (const [name, version] of Object.entries(moves[index - 1]?.serves ?? {})) {
      const before = served.get(`${name}@${version}`);
      if (before && move.serves[name] !== version) before.isWithdrawn = true;
    }
  }
  const isSound = (id: string) => proven.has(id) || (served.get(id)?.standingMs ?? 0) >= STANDING_MS;
  return {
    of(name, current) {
      const prefix = `${name}@`;
      return [...served]
        .filter(([id, { isWithdrawn }]) => id.startsWith(prefix) && id !== prefix + current && !isWithdrawn)
        .sort(([a, one], [b, two]) => Number(isSound(b)) - Number(isSound(a)) || two.lastMove - one.lastMove)
        .map(([id]) => id.slice(prefix.length));
    },
  };
}
