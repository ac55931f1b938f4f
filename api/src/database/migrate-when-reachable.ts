import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrateUp } from './migrations.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const RETRY_MS = 2_000;

/**
 * Brings the database up to date. While it cannot be reached the API starts without it, and this goes on trying until
 * the signal ends it. Anything else that is wrong is thrown.
 */
export async function migrateWhenReachable(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  try {
    await migrateUp(pool);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    console.warn('The database cannot be reached. The API answers 503 until it can.');
    void retry(pool, signal);
  }
}

async function retry(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await sleep(RETRY_MS, undefined, { signal });
      await migrateUp(pool);
      console.warn('The database is reachable and up to date.');
      return;
    } catch (error) {
      if (!signal.aborted && !isDatabaseUnavailable(error)) {
        console.error('The database cannot be brought up to date:', error);
        return;
      }
    }
  }
}
