import type { AtsCheckSummary, AtsGulfAnswers, AtsReport } from '@vitae/contract/ats';
import type { RegionCode } from '@vitae/contract/regions';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const atsChecks = pgTable('ats_checks', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  resumeId: uuid('resume_id'),
  resumeName: text('resume_name').notNull(),
  resumeVersion: jsonb('resume_version').$type<AtsCheckSummary['resume_version']>(),
  jobTitle: text('job_title').notNull(),
  jobDescription: text('job_description').notNull(),
  region: text().$type<RegionCode>().notNull(),
  score: integer().notNull(),
  gulf: jsonb().$type<Partial<AtsGulfAnswers>>().notNull().default({}),
  report: jsonb().$type<AtsReport>().notNull(),
  linkToken: text('link_token'),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
export type AtsCheckRow = typeof atsChecks.$inferSelect;
