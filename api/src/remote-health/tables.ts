import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const remoteHealth = pgTable(
  'remote_health',
  {
    hour: moment('hour'),
    channel: text().notNull(),
    revision: integer().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    code: text().notNull(),
    outcome: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
    lastMessage: text('last_message').notNull(),
    lastAt: moment('last_at'),
  },
  (table) => [
    primaryKey({
      columns: [
        table.hour,
        table.channel,
        table.revision,
        table.remote,
        table.version,
        table.kind,
        table.code,
        table.outcome,
      ],
    }),
  ],
);

export const remoteHealthSessions = pgTable(
  'remote_health_sessions',
  {
    hour: moment('hour'),
    channel: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    kind: text().notNull(),
    session: text().notNull(),
    address: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.channel, table.remote, table.version, table.kind, table.session] }),
  ],
);

/** How long mounts took, by steps: see `duration-steps.ts`. */
export const remoteHealthDurations = pgTable(
  'remote_health_durations',
  {
    hour: moment('hour'),
    channel: text().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    step: smallint().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.channel, table.remote, table.version, table.step] })],
);
