import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createWhole } from '../durable-file.ts';
import { isRunning } from '../running-process.ts';
import { isSystemError } from '../system-error.ts';
import type { Storage, StoredEntry } from './storage.ts';

const WRITING_PREFIX = '.writing-';

/** A store in a folder of this machine. */
export function openFolder(root: string): Storage {
  const at = (relative: string) => path.join(root, relative);
  const names = async (folder: string) => {
    try {
      return await readdir(at(folder));
    } catch (error) {
      if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    }
  };
  return {
    names,
    // A folder comes to its place whole; until then it stands under a name of its own.
    wholeFolders: async (folder) => (await names(folder)).filter((name) => !name.startsWith(WRITING_PREFIX)),
    unfinishedFolders: async (folder) => (await names(folder)).filter((name) => name.startsWith(WRITING_PREFIX)),
    localFolder: root,
    freshForMs: 0,

    async read(file) {
      try {
        return await readFile(at(file));
      } catch (error) {
        if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return null;
        throw error;
      }
    },

    async list(folder) {
      const entries = await readdir(at(folder), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return await Promise.all(
        files.map(async (entry): Promise<StoredEntry> => {
          const file = path.join(entry.parentPath, entry.name);
          const { size, mtimeMs } = await stat(file);
          return { file: path.relative(root, file).split(path.sep).join('/'), bytes: size, modifiedAt: mtimeMs };
        }),
      );
    },

    async create(file, content) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      return await createWhole(at(file), content);
    },

    async makeWorkFolder(parent) {
      await mkdir(at(parent), { recursive: true });
      await removeAbandoned(at(parent));
      const folder = path.join(at(parent), writingName());
      await mkdir(folder);
      return folder;
    },

    async moveIn(workFolder, folder) {
      try {
        await rename(workFolder, at(folder));
        return 'done';
      } catch (error) {
        // A folder that holds files cannot be renamed over.
        if (isSystemError(error, 'ENOTEMPTY', 'EEXIST')) return 'taken';
        throw error;
      }
    },

    async copyOut(file, localFile) {
      await rm(localFile, { force: true });
      // Not every file system can link.
      await link(at(file), localFile).catch(() => copyFile(at(file), localFile));
    },

    async removeFolder(folder) {
      // In one step: a half-emptied folder of this name could be taken by another writer.
      const aside = path.join(path.dirname(at(folder)), writingName());
      await rename(at(folder), aside);
      await rm(aside, { recursive: true, force: true });
    },

    removeUnfinished: (folder) => rm(at(folder), { recursive: true, force: true }),
  };
}

/** Names the process, so that others know when nobody works on it any more. */
function writingName(): string {
  return `${WRITING_PREFIX}${process.pid}-${randomUUID()}`;
}

/** Folders of writers that were killed. Their names carry the process that made them. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(WRITING_PREFIX)) continue;
    const pid = Number.parseInt(entry.slice(WRITING_PREFIX.length), 10);
    if (!isRunning(pid)) await rm(path.join(parent, entry), { recursive: true, force: true });
  }
}
