/**
 * What keeps a release store: a folder, or a bucket. Paths are relative to the store, with slashes. What is written once
 * is never changed, so that a writer has only to be told whether it was the first.
 */
export interface Storage {
  /** Null where there is no such file. */
  read(file: string): Promise<Buffer | null>;
  /** Names of the files and folders in a folder; none where there is no such folder. */
  names(folder: string): Promise<string[]>;
  /** As `names`, but only folders that were written to the end. */
  wholeFolders(folder: string, mark: string): Promise<string[]>;
  /** As `names`, but only folders that somebody is writing, or has begun to write and never finished. */
  unfinishedFolders(folder: string, mark: string): Promise<string[]>;
  /** Every file below a folder. */
  list(folder: string): Promise<StoredEntry[]>;
  /** Creates a file in one step. @returns false where a file of this name is there already; it stays as it is */
  create(file: string, content: string): Promise<boolean>;
  /** A new folder of this machine, to be filled and then moved to its place below `parent`. */
  makeWorkFolder(parent: string): Promise<string>;
  /**
   * Gives a filled work folder its place, where others see all of it or nothing.
   * @param mark the file of it that is there once all others are
   * @returns `taken`: another folder stands there; `being-written`: somebody else is about to put one there
   */
  moveIn(workFolder: string, folder: string, mark: string): Promise<'done' | 'taken' | 'being-written'>;
  /** Puts a copy of a file on this machine. Published files never change, so the two may be one. */
  copyOut(file: string, localFile: string): Promise<void>;
  /** In one step for readers: a half-emptied folder is not found. Stays where another writer is busy with it. */
  removeFolder(folder: string, mark: string): Promise<void>;
  /** Removes what a writer that was killed has left in the place of a folder. A folder that is whole stays. */
  removeUnfinished(folder: string, mark: string): Promise<void>;
  /** The folder of this machine that it is; null of a bucket. */
  localFolder: string | null;
  /** How long those who serve pages may keep what they know of things that change, in milliseconds. */
  freshForMs: number;
}

export interface StoredEntry {
  /** Relative to the store. */
  file: string;
  bytes: number;
  /** Milliseconds since 1970. */
  modifiedAt: number;
}
