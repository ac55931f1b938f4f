import { isSystemError } from './system-error.ts';

/** Whether a process of this machine is alive. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return isSystemError(error, 'EPERM');
  }
}
