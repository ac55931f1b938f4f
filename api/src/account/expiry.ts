import type { Database } from '../database/connect.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import type { PersonalData } from './personal-data.ts';

const INTERVAL_MS = 60_000;

/**
 * Removes what is kept no longer, every minute and whether anybody calls or not. Returns what ends it. Several
 * instances may do so at the same time.
 */
export function removeExpiredOnTime(
  database: Database,
  domains: readonly PersonalData[],
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  const remove = async () => {
    for (const domain of domains) {
      try {
        await domain.removeExpired?.(database);
      } catch (error) {
        // Of a database that is down its own routes tell; the next round tries again.
        if (!isDatabaseUnavailable(error)) onError(error);
      }
    }
  };
  const timer = setInterval(() => {
    round = round.then(remove);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
