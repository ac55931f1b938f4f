import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { ApiFailure } from '../../errors/api-failure.ts';
import { RAW_ACTIONS_KEPT_DAYS } from '../purge.ts';

/** What a report is asked for: the last `days` of the viewer's calendar, or the days from `from` to `to`. */
export interface WindowQuery {
  days: number;
  from?: string | undefined;
  to?: string | undefined;
  time_zone: string;
}

/** From `from` (included) to `to`, both quarters of an hour. */
export interface Span {
  from: Date;
  to: Date;
}

export interface Window extends Span {
  timeZone: string;
  /** `2026-11-01`, the first and the last day, as the viewer's calendar has them. */
  firstDay: string;
  lastDay: string;
  dayCount: number;
  /** As many days before, as far into the last of them as today has come. */
  before: Span;
  /** Whether what single visitors did is still there for all of it. */
  hasRaw: boolean;
  hadRawBefore: boolean;
}

export const WINDOW_DAYS_MAX = 400;

function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new ApiFailure(400, 'unknown_time_zone', 'There is no such time zone.', {
      fields: { time_zone: 'Unknown time zone.' },
    });
  }
}

/** Finds where the days of the viewer's calendar begin and end; the database knows every zone's changes of the clock. */
export async function readWindow({ orm }: Pick<Database, 'orm'>, query: WindowQuery): Promise<Window> {
  requireTimeZone(query.time_zone);
  const zone = query.time_zone;
  const { rows } = await orm.execute<{
    first_day: string;
    last_day: string;
    day_count: number;
    from: Date;
    to: Date;
    before_from: Date;
    before_to: Date;
    raw_from: Date;
  }>(sql`
    with asked as (
      select coalesce(${query.to ?? null}::date, (now() at time zone ${zone})::date) as last_day
    ), days as (
      select coalesce(${query.from ?? null}::date, last_day - ${query.days - 1}::int) as first_day, last_day from asked
    ), moments as (
      select *, last_day - first_day + 1 as day_count,
        first_day::timestamp at time zone ${zone} as "from",
        (last_day + 1)::timestamp at time zone ${zone} as "to"
      from days
    )
    select first_day::text, last_day::text, day_count, "from", "to",
      (first_day - day_count)::timestamp at time zone ${zone} as before_from,
      case when now() < "to" and now() >= "from"
        then date_bin('15 minutes', (now() at time zone ${zone}) - make_interval(days => day_count),
          timestamp '2000-01-01') at time zone ${zone}
        else "from" end as before_to,
      date_bin('15 minutes', now() - make_interval(days => ${RAW_ACTIONS_KEPT_DAYS}), timestamptz '2000-01-01Z') as raw_from
    from moments`);
  const row = rows[0]!;
  if (row.day_count < 1 || row.day_count > WINDOW_DAYS_MAX) {
    throw new ApiFailure(
      400,
      'window_too_long',
      `Please choose a first day that is not after the last, and at most ${WINDOW_DAYS_MAX} days.`,
    );
  }
  const moment = (value: Date | string) => new Date(value);
  const rawFrom = moment(row.raw_from);
  return {
    timeZone: zone,
    firstDay: row.first_day,
    lastDay: row.last_day,
    dayCount: row.day_count,
    from: moment(row.from),
    to: moment(row.to),
    before: { from: moment(row.before_from), to: moment(row.before_to) },
    hasRaw: moment(row.from) >= rawFrom,
    hadRawBefore: moment(row.before_from) >= rawFrom,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-11-20`, of UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The midnight of UTC that is nearest to a moment. */
export const nearestMidnight = (at: Date) => new Date(Math.round(at.getTime() / DAY_MS) * DAY_MS);

/**
 * The counts of a span as rows `(dimension, label, count)`, for a `from`: whole days of UTC from the table of days, the
 * quarters at both ends from the other.
 */
export function countsIn({ from, to }: Span, dimensions: readonly string[]) {
  const names = sql`any(${sql.param(dimensions)}::text[])`;
  const firstWhole = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const afterWhole = Math.floor(to.getTime() / DAY_MS) * DAY_MS;
  const quarters = (begin: Date, end: Date) => sql`
    select dimension, label, count from analytics_quarters
    where dimension = ${names} and quarter >= ${begin.toISOString()}::timestamptz and quarter < ${end.toISOString()}::timestamptz`;
  if (firstWhole >= afterWhole) return quarters(from, to);
  const day = (time: number) => dayOf(new Date(time));
  return sql`
    select dimension, label, count from analytics_days
    where dimension = ${names} and day >= ${day(firstWhole)}::date and day < ${day(afterWhole)}::date
    union all ${quarters(from, new Date(firstWhole))}
    union all ${quarters(new Date(afterWhole), to)}`;
}
