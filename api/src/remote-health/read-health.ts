import type { RemoteHealth } from '@vitae/contract/remote-reports';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { remoteHealth, remoteHealthSessions } from './tables.ts';

/** A forger's or a broken build's versions must not make the page endless. */
const RELEASES_MAX = 200;

type Release = RemoteHealth['releases'][number];

/** How each version that was seen in the last hours does. */
export async function readHealth({ orm }: Database, hours: number): Promise<Release[]> {
  const isInWindow = sql`hour > now() - ${hours} * interval '1 hour'`;
  const { rows } = await orm.execute<Omit<Release, 'failures'> & { failures: Release['failures'] | null }>(sql`
    with counted as (
      select channel, remote, version,
        coalesce(sum(count) filter (where kind = 'load'), 0)::float8 as loads,
        coalesce(sum(count) filter (where kind = 'mount'), 0)::float8 as mounts,
        (sum(duration_ms) filter (where kind = 'mount') / nullif(sum(count) filter (where kind = 'mount'), 0))::float8
          as mean_mount_ms,
        max(last_at) as last_at
      from ${remoteHealth} where ${isInWindow} group by 1, 2, 3
      order by last_at desc limit ${RELEASES_MAX}
    ), seen as (
      select channel, remote, version,
        count(distinct session) filter (where kind = 'mount')::int as sessions,
        count(distinct session) filter (where kind = 'failure')::int as failed_sessions
      from ${remoteHealthSessions} where ${isInWindow} group by 1, 2, 3
    ), failed as (
      select channel, remote, version, code, outcome, sum(count)::float8 as count,
        (array_agg(last_message order by last_at desc))[1] as last_message, max(last_at) as last_at
      from ${remoteHealth} where kind = 'failure' and ${isInWindow} group by 1, 2, 3, 4, 5
    )
    select counted.channel, counted.remote, counted.version, loads, mounts, mean_mount_ms,
      coalesce(sessions, 0) as sessions, coalesce(failed_sessions, 0) as failed_sessions,
      (select json_agg(json_build_object('code', code, 'outcome', outcome, 'count', count,
          'last_message', last_message, 'last_at', to_json(failed.last_at)) order by failed.last_at desc)
        from failed where failed.channel = counted.channel and failed.remote = counted.remote
          and failed.version = counted.version) as failures
    from counted left join seen using (channel, remote, version)
    order by counted.last_at desc`);
  return rows.map(({ failures, ...row }) => ({
    ...row,
    failures: (failures ?? []).map((failure) => ({ ...failure, last_at: new Date(failure.last_at).toISOString() })),
  }));
}
