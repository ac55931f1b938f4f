import type { RemoteHealth } from '@vitae/contract/remote-reports';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { remoteHealth, remoteHealthSessions } from './tables.ts';

/** A forger's or a broken build's versions must not make the page endless. */
const RELEASES_MAX = 200;

/** Of one address, however many tabs it has or says it has. */
const TABS_PER_ADDRESS = 3;

const NO_EVIDENCE: Release['evidence'] = { sessions: 0, failed: 0, addresses: 0, failing_addresses: 0, mount_ms: null };

type Release = RemoteHealth['releases'][number];

/** How each version that was seen in the last hours does. */
export async function readHealth({ orm }: Database, hours: number): Promise<Release[]> {
  const isInWindow = sql`hour > now() - ${hours} * interval '1 hour'`;
  type Row = Omit<Release, 'failures' | 'evidence'> & {
    failures: Release['failures'] | null;
    evidence: Release['evidence'] | null;
  };
  const { rows } = await orm.execute<Row>(sql`
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
    ), tabs as (
      select channel, remote, version, address, session, bool_or(kind = 'failure') as has_failed,
        sum(count) filter (where kind = 'mount') as mounts,
        sum(duration_ms) filter (where kind = 'mount') as mount_ms
      from ${remoteHealthSessions} where kind in ('mount', 'failure') and ${isInWindow} group by 1, 2, 3, 4, 5
    ), addresses as (
      select channel, remote, version, address, count(*)::float8 as tabs,
        count(*) filter (where has_failed) as failed, sum(mount_ms) / nullif(sum(mounts), 0) as mount_ms
      from tabs group by 1, 2, 3, 4
    ), weighed as (
      select channel, remote, version, sum(least(tabs, ${TABS_PER_ADDRESS})) as sessions,
        sum(least(tabs, ${TABS_PER_ADDRESS}) * failed / tabs) as failed, count(*)::int as addresses,
        count(*) filter (where failed > 0)::int as failing_addresses,
        percentile_cont(0.5) within group (order by mount_ms) as mount_ms
      from addresses group by 1, 2, 3
    ), failed as (
      select channel, remote, version, code, outcome, sum(count)::float8 as count,
        (array_agg(last_message order by last_at desc))[1] as last_message, max(last_at) as last_at
      from ${remoteHealth} where kind = 'failure' and ${isInWindow} group by 1, 2, 3, 4, 5
    )
    select counted.channel, counted.remote, counted.version, loads, mounts, mean_mount_ms,
      coalesce(sessions, 0) as sessions, coalesce(failed_sessions, 0) as failed_sessions,
      (select json_build_object('sessions', sessions, 'failed', failed, 'addresses', addresses,
          'failing_addresses', failing_addresses, 'mount_ms', mount_ms)
        from weighed where weighed.channel = counted.channel and weighed.remote = counted.remote
          and weighed.version = counted.version) as evidence,
      (select json_agg(json_build_object('code', code, 'outcome', outcome, 'count', count,
          'last_message', last_message, 'last_at', to_json(failed.last_at)) order by failed.last_at desc)
        from failed where failed.channel = counted.channel and failed.remote = counted.remote
          and failed.version = counted.version) as failures
    from counted left join seen using (channel, remote, version)
    order by counted.last_at desc`);
  return rows.map(({ failures, evidence, ...row }) => ({
    ...row,
    evidence: evidence ?? NO_EVIDENCE,
    failures: (failures ?? []).map((failure) => ({ ...failure, last_at: new Date(failure.last_at).toISOString() })),
  }));
}
