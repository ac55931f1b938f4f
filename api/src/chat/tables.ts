import type { ChatProposal, ChatSource, ChatWriter, ShownAttachment } from '@vitae/contract/chat';
import type { Change } from '@vitae/documents/model/changes';
import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Subject } from './coach/subject.ts';
import type { Practice } from './coach/turn.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const chatSessions = pgTable('chat_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null for a visitor without an account; `visitorHash` says whose it is then. */
  userId: uuid('user_id'),
  visitorHash: text('visitor_hash'),
  title: text().notNull(),
  isPinned: boolean('is_pinned').notNull().default(false),
  resumeId: uuid('resume_id'),
  letterId: uuid('letter_id'),
  advert: text().notNull().default(''),
  fileName: text('file_name').notNull().default(''),
  fileText: text('file_text').notNull().default(''),
  practice: jsonb().$type<Practice>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
  expiresAt: moment('expires_at'),
});
export type SessionRow = typeof chatSessions.$inferSelect;

export interface QuestionDetails {
  attachments: ShownAttachment[];
}
export interface AnswerDetails {
  sources: ChatSource[];
  choices: string[];
  practice: { question: number; of: number } | null;
  writer: ChatWriter;
  /** For the messages that follow; missing in talks that were kept before answers said it. */
  about?: Subject | null;
}

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().notNull(),
    sessionId: uuid('session_id').notNull(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    text: text().notNull(),
    details: jsonb().$type<QuestionDetails | AnswerDetails>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.id] })],
);
export type MessageRow = typeof chatMessages.$inferSelect;

export const chatProposals = pgTable('chat_proposals', {
  id: uuid().primaryKey().defaultRandom(),
  sessionId: uuid('session_id').notNull(),
  messageId: uuid('message_id').notNull(),
  /** One of both: what it changes. */
  resumeId: uuid('resume_id'),
  letterId: uuid('letter_id'),
  title: text().notNull(),
  diffs: jsonb().$type<ChatProposal['diffs']>().notNull(),
  changes: jsonb().$type<Change[]>().notNull(),
  state: text().$type<ChatProposal['state']>().notNull().default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type ProposalRow = typeof chatProposals.$inferSelect;
