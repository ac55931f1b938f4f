import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { countInWindow } from '../rate-limit/counter.ts';
import { rateLimits } from '../rate-limit/tables.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account from one address: then this address has to wait. */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** For one account from everywhere: high enough that nobody is locked out by a stranger's few guesses. */
const PER_ACCOUNT = 100;
/** From one address for all accounts: an office shares one. */
const PER_ADDRESS = 100;

export interface Attempt {
  /** `user` or `staff`: accounts of the two have nothing to do with each other. */
  kind: string;
  account: string;
  address: string;
  /** Multiplies all limits. */
  factor: number;
}

const pairKey = ({ kind, account, address }: Attempt) => `attempt:${kind}:${account}:${address}`;

/** Counts an attempt to sign in before it is looked at. Throws a 429 once there were too many. */
export async function countAttempt(database: Database, attempt: Attempt): Promise<void> {
  const { kind, account, address, factor } = attempt;
  const counters: [key: string, limit: number][] = [
    [pairKey(attempt), PER_ACCOUNT_AND_ADDRESS],
    [`attempt:${kind}:${account}`, PER_ACCOUNT],
    [`attempt:${kind}:from:${address}`, PER_ADDRESS],
  ];
  for (const [key, limit] of counters) {
    const { count, remainingMs } = await countInWindow(database, key, WINDOW_MS);
    if (count > limit * factor) {
      const minutes = Math.max(1, Math.ceil(remainingMs / 60_000));
      throw new ApiFailure(
        429,
        'too_many_attempts',
        `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or reset your password.`,
      );
    }
  }
}

/** After a success the attempts before it were the account's own. */
export async function forgetAttempts({ orm }: Database, attempt: Attempt): Promise<void> {
  await orm.delete(rateLimits).where(and(eq(rateLimits.key, pairKey(attempt))));
}
