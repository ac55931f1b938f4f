import { randomUUID } from 'node:crypto';
import type { AdminUserDetail, AdminUserRow, TimelineEntry } from '@vitae/contract/admin';
import { eq, sql } from 'drizzle-orm';
import { deleteAccount, requireUser } from '../account/account.ts';
import { archivePersonalData } from '../account/archive.ts';
import { PERSONAL_DATA } from '../account/registry.ts';
import { type AccountDependencies, sendResetCode, type UserRow } from '../auth/accounts.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { usageSubject } from '../billing/allowance.ts';
import type { Payments } from '../billing/payments.ts';
import { FREE_PLAN, findPlan } from '../billing/plans.ts';
import { readCurrentPlan } from '../billing/subscriptions.ts';
import { planUsage, subscriptions } from '../billing/tables.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { noteAudit } from './audit.ts';

export type StaffDependencies = AccountDependencies & { payments: Payments };

const USERS_PER_PAGE = 25;
const TIMELINE_PAGE = 50;
const DETAIL_MAX_CHARACTERS = 200;
/** How plans that staff have given away are known among those that were paid. */
const GRANTED_PREFIX = 'granted_';

const isoOrNull = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

interface UserRecord extends Record<string, unknown> {
  id: string;
  email: string;
  username: string;
  plan: string | null;
  created_at: Date;
  last_seen_at: Date | null;
  is_disabled: boolean;
  total: number;
}

const describeRow = ({
  id,
  email,
  username,
  plan,
  created_at,
  last_seen_at,
  is_disabled,
}: UserRecord): AdminUserRow => ({
  id,
  email,
  username,
  plan: findPlan(plan ?? '')?.name ?? FREE_PLAN.name,
  created_at: new Date(created_at).toISOString(),
  last_seen_at: isoOrNull(last_seen_at),
  is_disabled,
});

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Accounts whose address or name holds the text, the newest first. */
export async function listUsers(
  { orm }: Pick<Database, 'orm'>,
  { search, page }: { search: string; page: number },
): Promise<{ users: AdminUserRow[]; total: number; per_page: number }> {
  const pattern = `%${escapeLike(search)}%`;
  const matches = search ? sql`(email ilike ${pattern} or username ilike ${pattern})` : sql`true`;
  const { rows } = await orm.execute<UserRecord>(sql`
    with found as (
      select id, email, username, created_at, disabled_at is not null as is_disabled,
        (select count(*) from users where ${matches})::float8 as total
      from users where ${matches} order by created_at desc, id
      limit ${USERS_PER_PAGE} offset ${(page - 1) * USERS_PER_PAGE}
    )
    select found.*,
      (select max(last_used_at) from sessions where user_id = found.id) as last_seen_at,
      (select plan_id from subscriptions where user_id = found.id and is_active and paid_until > now()
        order by paid_until desc limit 1) as plan
    from found order by created_at desc, id`);
  return { users: rows.map(describeRow), total: rows[0]?.total ?? 0, per_page: USERS_PER_PAGE };
}

