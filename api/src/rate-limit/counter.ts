import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Secrets } from '../auth/secrets.ts';
import type { Database } from '../database/connect.ts';
import { rateLimits } from './tables.ts';

/** How often an increment also clears out what has expired. */
const CLEANUP_PROBABILITY = 0.01;

/** The name of a counter, of which no part can be taken for another, whatever people put into it. */
export function counterKey(...parts: string[]): string {
  return JSON.stringify(parts);
}

/** The same where nobody shall read in the database whose counter it is: who tried to sign in, and as whom. */
export function secretCounterKey({ clientAddressKey }: Pick<Secrets, 'clientAddressKey'>, ...parts: string[]): string {
  return createHmac('sha256', clientAddressKey)
    .update(counterKey(...parts))
    .digest('base64url');
}

/** Counts `by` more under `key` in its window and returns the count. The count is shared by all instances. */
export async function countInWindow(
  { orm }: Pick<Database, 'orm'>,
  key: string,
  windowMs: number,
  by = 1,
): Promise<{ count: number; remainingMs: number }> {
  const newEnd = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const isOver = sql`${rateLimits.windowEndsAt} <= now()`;
  const [row] = await orm
    .insert(rateLimits)
    .values({ key, count: by, windowEndsAt: newEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then ${by}::int else ${rateLimits.count} + ${by}::int end`,
        windowEndsAt: sql`case when ${isOver} then ${newEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      remainingMs: sql<number>`extract(epoch from ${rateLimits.windowEndsAt} - now())::float8 * 1000`,
    });
  if (Math.random() < CLEANUP_PROBABILITY) await orm.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
  return row!;
}
