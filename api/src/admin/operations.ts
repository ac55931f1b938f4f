import type { Operations } from '@vitae/contract/admin';
import { type LimitKind, limitKindSchema } from '@vitae/contract/billing';
import { sql } from 'drizzle-orm';
import { TRACKED_BYTES_PER_DAY } from '../analytics/byte-budget.ts';
import { changePlanLimit, limitOf, readPlans } from '../billing/plan-limits.ts';
import { FREE_PLAN, findPlan } from '../billing/plans.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { RateLimits } from '../rate-limit/limits.ts';
import { noteAudit } from './audit.ts';

const CLIENTS_MAX = 50;
const FAULTS_MAX = 50;
/** A checkout that nobody has answered for so long was given up, or its answer has got lost. */
const CHECKOUT_OPEN_HOURS = 2;

/** What a group of calls allows within its window; null where it is not known here. */
function limitOfGroup(group: string, limits: RateLimits): number | null {
  if (group === 'tracked-bytes') return TRACKED_BYTES_PER_DAY * limits.factor;
  if (group === 'letters') return limits.letters;
  if (group === 'sign-in') return limits.signIn;
  return ['general', 'analytics', 'remote-reports'].includes(group) ? limits.general : null;
}

/** `["client","sign-in","203.0.113.7"]`: keys that name a client, and not a hash of somebody's address. */
function parseKey(key: string): { group: string; client: string } | null {
  const parts: unknown = JSON.parse(key);
  if (!Array.isArray(parts)) return null;
  const [kind, second, third] = parts.map(String);
  if (kind === 'client' && second && third) return { group: second, client: third };
  if (kind === 'remote-reports' && second) return { group: 'counted-reports', client: second };
  return kind === 'tracked-bytes' && second ? { group: kind, client: second } : null;
}

async function readClients({ orm }: Pick<Database, 'orm'>, limits: RateLimits): Promise<Operations['clients']> {
  const { rows } = await orm.execute<{ key: string; count: number; window_ends_at: Date }>(sql`
    select key, count, window_ends_at from rate_limits
    where window_ends_at > now() and (key like '["client",%' or key like '["tracked-bytes",%' or key like '["remote-reports",%')`);
  return rows
    .flatMap(({ key, count, window_ends_at }) => {
      const parsed = parseKey(key);
      if (!parsed) return [];
      const limit = limitOfGroup(parsed.group, limits);
      return [{ key, ...parsed, count, limit, ends_at: new Date(window_ends_at).toISOString() }];
    })
    .sort((a, b) => b.count / (b.limit ?? Infinity) - a.count / (a.limit ?? Infinity))
    .slice(0, CLIENTS_MAX);
}

async function readPlanLimits({ orm }: Pick<Database, 'orm'>): Promise<Operations['limits']> {
  const rows: Operations['limits'] = (await readPlans(orm)).flatMap((plan) =>
    limitKindSchema.options.map((kind) => ({
      plan_id: plan.id,
      plan: plan.name,
      kind,
      limit: limitOf(plan, kind),
      default_limit: limitOf(findPlan(plan.id)!, kind),
      ...(kind === 'resumes' ? { used: null, exhausted: null } : { used: 0, exhausted: 0 }),
    })),
  );
  const { rows: usage } = await orm.execute<{ plan: string | null; kind: string; count: number }>(sql`
    select kind, count, (
      select plan_id from subscriptions
      where 'user:' || user_id::text = subject and is_active and paid_until > now() order by paid_until desc limit 1
    ) as plan
    from plan_usage where day = (now() at time zone 'utc')::date and subject like 'user:%'`);
  for (const { plan, kind, count } of usage) {
    const { id } = findPlan(plan ?? '') ?? FREE_PLAN;
    const row = rows.find((each) => each.plan_id === id && each.kind === kind);
    if (row?.used == null || row.exhausted == null) continue;
    row.used += count;
    if (count >= row.limit) row.exhausted += 1;
  }
  return rows;
}

export async function readOperations(
  database: Pick<Database, 'orm'>,
  limits: RateLimits,
): Promise<Omit<Operations, 'success'>> {
  const [clients, planLimits, mails, payments] = await Promise.all([
    readClients(database, limits),
    readPlanLimits(database),
    database.orm.execute<{ at: Date; host: string; reason: string }>(
      sql`select at, host, reason from mail_faults order by at desc limit ${FAULTS_MAX}`,
    ),
    database.orm.execute<{ kind: 'checkout_open' | 'renewal_missing'; user_id: string; plan: string; since: Date }>(sql`
      (select 'checkout_open' as kind, user_id, plan_id as plan, created_at as since from checkouts
        where status = 'pending' and created_at < now() - make_interval(hours => ${CHECKOUT_OPEN_HOURS}))
      union all
      (select 'renewal_missing', user_id, plan_id, paid_until from subscriptions
        where is_active and renews and paid_until < now())
      order by since desc limit ${FAULTS_MAX}`),
  ]);
  return {
    clients,
    limits: planLimits,
    mail_faults: mails.rows.map(({ at, ...fault }) => ({ ...fault, at: new Date(at).toISOString() })),
    payment_faults: payments.rows.map(({ since, ...fault }) => ({ ...fault, since: new Date(since).toISOString() })),
  };
}

export async function liftLimit(
  { orm }: Pick<Database, 'orm'>,
  { staffId, key, reason }: { staffId: string; key: string; reason: string },
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`delete from rate_limits where key = ${key}`);
    if (!rowCount) throw new ApiFailure(404, 'limit_gone', 'This client is not held back any more.');
    const [, group] = key.match(/^\["client","([\w-]+)"/) ?? key.match(/^\["([\w-]+)"/) ?? [];
    await noteAudit(transaction, { staffId, action: 'limit_lifted', details: { group: group ?? 'other', reason } });
  });
}

export async function setPlanLimit(
  { orm }: Pick<Database, 'orm'>,
  {
    staffId,
    plan,
    kind,
    limit,
    reason,
  }: { staffId: string; plan: string; kind: LimitKind; limit: number; reason: string },
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const before = await changePlanLimit(transaction, { planId: plan, kind, amount: limit });
    const details = { plan, kind, before, limit, reason };
    await noteAudit(transaction, { staffId, action: 'limit_changed', details });
  });
}
