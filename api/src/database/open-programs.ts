import { cp, lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isOpenToOthers } from './server-account.ts';

const OTHERS_MAY_WRITE = 0o022;

/**
 * The programs where the server's own account can reach them. They check each other with access(2), which looks into
 * no closed folder, whatever the process may do otherwise; so where the packages lie in one (/root, say), a copy is
 * kept in the folder for temporary files. `programs`: the `bin` folder. Only for a process that is root.
 */
export async function openPrograms(programs: string): Promise<string> {
  if (await isOpenToOthers(programs)) return programs;
  const native = dirname(programs);
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const folder = await openFolder();
  const copy = join(folder, `vitae-postgresql-${version}`);
  if (await isOwn(copy)) return join(copy, 'bin');

  const fresh = await mkdtemp(`${copy}-`);
  await cp(native, join(fresh, 'native'), { recursive: true, dereference: true });
  try {
    await rename(join(fresh, 'native'), copy);
    await rm(fresh, { recursive: true });
    return join(copy, 'bin');
  } catch {
    // Another start was quicker, or somebody else holds the name, whose programs are not to be run.
    if (await isOwn(copy)) {
      await rm(fresh, { recursive: true });
      return join(copy, 'bin');
    }
    throw new Error(`${copy} belongs to another account. Remove it, or set DATABASE_URL to a PostgreSQL of your own.`);
  }
}

async function openFolder(): Promise<string> {
  for (const folder of [tmpdir(), '/var/tmp', '/tmp']) {
    if (await isOpenToOthers(join(folder, 'x')).catch(() => false)) return folder;
  }
  throw new Error('There is no open folder for temporary files. Set TMPDIR to one, or DATABASE_URL.');
}

/** A real folder of root's, which nobody else may write to: what lies there is what was put there. */
async function isOwn(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  return stats?.isDirectory() === true && stats.uid === 0 && (stats.mode & OTHERS_MAY_WRITE) === 0;
}
