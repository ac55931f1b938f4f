import type { AdminFigures, AdminTrendPoint, LabelledCount, PageCount } from '@vitae/contract/admin-analytics';
import { sql } from 'drizzle-orm';
import { PLANS } from '../../billing/plans.ts';
import type { Database } from '../../database/connect.ts';
import type { Dimension } from '../counts.ts';
import { countsIn, dayOf, nearestMidnight, type Span, type Window } from './window.ts';

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

interface People {
  total: number;
  /** Accounts that were there, of each point. */
  byPoint: number[];
}

/** Different accounts with a session, in all and in each point: visits whose account was not there before in it. */
async function readPeople({ orm }: Orm, span: Span, points: Points): Promise<People> {
  const from = sql`${span.from.toISOString()}::timestamptz`;
  const { rows } = await orm.execute<{ newcomers: number; people: number }>(sql`
    select newcomers, people
    from unnest(${momentsOf(points.begins)}, ${momentsOf(endsOf(points, span))}) with ordinality as point (begins, ends, nth),
      lateral (
        select count(*) filter (where previous is null or previous < ${from})::float8 as newcomers,
          count(*) filter (where previous is null or previous < begins)::float8 as people
        from analytics_people where quarter >= begins and quarter < ends
      ) as counted
    order by nth`);
  return {
    total: rows.reduce((sum, { newcomers }) => sum + newcomers, 0),
    byPoint: rows.map(({ people }) => people),
  };
}

const momentsOf = (moments: readonly Date[]) => sql`${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[]`;
const endsOf = ({ begins }: Points, { to }: Span) => [...begins.slice(1), to];

/** A payment's label is its plan, and the price follows from it; of all others the labels are added up. */
const labelOfPayment = sql`case when dimension = any(${sql.param(PAYMENTS)}::text[]) then label else '' end`;
const isCounted = sql`dimension = any(${sql.param(COUNTED)}::text[])`;

type PointRow = CountRow & { point: number } & Record<string, unknown>;

/** The counts of each point, from 0 on; what is to be taken off again is negative. */
async function readPointCounts({ orm }: Orm, span: Span, points: Points): Promise<PointRow[]> {
  if (points.granularity === 'hour') {
    const { rows } = await orm.execute<PointRow>(sql`
      select width_bucket(quarter, ${momentsOf(points.begins)}) - 1 as point, dimension, ${labelOfPayment} as label,
        sum(count)::float8 as count
      from analytics_quarters where ${isCounted} and ${between('quarter', span)} group by 1, 2, 3`);
    return rows;
  }
  // Days of UTC in place of the zone's, and the quarters by which they differ at each end: some, or none, in place of
  // ninety-six a day.
  const boundaries = [...points.begins, span.to];
  const midnights = boundaries.map(nearestMidnight);
  const [days, quarters] = await Promise.all([
    orm.execute<PointRow>(sql`
      select width_bucket(day, ${sql.param(midnights.map(dayOf))}::date[]) - 1 as point, dimension,
        ${labelOfPayment} as label, sum(count)::float8 as count
      from analytics_days
      where ${isCounted} and day >= ${dayOf(midnights[0]!)}::date and day < ${dayOf(midnights.at(-1)!)}::date
      group by 1, 2, 3`),
    orm.execute<PointRow>(sql`
      select nth::int - 1 as point, dimension, ${labelOfPayment} as label,
        sum(case when midnight > boundary then count else -count end)::float8 as count
      from unnest(${momentsOf(boundaries)}, ${momentsOf(midnights)}) with ordinality as point (boundary, midnight, nth)
      join analytics_quarters on quarter >= least(boundary, midnight) and quarter < greatest(boundary, midnight)
      where ${isCounted} and midnight <> boundary group by 1, 2, 3`),
  ]);
  return [
    ...days.rows,
    // What one point gets at its beginning, the point before has too much at its end.
    ...quarters.rows.flatMap((row) => [row, { ...row, point: row.point - 1, count: -row.count }]),
  ];
}

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
  const [people, counts, totals_before] = await Promise.all([
    window.hasRaw ? readPeople(database, window, points) : null,
    readPointCounts(database, window, points),
    (window.hadRawBefore ? readPeople(database, window.before, whole) : Promise.resolve(null)).then((peopleBefore) =>
      readFigures(database, window.before, peopleBefore),
    ),
  ]);
  const byPoint = Map.groupBy(counts, ({ point }) => point);
  const inWindow = points.names.flatMap((_, index) => byPoint.get(index) ?? []);
  return {
    totals: addUp(inWindow, people?.total ?? null),
    totals_before,
    granularity: points.granularity,
    trend: points.names.map((at, index) => ({
      at,
      ...addUp(byPoint.get(index) ?? [], people?.byPoint[index] ?? null),
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
