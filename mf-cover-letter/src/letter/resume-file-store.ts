import { DRAFT_PREFIX } from '@vitae/contract/storage';
import { REMOTE_NAME } from './storage.ts';

/** Bears the drafts' prefix: log-out removes what is below it. */
const DATABASE_NAME = `${DRAFT_PREFIX}${REMOTE_NAME}:resume-file`;
const STORE = 'files';

/**
 * Keeps the chosen file through a reload: `localStorage` is too small for it. One file at a time, under an id that
 * the resume's draft holds. Where IndexedDB is forbidden or full nothing is kept and `load` finds nothing.
 */
export const resumeFileStore = {
  async save(id: string, file: File): Promise<void> {
    await inStore('readwrite', (store) => {
      store.clear();
      return store.put(file, id);
    });
  },
  async load(id: string): Promise<File | null> {
    const found = await inStore('readonly', (store) => store.get(id));
    return found instanceof File ? found : null;
  },
  async clear(): Promise<void> {
    await inStore('readwrite', (store) => store.clear());
  },
};

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await open();
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The file store is blocked by another tab.'));
  });
}
