import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promote, type ReleaseId } from '@vitae/releases/promote';
import { currentSnapshotVersion } from '@vitae/releases/publish';
import { readChannel, readRelease } from '@vitae/releases/store';
import { listReleasablePackages } from '@vitae/releases/workspace-package';

const CHANNELS = ['production', 'staging'];
const PUBLISH_IN_CHILD = path.join(import.meta.dirname, 'publish-in-child.ts');
/** A build keeps about one core and half a gigabyte busy. */
const MOST_PARALLEL_BUILDS = 2;

export interface PublishWorkspaceOptions {
  workspaceRoot: string;
  store: string;
  /** Where the versions of the last start are written down. */
  stateFile: string;
  signal: AbortSignal;
  report(line: string): void;
}

/**
 * Publishes every package whose sources are not in the store yet, and promotes what has changed since the last start.
 * What has not changed is left as it is: a channel that was rolled back stays rolled back.
 */
export async function publishWorkspace({ workspaceRoot, store, stateFile, signal, report }: PublishWorkspaceOptions) {
  const names = await listReleasablePackages(workspaceRoot);
  const current: ReleaseId[] = [];
  for (const name of names) current.push({ name, version: await currentSnapshotVersion(workspaceRoot, name) });

  const missing: ReleaseId[] = [];
  for (const id of current) if (!(await readRelease(store, id.name, id.version))) missing.push(id);
  if (missing.length < current.length)
    report(`${current.length - missing.length} of ${current.length} packages are built already`);
  await inParallel(missing, Math.min(MOST_PARALLEL_BUILDS, availableParallelism()), async (id) => {
    const { name } = id;
    const begun = Date.now();
    report(`${name}: building…`);
    id.version = await publishInChild(workspaceRoot, store, name, signal);
    report(`${name}: published after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  });

  const lastStart = await readState(stateFile);
  for (const channelName of CHANNELS) {
    const channel = await readChannel(store, channelName);
    const changed = current.filter(({ name, version }) => {
      const isServed = name === 'shell' ? channel?.shell : channel?.remotes[name];
      return !isServed || lastStart[name] !== version;
    });
    if (changed.length === 0) continue;
    const { revision } = await promote(store, channelName, changed);
    report(`${channelName}: revision ${revision} serves ${changed.map(({ name }) => name).join(', ')}`);
  }
  await writeFile(stateFile, `${JSON.stringify(Object.fromEntries(current.map((id) => [id.name, id.version])))}\n`);
}

async function readState(stateFile: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(stateFile, 'utf8'));
  } catch {
    return {};
  }
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
