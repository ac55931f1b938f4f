import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isRunning } from '@vitae/releases/running-process';
import { isSystemError } from '@vitae/releases/system-error';

/**
 * Keeps two starts off one data folder. A lock whose process was killed is taken over.
 * @param word what the command line of a process must contain to be a start; process numbers are used again
 * @returns removes the lock
 */
export async function acquireInstanceLock(lockFile: string, word: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: 'wx' });
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
    const owner = Number.parseInt(await readFile(lockFile, 'utf8').catch(() => ''), 10);
    if (owner && owner !== process.pid && isRunning(owner) && (await commandLine(owner)).includes(word)) {
      throw new Error(
        `Vitae runs on this data folder already (process ${owner}). Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(lockFile, { force: true });
  }
}

async function commandLine(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // No /proc: macOS.
    return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' })))
      .stdout;
  }
}
