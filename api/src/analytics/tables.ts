import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** ISO 3166, of the time zone; empty where that says none. */
  country: text().notNull().default(''),
  device: text().notNull().default(''),
  browser: text().notNull().default(''),
  system: text().notNull().default(''),
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
  /** The browser's own name for this action: what comes twice is known by it. */
  eventId: uuid('event_id'),
  /** When it happened, which may be a while before it came in. */
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Sessions with something going on. */
export const analyticsLive = pgTable('analytics_live', {
  sessionId: text('session_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});
