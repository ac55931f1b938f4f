import { boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  username: text().notNull(),
  /** Null for an account that signs in with Google only. */
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject'),
  emailVerifiedAt: moment('email_verified_at'),
  targetCountry: text('target_country').notNull().default(''),
  language: text().notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  isSuperuser: boolean('is_superuser').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** One sign-in on one browser: the family of its refresh tokens. Of a user or of staff. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  staffId: uuid('staff_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: bytes('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** One-time codes sent by mail. */
export const challenges = pgTable('challenges', {
  id: uuid().primaryKey().defaultRandom(),
  purpose: text({ enum: ['signup', 'reset'] }).notNull(),
  email: text().notNull(),
  /** Null where no code fits: the answer does not tell whether the address is known. */
  codeHash: bytes('code_hash'),
  codeExpiresAt: moment('code_expires_at').notNull(),
  attempts: integer().notNull().default(0),
  username: text(),
  passwordHash: text('password_hash'),
  resetTokenHash: bytes('reset_token_hash'),
  expiresAt: moment('expires_at').notNull(),
});
