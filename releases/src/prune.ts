import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { listChannels, listMoves, readMove, readRevision } from './channel-files.ts';
import { isPreview, PREVIEW_LASTS_MS } from './previews.ts';
import { listPackages, listVersions, requireStore, versionPath } from './store.ts';

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
  const needed = await neededVersions(store);
  const needless: Pruning['needless'] = [];
  let kept = 0;
  for (const name of await listPackages(store)) {
    for (const version of await listVersions(store, name)) {
      const folder = path.join(store, versionPath(name, version));
      const { bytes, newest } = await measure(folder);
      const lastsMs = isPreview(version) ? PREVIEW_LASTS_MS : YOUNG_MS;
      if (needed.has(`${name}@${version}`) || now - newest < lastsMs) kept += 1;
      else needless.push({ name, version, bytes });
    }
  }
  if (isDone) for (const { name, version } of needless) await remove(path.join(store, versionPath(name, version)));
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

async function measure(folder: string): Promise<{ bytes: number; newest: number }> {
  let bytes = 0;
  let newest = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size, mtimeMs } = await stat(path.join(entry.parentPath, entry.name));
    bytes += size;
    newest = Math.max(newest, mtimeMs);
  }
  return { bytes, newest };
}

/** In one step: a half-emptied version must not be found. */
async function remove(folder: string): Promise<void> {
  const aside = path.join(path.dirname(folder), `.pruned-${randomUUID()}`);
  await rename(folder, aside);
  await rm(aside, { recursive: true, force: true });
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
