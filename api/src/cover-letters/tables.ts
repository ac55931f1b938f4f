import type { LetterContent, LetterRequest } from '@vitae/contract/letters';
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ParsedResume } from '../parsing/result.ts';

/** One request for a letter: the resume it is written from, and what was asked last. */
export const coverLetterGenerations = pgTable('cover_letter_generations', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null for an anonymous visitor, until they keep the letter in an account. */
  userId: uuid('user_id'),
  resumeText: text('resume_text').notNull(),
  /** Null in rows of old, when a text was enough: no letter is written from them any more. */
  parsedResume: jsonb('parsed_resume').$type<ParsedResume>(),
  resumeFileName: text('resume_file_name').notNull(),
  jobTitle: text('job_title').notNull(),
  companyName: text('company_name').notNull(),
  templateId: text('template_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Null once a kept letter refers to it. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/** Every letter written for a generation, oldest first by id. */
export const coverLetters = pgTable('cover_letters', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  generationId: uuid('generation_id').notNull(),
  letter: text().notNull(),
  variationRequest: text('variation_request').notNull(),
  writer: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The letters of an account, as their owners have left them. */
export const keptLetters = pgTable('kept_letters', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  letter: jsonb().$type<LetterContent>().notNull(),
  request: jsonb().$type<LetterRequest>().notNull(),
  /** What it was generated from; null once that is gone. */
  generationId: uuid('generation_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** Set: out of the list, and soon gone. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Versions of a kept letter from before something else than its owner's typing changed it. */
export const keptLetterVersions = pgTable('kept_letter_versions', {
  id: uuid().primaryKey().defaultRandom(),
  letterId: uuid('letter_id').notNull(),
  /** What changed it, in a few words. */
  name: text().notNull(),
  letter: jsonb().$type<LetterContent>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
