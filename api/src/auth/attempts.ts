import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { countInWindow, secretCounterKey } from '../rate-limit/counter.ts';
import { rateLimits } from '../rate-limit/tables.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Secrets } from './secrets.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account from one address, or from one browser that knows it: then these have to wait. */
const PER_ACCOUNT_AND_PLACE = 10;
/** From one address for all accounts: an office shares one. */
const PER_ADDRESS = 100;
/** For one account from everywhere: then strange browsers are answered later and later, and nobody is locked out. */
const PER_ACCOUNT_AT_FULL_SPEED = 10;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

export interface Attempt {
  /** `user` or `staff`: accounts of the two have nothing to do with each other. */
  kind: 'user' | 'staff';
  account: string;
  address: string;
  /** A browser from which this account was signed in before; null for every other. */
  knownDevice: string | null;
}

export interface AttemptDependencies {
  database: Database;
  secrets: Secrets;
  security: SecurityLog;
  /** Multiplies all limits. */
  attemptsFactor: number;
}

/** How long the answer to the `count`th attempt of a window waits. */
export function waitBeforeAnswer(count: number, atFullSpeed: number): number {
  return count <= atFullSpeed
    ? 0
    : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(10, count - atFullSpeed - 1));
}

function placeKey(secrets: Secrets, { kind, account, address, knownDevice }: Attempt): string {
  return knownDevice === null
    ? secretCounterKey(secrets, 'attempt', kind, 'account-address', account, address)
    : secretCounterKey(secrets, 'attempt', kind, 'account-device', account, knownDevice);
}

/** Counts an attempt to sign in before it is looked at. Throws a 429 once there were too many from one place. */
export async function countAttempt(dependencies: AttemptDependencies, attempt: Attempt): Promise<void> {
  const { database, secrets, security, attemptsFactor } = dependencies;
  const { kind, account, address, knownDevice } = attempt;
  const counters: [key: string, limit: number][] = [[placeKey(secrets, attempt), PER_ACCOUNT_AND_PLACE]];
  if (knownDevice === null)
    counters.push([secretCounterKey(secrets, 'attempt', kind, 'address', address), PER_ADDRESS]);
  for (const [key, limit] of counters) {
    const { count, remainingMs } = await countInWindow(database, key, WINDOW_MS);
    if (count > limit * attemptsFactor) {
      security.note('log_in_locked', { account: describeAccount(secrets, attempt), address, method: kind });
      const minutes = Math.max(1, Math.ceil(remainingMs / 60_000));
      throw new ApiFailure(
        429,
        'too_many_attempts',
        `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again, or reset your password.`,
      );
    }
  }
  if (knownDevice !== null) return;
  const { count } = await countInWindow(
    database,
    secretCounterKey(secrets, 'attempt', kind, 'account', account),
    WINDOW_MS,
  );
  await sleep(waitBeforeAnswer(count, PER_ACCOUNT_AT_FULL_SPEED * attemptsFactor));
}

/** After a success the attempts before it were the account's own. */
export async function forgetAttempts({ database, secrets }: AttemptDependencies, attempt: Attempt): Promise<void> {
  await database.orm.delete(rateLimits).where(eq(rateLimits.key, placeKey(secrets, attempt)));
}

/** The same account under the same short name in every line of the log, whether it exists or not. */
export function describeAccount(secrets: Secrets, { kind, account }: Pick<Attempt, 'kind' | 'account'>): string {
  return secretCounterKey(secrets, 'log', kind, account).slice(0, 12);
}
