import type { AdminAnalytics, LabelledCount } from '@vitae/contract/analytics';
import { count, countDistinct, desc, sql } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import { coverLetters } from '../cover-letters/tables.ts';
import type { Database } from '../database/connect.ts';
import { remoteHealth } from '../remote-health/tables.ts';
import { type Dimension, today } from './daily-counts.ts';
import { analyticsDaily } from './tables.ts';

const LABELS_MAX = 20;
const FAILURES_MAX = 100;

interface DailyCount {
  day: string;
  count: number;
}

const sum = (counts: { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** One row for each day of the window, days without a count included. */
async function readDays({ orm }: Database, days: number, source: ReturnType<typeof sql>): Promise<DailyCount[]> {
  const { rows } = await orm.execute<{ day: string; count: number }>(sql`
    select to_char(window_day, 'YYYY-MM-DD') as day, coalesce(counted.count, 0)::float8 as count
    from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') as window_day
    left join (${source}) as counted on counted.day = window_day::date
    order by window_day`);
  return rows.map(({ day, count }) => ({ day, count }));
}

const countsByDay = (dimension: Dimension) =>
  sql`select day, sum(count) as count from ${analyticsDaily} where dimension = ${dimension} group by day`;
const signupsByDay = sql`
  select (created_at at time zone 'utc')::date as day, count(*) as count from ${users} group by 1`;

export async function reportToStaff(database: Database, days: number): Promise<AdminAnalytics> {
  const { orm } = database;
  const isInWindow = sql`${analyticsDaily.day} > ${today} - ${days}::int`;

  const readLabels = (dimension: Dimension): Promise<LabelledCount[]> =>
    orm
      .select({ label: analyticsDaily.label, count: sql<number>`sum(${analyticsDaily.count})::float8` })
      .from(analyticsDaily)
      .where(sql`${isInWindow} and ${analyticsDaily.dimension} = ${dimension}`)
      .groupBy(analyticsDaily.label)
      .orderBy(desc(sql`sum(${analyticsDaily.count})`), analyticsDaily.label)
      .limit(LABELS_MAX);

  const readFailures = async () => {
    const rows = await orm
      .select({
        remote: remoteHealth.remote,
        version: remoteHealth.version,
        code: remoteHealth.code,
        outcome: remoteHealth.outcome,
        count: sql<number>`sum(${remoteHealth.count})::float8`,
        last_at: sql<Date>`max(${remoteHealth.lastAt})`.mapWith(remoteHealth.lastAt),
      })
      .from(remoteHealth)
      .where(sql`${remoteHealth.kind} = 'failure' and ${remoteHealth.hour} > ${today} - ${days - 1}::int`)
      .groupBy(remoteHealth.remote, remoteHealth.version, remoteHealth.code, remoteHealth.outcome)
      .orderBy(desc(sql`max(${remoteHealth.lastAt})`))
      .limit(FAILURES_MAX);
    return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
  };

  const [visits, signups, actionsPerDay, sessions, actions, pages, referrals, languages, ai, downloads, events] =
    await Promise.all([
      readDays(database, days, countsByDay('visit')),
      readDays(database, days, signupsByDay),
      readDays(database, days, countsByDay('action')),
      readDays(database, days, countsByDay('session')),
      readLabels('action'),
      readLabels('page'),
      readLabels('referral_source'),
      readLabels('language'),
      readLabels('ai_content'),
      readLabels('template_download'),
      readLabels('custom_event'),
    ]);
  const [failures, [userCount], [paidCount], [letterCount]] = await Promise.all([
    readFailures(),
    orm.select({ count: count() }).from(users),
    orm
      .select({ count: countDistinct(subscriptions.userId) })
      .from(subscriptions)
      .where(sql`${subscriptions.isActive} and ${subscriptions.paidUntil} > now()`),
    orm
      .select({ count: count() })
      .from(coverLetters)
      .where(sql`${coverLetters.createdAt} > ${today} - ${days - 1}::int`),
  ]);

  return {
    success: true,
    days,
    totals: {
      visits: sum(visits),
      sessions: sum(sessions),
      signups: sum(signups),
      users: userCount!.count,
      paid_users: paidCount!.count,
      actions: sum(actionsPerDay),
      cover_letters: letterCount!.count,
    },
    visits_per_day: visits,
    signups_per_day: signups,
    actions_per_day: actionsPerDay,
    actions,
    pages,
    referral_sources: referrals,
    languages,
    ai_content_used: ai,
    templates_downloaded: downloads,
    custom_events: events,
    remote_failures: failures,
  };
}
