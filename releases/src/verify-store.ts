import { listChannels, listMoves, readMove, readRevision, verifyRevision } from './channel-files.ts';
import { ReleaseError, type ReleaseProblem } from './errors.ts';
import { listPackages, listVersions, readRelease, requireStore, servedBy } from './store.ts';
import { verifyRelease } from './verify-release.ts';

export interface StoreVerification {
  channels: number;
  revisions: number;
  versions: number;
  problems: ReleaseProblem[];
}

/** Reads everything that visitors can get, or a rollback could serve again, and names all that is missing or altered. */
export async function verifyStore(store: string): Promise<StoreVerification> {
  await requireStore(store);
  const problems: ReleaseProblem[] = [];
  let versions = 0;
  const intact = new Set<string>();
  for (const name of await listPackages(store)) {
    for (const version of await listVersions(store, name)) {
      versions += 1;
      const release = await orProblem(problems, () => readRelease(store, name, version));
      if (!release) {
        problems.push(missing(`${name}@${version} has no release.json.`));
        continue;
      }
      problems.push(...(await verifyRelease(store, release)));
      intact.add(`${name}@${version}`);
    }
  }
  const channels = await listChannels(store);
  let revisions = 0;
  for (const channel of channels) {
    const served = new Set<number>();
    for (const number of await listMoves(store, channel)) {
      const move = await orProblem(problems, () => readMove(store, channel, number));
      if (move) served.add(move.revision);
    }
    for (const revision of [...served].sort((a, b) => a - b)) {
      revisions += 1;
      problems.push(...(await verifyRevision(store, channel, revision)));
      const content = await orProblem(problems, () => readRevision(store, channel, revision));
      for (const [name, version] of Object.entries(content ? servedBy(content) : {})) {
        const id = `${name}@${version}`;
        if (!intact.has(id)) problems.push(missing(`${channel}, revision ${revision}, serves ${id}, which is gone.`));
      }
    }
  }
  return { channels: channels.length, revisions, versions, problems };
}

async function orProblem<Value>(problems: ReleaseProblem[], read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    problems.push(...error.problems);
    return null;
  }
}

function missing(what: string): ReleaseProblem {
  return {
    code: 'VITAE-RELEASE-015',
    what,
    advice: 'Restore it from a copy of the store, or promote another version and do not roll back to this one.',
  };
}
