import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 200;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Starts a server again when it ends by itself. One connection is held open: that it breaks tells at once.
 * @param url of the server
 * @param start starts it on the same address, if it does not run
 * @returns ends the watch
 */
export function keepRunning(url: string, start: () => Promise<unknown>): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;

  const waitForEnd = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    const broken = new Promise<void>((resolve) => {
      client.once('error', () => resolve());
      client.once('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      await broken;
    } finally {
      client.on('error', () => {});
      await client.end().catch(() => {});
    }
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await waitForEnd().catch(() => {});
      if (signal.aborted) return;
      await start().catch((error: unknown) => console.error('The database has ended and does not start:', error));
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}
