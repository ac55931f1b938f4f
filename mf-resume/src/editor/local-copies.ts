import { DRAFT_PREFIX } from '@vitae/contract/storage';
import { applyChanges, type Change } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** What the server is known to hold. */
export interface Base {
  revision: number;
  data: Resume;
}

/** One step of undo. */
export interface Step {
  changes: Change[];
}

/** A resume as this browser keeps it. */
export interface LocalCopy {
  /** Of the server; null for a resume that is in this browser only. */
  id: string | null;
  title: string;
  data: Resume;
  base: Base | null;
  past: Step[];
  future: Step[];
}

/** Bears the drafts' prefix: log-out removes what is below it. */
const DATABASE_NAME = `${DRAFT_PREFIX}mf-resume:resumes`;
const STORE = 'resumes';
const JOURNAL_PREFIX = `${DRAFT_PREFIX}mf-resume:journal:`;
/** Characters. A picture is not worth filling the small storage with. */
const JOURNAL_LIMIT = 200_000;

let connection: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  connection ??= (() => {
    const request = indexedDB.open(DATABASE_NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const opened = promisifyRequest(request);
    opened.then(
      (database) => {
        const forget = () => {
          database.close();
          connection = null;
        };
        // Log-out deletes the database, and waits for everyone who has it open.
        database.onversionchange = forget;
        database.onclose = forget;
      },
      () => {
        connection = null;
      },
    );
    return opened;
  })();
  return connection;
}

const store: UseStore = async (mode, act) => {
  const database = await connect();
  return act(database.transaction(STORE, mode).objectStore(STORE));
};

function readJournal(key: string): Change[] {
  try {
    const changes: unknown = JSON.parse(localStorage.getItem(JOURNAL_PREFIX + key) ?? '[]');
    return Array.isArray(changes) ? (changes as Change[]) : [];
  } catch {
    return [];
  }
}

/** False when the storage is full or forbidden. */
function writeJournal(key: string, changes: readonly Change[]): boolean {
  try {
    if (changes.length === 0) localStorage.removeItem(JOURNAL_PREFIX + key);
    else localStorage.setItem(JOURNAL_PREFIX + key, JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}

/** Changes of one field become one, so that a text typed letter by letter is one change. */
function joined(changes: readonly Change[]): Change[] {
  const byPath = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify(change.path);
    const earlier = byPath.get(key);
    byPath.set(key, earlier ? { ...change, before: earlier.before } : change);
  }
  return [...byPath.values()];
}

/**
 * Keeps one resume in this browser. A change stands in the journal, written at once, until the copy in the database
 * holds it: a tab that is closed between two letters has lost neither.
 */
export class LocalKeeper {
  private readonly key: string;
  private readonly onFailure: (hasFailed: boolean) => void;
  private journal: Change[] = [];
  private waiting: LocalCopy | null = null;
  private isWriting = false;

  constructor(key: string, onFailure: (hasFailed: boolean) => void) {
    this.key = key;
    this.onFailure = onFailure;
  }

  async read(): Promise<LocalCopy | null> {
    const copy = await get<LocalCopy>(this.key, store).catch(() => undefined);
    if (!copy) return null;
    return { ...copy, data: applyChanges(copy.data, readJournal(this.key)).document };
  }

  /** Keeps the copy; `changes` are what it differs by from the one before. */
  keep(copy: LocalCopy, changes: readonly Change[]): void {
    this.journal = joined([...this.journal, ...changes]);
    if (changes.length > 0 && JSON.stringify(changes).length < JOURNAL_LIMIT) writeJournal(this.key, this.journal);
    this.waiting = copy;
    void this.write();
  }

  /** Resolves when all that was kept is in the database, or could not be put there. */
  async settled(): Promise<void> {
    while (this.isWriting) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async forget(): Promise<void> {
    this.waiting = null;
    this.journal = [];
    writeJournal(this.key, []);
    await del(this.key, store).catch(() => {});
  }

  private async write(): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    while (this.waiting) {
      const copy = this.waiting;
      const written = this.journal;
      this.waiting = null;
      try {
        await set(this.key, copy, store);
        this.journal = this.journal === written ? [] : this.journal;
        if (this.journal.length === 0) writeJournal(this.key, []);
        this.onFailure(false);
      } catch {
        // Full or forbidden: the journal, and the server, hold what they can.
        this.onFailure(!writeJournal(this.key, this.journal));
      }
    }
    this.isWriting = false;
  }
}
