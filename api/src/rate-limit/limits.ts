import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { widerNetworks } from './client-address.ts';
import { counterKey, countInWindow } from './counter.ts';

const RATE_LIMIT_WINDOW_MS = 60_000;
/** In no address. */
const GROUP_MARK = '|';

/** What one client may do. The first three are calls within a minute. */
export interface RateLimits {
  /** Every call that has no limit of its own, together. */
  general: number;
  /** Letters written and rewritten. */
  letters: number;
  /** Sign-ups, sign-ins, codes. */
  signIn: number;
  /** Multiplies the limits on wrong passwords, mails to one address, and letters for anonymous visitors. */
  factor: number;
}

export const DEFAULT_RATE_LIMITS: RateLimits = { general: 600, letters: 20, signIn: 30, factor: 1 };

export function scaleRateLimits(limits: RateLimits, factor: number): RateLimits {
  if (!(factor > 0)) throw new Error(`RATE_LIMIT_FACTOR must be a number above 0, not ${factor}.`);
  return {
    general: Math.ceil(limits.general * factor),
    letters: Math.ceil(limits.letters * factor),
    signIn: Math.ceil(limits.signIn * factor),
    factor: limits.factor * factor,
  };
}

/**
 * Counts a call of a client, and of the wider networks that it is in. Whichever has used up the largest share counts:
 * who has a /48 has 65,536 addresses, but no more than sixteen customers' calls.
 */
async function countClient(
  database: Database,
  key: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  // As the plugin joins them: an address, and the group of a route that has limits of its own.
  const [address = '', group = 'general'] = key.split(GROUP_MARK);
  const own = await countInWindow(database, counterKey('client', group, address), windowMs);
  let current = own.count;
  for (const { network, customers } of widerNetworks(address)) {
    const { count } = await countInWindow(database, counterKey('client', group, network), windowMs);
    current = Math.max(current, Math.ceil(count / customers));
  }
  return { current, ttl: own.remainingMs };
}

/** The counters of @fastify/rate-limit, kept in the database so that all instances count together. */
export function createRateLimitStore(database: Database): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      countClient(database, key, timeWindow).then(
        (result) => callback(null, result),
        (error) => callback(error),
      );
    }

    child(): this {
      return this;
    }
  };
}

/** The `config` of a route with a limit of its own. Routes of one group count together. */
export function limitedTo(
  perMinute: number,
  groupId: string,
  message = 'Too many requests. Please wait a moment and try again.',
): { rateLimit: RateLimitOptions } {
  return {
    rateLimit: {
      max: perMinute,
      timeWindow: RATE_LIMIT_WINDOW_MS,
      groupId: GROUP_MARK + groupId,
      errorResponseBuilder: () => new ApiFailure(429, 'too_many_requests', message),
    },
  };
}
