import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One visit of one browser, as the browser names it. */
export const analyticsSessions = pgTable('analytics_sessions', {
  id: text().primaryKey(),
  userId: uuid('user_id'),
  userAgent: text('user_agent').notNull(),
  language: text().notNull(),
  screenResolution: text('screen_resolution').notNull(),
  timezone: text().notNull(),
  referrer: text().notNull(),
  referralSource: text('referral_source').notNull(),
  landingUrl: text('landing_url').notNull(),
  firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
});

export const userActions = pgTable('user_actions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: text('session_id').notNull(),
  userId: uuid('user_id'),
  actionType: text('action_type').notNull(),
  actionData: jsonb('action_data').notNull(),
  pageUrl: text('page_url').notNull(),
  pageTitle: text('page_title').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    day: date().notNull(),
    dimension: text().notNull(),
    label: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.dimension, table.label] })],
);
