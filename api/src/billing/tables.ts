import type { LimitKind } from '@vitae/contract/billing';
import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const subscriptions = pgTable('subscriptions', {
  /** The payment provider's id. */
  id: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  planId: text('plan_id').notNull(),
  isActive: boolean('is_active').notNull(),
  paidUntil: moment('paid_until').notNull(),
  renews: boolean().notNull(),
  isDemo: boolean('is_demo').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Counts the writes. */
  revision: integer().notNull().default(0),
});

export const checkouts = pgTable('checkouts', {
  /** The payment provider's id. */
  id: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  planId: text('plan_id').notNull(),
  status: text({ enum: ['pending', 'paid', 'canceled'] }).notNull(),
  isDemo: boolean('is_demo').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Webhook events that were acted on. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

/** Limits that staff have set, in place of those that a plan comes with. */
export const planLimits = pgTable(
  'plan_limits',
  {
    planId: text('plan_id').notNull(),
    kind: text().$type<LimitKind>().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.kind] })],
);

export const planUsage = pgTable(
  'plan_usage',
  {
    /** A user, or an anonymous client. */
    subject: text().notNull(),
    kind: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.kind, table.day] })],
);
