import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the command is ended. */
  timeoutMs?: number;
  /** Keep its output off the screen. */
  isQuiet?: boolean;
  /** Keep its standard output off the screen, but not what it says on standard error. */
  isReportHidden?: boolean;
}

/** Runs a program to its end, without a keyboard. Returns its exit code, or null where it could not run or was ended. */
export async function runCommand(
  program: string,
  options: readonly string[],
  { cwd, env, timeoutMs, isQuiet, isReportHidden }: CommandOptions = {},
): Promise<number | null> {
  const child = spawn(program, options, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', isQuiet || isReportHidden ? 'ignore' : 'inherit', isQuiet ? 'ignore' : 'inherit'],
    timeout: timeoutMs,
  });
  return await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}
