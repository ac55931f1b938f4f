import type { AdminCohort, AdminFunnel } from '@vitae/contract/admin-analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Window } from './window.ts';

type Orm = Pick<Database, 'orm'>;

/** Weeks that a cohort is followed for. */
export const RETENTION_WEEKS = 8;
const LIVE_MINUTES = 5;

const isSignedUpIn = ({ from, to }: Window) =>
  sql`signed_up_at >= ${from.toISOString()}::timestamptz and signed_up_at < ${to.toISOString()}::timestamptz`;

/** How far those came who came first within the window: each step counts those of the step before who took it since. */
export async function readFunnel({ orm }: Orm, window: Window): Promise<AdminFunnel> {
  const { rows } = await orm.execute<{ sign_ups: number; resumes: number; downloads: number; paid: number }>(sql`
    select count(*)::float8 as sign_ups,
      count(first_resume_at)::float8 as resumes,
      count(*) filter (where first_resume_at is not null and first_download_at is not null)::float8 as downloads,
      count(*) filter (where first_resume_at is not null and first_download_at is not null
        and first_paid_at is not null)::float8 as paid
    from user_milestones where ${isSignedUpIn(window)}`);
  return rows[0]!;
}

/**
 * Of those who signed up in each week of the window: how many came back in the weeks after, counted from each one's own
 * sign-up. A week that is not over for the last of them is null.
 */
export async function readRetention({ orm }: Orm, window: Window): Promise<AdminCohort[]> {
  const { rows } = await orm.execute<{ week: string; size: number; active: Record<string, number>; age: number }>(sql`
    with cohorts as (
      select user_id, date_trunc('week', signed_up_at at time zone ${window.timeZone})::date as week
      from user_milestones where ${isSignedUpIn(window)}
    ), sizes as (
      select week, count(*)::float8 as size from cohorts group by 1
    ), returned as (
      select cohorts.week, active.week as nth, count(*)::float8 as people
      from cohorts join user_active_weeks as active using (user_id)
      where active.week between 1 and ${RETENTION_WEEKS} group by 1, 2
    )
    select sizes.week::text, size,
      coalesce((select json_object_agg(nth, people) from returned where returned.week = sizes.week), '{}') as active,
      floor(extract(epoch from now() - ((sizes.week + 7)::timestamp at time zone ${window.timeZone})) / 604800)::int as age
    from sizes order by 1`);
  return rows.map(({ week, size, active, age }) => ({
    week,
    size,
    returned: Array.from({ length: RETENTION_WEEKS }, (_, index) =>
      index + 1 < age ? (active[String(index + 1)] ?? 0) : null,
    ),
  }));
}

/** Browsers with something going on just now. */
export async function countLive({ orm }: Orm): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::float8 as count from analytics_live
    where seen_at > now() - make_interval(mins => ${LIVE_MINUTES})`);
  return rows[0]!.count;
}
