import { createHash, randomBytes } from 'node:crypto';
import type { TokenPair } from '@vitae/contract/tokens';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type AccessClaims, type Audience, expiredToken, invalidToken, signAccessToken } from './access-tokens.ts';
import { refreshTokens, sessions } from './tables.ts';

/** A session that is not used for this long ends. */
const REFRESH_TOKEN_LIFETIME_DAYS = 30;
/** However much it is used, after this long one has to sign in again. */
const SESSION_LIFETIME_DAYS = 90;
const TOKEN_BYTES = 32;

type Orm = Database['orm'];
type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

async function issueTokens(
  orm: Orm | Transaction,
  accessTokenKey: Uint8Array,
  claims: AccessClaims,
): Promise<TokenPair> {
  const refresh = createToken();
  await orm.insert(refreshTokens).values({
    tokenHash: hashToken(refresh),
    sessionId: claims.sessionId,
    expiresAt: sql`now() + make_interval(days => ${REFRESH_TOKEN_LIFETIME_DAYS})`,
  });
  return { access: await signAccessToken(accessTokenKey, claims), refresh };
}

/** Signs someone in: a session and its first tokens. */
export async function startSession(
  { orm }: Database,
  accessTokenKey: Uint8Array,
  audience: Audience,
  subject: string,
): Promise<TokenPair> {
  return orm.transaction(async (transaction) => {
    await transaction.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    const [session] = await transaction
      .insert(sessions)
      .values({
        ...(audience === 'user' ? { userId: subject } : { staffId: subject }),
        expiresAt: sql`now() + make_interval(days => ${SESSION_LIFETIME_DAYS})`,
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
  if (reused) await revokeSession(orm, reused.sessionId);
  throw invalidToken();
}

/** Who a session belongs to, unless it has ended. */
export async function findLiveSession(
  orm: Orm | Transaction,
  sessionId: string,
): Promise<Pick<AccessClaims, 'audience' | 'subject'> | undefined> {
  const [session] = await orm
    .select({ userId: sessions.userId, staffId: sessions.staffId })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)));
  if (session?.userId) return { audience: 'user', subject: session.userId };
  if (session?.staffId) return { audience: 'staff', subject: session.staffId };
  return undefined;
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

export async function endAllSessions(orm: Orm | Transaction, userId: string): Promise<void> {
  await orm
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
