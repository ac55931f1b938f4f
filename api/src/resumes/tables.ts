import type { ResumeJob } from '@vitae/contract/resumes';
import type { Resume } from '@vitae/documents/model/resume';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const resumes = pgTable('resumes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  title: text().notNull(),
  data: jsonb().$type<Resume>().notNull(),
  revision: integer().notNull().default(1),
  parentId: uuid('parent_id'),
  job: jsonb().$type<ResumeJob>(),
  tags: jsonb().$type<string[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Set on a deleted resume that can still be taken back. */
  deletedAt: moment('deleted_at'),
});
export type ResumeRow = typeof resumes.$inferSelect;

export const resumeVersions = pgTable('resume_versions', {
  id: uuid().primaryKey().defaultRandom(),
  resumeId: uuid('resume_id').notNull(),
  name: text(),
  revision: integer().notNull(),
  data: jsonb().$type<Resume>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type VersionRow = typeof resumeVersions.$inferSelect;

export const resumeLinks = pgTable('resume_links', {
  resumeId: uuid('resume_id').primaryKey(),
  token: text().notNull(),
  passwordHash: text('password_hash'),
  expiresAt: moment('expires_at'),
});
export type LinkRow = typeof resumeLinks.$inferSelect;
