import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { counterKey, countInWindow } from '../rate-limit/counter.ts';

/** What one address may have kept in a day: some thousand actions, of an office too. */
export const TRACKED_BYTES_PER_DAY = 2 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts what is to be kept of an address. Throws a 429 once the day's budget is spent. */
export async function spendTrackedBytes(
  database: Pick<Database, 'orm'>,
  { address, bytes, factor }: { address: string; bytes: number; factor: number },
): Promise<void> {
  const { count } = await countInWindow(database, counterKey('tracked-bytes', address), DAY_MS, bytes);
  if (count > TRACKED_BYTES_PER_DAY * factor) {
    throw new ApiFailure(429, 'tracking_budget_spent', 'More is tracked from this address today than is kept.');
  }
}
