import type { AdminCohort, AdminFunnel } from '@vitae/contract/admin-analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import type { Window } from './window.ts';

type Orm = Pick<Database, 'orm'>;

/** Weeks that a cohort is followed for. */
const FOLLOWED_WEEKS = [1, 2, 3, 4, 5, 6, 7, 8];
const FUNNEL_STEPS = ['sign_ups', 'resumes', 'downloads', 'paid'] as const;
const LIVE_MINUTES = 5;

const isSignedUpIn = ({ from, to }: Window) =>
  sql`signed_up_at >= ${from.toISOString()}::timestamptz and signed_up_at < ${to.toISOString()}::timestamptz`;

interface CohortRow extends AdminFunnel, Record<string, unknown> {
  week: string;
  /** One count for each week after the sign-up. */
  active: number[];
  /** Weeks that are over for the last of them. */
  age: number;
}

const activeIn = (week: number) => sql`count(*) filter (where (active_weeks >> ${week}::int) & 1 = 1)::float8`;

/**
 * How far those came who came first within the window: each step counts those of the step before who took it since. And
 * of those who signed up in each of its weeks, how many came back in the weeks after, counted from each one's own
 * sign-up: a week that is not over for the last of them is null.
 */
export async function readJourneys(
  { orm }: Orm,
  window: Window,
): Promise<{ funnel: AdminFunnel; cohorts: AdminCohort[] }> {
  const { rows } = await orm.execute<CohortRow>(sql`
    select week::date::text, sign_ups, resumes, downloads, paid, active,
      floor(extract(epoch from now() - ((week + interval '7 days') at time zone ${window.timeZone})) / 604800)::int as age
    from (
      select date_trunc('week', signed_up_at at time zone ${window.timeZone}) as week,
        count(*)::float8 as sign_ups,
        count(first_resume_at)::float8 as resumes,
        count(*) filter (where first_resume_at is not null and first_download_at is not null)::float8 as downloads,
        count(*) filter (where first_resume_at is not null and first_download_at is not null
          and first_paid_at is not null)::float8 as paid,
        array[${sql.join(FOLLOWED_WEEKS.map(activeIn), sql`, `)}] as active
      from user_milestones where ${isSignedUpIn(window)} group by 1
    ) as cohorts order by week`);
  const funnel: AdminFunnel = { sign_ups: 0, resumes: 0, downloads: 0, paid: 0 };
  for (const row of rows) {
    for (const step of FUNNEL_STEPS) funnel[step] += row[step];
  }
  return {
    funnel,
    cohorts: rows.map(({ week, sign_ups: size, active, age }) => ({
      week,
      size,
      returned: FOLLOWED_WEEKS.map((nth, index) => (nth < age ? active[index]! : null)),
    })),
  };
}

/** Browsers with something going on just now. */
export async function countLive({ orm }: Orm): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::float8 as count from analytics_live
    where seen_at > now() - make_interval(mins => ${LIVE_MINUTES})`);
  return rows[0]!.count;
}
