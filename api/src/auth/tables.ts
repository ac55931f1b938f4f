import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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
  /** Nobody signs in to it any more. */
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  isSuperuser: boolean('is_superuser').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  disabledAt: moment('disabled_at'),
});

/** One sign-in on one browser: the family of its refresh tokens. Of a user or of staff. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  staffId: uuid('staff_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  /** When the person last proved who they are. */
  authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
  /** The browser's own description of itself. */
  browser: text().notNull().default(''),
  network: text().notNull().default(''),
  timeZone: text('time_zone').notNull().default(''),
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
  purpose: text({ enum: ['signup', 'reset', 'confirm', 'email'] }).notNull(),
  /** Where the code has gone. */
  email: text().notNull(),
  /** Of a code that somebody signed in has asked for. */
  userId: uuid('user_id'),
  /** Null where no code fits: the answer does not tell whether the address is known. */
  codeHash: bytes('code_hash'),
  codeExpiresAt: moment('code_expires_at').notNull(),
  attempts: integer().notNull().default(0),
  username: text(),
  passwordHash: text('password_hash'),
  resetTokenHash: bytes('reset_token_hash'),
  expiresAt: moment('expires_at').notNull(),
});

/** Browsers from which an account was signed in before. */
export const devices = pgTable(
  'devices',
  {
    userId: uuid('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const passkeys = pgTable('passkeys', {
  /** The credential's id, base64url. */
  id: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
});

/** What an authenticator has been asked to sign. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  id: uuid().primaryKey().defaultRandom(),
  challenge: text().notNull(),
  purpose: text({ enum: ['sign-in', 'add', 'confirm'] }).notNull(),
  userId: uuid('user_id'),
  expiresAt: moment('expires_at').notNull(),
});

/** The secret of somebody's authenticator app. Of a user or of staff. */
export const secondFactors = pgTable('second_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  staffId: uuid('staff_id'),
  secret: bytes().notNull(),
  /** Null until the first code was right. */
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  secondFactorId: uuid('second_factor_id').notNull(),
});
