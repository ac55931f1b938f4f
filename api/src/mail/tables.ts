import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails of a deployment that sends none. */
export const devMails = pgTable('dev_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
});
