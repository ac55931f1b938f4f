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
const COUNTED = [...Object.keys(SUMMED), 'anonymous_session', ...PAYMENTS];

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
  if (dimension === 'anonymous_session') figures.visitors = figures.visitors === null ? null : figures.visitors + count;
  else if (figure) figures[figure] = (figures[figure] ?? 0) + count;
  else figures[dimension === 'payment' ? 'revenue' : 'demo_revenue'] += count * (prices.get(label) ?? 0);
}

const between = (column: string, { from, to }: Span) =>
  sql`${sql.identifier(column)} >= ${from.toISOString()}::timestamptz and ${sql.identifier(column)} < ${to.toISOString()}::timestamptz`;

/** Points of a curve, each by the moment at which it begins. */
interface Points {
  granularity: 'hour' | 'day';
  /** As they are told: `2026-11-20` of the viewer's calendar, or the moment of an hour. */
  names: string[];
  begins: Date[];
}

/** Hours of a window of one or two days, days of a longer one, as the viewer's clock and calendar have them. */
export async function readPoints(
  { orm }: Orm,
  { dayCount, timeZone, from, to, firstDay, lastDay }: Window,
): Promise<Points> {
  const isShort = dayCount <= 2;
  const { rows } = await orm.execute<{ name: string; begins: Date }>(
    isShort
      ? sql`select '' as name, begins from generate_series(${from.toISOString()}::timestamptz,
          ${to.toISOString()}::timestamptz - interval '1 second', interval '1 hour') as begins order by 2`
      : sql`select day::date::text as name, day at time zone ${timeZone} as begins
          from generate_series(${firstDay}::timestamp, ${lastDay}::timestamp, interval '1 day') as day order by 2`,
  );
  const begins = rows.map((row) => new Date(row.begins));
  return isShort
    ? { granularity: 'hour', begins, names: begins.map((at) => at.toISOString()) }
    : { granularity: 'day', begins, names: rows.map(({ name }) => name) };
}

/** The number, from 1 on, of the point that a moment lies in. */
const pointOf = (column: string, { begins }: Points) =>
  sql`width_bucket(${sql.identifier(column)}, ${sql.param(begins.map((at) => at.toISOString()))}::timestamptz[])`;

interface People {
  total: number;
  /** Point, from 1 on → accounts that were there. */
  byPoint: Map<number, number>;
}

/** Different accounts with a session: in all, and in each point. */
async function readPeople({ orm }: Orm, span: Span, points: Points): Promise<People> {
  const rows = await orm.transaction(async (transaction) => {
    // A quarter's people are some hundred thousand: in memory, not in files.
    await transaction.execute(sql`set local work_mem = '32MB'`);
    const counted = await transaction.execute<{ point: number | null; people: number }>(sql`
    with seen as materialized (
      select distinct ${pointOf('first_seen_at', points)} as point, user_id from analytics_sessions
      where user_id is not null and ${between('first_seen_at', span)}
    )
    select point, count(*)::float8 as people from seen group by 1
    union all select null, count(*) from (select distinct user_id from seen) as everybody`);
    return counted.rows;
  });
  return {
    total: rows.find(({ point }) => point === null)?.people ?? 0,
    byPoint: new Map(rows.flatMap(({ point, people }) => (point === null ? [] : [[point, people]]))),
  };
}

/** A payment's label is its plan, and the price follows from it; of all others the labels are added up. */
const labelOfPayment = sql`case when dimension = any(${sql.param(PAYMENTS)}::text[]) then label else '' end`;

async function readFigures({ orm }: Orm, span: Span, people: People | null): Promise<AdminFigures> {
  const { rows } = await orm.execute<CountRow & Record<string, unknown>>(sql`
    select dimension, ${labelOfPayment} as label, sum(count)::float8 as count
    from (${countsIn(span, COUNTED)}) as counts group by 1, 2`);
  return addUp(rows, people?.total ?? null);
}

/** Visitors are accounts, and sessions of people who were not signed in. */
function addUp(counts: readonly CountRow[], people: number | null): AdminFigures {
  const figures = { ...emptyFigures(), visitors: people };
  for (const count of counts) addTo(figures, count);
  return figures;
}

/** The figures of a window and of the one before it, and how they went from point to point. */
export async function readOverview(
  database: Orm,
  window: Window,
): Promise<{
  totals: AdminFigures;
  totals_before: AdminFigures;
  granularity: Points['granularity'];
  trend: AdminTrendPoint[];
}> {
  const points = await readPoints(database, window);
  const whole: Points = { granularity: 'day', names: [''], begins: [window.before.from] };
  const [people, peopleBefore, { rows }] = await Promise.all([
    window.hasRaw ? readPeople(database, window, points) : null,
    window.hadRawBefore ? readPeople(database, window.before, whole) : null,
    database.orm.execute<CountRow & { point: number } & Record<string, unknown>>(sql`
      select ${pointOf('quarter', points)} as point, dimension, ${labelOfPayment} as label, sum(count)::float8 as count
      from analytics_quarters
      where dimension = any(${sql.param(COUNTED)}::text[]) and ${between('quarter', window)} group by 1, 2, 3`),
  ]);
  const [totals, totals_before] = await Promise.all([
    readFigures(database, window, people),
    readFigures(database, window.before, peopleBefore),
  ]);
  return {
    totals,
    totals_before,
    granularity: points.granularity,
    trend: points.names.map((at, index) => ({
      at,
      ...addUp(
        rows.filter(({ point }) => point === index + 1),
        people && (people.byPoint.get(index + 1) ?? 0),
      ),
    })),
  };
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
