import type { RemoteReport, RemoteReports } from '@vitae/contract/remote-reports';
import { sql } from 'drizzle-orm';
import type { Secrets } from '../auth/secrets.ts';
import type { Database } from '../database/connect.ts';
import { counterKey, countInWindow, secretCounterKey } from '../rate-limit/counter.ts';
import { stepOf } from './duration-steps.ts';
import { remoteHealth, remoteHealthDurations, remoteHealthSessions } from './tables.ts';

/** Of one address in the window: some people behind it, each with some pages; nobody can forge a catastrophe alone. */
const BATCHES_PER_ADDRESS = 60;
const ADDRESS_WINDOW_MS = 600_000;

const thisHour = sql`date_trunc('hour', now())`;

interface CountOptions {
  /** Who reports, as far as the network tells. */
  address: string;
  /** Multiplies what an address may report. */
  factor: number;
  secrets: Pick<Secrets, 'clientAddressKey'>;
}

/** Adds a page's reports to this hour's counts. What an address sends beyond its bound is taken, and not counted. */
export async function countReports(
  { orm }: Database,
  { channel, revision, session, reports }: RemoteReports,
  { address, factor, secrets }: CountOptions,
): Promise<void> {
  const { count } = await countInWindow({ orm }, counterKey('remote-reports', address), ADDRESS_WINDOW_MS);
  if (count > BATCHES_PER_ADDRESS * factor) return;
  // Of whom it is, nothing is kept that can be read back.
  const hidden = secretCounterKey(secrets, 'remote-reports', address);
  const rows = addUp(reports).map((report) => ({
    hour: thisHour,
    channel,
    revision,
    ...report,
    lastAt: sql`now()`,
  }));
  const seen = rowsOfTab(reports).map((row) => ({ hour: thisHour, channel, session, address: hidden, ...row }));
  await orm.transaction(async (transaction) => {
    await transaction
      .insert(remoteHealth)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          remoteHealth.hour,
          remoteHealth.channel,
          remoteHealth.revision,
          remoteHealth.remote,
          remoteHealth.version,
          remoteHealth.kind,
          remoteHealth.code,
          remoteHealth.outcome,
        ],
        set: {
          count: sql`${remoteHealth.count} + excluded.count`,
          durationMs: sql`${remoteHealth.durationMs} + excluded.duration_ms`,
          lastMessage: sql`excluded.last_message`,
          lastAt: sql`excluded.last_at`,
        },
      });
    const durations = addUpDurations(reports).map((row) => ({ hour: thisHour, channel, ...row }));
    if (durations.length > 0) {
      await transaction
        .insert(remoteHealthDurations)
        .values(durations)
        .onConflictDoUpdate({
          target: [
            remoteHealthDurations.hour,
            remoteHealthDurations.channel,
            remoteHealthDurations.remote,
            remoteHealthDurations.version,
            remoteHealthDurations.step,
          ],
          set: { count: sql`${remoteHealthDurations.count} + excluded.count` },
        });
    }
    await transaction
      .insert(remoteHealthSessions)
      .values(seen)
      .onConflictDoUpdate({
        target: [
          remoteHealthSessions.hour,
          remoteHealthSessions.channel,
          remoteHealthSessions.remote,
          remoteHealthSessions.version,
          remoteHealthSessions.kind,
          remoteHealthSessions.session,
        ],
        set: {
          count: sql`${remoteHealthSessions.count} + excluded.count`,
          durationMs: sql`${remoteHealthSessions.durationMs} + excluded.duration_ms`,
        },
        // A tab stays where it was first seen: nobody can take part of another's reports.
        setWhere: sql`${remoteHealthSessions.address} = excluded.address`,
      });
  });
}

/** One row for each key, in one order everywhere: two writers that lock the same rows must not wait for each other. */
function addUp(reports: RemoteReport[]) {
  const sums = new Map<string, ReturnType<typeof rowOf>>();
  for (const report of reports) {
    const row = rowOf(report);
    const key = [row.remote, row.version, row.kind, row.code, row.outcome].join(' ');
    const sum = sums.get(key);
    sums.set(key, sum ? { ...row, count: sum.count + row.count, durationMs: sum.durationMs + row.durationMs } : row);
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Mounts by how long they took. Several in one report took as long as their mean says. */
function addUpDurations(reports: RemoteReport[]) {
  const sums = new Map<string, { remote: string; version: string; step: number; count: number }>();
  for (const report of reports) {
    if (report.kind !== 'mount') continue;
    const { remote, version, count } = report;
    const step = stepOf(report.duration_ms / count);
    const key = [remote, version, step].join(' ');
    sums.set(key, { remote, version, step, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function rowOf(report: RemoteReport) {
  const { remote, version, kind, count } = report;
  const failure = report.kind === 'failure' ? report : { code: '', outcome: '', message: '' };
  const durationMs = report.kind === 'failure' ? 0 : report.duration_ms;
  return {
    remote,
    version,
    kind,
    count,
    durationMs,
    code: failure.code,
    outcome: failure.outcome,
    lastMessage: failure.message,
  };
}

/** What one tab says of each release: a row for its loads, its mounts and its failures. */
function rowsOfTab(reports: RemoteReport[]) {
  const rows = new Map<string, { remote: string; version: string; kind: string; count: number; durationMs: number }>();
  for (const { remote, version, kind, count, durationMs } of reports.map(rowOf)) {
    const key = [remote, version, kind].join(' ');
    const row = rows.get(key);
    rows.set(key, {
      remote,
      version,
      kind,
      count: count + (row?.count ?? 0),
      durationMs: durationMs + (row?.durationMs ?? 0),
    });
  }
  return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
