import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OTHERS_MAY_ENTER = 0o001;

/** The account that PostgreSQL runs as when this process is root, which PostgreSQL refuses to be. */
export interface ServerAccount {
  uid: number;
  gid: number;
  /** Some folder on the way to the server's files is closed to this account. */
  needsPassage: boolean;
}

async function readId(flag: '-u' | '-g', name: string): Promise<number> {
  return Number((await run('id', [flag, name])).stdout);
}

/** Whether every folder on the way to a path can be entered by any account. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const parent = dirname(path);
  if (parent === path) return true;
  const { mode } = await stat(parent);
  return (mode & OTHERS_MAY_ENTER) !== 0 && isOpenToOthers(parent);
}

/** Null when this process is not root. `paths`: what the server has to reach. */
export async function findServerAccount(paths: string[]): Promise<ServerAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const reachable = await Promise.all(paths.map(isOpenToOthers));
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([readId('-u', name), readId('-g', name)]);
      return { uid, gid, needsPassage: reachable.includes(false) };
    } catch {}
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody" to run it as. ' +
      'Start as another user, or set DATABASE_URL.',
  );
}

/**
 * The command line that runs a program as the account. Where a folder like /root is in the way, the program gets
 * the one capability that lets it pass.
 */
export function withAccount(account: ServerAccount | null, program: string, options: string[]): [string, string[]] {
  if (!account) return [program, options];
  const passage = account.needsPassage ? ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'] : [];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return ['setpriv', [...identity, ...passage, '--', program, ...options]];
}
