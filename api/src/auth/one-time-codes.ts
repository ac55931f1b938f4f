import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type Challenge, ONE_TIME_CODE_LENGTH } from '@vitae/contract/auth';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { challenges } from './tables.ts';

const CODE_LIFETIME_SECONDS = 10 * 60;
/** So long a code can be sent again, and a reset token used. */
const CHALLENGE_LIFETIME_HOURS = 1;
const ATTEMPTS_MAX = 5;
export type ChallengeRow = typeof challenges.$inferSelect;
type NewChallenge = Pick<ChallengeRow, 'purpose' | 'email'> &
  Partial<Pick<ChallengeRow, 'username' | 'passwordHash' | 'userId'>>;

/** Keyed and bound to its challenge: six digits alone could be found from a plain hash. */
function hashCode(key: Uint8Array, challengeId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${challengeId}:${code}`).digest();
}

function createCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0');
}

/**
 * Begins a challenge. With `isAnswerable: false` no code fits: the answer for an address that must not learn whether
 * it is known. Returns the code for the mail.
 */
export async function createChallenge(
  { orm }: Database,
  key: Uint8Array,
  challenge: NewChallenge,
  { isAnswerable }: { isAnswerable: boolean },
): Promise<{ challenge: Challenge; code: string }> {
  const code = createCode();
  const id = crypto.randomUUID();
  await orm.insert(challenges).values({
    ...challenge,
    id,
    codeHash: isAnswerable ? hashCode(key, id, code) : null,
    codeExpiresAt: sql`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})`,
    expiresAt: sql`now() + make_interval(hours => ${CHALLENGE_LIFETIME_HOURS})`,
  });
  return { challenge: { success: true, challenge_id: id, expires_in_seconds: CODE_LIFETIME_SECONDS }, code };
}

export async function findChallenge(
  { orm }: Database,
  id: string,
  purpose: ChallengeRow['purpose'],
): Promise<ChallengeRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [challenge] = await orm
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), eq(challenges.purpose, purpose), gt(challenges.expiresAt, sql`now()`)));
  return challenge;
}

export async function removeChallenge({ orm }: Database, id: string): Promise<void> {
  await orm.delete(challenges).where(eq(challenges.id, id));
}

export const expiredCode = () => {
  const message = 'This code has expired or was tried too often. Please ask for a new one.';
  return new ApiFailure(400, 'code_expired', message, { fields: { code: message } });
};

/**
 * The challenge, if this is its code, and its purpose one of these. Every call counts as an attempt, and a right code
 * works once.
 */
export async function answerChallenge(
  { orm }: Database,
  key: Uint8Array,
  id: string,
  code: string,
  purposes: ChallengeRow['purpose'][],
): Promise<ChallengeRow> {
  if (!isUuid(id)) throw expiredCode();
  const [challenge] = await orm
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.id, id),
        inArray(challenges.purpose, purposes),
        lt(challenges.attempts, ATTEMPTS_MAX),
        gt(challenges.codeExpiresAt, sql`now()`),
        gt(challenges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!challenge) throw expiredCode();

  const given = hashCode(key, id, code);
  if (!challenge.codeHash || !timingSafeEqual(challenge.codeHash, given)) {
    const message = 'That code is not right. Please check the mail and try again.';
    throw new ApiFailure(400, 'code_wrong', message, { fields: { code: message } });
  }
  const [used] = await orm
    .update(challenges)
    .set({ codeHash: null })
    .where(and(eq(challenges.id, id), eq(challenges.codeHash, given)))
    .returning({ id: challenges.id });
  if (!used) throw expiredCode();
  return challenge;
}
