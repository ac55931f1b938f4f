import { type CanaryPlan, listChannels, type Move, readPointer } from '../channel-files.ts';
import { nextShare, withdrawCanary } from './canary.ts';
import { type Evidence, judgeCanary, type Verdict } from './rule.ts';

/** What visitors have met with one version of a remote in a channel, in the last day. */
export type ReadEvidence = (channel: string, remote: string, version: string) => Promise<Evidence>;

/** A version that a part of a channel's visitors get, and what the rule makes of it now. */
export interface JudgedCanary {
  channel: string;
  remote: string;
  plan: CanaryPlan;
  stableVersion: string;
  verdict: Verdict;
  canary: Evidence;
  stable: Evidence;
}

export interface Watched extends Omit<JudgedCanary, 'plan' | 'stableVersion'> {
  version: string;
  /** What was done about it: taken back, or given to more visitors. */
  move: Move | null;
}

const WATCHER = 'the watcher of canaries';

/** Judges what a channel's pointer says is tried. */
export async function judgeCanaries(
  channel: string,
  { canaries = {}, serves }: Pick<Move, 'canaries' | 'serves'>,
  readEvidence: ReadEvidence,
): Promise<JudgedCanary[]> {
  return await Promise.all(
    Object.entries(canaries).map(async ([remote, plan]) => {
      const stableVersion = serves[remote]!;
      const [canary, stable] = await Promise.all([
        readEvidence(channel, remote, plan.version),
        readEvidence(channel, remote, stableVersion),
      ]);
      return { channel, remote, plan, stableVersion, verdict: judgeCanary(canary, stable), canary, stable };
    }),
  );
}

/** Looks at every canary of the store once: takes back what is bad, and goes on with what is sound and due. */
export async function watchOnce(
  store: string,
  readEvidence: ReadEvidence,
  { now = Date.now, only }: { now?: () => number; only?: string } = {},
): Promise<Watched[]> {
  const seen: Watched[] = [];
  for (const channel of await listChannels(store)) {
    if (only && channel !== only) continue;
    const pointer = await readPointer(store, channel);
    if (!pointer) continue;
    for (const { remote, plan, verdict, canary, stable } of await judgeCanaries(channel, pointer, readEvidence)) {
      const { version, since, everyMs, next } = plan;
      const id = { name: remote, version };
      const isFrozen = pointer.isFrozen ?? false;
      const isDue = !isFrozen && everyMs !== null && next.length > 0 && now() - Date.parse(since) >= everyMs;
      let move: Move | null = null;
      if (verdict.is === 'bad') move = await withdrawCanary(store, channel, id, { by: WATCHER, why: verdict.why });
      else if (verdict.is === 'sound' && isDue) {
        const why = `${Math.round(canary.sessions)} tabs of ${canary.addresses} addresses, ${Math.round(canary.failed)} failed`;
        move = await nextShare(store, channel, id, { by: WATCHER, why });
      }
      seen.push({ channel, remote, version, verdict, canary, stable, move });
    }
  }
  return seen;
}

export function formatWatched({ channel, remote, version, verdict, canary, move }: Watched): string {
  const { sessions, failed, addresses } = canary;
  const seen = `${Math.round(sessions)} tabs of ${addresses} addresses, ${Math.round(failed)} failed`;
  const is = verdict.is === 'bad' ? verdict.why : verdict.is === 'sound' ? 'sound so far' : 'too few to tell';
  return `${channel}: ${remote}@${version}: ${seen}: ${is}${move ? `; ${move.change}` : ''}`;
}

/** Between two looks. */
const LOOK_MS = 15_000;

/** Watches until it is stopped. A look that fails is told, and the next one comes all the same. */
export function startWatching(
  look: () => Promise<unknown>,
  onError: (error: unknown) => void,
  everyMs = LOOK_MS,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look()
        .then(() => {}, onError)
        .then(next);
    }, everyMs);
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
