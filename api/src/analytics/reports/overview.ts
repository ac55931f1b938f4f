import type { AdminFigures, AdminTrendPoint, LabelledCount, PageCount } from '@vitae/contract/admin-analytics';
import { sql } from 'drizzle-orm';
import { PLANS } from '../../billing/plans.ts';
import type { Database } from '../../database/connect.ts';
import type { Dimension } from '../counts.ts';
import { countsIn, type Span, type Window } from './window.ts';

type Orm = Pick<Database, 'orm'>;
type Figure = keyof AdminFigures;

/** Whose sums they are; visitors and revenue are found otherwise. */
const SUMMED: Partial<Record<Dimension, Figure>> = {
  session: 'sessions',
  page_view: 'page_views',
  sign_up: 'sign_ups',
  log_in: 'log_ins',
  resume: 'resumes',
  letter: 'letters',
  ats_check: 'ats_checks',
  chat: 'chats',
  template_download: 'downloads',
  ai_content: 'ai_uses',
};
const PAYMENTS: Dimension[] = ['payment', 'demo_payment'];
const COUNTED = [...Object.keys(SUMMED), ...PAYMENTS];

const prices = new Map(PLANS.map(({ id, price }) => [id, price.amount]));
const LABELS_MAX = 50;

interface CountRow {
  dimension: Dimension;
  label: string;
  count: number;
}

function emptyFigures(): AdminFigures {
  return {
    visitors: null,
    sessions: 0,
    page_views: 0,
    sign_ups: 0,
    log_ins: 0,
    resumes: 0,
    letters: 0,
    ats_checks: 0,
    chats: 0,
    downloads: 0,
    ai_uses: 0,
    revenue: 0,
    demo_revenue: 0,
  };
}

function addTo(figures: AdminFigures, { dimension, label, count }: CountRow): void {
  const figure = SUMMED[dimension];
  if (figure) figures[figure] = (figures[figure] ?? 0) + count;
  else figures[dimension === 'payment' ? 'revenue' : 'demo_revenue'] += count * (prices.get(label) ?? 0);
}

const between = (column: string, { from, to }: Span) =>
  sql`${sql.identifier(column)} >= ${from.toISOString()}::timestamptz and ${sql.identifier(column)} < ${to.toISOString()}::timestamptz`;

/** Different people: each account once, and each session of somebody who was not signed in. */
const DISTINCT_VISITORS = sql`(count(*) filter (where user_id is null) + count(distinct user_id))::float8`;

async function readVisitors({ orm }: Orm, span: Span): Promise<number> {
  const { rows } = await orm.execute<{ visitors: number }>(sql`
    select (select count(*) from analytics_sessions where user_id is null and ${between('first_seen_at', span)})
      + (select count(*) from (
          select distinct user_id from analytics_sessions
          where user_id is not null and ${between('first_seen_at', span)}) as people)
      as visitors`);
  return Number(rows[0]!.visitors);
}

/** The figures of a span. Visitors are null once what single visitors did is gone. */
export async function readFigures(database: Orm, span: Span, hasRaw: boolean): Promise<AdminFigures> {
  const [{ rows }, visitors] = await Promise.all([
    database.orm.execute<CountRow & Record<string, unknown>>(sql`
      select dimension, case when dimension = any(${sql.param(PAYMENTS)}::text[]) then label else '' end as label,
        sum(count)::float8 as count
      from (${countsIn(span, COUNTED)}) as counts group by 1, 2`),
    hasRaw ? readVisitors(database, span) : null,
  ]);
  const figures = { ...emptyFigures(), visitors };
  for (const row of rows) addTo(figures, row);
  return figures;
}

