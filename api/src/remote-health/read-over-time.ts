import type { VersionHealth } from '@vitae/contract/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { percentileOf } from './duration-steps.ts';

/** An error that nobody has caught: the screen has stayed. */
const UNCAUGHT = 'VITAE-REMOTE-012';
const HOUR_MS = 60 * 60 * 1000;
/** A curve of more points than these goes by longer steps. */
const POINTS_MAX = 96;
const VERSIONS_MAX = 200;

interface Query {
  hours: number;
  channel: string;
  remote?: string | undefined;
}
interface HealthPoint {
  at: string;
  loads: number;
  failures: number;
  errors: number;
  p50: number | null;
  p95: number | null;
}
type Step = { step: number; count: number };

/** How the versions of a channel's remotes do, and how that went over the hours asked for. */
export async function readHealthOverTime(
  { orm }: Pick<Database, 'orm'>,
  { hours, channel, remote }: Query,
): Promise<{ versions: VersionHealth[]; points: HealthPoint[] }> {
  const stepHours = Math.ceil(hours / POINTS_MAX);
  const first = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - (hours - 1) * HOUR_MS);
  const isAsked = sql`hour >= ${first.toISOString()}::timestamptz and channel = ${channel}
    and (${remote ?? null}::text is null or remote = ${remote ?? null}::text)`;
  const point = sql`date_bin(make_interval(hours => ${stepHours}), hour, ${first.toISOString()}::timestamptz)`;
  const counts = sql`
    coalesce(sum(count) filter (where kind = 'load'), 0)::float8 as loads,
    coalesce(sum(count) filter (where kind = 'mount'), 0)::float8 as mounts,
    coalesce(sum(count) filter (where kind = 'failure' and code <> ${UNCAUGHT}), 0)::float8 as failures,
    coalesce(sum(count) filter (where kind = 'failure' and code = ${UNCAUGHT}), 0)::float8 as errors`;

  type Counts = { loads: number; mounts: number; failures: number; errors: number };
  type Release = { remote: string; version: string };
  const [versions, seen, causes, durations, points, curve] = await Promise.all([
    orm.execute<Release & Counts & { last_at: Date }>(sql`
      select remote, version, ${counts}, max(last_at) as last_at from remote_health where ${isAsked}
      group by 1, 2 order by last_at desc limit ${VERSIONS_MAX}`),
    orm.execute<Release & { sessions: number; failed_sessions: number }>(sql`
      select remote, version, count(distinct session) filter (where kind = 'mount')::float8 as sessions,
        count(distinct session) filter (where kind = 'failure')::float8 as failed_sessions
      from remote_health_sessions where ${isAsked} group by 1, 2`),
    orm.execute<Release & { code: string; outcome: string; count: number; last_message: string; last_at: Date }>(sql`
      select remote, version, code, outcome, sum(count)::float8 as count,
        (array_agg(last_message order by last_at desc))[1] as last_message, max(last_at) as last_at
      from remote_health where kind = 'failure' and ${isAsked} group by 1, 2, 3, 4 order by 5 desc`),
    orm.execute<Release & Step>(sql`
      select remote, version, step::int, sum(count)::float8 as count
      from remote_health_durations where ${isAsked} group by 1, 2, 3`),
    orm.execute<{ at: Date } & Counts>(sql`
      select ${point} as at, ${counts} from remote_health where ${isAsked} group by 1`),
    orm.execute<{ at: Date } & Step>(sql`
      select ${point} as at, step::int, sum(count)::float8 as count
      from remote_health_durations where ${isAsked} group by 1, 2`),
  ]);

  const isOf = (one: Release) => (other: Release) => one.remote === other.remote && one.version === other.version;
  const counted = new Map(points.rows.map((row) => [new Date(row.at).getTime(), row]));
  return {
    versions: versions.rows.map((row) => {
      const steps = durations.rows.filter(isOf(row));
      const { sessions = 0, failed_sessions = 0 } = seen.rows.find(isOf(row)) ?? {};
      return {
        ...row,
        channel,
        sessions,
        failed_sessions,
        p50: percentileOf(steps, 0.5),
        p95: percentileOf(steps, 0.95),
        causes: causes.rows.filter(isOf(row)).map(({ code, outcome, count, last_message, last_at }) => ({
          code,
          outcome,
          count,
          last_message,
          last_at: new Date(last_at).toISOString(),
        })),
        last_at: new Date(row.last_at).toISOString(),
      };
    }),
    points: Array.from({ length: Math.ceil(hours / stepHours) }, (_, index) => {
      const time = first.getTime() + index * stepHours * HOUR_MS;
      const { loads = 0, failures = 0, errors = 0 } = counted.get(time) ?? {};
      const steps = curve.rows.filter(({ at }) => new Date(at).getTime() === time);
      return {
        at: new Date(time).toISOString(),
        loads,
        failures,
        errors,
        p50: percentileOf(steps, 0.5),
        p95: percentileOf(steps, 0.95),
      };
    }),
  };
}
