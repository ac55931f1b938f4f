import type { TokenPair } from '@vitae/contract/tokens';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { type AccessClaims, type Audience, expiredToken, invalidToken, signAccessToken } from './access-tokens.ts';
import { createToken, hashToken } from './random-tokens.ts';
import type { SignInOrigin } from './sign-in-origin.ts';
import { refreshTokens, sessions, staff, users } from './tables.ts';

const DAY_SECONDS = 24 * 60 * 60;
/**
 * How long a session lasts that is not used, and however much it is used. Staff see everybody's data, on machines that
 * others may sit down at.
 */
const IDLE_SECONDS: Record<Audience, number> = { user: 30 * DAY_SECONDS, staff: 30 * 60 };
const LIFETIME_SECONDS: Record<Audience, number> = { user: 90 * DAY_SECONDS, staff: 12 * 60 * 60 };
/** What a session was last used for is written down this often. */
const USE_NOTED_SECONDS = 60;
/** So recent a proof is enough for a sensitive change. */
const FRESH_SECONDS = 10 * 60;

type Orm = Database['orm'];
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];
type Place = Pick<SignInOrigin, 'browser' | 'network' | 'timeZone'>;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const before = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

async function issueTokens(
  orm: Orm | Transaction,
  accessTokenKey: Uint8Array,
  claims: AccessClaims,
): Promise<TokenPair> {
  const refresh = createToken();
  await orm.insert(refreshTokens).values({
    tokenHash: hashToken(refresh),
    sessionId: claims.sessionId,
    expiresAt: inSeconds(LIFETIME_SECONDS[claims.audience]),
  });
  return { access: await signAccessToken(accessTokenKey, claims), refresh };
}

/**
 * Throws a 401 when the password is not the one any more that was looked at. Its row stays as it is until the session
 * is there: a change of the password ends it with the others, or comes first.
 */
async function requireSamePassword(
  transaction: Transaction,
  audience: Audience,
  subject: string,
  checkedHash: string | null,
): Promise<void> {
  const table = audience === 'user' ? users : staff;
  const [row] = await transaction
    .select({ passwordHash: table.passwordHash })
    .from(table)
    .where(eq(table.id, subject))
    .for('share');
  if (row?.passwordHash !== checkedHash) throw invalidToken();
}

/** Throws a 403 for an account that staff have disabled. Its row stays as it is until the session is there. */
async function requireEnabled(transaction: Transaction, userId: string): Promise<void> {
  const [user] = await transaction
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  if (user?.disabledAt) {
    throw new ApiFailure(403, 'account_disabled', 'This account is disabled. Please write to us to have it back.');
  }
}

/**
 * Signs someone in: a session and its first tokens.
 * @param checkedHash the hash that the password was compared with, where it was a password
 */
export async function startSession(
  { orm }: Database,
  accessTokenKey: Uint8Array,
  audience: Audience,
  subject: string,
  { browser, network, timeZone }: Place,
  checkedHash?: string | null,
): Promise<TokenPair> {
  return orm.transaction(async (transaction) => {
    if (checkedHash !== undefined) await requireSamePassword(transaction, audience, subject, checkedHash);
    if (audience === 'user') await requireEnabled(transaction, subject);
    const [session] = await transaction
      .insert(sessions)
      .values({
        ...(audience === 'user' ? { userId: subject } : { staffId: subject }),
        expiresAt: inSeconds(LIFETIME_SECONDS[audience]),
        browser,
        network,
        timeZone,
      })
      .returning({ id: sessions.id });
    return issueTokens(transaction, accessTokenKey, { audience, subject, sessionId: session!.id });
  });
}

/**
 * Exchanges a refresh token. A token that was exchanged before is in two hands, one of them a thief's: its session
 * ends for both.
 */
export async function rotateTokens(
  { orm }: Database,
  accessTokenKey: Uint8Array,
  refreshToken: string,
  security: SecurityLog,
): Promise<TokenPair> {
  const tokenHash = hashToken(refreshToken);
  const tokens = await orm.transaction(async (transaction) => {
    const [used] = await transaction
      .update(refreshTokens)
      .set({ usedAt: sql`now()` })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning({
        sessionId: refreshTokens.sessionId,
        isExpired: sql<boolean>`${refreshTokens.expiresAt} <= now()`,
      });
    if (!used) return null;
    const session = used.isExpired ? undefined : await findLiveSession(transaction, used.sessionId);
    if (!session) throw expiredToken();
    return issueTokens(transaction, accessTokenKey, { ...session, sessionId: used.sessionId });
  });
  if (tokens) return tokens;

  const [reused] = await orm
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  if (reused) {
    await revokeSession(orm, reused.sessionId);
    security.note('refresh_reused', { session: reused.sessionId });
  }
  throw invalidToken();
}

const isLive = and(
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, sql`now()`),
  or(
    and(isNull(sessions.staffId), gt(sessions.lastUsedAt, before(IDLE_SECONDS.user))),
    gt(sessions.lastUsedAt, before(IDLE_SECONDS.staff)),
  ),
);

/** Who a session belongs to, unless it has ended. Asking is using it. */
export async function findLiveSession(
  orm: Orm | Transaction,
  sessionId: string,
): Promise<Pick<AccessClaims, 'audience' | 'subject'> | undefined> {
  const [session] = await orm
    .select({
      userId: sessions.userId,
      staffId: sessions.staffId,
      isNoted: sql<boolean>`${sessions.lastUsedAt} > ${before(USE_NOTED_SECONDS)}`,
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isLive));
  if (!session) return undefined;
  if (!session.isNoted) {
    await orm.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
  }
  return session.userId
    ? { audience: 'user', subject: session.userId }
    : { audience: 'staff', subject: session.staffId! };
}

/** Where a user is signed in, the place used last first. */
export function listSessions({ orm }: Database, userId: string) {
  return orm
    .select({
      id: sessions.id,
      browser: sessions.browser,
      network: sessions.network,
      timeZone: sessions.timeZone,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastUsedAt));
}

/** Whether the person has proved within the last minutes who they are. */
export async function isFreshlySignedIn({ orm }: Database, sessionId: string): Promise<boolean> {
  const rows = await orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.authenticatedAt, before(FRESH_SECONDS))));
  return rows.length > 0;
}

export async function noteProof({ orm }: Database, sessionId: string): Promise<void> {
  await orm.update(sessions).set({ authenticatedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Ends one session of a user. False when it is not this user's, or has ended. */
export async function endSessionOf({ orm }: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await orm
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

async function revokeSession(orm: Orm, sessionId: string): Promise<void> {
  await orm.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Ends the session of a refresh token, used or not. An unknown token is none of anybody's business: no error. */
export async function endSession({ orm }: Database, refreshToken: string): Promise<void> {
  const [token] = await orm
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(refreshToken)));
  if (token) await revokeSession(orm, token.sessionId);
}

/** Ends the sessions of a user or a staff member, all but `except`. */
export async function endAllSessions(
  orm: Orm | Transaction,
  owner: { userId: string } | { staffId: string },
  except?: string,
): Promise<void> {
  const isOwn = 'userId' in owner ? eq(sessions.userId, owner.userId) : eq(sessions.staffId, owner.staffId);
  await orm
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isOwn, isNull(sessions.revokedAt), except ? ne(sessions.id, except) : undefined));
}
