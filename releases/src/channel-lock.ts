import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from './errors.ts';
import { isRunning } from './running-process.ts';
import { isSystemError } from './system-error.ts';

/** A swap of a channel takes milliseconds; who waits longer than this waits for something that hangs. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 50;
/** A lock of this age is abandoned, even if its process number has been given to another process since. */
const ABANDONED_AFTER_MS = 60_000;

/** Locks that this process holds: after a restart in a container, a dead process may have had this one's number. */
const heldHere = new Set<string>();

/**
 * Runs one writer of a file at a time, across processes. A lock whose process died is taken over.
 * @param lockFile the lock's own path; it exists while a writer is at work
 */
export async function withLock<Result>(lockFile: string, run: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lockFile), { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  heldHere.add(token);
  try {
    await acquire(lockFile, token);
    try {
      return await run();
    } finally {
      await rm(lockFile, { force: true });
    }
  } finally {
    heldHere.delete(token);
  }
}

async function acquire(lockFile: string, token: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await createExclusively(lockFile, token))) {
    await removeAbandonedLock(lockFile);
    if (Date.now() > deadline) {
      throw new ReleaseError({
        code: 'VITAE-RELEASE-021',
        what: `Another process has held ${lockFile} for ${PATIENCE_MS / 1000} s.`,
        advice: 'Wait for it and try again. If no release command is running, remove that file.',
      });
    }
    await wait(RETRY_MS);
  }
}

/**
 * Two processes may find the same dead lock at once. Only the one that creates the claim on exactly this lock may
 * remove it, and only while it still stands: otherwise the second would remove the first one's new lock.
 */
async function removeAbandonedLock(lockFile: string): Promise<void> {
  const token = await readToken(lockFile);
  if (token === null || !(await isAbandoned(lockFile, token))) return;
  const claim = `${lockFile}.${token.split(' ')[1] ?? 'empty'}`;
  const claimToken = `${process.pid} ${randomUUID()}`;
  heldHere.add(claimToken);
  try {
    if (!(await createExclusively(claim, claimToken))) {
      const other = await readToken(claim);
      if (other !== null && (await isAbandoned(claim, other))) await rm(claim, { force: true });
      return;
    }
    if ((await readToken(lockFile)) === token) await rm(lockFile, { force: true });
    await rm(claim, { force: true });
  } finally {
    heldHere.delete(claimToken);
  }
}

async function isAbandoned(file: string, token: string): Promise<boolean> {
  const pid = Number.parseInt(token, 10);
  if (pid === process.pid && !heldHere.has(token)) return true;
  if (pid && !isRunning(pid)) return true;
  const written = await stat(file).catch(() => null);
  return written !== null && Date.now() - written.mtimeMs > ABANDONED_AFTER_MS;
}

async function createExclusively(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readToken(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch(() => null);
}