/** Where the points of a curve begin: hours of a window of one or two days, days of a longer one. */
function pointsOf({ dayCount, timeZone, from, to, firstDay, lastDay }: Window) {
  if (dayCount <= 2) {
    const begin = sql`${from.toISOString()}::timestamptz`;
    return {
      granularity: 'hour' as const,
      pointOf: (column: 'quarter' | 'first_seen_at') =>
        sql`to_char(date_bin('1 hour', ${sql.identifier(column)}, ${begin}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      all: sql`select to_char(point at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as point
        from generate_series(${begin}, ${to.toISOString()}::timestamptz - interval '1 second', interval '1 hour') as point`,
    };
  }
  return {
    granularity: 'day' as const,
    pointOf: (column: 'quarter' | 'first_seen_at') =>
      sql`(${sql.identifier(column)} at time zone ${sql.param(timeZone)})::date::text`,
    all: sql`select point::date::text as point
      from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as point`,
  };
}

export async function readTrend(
  { orm }: Orm,
  window: Window,
): Promise<{ granularity: 'hour' | 'day'; points: AdminTrendPoint[] }> {
  const { granularity, pointOf, all } = pointsOf(window);
  const [{ rows: points }, { rows: counts }, { rows: visitors }] = await Promise.all([
    orm.execute<{ point: string }>(sql`${all} order by 1`),
    orm.execute<CountRow & { point: string } & Record<string, unknown>>(sql`
      select point, dimension, label, sum(count)::float8 as count from (
        select ${pointOf('quarter')} as point, dimension, label, count from (
          select quarter, dimension, case when dimension = any(${sql.param(PAYMENTS)}::text[]) then label else '' end as label,
            sum(count) as count
          from analytics_quarters
          where dimension = any(${sql.param(COUNTED)}::text[]) and ${between('quarter', window)} group by 1, 2, 3
        ) as quarters
      ) as pointed group by 1, 2, 3`),
    window.hasRaw
      ? orm.execute<{ point: string; visitors: number }>(sql`
          select ${pointOf('first_seen_at')} as point, ${DISTINCT_VISITORS} as visitors
          from analytics_sessions where ${between('first_seen_at', window)} group by 1`)
      : { rows: [] },
  ]);
  const byPoint = new Map(
    points.map(({ point }) => [point, { at: point, ...emptyFigures(), visitors: window.hasRaw ? 0 : null }]),
  );
  for (const { point, ...count } of counts) {
    const figures = byPoint.get(point);
    if (figures) addTo(figures, count);
  }
  for (const { point, visitors: count } of visitors) {
    const figures = byPoint.get(point);
    if (figures) figures.visitors = count;
  }
  return { granularity, points: [...byPoint.values()] };
}

const BREAKDOWNS = {
  sources: 'referral_source',
  referrers: 'referrer',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
  systems: 'system',
  languages: 'language',
  ai_content: 'ai_content',
  templates: 'template_download',
  actions: 'action',
  custom_events: 'custom_event',
} as const satisfies Record<string, Dimension>;
type Breakdown = keyof typeof BREAKDOWNS;
const PAGE_DIMENSIONS: Dimension[] = ['page', 'page_seconds', 'page_timed'];

/** What was seen most, and where it came from: of each kind the labels with the highest counts. */
export async function readBreakdowns(
  { orm }: Orm,
  window: Window,
): Promise<Record<Breakdown, LabelledCount[]> & { pages: PageCount[] }> {
  const { rows } = await orm.execute<CountRow & Record<string, unknown>>(sql`
    select dimension, label, sum(count)::float8 as count
    from (${countsIn(window, [...Object.values(BREAKDOWNS), ...PAGE_DIMENSIONS])}) as counts
    group by 1, 2 order by 3 desc, 2`);
  const of = (dimension: Dimension) => rows.filter((row) => row.dimension === dimension);
  const labelled = (dimension: Dimension) =>
    of(dimension)
      .slice(0, LABELS_MAX)
      .map(({ label, count }) => ({ label, count }));
  const seconds = new Map(of('page_seconds').map(({ label, count }) => [label, count]));
  const timed = new Map(of('page_timed').map(({ label, count }) => [label, count]));
  return {
    ...(Object.fromEntries(
      Object.entries(BREAKDOWNS).map(([name, dimension]) => [name, labelled(dimension)]),
    ) as Record<Breakdown, LabelledCount[]>),
    pages: labelled('page').map(({ label, count }) => ({
      label,
      count,
      mean_seconds: timed.get(label) ? (seconds.get(label) ?? 0) / timed.get(label)! : null,
    })),
  };
}
