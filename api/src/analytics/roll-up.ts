import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { toLoggable } from '../errors/loggable-error.ts';
import { OTHER_LABEL } from './counts.ts';

/** Of a dimension and a day. What comes later counts as `other`: nobody reads more, and anybody may send them. */
export const LABELS_PER_DAY_MAX = 300;
const INTERVAL_MS = 1_000;
/** Counts that are taken in one transaction. */
const BATCH_ROWS = 20_000;
/** Any number will do, as long as every instance takes the same. */
const ROLL_UP_LOCK = 7_303_050;

/**
 * Adds up all that has come in by now. One instance does it at a time, and another waits for it; a row is taken out in the transaction
 * that adds it up, so that it counts once, however late it has come.
 */
export async function rollUp(database: Pick<Database, 'orm'>): Promise<void> {
  while ((await rollUpBatch(database)) === BATCH_ROWS);
}

async function rollUpBatch({ orm }: Pick<Database, 'orm'>): Promise<number> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ROLL_UP_LOCK})`);
    const { rows } = await transaction.execute<{ taken: number }>(sql`
      with taken as (
        delete from analytics_pending
        where ctid = any (array(select ctid from analytics_pending limit ${BATCH_ROWS}))
        returning quarter, dimension, label, count
      ), summed as (
        select quarter, (quarter at time zone 'utc')::date as day, dimension, label, sum(count) as count
        from taken group by 1, 2, 3, 4
      ), touched as (
        select distinct day, dimension, label from summed
      ), known as (
        select day, dimension, count(*) as labels from analytics_days
        where (day, dimension) in (select day, dimension from touched) group by 1, 2
      ), fresh as (
        select day, dimension, label, row_number() over (partition by day, dimension order by label) as nth
        from touched
        where not exists (
          select from analytics_days kept
          where kept.dimension = touched.dimension and kept.day = touched.day and kept.label = touched.label)
      ), refused as (
        select day, dimension, label from fresh left join known using (day, dimension)
        where nth + coalesce(labels, 0) > ${LABELS_PER_DAY_MAX}
      ), named as (
        select quarter, day, dimension, sum(count) as count,
          case when refused.label is null then summed.label else ${OTHER_LABEL} end as label
        from summed left join refused using (day, dimension, label) group by 1, 2, 3, 5
      ), by_quarter as (
        insert into analytics_quarters as kept (quarter, dimension, label, count)
        select quarter, dimension, label, count from named
        on conflict (dimension, quarter, label) do update set count = kept.count + excluded.count
      ), by_day as (
        insert into analytics_days as kept (day, dimension, label, count)
        select day, dimension, label, sum(count) from named group by 1, 2, 3
        on conflict (dimension, day, label) do update set count = kept.count + excluded.count
      )
      select count(*)::int as taken from taken`);
    const visits = await rollUpPeople(transaction);
    return Math.max(rows[0]!.taken, visits);
  });
}

/** Puts visits of accounts into their place among the others of the same account. Returns how many it has taken. */
async function rollUpPeople(transaction: Pick<Database['orm'], 'execute'>): Promise<number> {
  const { rows } = await transaction.execute<{ taken: number; people: string[] | null }>(sql`
    with taken as (
      delete from analytics_people_pending
      where ctid = any (array(select ctid from analytics_people_pending limit ${BATCH_ROWS}))
      returning user_id, quarter
    ), known as (
      -- Held until the commit: whoever is erased meanwhile waits, and takes these rows along.
      select id from users where id in (select user_id from taken) for key share
    ), added as (
      insert into analytics_people (user_id, quarter, previous)
      select distinct id, quarter, (
        select max(kept.quarter) from analytics_people as kept where kept.user_id = id and kept.quarter < taken.quarter
      ) from taken join known on id = user_id
      on conflict do nothing
      returning user_id
    )
    select (select count(*)::int from taken) as taken, (select array_agg(distinct user_id) from added) as people`);
  const { taken, people } = rows[0]!;
  if (people) {
    // Those between which a visit has come late, or that have come together.
    await transaction.execute(sql`
      update analytics_people as kept set previous = visit.previous
      from (
        select user_id, quarter, lag(quarter) over (partition by user_id order by quarter) as previous
        from analytics_people where user_id = any (${sql.param(people)}::uuid[])
      ) as visit
      where kept.user_id = visit.user_id and kept.quarter = visit.quarter
        and kept.previous is distinct from visit.previous`);
  }
  return taken;
}

/** Adds up every second as long as the server runs. */
export function keepRollingUp(app: FastifyInstance, database: Pick<Database, 'orm'>): void {
  let round: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = rollUp(database)
      .catch((error) => {
        if (!isDatabaseUnavailable(error)) app.log.error({ err: toLoggable(error) }, 'roll_up_failed');
      })
      .finally(() => {
        isBusy = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
