import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { addCounts, type Count } from './counts.ts';
import { readOverview } from './reports/overview.ts';
import { readWindow } from './reports/window.ts';
import { rollUp } from './roll-up.ts';

let database: Database & { url: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [
    'analytics_pending',
    'analytics_quarters',
    'analytics_days',
    'analytics_people_pending',
    'analytics_people',
    'analytics_sessions',
    'user_actions',
    'users',
  ])
    await database.orm.execute(sql`delete from ${sql.identifier(table)}`);
});

/** A generator whose numbers are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sessions at any second of these days, each with a row and its count. */
async function addSessions(first: string, days: number, count: number): Promise<void> {
  const random = createRandom(7);
  const begin = Date.parse(`${first}T00:00:00Z`);
  const times = Array.from({ length: count }, () => new Date(begin + Math.floor(random() * days * DAY_MS)));
  for (const at of times) {
    await database.orm.execute(sql`
      insert into analytics_sessions (id, user_agent, language, screen_resolution, timezone, referrer, referral_source,
        landing_url, first_seen_at)
      values (${`session_${crypto.randomUUID()}`}, '', '', '', '', '', '', '/', ${at.toISOString()})`);
  }
  const counts: Count[] = times.flatMap((at) => [
    { at, dimension: 'session', label: '', count: 1 },
    { at, dimension: 'anonymous_session', label: '', count: 1 },
  ]);
  // Not in the order in which they happened.
  for (let begin = 0; begin < counts.length; begin += 50) {
    await addCounts(database.orm, counts.slice(begin, begin + 50).reverse());
    if (begin % 100 === 0) await rollUp(database);
  }
  await rollUp(database);
}

/** The same, counted row by row. */
async function countRaw(from: string, to: string, zone: string): Promise<[string, number][]> {
  const { rows } = await database.orm.execute<{ day: string; count: number }>(sql`
    select (first_seen_at at time zone ${zone})::date::text as day, count(*)::int as count from analytics_sessions
    where (first_seen_at at time zone ${zone})::date between ${from}::date and ${to}::date group by 1 order by 1`);
  return rows.map(({ day, count }) => [day, count]);
}

describe.each([
  ['UTC', '2026-03-20', '2026-04-05'],
  // Both change their clocks within the window, on different days.
  ['Europe/Berlin', '2026-03-20', '2026-04-05'],
  ['America/New_York', '2026-03-02', '2026-04-02'],
  // No whole hours from UTC.
  ['Asia/Kathmandu', '2026-03-21', '2026-03-30'],
  // As far from UTC as it goes: nearer to the midnight after it, and after the change to that before it.
  ['Pacific/Auckland', '2026-03-28', '2026-04-09'],
  ['Pacific/Honolulu', '2026-03-20', '2026-04-05'],
])('in the time zone %s', (zone, from, to) => {
  test('the figures of a window, and of each of its days, are those of the rows', async () => {
    await addSessions('2026-02-26', 45, 1500);
    const window = await readWindow(database, { days: 30, from, to, time_zone: zone });
    const raw = await countRaw(from, to, zone);
    const total = raw.reduce((sum, [, count]) => sum + count, 0);
    expect(total).toBeGreaterThan(100);
    const { totals, trend } = await readOverview(database, { ...window, hasRaw: true });
    expect([totals.sessions, totals.visitors]).toEqual([total, total]);
    expect(trend).toHaveLength(window.dayCount);
    expect(trend.filter(({ sessions }) => sessions > 0).map(({ at, sessions }) => [at, sessions])).toEqual(raw);
  });

  test('the window before has as many days, and ends where this one begins', async () => {
    const window = await readWindow(database, { days: 30, from, to, time_zone: zone });
    expect(window.before.to).toEqual(window.from);
    const before = await readWindow(database, {
      days: window.dayCount,
      to: new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10),
      time_zone: zone,
    });
    expect(window.before.from).toEqual(before.from);
  });
});

test('a day on which the clock is changed has 23 or 25 hours', async () => {
  for (const [day, hours] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ] as const) {
    const window = await readWindow(database, { days: 1, from: day, to: day, time_zone: 'Europe/Berlin' });
    expect((await readOverview(database, window)).trend).toHaveLength(hours);
  }
});

async function addAccounts(count: number): Promise<string[]> {
  const { rows } = await database.orm.execute<{ id: string }>(sql`
    insert into users (email, username) select gen_random_uuid() || '@example.org', 'a' from generate_series(1, ${count})
    returning id`);
  return rows.map(({ id }) => id);
}

interface Visit {
  id?: string;
  userId: string | null;
  at: string;
}
const addVisits = (visits: Visit[]) =>
  database.orm.execute(sql`
    insert into analytics_sessions (id, user_id, user_agent, language, screen_resolution, timezone, referrer,
      referral_source, landing_url, first_seen_at)
    select coalesce(id, gen_random_uuid()::text), "userId", '', '', '', '', '', '', '/', at
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as visit (id text, "userId" uuid, at timestamptz)`);

