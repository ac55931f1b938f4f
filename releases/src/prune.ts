import { listChannels, listMoves, readMove, readRevision, type StrayFolders, strayRevisions } from './channel-files.ts';
import { removeCheck } from './checks/check-records.ts';
import { isPreview, PREVIEW_LASTS_MS } from './previews.ts';
import { listProven } from './proven.ts';
import { storageOf } from './storage/open-store.ts';
import { listPackages, listVersions, RELEASE_FILE, requireStore, versionPath } from './store.ts';

export interface Pruning {
  /** Versions that no channel, and nothing in the history of one, needs. */
  needless: { name: string; version: string; bytes: number }[];
  kept: number;
  /** Folders that writers who were killed, or came second, have left. */
  leftovers: { folder: string; bytes: number }[];
  /** False where they were only counted. */
  isDone: boolean;
}

/** A version that was published just now may be about to be promoted, and what is unfinished may be being written. */
const YOUNG_MS = 24 * 3_600_000;

/**
 * Finds the versions that nobody can get any more: no revision that a channel has ever pointed to serves them, tries
 * them or falls back to them, and nobody has said that they are proven. A preview is kept for its time. Beside them it
 * finds what writers have left that did not come to their end. With `isDone` all that is removed, each in one step.
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
      const { bytes, ageMs } = await measure(store, versionPath(name, version), now);
      const lastsMs = isPreview(version) ? PREVIEW_LASTS_MS : YOUNG_MS;
      if (needed.has(`${name}@${version}`) || ageMs < lastsMs) kept += 1;
      else needless.push({ name, version, bytes });
    }
  }
  const leftovers: Pruning['leftovers'] = [];
  for (const { whole, unfinished, mark } of await strayFolders(store)) {
    for (const folder of [...whole, ...unfinished]) {
      const { bytes, ageMs } = await measure(store, folder, now);
      if (ageMs < YOUNG_MS) continue;
      leftovers.push({ folder, bytes });
      if (!isDone) continue;
      if (whole.includes(folder)) await storage.removeFolder(folder, mark);
      else await storage.removeUnfinished(folder, mark);
    }
  }
  if (isDone) {
    for (const { name, version } of needless) {
      await removeCheck(store, name, version);
      await storage.removeFolder(versionPath(name, version), RELEASE_FILE);
    }
  }
  return { needless, kept, leftovers, isDone };
}

async function measure(store: string, folder: string, now: number): Promise<{ bytes: number; ageMs: number }> {
  const files = await storageOf(store).list(folder);
  // Where nothing is yet, somebody has just begun.
  const newest = files.length === 0 ? now : Math.max(...files.map(({ modifiedAt }) => modifiedAt));
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), ageMs: now - newest };
}

async function strayFolders(store: string): Promise<StrayFolders[]> {
  const versions = (await listPackages(store)).map(async (name): Promise<StrayFolders> => {
    const unfinished = await storageOf(store).unfinishedFolders(`remotes/${name}`, RELEASE_FILE);
    return { whole: [], unfinished: unfinished.map((folder) => `remotes/${name}/${folder}`), mark: RELEASE_FILE };
  });
  const revisions = (await listChannels(store)).map((channel) => strayRevisions(store, channel));
  return await Promise.all([...versions, ...revisions]);
}

async function neededVersions(store: string): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of await listChannels(store)) {
    for (const id of await listProven(store, channel)) needed.add(id);
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

export function formatPruning({ needless, kept, leftovers, isDone }: Pruning): string {
  if (needless.length + leftovers.length === 0)
    return `Nothing can go; ${kept} versions are needed or younger than a day.`;
  const bytes = [...needless, ...leftovers].reduce((sum, each) => sum + each.bytes, 0);
  const all = `${needless.length} versions and ${leftovers.length} folders that were never finished or used, ${(bytes / 1e6).toFixed(1)} MB; ${kept} versions are needed or younger than a day.`;
  return [
    isDone ? `Removed ${all}` : `Nobody needs ${all}`,
    ...needless.map(({ name, version }) => `  ${name}@${version}`),
    ...leftovers.map(({ folder }) => `  ${folder}`),
    ...(isDone ? [] : ['Nothing was removed. To remove them: pnpm release prune --yes']),
  ].join('\n');
}
