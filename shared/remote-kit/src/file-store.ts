import { DRAFT_PREFIX } from '@vitae/contract/storage';

const STORE = 'files';

/** Keeps one file of a remote through a reload: `localStorage` is too small for it. */
export interface FileStore {
  /** In the place of the one before. The id is for a draft to hold. */
  save(id: string, file: File): Promise<void>;
  load(id: string): Promise<File | null>;
  clear(): Promise<void>;
}

/** Where IndexedDB is forbidden or full nothing is kept and `load` finds nothing. Log-out removes it with the drafts. */
export function createFileStore(remote: string, name: string): FileStore {
  // Bears the drafts' prefix: log-out removes what is below it.
  const database = `${DRAFT_PREFIX}${remote}:${name}`;
  return {
    async save(id, file) {
      await inStore(database, 'readwrite', (store) => {
        store.clear();
        return store.put(file, id);
      });
    },
    async load(id) {
      const found = await inStore(database, 'readonly', (store) => store.get(id));
      return found instanceof File ? found : null;
    },
    async clear() {
      await inStore(database, 'readwrite', (store) => store.clear());
    },
  };
}

async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open(name);
    try {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      return await new Promise<T>((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The file store is blocked by another tab.'));
  });
}
