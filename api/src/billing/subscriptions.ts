import type { PlanOffer } from '@vitae/contract/billing';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { readPlan } from './plan-limits.ts';
import { FREE_PLAN, findPlan } from './plans.ts';
import { subscriptions } from './tables.ts';

/** A renewal may arrive this much after the paid time has ended. */
const GRACE_DAYS = 3;

export interface CurrentPlan {
  plan: PlanOffer;
  paidUntil: Date | null;
  renews: boolean;
}

/** The plan that a user has now, with its present limits: the paid one that lasts longest, else Free. */
export async function readCurrentPlan({ orm }: Pick<Database, 'orm'>, userId: string): Promise<CurrentPlan> {
  const [subscription] = await orm
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.isActive, true),
        gt(
          subscriptions.paidUntil,
          sql`now() - case when ${subscriptions.renews} then make_interval(days => ${GRACE_DAYS}) else interval '0' end`,
        ),
      ),
    )
    .orderBy(desc(subscriptions.paidUntil))
    .limit(1);
  const plan = subscription && findPlan(subscription.planId);
  if (!plan) return { plan: await readPlan(orm, FREE_PLAN), paidUntil: null, renews: false };
  const { paidUntil, renews } = subscription;
  return { plan: await readPlan(orm, plan), paidUntil, renews };
}
