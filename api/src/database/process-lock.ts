import { execFile } from 'node:child_process';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const RETRY_MS = 20;

/** Another living process holds the lock. */
export class HeldLockError extends Error {
  readonly pid: number;

  constructor(lockFile: string, pid: number) {
    super(
      `Vitae runs on this data folder already (process ${pid}, ${lockFile}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'HeldLockError';
    this.pid = pid;
  }
}

/** A process by its number and by when it began: numbers are given again. Null when there is none. */
async function describeProcess(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // After the name, which stands in parentheses and may hold anything; the 20th field from there is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`;
  } catch {
    // No /proc: macOS.
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
    return stdout.trim() ? `${pid} ${stdout.trim()}` : null;
  }
}

/** Writes a file at once, so that nobody reads half of it. False when it is there already. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Who holds a lock file: nobody, a living process, or one that has ended (0). */
async function readHolder(file: string): Promise<number | null> {
  const held = await readFile(file, 'utf8').catch(() => null);
  if (held === null) return null;
  const pid = Number.parseInt(held, 10);
  return pid && (await describeProcess(pid)) === held ? pid : 0;
}

/**
 * Takes a lock that lasts as long as this process: a file that names it. The lock of a process that has ended is
 * taken over. Returns what gives it back. Throws `HeldLockError` while a living process holds it, this one too.
 */
export async function takeProcessLock(lockFile: string): Promise<() => Promise<void>> {
  const own = String(await describeProcess(process.pid));
  const unlock = () => rm(lockFile, { force: true });
  for (;;) {
    if (await createWhole(lockFile, own)) return unlock;
    const holder = await readHolder(lockFile);
    if (holder) throw new HeldLockError(lockFile, holder);
    if (holder === 0 && (await replaceDeadLock(lockFile, own))) return unlock;
    await sleep(RETRY_MS);
  }
}

/**
 * Puts this process's lock in the place of a dead one's, as the only one that does: the lock file is there all the
 * while, so that nobody finds it gone and makes another.
 */
async function replaceDeadLock(lockFile: string, own: string): Promise<boolean> {
  const turn = `${lockFile}.turn`;
  if (!(await createWhole(turn, own))) {
    if ((await readHolder(turn)) === 0) await rm(turn, { force: true });
    return false;
  }
  try {
    if ((await readHolder(lockFile)) !== 0) return false;
    const draft = `${lockFile}.${crypto.randomUUID()}`;
    await writeFile(draft, own);
    await rename(draft, lockFile);
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}
