import { DRAFT_PREFIX } from '@vitae/contract/storage';
import { type Change, changesBetween, overwriteWith } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import { get, promisifyRequest, set, type UseStore } from 'idb-keyval';

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
  /** Sent, and not answered yet. */
  unanswered: Change[];
}

/** Bears the drafts' prefix: log-out removes what is below it. */
const DATABASE_NAME = `${DRAFT_PREFIX}mf-resume:resumes`;
const STORE = 'resumes';
const JOURNAL_PREFIX = `${DRAFT_PREFIX}mf-resume:journal:`;
/** Characters. A picture is not worth filling the small storage with. */
const JOURNAL_LIMIT = 200_000;
/** The whole copy is written when the keys rest: the journal has what was typed since. */
const WRITE_AFTER_MS = 400;

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

/** Whether this browser keeps a copy under the key. */
export async function isKept(key: string): Promise<boolean> {
  return (await get(key, store).catch(() => undefined)) !== undefined;
}

/** What the copy in the database does not hold yet. */
interface Journal {
  changes: Change[];
  unanswered: Change[];
  /** Paths among the changes, as JSON, that another tab has written last: not this one's to take back. */
  foreign: string[];
}

const EMPTY_JOURNAL: Journal = { changes: [], unanswered: [], foreign: [] };

function readJournal(key: string): Journal {
  try {
    const journal: unknown = JSON.parse(localStorage.getItem(JOURNAL_PREFIX + key) ?? 'null');
    return { ...EMPTY_JOURNAL, ...(journal as Partial<Journal> | null) };
  } catch {
    return EMPTY_JOURNAL;
  }
}

/** False when the journal is not kept: it is too long, or the storage is full or forbidden. */
function writeJournal(key: string, journal: Journal): boolean {
  try {
    if (journal === EMPTY_JOURNAL) {
      localStorage.removeItem(JOURNAL_PREFIX + key);
      return true;
    }
    const text = JSON.stringify(journal);
    if (text.length >= JOURNAL_LIMIT) return false;
    localStorage.setItem(JOURNAL_PREFIX + key, text);
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
  private journal = EMPTY_JOURNAL;
  private waiting: LocalCopy | null = null;
  private isWriting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLeft = false;

  constructor(key: string, onFailure: (hasFailed: boolean) => void) {
    this.key = key;
    this.onFailure = onFailure;
  }

  /** The copy that is kept, else the given one, with what the journal says beyond it. */
  async read(otherwise: LocalCopy): Promise<LocalCopy> {
    const copy = (await get<LocalCopy>(this.key, store).catch(() => undefined)) ?? otherwise;
    this.journal = readJournal(this.key);
    const { changes, unanswered, foreign } = this.journal;
    const data = overwriteWith(copy.data, changes);
    // What the copy does not hold yet can be taken back, too.
    const unwritten = changesBetween(copy.data, data).filter(({ path }) => !foreign.includes(JSON.stringify(path)));
    return {
      ...copy,
      data,
      past: unwritten.length > 0 ? [...copy.past, { changes: unwritten }] : copy.past,
      unanswered: [...copy.unanswered, ...unanswered],
    };
  }

  /** Keeps the copy; `changes` are what it differs by from the one before, made here or in another tab. */
  keep(copy: LocalCopy, changes: readonly Change[], isOwn = true): void {
    const paths = changes.map(({ path }) => JSON.stringify(path));
    const others = this.journal.foreign.filter((path) => !paths.includes(path));
    this.journal = {
      changes: joined([...this.journal.changes, ...changes]),
      // Also what has been answered since: the copy in the database does not know of the answer yet.
      unanswered: [...new Set([...this.journal.unanswered, ...copy.unanswered])],
      foreign: isOwn ? others : [...others, ...paths],
    };
    const isInJournal = writeJournal(this.key, this.journal);
    this.waiting = copy;
    clearTimeout(this.timer);
    // What a journal does not say (an id, the server's state, a picture) is written at once.
    if (isInJournal && changes.length > 0) this.timer = setTimeout(() => void this.write(), WRITE_AFTER_MS);
    else void this.write();
  }

  /** Whoever opens the copy next keeps its journal. */
  leave(): void {
    clearTimeout(this.timer);
    this.isLeft = true;
  }

  /** Resolves when all that was kept is in the database, or could not be put there. */
  async settled(): Promise<void> {
    clearTimeout(this.timer);
    void this.write();
    while (this.isWriting) await new Promise((resolve) => setTimeout(resolve, 5));
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
        if (this.isLeft) continue;
        if (this.journal === written) {
          this.journal = EMPTY_JOURNAL;
          writeJournal(this.key, this.journal);
        }
        this.onFailure(false);
      } catch {
        // Full or forbidden: the journal, and the server, hold what they can.
        if (!this.isLeft) this.onFailure(!writeJournal(this.key, this.journal));
      }
    }
    this.isWriting = false;
  }
}
