import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { toLoggable } from '../errors/loggable-error.ts';
import { analyticsLive, analyticsSessions, userActions } from './tables.ts';

/** What single visitors did. The counts by day stay. */
export const RAW_ACTIONS_KEPT_DAYS = 90;
const PURGE_INTERVAL_MS = 60 * 60 * 1000;

async function purgeRawActions({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const limit = sql`now() - make_interval(days => ${RAW_ACTIONS_KEPT_DAYS})`;
  await orm.delete(userActions).where(lt(userActions.createdAt, limit));
  await orm.delete(analyticsSessions).where(lt(analyticsSessions.firstSeenAt, limit));
  await orm.execute(sql`delete from analytics_people where quarter < ${limit}`);
  await orm.delete(analyticsLive).where(lt(analyticsLive.seenAt, sql`now() - interval '1 hour'`));
}

/** Purges now and then as long as the server runs. Several instances may do it: the second finds nothing. */
export function keepPurging(
  app: FastifyInstance,
  database: Pick<Database, 'orm'>,
  intervalMs = PURGE_INTERVAL_MS,
): void {
  const purge = () =>
    purgeRawActions(database).catch((error) => app.log.error({ err: toLoggable(error) }, 'purge_failed'));
  const timer = setInterval(purge, intervalMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