test('people count once in a window and once in each of its days, however often they come', async () => {
  const [a, b] = await addAccounts(2);
  // The first two are of one day in Tokyo, and of two in New York.
  await addVisits([
    { userId: a!, at: '2026-03-10T15:30:00Z' },
    { userId: a!, at: '2026-03-11T10:00:00Z' },
    { userId: b!, at: '2026-03-11T10:00:00Z' },
    { userId: a!, at: '2026-03-12T10:00:00Z' },
  ]);
  await rollUp(database);
  const visitorsIn = async (time_zone: string) => {
    const window = await readWindow(database, { days: 4, from: '2026-03-10', to: '2026-03-13', time_zone });
    const { totals, trend } = await readOverview(database, { ...window, hasRaw: true });
    return [totals.visitors, ...trend.map(({ visitors }) => visitors)];
  };
  expect(await visitorsIn('Asia/Tokyo')).toEqual([2, 0, 2, 1, 0]);
  expect(await visitorsIn('America/New_York')).toEqual([2, 1, 2, 1, 0]);
});

describe('accounts that come late, twice and out of order', () => {
  const begin = Date.parse('2026-03-20T00:00:00Z');
  const random = createRandom(11);

  beforeEach(async () => {
    const accounts = await addAccounts(20);
    for (let round = 0; round < 10; round++) {
      const visits = Array.from({ length: 40 }, () => ({
        userId: accounts[Math.floor(random() ** 2 * accounts.length)]!,
        at: new Date(begin + Math.floor(random() * 20 * DAY_MS)).toISOString(),
      }));
      await addVisits([...visits, ...visits.slice(0, 8)]);
      await Promise.all([rollUp(database), rollUp(database)]);
    }
    // Whose visit it was comes out afterwards.
    await addVisits([{ id: 'session_of_nobody', userId: null, at: '2026-03-29T00:59:00Z' }]);
    await rollUp(database);
    await database.orm.execute(
      sql`update analytics_sessions set user_id = ${accounts.at(-1)!} where id = 'session_of_nobody'`,
    );
    // Waits to be added up when its account goes.
    await addVisits([{ userId: accounts[0]!, at: '2026-03-29T12:00:00Z' }]);
    await database.orm.execute(sql`delete from analytics_sessions where user_id = ${accounts[0]!}`);
    await database.orm.execute(sql`delete from users where id = ${accounts[0]!}`);
    await rollUp(database);
  });

  test.each([
    ['UTC', 12],
    ['Europe/Berlin', 12],
    ['Asia/Kathmandu', 12],
    // Half a day from UTC, by one side of it before the change and by the other after.
    ['Pacific/Auckland', 12],
    ['Europe/Berlin', 2],
  ])('count in %s over %i days as their rows do', async (zone, days) => {
    const [from, to] = ['2026-03-28', new Date(Date.parse('2026-03-27') + days * DAY_MS).toISOString().slice(0, 10)];
    const window = await readWindow(database, { days, from, to, time_zone: zone });
    const step = days > 2 ? 'day' : 'hour';
    const { rows: raw } = await database.orm.execute<{ at: string | null; people: number }>(sql`
      select date_trunc(${step}, first_seen_at, ${zone}) as at, count(distinct user_id)::int as people
      from analytics_sessions where first_seen_at >= ${window.from.toISOString()} and first_seen_at < ${window.to.toISOString()}
      group by rollup (1) order by 1 nulls first`);
    const { totals, trend } = await readOverview(database, { ...window, hasRaw: true });
    const counts = raw.map(({ people }) => people);
    expect(counts.length).toBeGreaterThan(days);
    expect([totals.visitors, ...trend.map(({ visitors }) => visitors).filter((visitors) => visitors !== 0)]).toEqual(
      counts,
    );
  });
});

test('what comes late is added to its own day', async () => {
  const at = new Date('2026-03-10T10:07:00Z');
  const one: Count = { at, dimension: 'page', label: '/a', count: 1 };
  await addCounts(database.orm, [one]);
  await rollUp(database);
  await addCounts(database.orm, [{ ...one, at: new Date('2026-03-12T00:00:00Z') }]);
  await rollUp(database);
  await addCounts(database.orm, [one, one]);
  await rollUp(database);
  const { rows } = await database.orm.execute(sql`select day::text, count::int from analytics_days order by 1`);
  expect(rows).toEqual([
    { day: '2026-03-10', count: 3 },
    { day: '2026-03-12', count: 1 },
  ]);
});

test('what is not committed yet is counted afterwards, and once', async () => {
  const other = connectDatabase(database.url);
  const slow = await other.pool.connect();
  await slow.query('begin');
  await slow.query(`insert into analytics_pending values ('2026-03-10T10:00:00Z', 'session', '', 1)`);
  await addCounts(database.orm, [{ at: new Date('2026-03-10T11:00:00Z'), dimension: 'session', label: '', count: 1 }]);
  await rollUp(database);
  await slow.query('commit');
  slow.release();
  // Several instances at the same time.
  await Promise.all([rollUp(database), rollUp(other), rollUp(database), rollUp(other)]);
  await rollUp(database);
  const { rows } = await database.orm.execute(sql`select sum(count)::int as sum from analytics_quarters`);
  expect(rows).toEqual([{ sum: 2 }]);
  expect((await database.orm.execute(sql`select * from analytics_pending`)).rows).toEqual([]);
  await other.close();
});

test('counts that nobody commits count nothing', async () => {
  await database.orm
    .transaction(async (transaction) => {
      await addCounts(transaction, [{ at: new Date(), dimension: 'session', label: '', count: 1 }]);
      throw new Error('no');
    })
    .catch(() => {});
  await rollUp(database);
  expect((await database.orm.execute(sql`select * from analytics_days`)).rows).toEqual([]);
});