export async function readUser(database: Database, id: string): Promise<AdminUserDetail> {
  const user = await requireUser(database, id);
  const [{ plan, paidUntil }, { rows }, usage] = await Promise.all([
    readCurrentPlan(database, id),
    database.orm.execute<{
      last_seen_at: Date | null;
      sessions_open: number;
      resumes: number;
      letters: number;
      ats_checks: number;
      is_disabled: boolean;
      is_granted: boolean;
    }>(sql`
      select
        (select max(last_used_at) from sessions where user_id = ${id}) as last_seen_at,
        (select count(*) from sessions where user_id = ${id} and revoked_at is null and expires_at > now())::int as sessions_open,
        (select count(*) from resumes where user_id = ${id} and deleted_at is null)::int as resumes,
        (select count(*) from cover_letters join cover_letter_generations on generation_id = cover_letter_generations.id
          where user_id = ${id})::int as letters,
        (select count(*) from ats_checks where user_id = ${id})::int as ats_checks,
        (select disabled_at is not null from users where id = ${id}) as is_disabled,
        exists (select from subscriptions where user_id = ${id} and is_active and paid_until > now()
          and subscriptions.id like ${`${GRANTED_PREFIX}%`}) as is_granted`),
    database.orm
      .select({ kind: planUsage.kind, used: planUsage.count })
      .from(planUsage)
      .where(sql`${planUsage.subject} = ${usageSubject(id)} and ${planUsage.day} = (now() at time zone 'utc')::date`),
  ]);
  const { last_seen_at, ...counts } = rows[0]!;
  return {
    id,
    email: user.email,
    username: user.username,
    plan: plan.name,
    paid_until: isoOrNull(paidUntil),
    country: user.targetCountry,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    email_verified_at: isoOrNull(user.emailVerifiedAt),
    last_seen_at: isoOrNull(last_seen_at),
    ...counts,
    usage_today: Object.entries(plan.limits.per_day).map(([kind, limit]) => ({
      kind,
      limit,
      used: usage.find((row) => row.kind === kind)?.used ?? 0,
    })),
  };
}

/** What one user did, in their browser and at the API, the latest first. */
export async function readTimeline(
  { orm }: Pick<Database, 'orm'>,
  id: string,
  before: string | undefined,
): Promise<{ entries: TimelineEntry[]; has_more: boolean }> {
  const isBefore = (column: string) => sql`${sql.identifier(column)} < ${before ?? 'infinity'}::timestamptz`;
  const { rows } = await orm.execute<{ at: Date; kind: string; detail: string | null; page_url: string }>(sql`
    select at, kind, left(detail, ${DETAIL_MAX_CHARACTERS}) as detail, page_url from (
      (select created_at as at, action_type as kind,
        coalesce(action_data->>'page_title', action_data->>'button_text', action_data->>'to_page',
          action_data->>'form_id', action_data->>'content_type', action_data->>'template_type',
          action_data->>'event_name', action_data->>'method') as detail, page_url
      from user_actions where user_id = ${id} and ${isBefore('created_at')} order by created_at desc limit ${TIMELINE_PAGE + 1})
      union all select created_at, 'signed_up', '', '' from users where id = ${id} and ${isBefore('created_at')}
      union all select created_at, 'signed_in', network, '' from sessions where user_id = ${id} and ${isBefore('created_at')}
      union all select created_at, 'resume_made', '', '' from resumes where user_id = ${id} and ${isBefore('created_at')}
      union all select cover_letters.created_at, 'letter_written', '', '' from cover_letters
        join cover_letter_generations on generation_id = cover_letter_generations.id
        where user_id = ${id} and cover_letters.created_at < ${before ?? 'infinity'}::timestamptz
      union all select created_at, 'check_made', '', '' from ats_checks where user_id = ${id} and ${isBefore('created_at')}
    ) as everything order by at desc limit ${TIMELINE_PAGE + 1}`);
  return {
    entries: rows.slice(0, TIMELINE_PAGE).map(({ at, kind, detail, page_url }) => ({
      at: new Date(at).toISOString(),
      kind,
      detail: detail ?? '',
      page_url,
    })),
    has_more: rows.length > TIMELINE_PAGE,
  };
}

interface StaffAction {
  staffId: string;
  userId: string;
  reason: string;
}

/** Lets nobody in, and signs out whoever is in; or lets them in again. */
export async function setDisabled(
  { database, security }: StaffDependencies,
  { staffId, userId, reason, isDisabled }: StaffAction & { isDisabled: boolean },
): Promise<void> {
  await requireUser(database, userId);
  await database.orm.transaction(async (transaction) => {
    await noteAudit(transaction, {
      staffId,
      action: isDisabled ? 'user_disabled' : 'user_enabled',
      subject: userId,
      details: { reason },
    });
    await transaction.execute(sql`
      update users set disabled_at = case when ${isDisabled} then coalesce(disabled_at, now()) end where id = ${userId}`);
    if (isDisabled) await endAllSessions(transaction, { userId });
  });
  if (isDisabled) security.note('session_ended', { user: userId, staff: staffId });
}

