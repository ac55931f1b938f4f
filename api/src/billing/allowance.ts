import { createHmac } from 'node:crypto';
import type { UsageKind } from '@vitae/contract/billing';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Secrets } from '../auth/secrets.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { readCurrentPlan } from './subscriptions.ts';
import { planUsage } from './tables.ts';

/** What an address may use in a day without signing in. An office or a library shares one. */
export const ANONYMOUS_PER_DAY: Record<UsageKind, number> = {
  cover_letters: 40,
  ai_texts: 60,
  ats_checks: 30,
};
const NAMES: Record<UsageKind, string> = {
  cover_letters: 'cover letters',
  ai_texts: 'suggestions and answers',
  ats_checks: 'ATS checks',
};
const KEPT_DAYS = 7;
const CLEANUP_PROBABILITY = 0.01;

export interface AllowanceDependencies {
  database: Database;
  secrets: Secrets;
  /** Multiplies what anonymous visitors may use. */
  anonymousFactor: number;
}

export interface AllowanceOwner {
  /** Null for an anonymous visitor. */
  userId: string | null;
  address: string;
}

/** What `ANONYMOUS_PER_DAY` comes to on this site. */
export const anonymousLimit = (kind: UsageKind, anonymousFactor: number) =>
  Math.ceil(ANONYMOUS_PER_DAY[kind] * anonymousFactor);

/** Under which name a user's count stands. */
export const usageSubject = (userId: string) => `user:${userId}`;

interface Allowance {
  /** Whose count: a user, or a client address that cannot be read back. */
  subject: string;
  limit: number;
  usedUp: { code: string; message: string };
}

async function findAllowance(
  { database, secrets, anonymousFactor }: AllowanceDependencies,
  { userId, address }: AllowanceOwner,
  kind: UsageKind,
): Promise<Allowance> {
  if (userId === null) {
    const limit = anonymousLimit(kind, anonymousFactor);
    return {
      subject: `anonymous:${createHmac('sha256', secrets.clientAddressKey).update(address).digest('base64url')}`,
      limit,
      usedUp: {
        code: 'visitor_limit_reached',
        message: `You have used today's ${limit} ${NAMES[kind]} without an account. Please sign up for more, or come back tomorrow.`,
      },
    };
  }
  const { plan } = await readCurrentPlan(database, userId);
  const limit = plan.limits.per_day[kind];
  const upgrade = plan.price.amount === 0 ? 'Choose a plan with more, or come' : 'Please come';
  return {
    subject: usageSubject(userId),
    limit,
    usedUp: {
      code: 'plan_limit_reached',
      message: `Your ${plan.name} plan covers ${limit} ${NAMES[kind]} a day, and they are used up. ${upgrade} back tomorrow.`,
    },
  };
}

const today = sql`(now() at time zone 'utc')::date`;

/**
 * Does work that a plan limits, and counts it. Throws a 402 when today's allowance is used up. Work that fails does
 * not count.
 */
export async function spendAllowance<T>(
  dependencies: AllowanceDependencies,
  owner: AllowanceOwner,
  kind: UsageKind,
  work: () => Promise<T>,
): Promise<T> {
  const { orm } = dependencies.database;
  const { subject, limit, usedUp } = await findAllowance(dependencies, owner, kind);
  const isThisCount = and(eq(planUsage.subject, subject), eq(planUsage.kind, kind), eq(planUsage.day, today));
  const giveBack = () =>
    orm
      .update(planUsage)
      .set({ count: sql`${planUsage.count} - 1` })
      .where(isThisCount);

  // Counted before the work, so that ten calls at the same time cannot all be the last one.
  const [usage] = await orm
    .insert(planUsage)
    .values({ subject, kind, day: today, count: 1 })
    .onConflictDoUpdate({
      target: [planUsage.subject, planUsage.kind, planUsage.day],
      set: { count: sql`${planUsage.count} + 1` },
    })
    .returning({ count: planUsage.count });
  if (usage!.count > limit) {
    await giveBack();
    throw new ApiFailure(402, usedUp.code, usedUp.message);
  }
  if (Math.random() < CLEANUP_PROBABILITY) {
    await orm.delete(planUsage).where(lt(planUsage.day, sql`${today} - ${KEPT_DAYS}::int`));
  }
  try {
    return await work();
  } catch (error) {
    await giveBack();
    throw error;
  }
}
