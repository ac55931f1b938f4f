import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { listChannels } from '@vitae/releases/channel-files';
import { createChannel } from '@vitae/releases/create-channel';
import { describeProblem, ReleaseError, type ReleaseErrorCode, type ReleaseProblem } from '@vitae/releases/errors';
import { readPlacements } from '@vitae/releases/placements';
import { promote, type ReleaseId } from '@vitae/releases/promote';
import { currentSnapshotVersion } from '@vitae/releases/publish';
import { readRelease, SHELL } from '@vitae/releases/store';
import { listReleasablePackages } from '@vitae/releases/workspace-package';

/** The channels of a fresh site. Developers try their servers in staging. */
const CHANNELS = { production: { localhost: false }, staging: { localhost: true } };
/** Whose name the changes of `pnpm start` bear in a channel's history. */
const START_AUTHOR = 'pnpm start';
const PUBLISH_IN_CHILD = path.join(import.meta.dirname, 'publish-in-child.ts');
/** A build keeps about one core and half a gigabyte busy. */
const MOST_PARALLEL_BUILDS = 2;

/** The channel is frozen, or asks for people. */
const NOT_FOR_A_START: ReadonlySet<ReleaseErrorCode> = new Set([
  'VITAE-RELEASE-040',
  'VITAE-RELEASE-048',
  'VITAE-RELEASE-049',
]);

export interface PublishWorkspaceOptions {
  workspaceRoot: string;
  store: string;
  signal: AbortSignal;
  report(line: string): void;
}

/**
 * Publishes every package whose sources are not in the store yet, and brings the channels up to date: staging gets what
 * has changed since the last start, production only where a start has put the version that it serves. What a person has
 * promoted, rolled back or retired stays. A package that cannot be built or does not fit is left out, with the reason.
 */
export async function publishWorkspace({ workspaceRoot, store, signal, report }: PublishWorkspaceOptions) {
  const current = await publishPackages({ workspaceRoot, store, signal, report });
  const existing = await listChannels(store);
  for (const [channel, overrides] of Object.entries(CHANNELS)) {
    if (!existing.includes(channel)) await createChannel(store, channel, { overrides, by: START_AUTHOR });
  }
  const lines = new Set<string>();
  const reportOnce = (line: string) => {
    if (!lines.has(line)) report(line);
    lines.add(line);
  };
  await promoteWhatFits(store, 'staging', await wantedInStaging(store, current), reportOnce);
  await promoteWhatFits(store, 'production', await wantedInProduction(store, current, reportOnce), reportOnce);
}

/** The versions of the present sources, all of them in the store. */
async function publishPackages({ workspaceRoot, store, signal, report }: PublishWorkspaceOptions) {
  const current: ReleaseId[] = [];
  const leftOut = new Set<string>();
  const leaveOut = (name: string, error: unknown) => {
    leftOut.add(name);
    report(`${name} is left out.\n${error instanceof Error ? error.message : error}`);
  };
  for (const name of await listReleasablePackages(workspaceRoot)) {
    try {
      current.push({ name, version: await currentSnapshotVersion(workspaceRoot, name) });
    } catch (error) {
      leaveOut(name, error);
    }
  }
  const missing: ReleaseId[] = [];
  for (const id of current) if (!(await readRelease(store, id.name, id.version))) missing.push(id);
  if (missing.length < current.length)
    report(`${current.length - missing.length} of ${current.length} packages are built already`);
  await inParallel(missing, Math.min(MOST_PARALLEL_BUILDS, availableParallelism()), async (id) => {
    const begun = Date.now();
    report(`${id.name}: building…`);
    try {
      id.version = await publishInChild(workspaceRoot, store, id.name, signal);
      report(`${id.name}: published after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    } catch (error) {
      signal.throwIfAborted();
      leaveOut(id.name, error);
    }
  });
  return current.filter(({ name }) => !leftOut.has(name));
}

/** What has changed since a start has last promoted it here. */
async function wantedInStaging(store: string, current: readonly ReleaseId[]): Promise<ReleaseId[]> {
  const placements = await readPlacements(store, 'staging');
  return current.filter(({ name, version }) => placements.lastBy(name, START_AUTHOR)?.version !== version);
}

/** What a start may renew here: that which nobody else has touched. */
async function wantedInProduction(store: string, current: readonly ReleaseId[], report: (line: string) => void) {
  const placements = await readPlacements(store, 'production');
  return current.filter(({ name, version }) => {
    const last = placements.last(name);
    if (!last || last.version === version) return !last;
    if (last.move.by === START_AUTHOR) return true;
    const { by, change } = last.move;
    report(
      `production keeps ${last.version ? `${name}@${last.version}` : `${name} out`} (${by}: ${change}); staging has the present sources`,
    );
    return false;
  });
}

/** Promotes these versions without those that the gate refuses, which it names. */
async function promoteWhatFits(store: string, channel: string, wanted: ReleaseId[], report: (line: string) => void) {
  if (wanted.length === 0) return;
  try {
    const options = { by: START_AUTHOR, allowsDowngrade: true };
    const { channel: now, outcome } = await promote(store, channel, wanted, options);
    if (outcome === 'unchanged') return;
    report(`${channel}: revision ${now.revision} serves ${wanted.map(({ name }) => name).join(', ')}`);
  } catch (error) {
    if (error instanceof ReleaseError && error.codes.some((code) => NOT_FOR_A_START.has(code)))
      return report(`${channel} stays as it is.\n${error.message}`);
    const misfit = error instanceof ReleaseError ? findMisfit(error.problems, wanted) : null;
    if (!misfit) throw error;
    const { name, problem } = misfit;
    report(`${channel}: ${name} is left out.\n${describeProblem(problem)}`);
    const others = wanted.filter((id) => id.name !== name);
    await promoteWhatFits(store, channel, others, report);
  }
}

/** The package to do without. A remote rather than the shell, and of two remotes the later in the alphabet. */
function findMisfit(problems: readonly ReleaseProblem[], wanted: readonly ReleaseId[]) {
  for (const problem of problems) {
    const misfits = wanted.filter(({ name }) => problem.packages?.includes(name));
    const misfit = misfits.findLast(({ name }) => name !== SHELL) ?? misfits[0];
    if (misfit) return { name: misfit.name, problem };
  }
  // A new shell that does not fit what a person has promoted beside it.
  return wanted.some(({ name }) => name === SHELL) && problems[0] ? { name: SHELL, problem: problems[0] } : null;
}

/** The version that it got: the sources may have changed since they were looked at. */
async function publishInChild(
  workspaceRoot: string,
  store: string,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const child = fork(PUBLISH_IN_CHILD, [workspaceRoot, store, name], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
    // A bundler has more to throw away than a server.
    execArgv: [],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  let version: unknown;
  child.once('message', (message) => {
    version = message;
  });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (exitCode === 0 && typeof version === 'string') return version;
  throw new Error(complaint.trim() || `The build of ${name} ended without a word.`);
}

/** Runs `work` on all items, `limit` at a time. The first failure stops the rest from being begun. */
async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, worker));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