export async function mailUser(
  dependencies: StaffDependencies,
  { staffId, userId }: Omit<StaffAction, 'reason'>,
): Promise<void> {
  const user = await requireUser(dependencies.database, userId);
  await noteAudit(dependencies.database.orm, {
    staffId,
    action: 'mail_sent',
    subject: userId,
    details: { mail: 'reset' },
  });
  await sendResetCode(dependencies, user.email);
}

/** Gives a plan away, in place of one that was given before; the free one takes it back. */
export async function changePlan(
  { database }: StaffDependencies,
  { staffId, userId, reason, plan: planId, days }: StaffAction & { plan: string; days: number },
): Promise<{ plan: string; paid_until: string | null }> {
  await requireUser(database, userId);
  const plan = findPlan(planId);
  if (!plan) throw new ApiFailure(400, 'unknown_plan', 'There is no such plan to buy. Please choose one of the list.');
  await database.orm.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      select from subscriptions where user_id = ${userId} and is_active and paid_until > now()
        and id not like ${`${GRANTED_PREFIX}%`} for update`);
    if (rowCount) {
      throw new ApiFailure(
        409,
        'plan_is_paid',
        'This plan is paid for. It is changed or ended at the payment provider, or by its owner.',
      );
    }
    await noteAudit(transaction, {
      staffId,
      action: 'plan_changed',
      subject: userId,
      details: { plan: plan.id, days, reason },
    });
    await transaction.execute(sql`
      update subscriptions set is_active = false, revision = revision + 1
      where user_id = ${userId} and id like ${`${GRANTED_PREFIX}%`}`);
    if (plan === FREE_PLAN) return;
    await transaction.insert(subscriptions).values({
      id: GRANTED_PREFIX + randomUUID(),
      userId,
      planId: plan.id,
      isActive: true,
      paidUntil: sql`now() + make_interval(days => ${days})` as unknown as Date,
      renews: false,
      isDemo: false,
    });
  });
  const current = await readCurrentPlan(database, userId);
  return { plan: current.plan.name, paid_until: isoOrNull(current.paidUntil) };
}

export async function resetUsage(
  { database }: StaffDependencies,
  { staffId, userId, reason }: StaffAction,
): Promise<void> {
  await requireUser(database, userId);
  await database.orm.transaction(async (transaction) => {
    await noteAudit(transaction, { staffId, action: 'usage_reset', subject: userId, details: { reason } });
    await transaction.delete(planUsage).where(eq(planUsage.subject, usageSubject(userId)));
  });
}

export async function archiveUser(
  { database, security }: StaffDependencies,
  { staffId, userId, reason }: StaffAction,
): Promise<{ file_name: string; archive: string }> {
  const user = await requireUser(database, userId);
  await noteAudit(database.orm, { staffId, action: 'user_exported', subject: userId, details: { reason } });
  const archive = await archivePersonalData(database, PERSONAL_DATA, user);
  security.note('account_exported', { user: userId, staff: staffId });
  const day = new Date().toISOString().slice(0, 10);
  return { file_name: `vitae-${day}.zip`, archive: Buffer.from(archive).toString('base64') };
}

export async function erase(
  dependencies: StaffDependencies,
  { staffId, userId, reason, email }: StaffAction & { email: string },
): Promise<void> {
  const { database } = dependencies;
  const user: UserRow = await requireUser(database, userId);
  if (user.email.toLowerCase() !== email.trim().toLowerCase()) {
    throw new ApiFailure(400, 'address_differs', 'This is not the address of the account that is to be erased.', {
      fields: { email: 'Not the address of this account.' },
    });
  }
  await noteAudit(database.orm, { staffId, action: 'user_erased', subject: userId, details: { reason } });
  await deleteAccount(dependencies, user);
}
