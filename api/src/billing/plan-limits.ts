import type { LimitKind, PlanOffer } from '@vitae/contract/billing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { FREE_PLAN, findPlan, PLANS } from './plans.ts';
import { planLimits } from './tables.ts';

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'delete' | 'execute'>;

/** Every plan with the limits that count now: those that staff have set, else those that it comes with. */
export async function readPlans(orm: Orm): Promise<PlanOffer[]> {
  return await withPresentLimits(orm, PLANS);
}

export async function readPlan(orm: Orm, plan: PlanOffer): Promise<PlanOffer> {
  const [present] = await withPresentLimits(orm, [plan]);
  return present!;
}

async function withPresentLimits(orm: Orm, plans: readonly PlanOffer[]): Promise<PlanOffer[]> {
  const ids = plans.map(({ id }) => id);
  const changed = await orm.select().from(planLimits).where(inArray(planLimits.planId, ids));
  return plans.map((plan) =>
    changed
      .filter(({ planId }) => planId === plan.id)
      .reduce((present, { kind, amount }) => withLimit(present, kind, amount), plan),
  );
}

function withLimit(plan: PlanOffer, kind: LimitKind, amount: number): PlanOffer {
  if (kind === 'resumes') return { ...plan, limits: { ...plan.limits, resumes: amount } };
  return { ...plan, limits: { ...plan.limits, per_day: { ...plan.limits.per_day, [kind]: amount } } };
}

export function limitOf({ limits }: PlanOffer, kind: LimitKind): number {
  return kind === 'resumes' ? limits.resumes : limits.per_day[kind];
}

/**
 * Sets a limit for everybody on the plan, from the next call on.
 *
 * @returns What it was.
 */
export async function changePlanLimit(
  orm: Orm,
  { planId, kind, amount }: { planId: string; kind: LimitKind; amount: number },
): Promise<number> {
  const plan = findPlan(planId);
  if (!plan) throw new ApiFailure(400, 'unknown_plan', 'There is no such plan to buy. Please choose one of the list.');
  // Two changes at a time could each be right beside what the other one replaces.
  await orm.execute(sql`select pg_advisory_xact_lock(hashtext('plan_limits'))`);
  const before = limitOf(await readPlan(orm, plan), kind);
  await orm.delete(planLimits).where(and(eq(planLimits.planId, planId), eq(planLimits.kind, kind)));
  if (amount !== limitOf(plan, kind)) await orm.insert(planLimits).values({ planId, kind, amount });
  const present = await readPlans(orm);
  const free = limitOf(present.find(({ id }) => id === FREE_PLAN.id)!, kind);
  if (present.some((each) => limitOf(each, kind) < free))
    throw new ApiFailure(409, 'limit_below_free', 'A paid plan cannot allow less than the free one.');
  return before;
}
