import { listChannels, listMoves, readMove, readRevision } from './channel-files.ts';
import { isPreview, PREVIEW_LASTS_MS } from './previews.ts';
import { storageOf } from './storage/storage.ts';
import { listPackages, listVersions, RELEASE_FILE, requireStore, versionPath } from './store.ts';

export interface Pruning {
  /** Versions that no channel, and nothing in the history of one, needs. */
  needless: { name: string; version: string; bytes: number }[];
  kept: number;
  /** False where they were only counted. */
  isDone: boolean;
}

/** A version that was published just now may be about to be promoted. */
const YOUNG_MS = 24 * 3_600_000;

/**
 * Finds the versions that nobody can get any more: no revision that a channel has ever pointed to serves them, tries
 * them or falls back to them. A preview is kept for its time. With `isDone` they are removed, each in one step.
 */
export async function prune(
  store: string,
  { isDone, now = Date.now() }: { isDone: boolean; now?: number },
): Promise<Pruning> {
  await requireStore(store);
  const storage = storageOf(store);
  const needed = await neededVersions(store);
  const needless: Pruning['needless'] = [];
  let kept = 0;
  for (const name of await listPackages(store)) {
    for (const version of await listVersions(store, name)) {
      const files = await storage.list(versionPath(name, version));
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const newest = files.reduce((latest, { modifiedAt }) => Math.max(latest, modifiedAt), 0);
      const lastsMs = isPreview(version) ? PREVIEW_LASTS_MS : YOUNG_MS;
      if (needed.has(`${name}@${version}`) || now - newest < lastsMs) kept += 1;
      else needless.push({ name, version, bytes });
    }
  }
  if (isDone)
    for (const { name, version } of needless) await storage.removeFolder(versionPath(name, version), RELEASE_FILE);
  return { needless, kept, isDone };
}

async function neededVersions(store: string): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of await listChannels(store)) {
    for (const number of await listMoves(store, channel)) {
      const { serves, canaries = {}, revision } = await readMove(store, channel, number);
      for (const [name, version] of Object.entries(serves)) needed.add(`${name}@${version}`);
      for (const [name, { version }] of Object.entries(canaries)) needed.add(`${name}@${version}`);
      const described = await readRevision(store, channel, revision);
      for (const [name, { previous }] of Object.entries(described?.remotes ?? {}))
        if (previous) needed.add(`${name}@${previous.version}`);
    }
  }
  return needed;
}

export function formatPruning({ needless, kept, isDone }: Pruning): string {
  const megabytes = (needless.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const lines = needless.map(({ name, version }) => `  ${name}@${version}`);
  const all = `${needless.length} versions, ${megabytes} MB; ${kept} are needed or younger than a day.`;
  if (needless.length === 0) return `Nothing can go; ${kept} versions are needed or younger than a day.`;
  return [
    isDone ? `Removed ${all}` : `Nobody needs ${all}`,
    ...lines,
    ...(isDone ? [] : ['Nothing was removed. To remove them: pnpm release prune --yes']),
  ].join('\n');
}
