/**
 * What one tab stores, another may see a moment later. Until then the lock is kept, since a second use of a refresh
 * token ends the session.
 */
const STORAGE_SETTLES_MS = 1_000;

/**
 * Refreshes a token that the API has rejected, as the only tab that does: the others wait for the lock, or for what it
 * stores. `isRejected` says whether the stored token still is the rejected one; `refresh` asks the API and stores.
 */
export function refreshInTurn(lock: string, isRejected: () => boolean, refresh: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const finished = new AbortController();
    const waiting = new AbortController();
    const onStored = () => {
      if (isRejected()) return;
      finished.abort();
      resolve();
      // Who has the token no longer waits for the lock.
      waiting.abort();
    };
    window.addEventListener('storage', onStored, finished);
    const work = async () => {
      const hasToAsk = isRejected();
      try {
        if (hasToAsk) await refresh();
      } finally {
        finished.abort();
      }
      resolve();
      if (hasToAsk) await new Promise((settled) => setTimeout(settled, STORAGE_SETTLES_MS));
    };
    (navigator.locks ? navigator.locks.request(lock, { signal: waiting.signal }, work) : work()).catch(reject);
  });
}
