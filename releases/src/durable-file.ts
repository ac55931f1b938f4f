import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { isSystemError } from './system-error.ts';

/** Writes a new file, so that it is on the disk when this resolves. */
export async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates a file in one step: a reader sees nothing or the whole content, also after a power cut.
 * @returns false where a file of this name is there already; it stays as it is
 */
export async function createWhole(file: string, content: string): Promise<boolean> {
  const temporary = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    await writeDurably(temporary, content);
    // Unlike a rename, a link does not replace what is there.
    await link(temporary, file);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
