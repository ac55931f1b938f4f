import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq, gt, sql } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '../auth/tables.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';

const SITE_NAME = 'Vitae';
const CHALLENGE_LIFETIME_SECONDS = 5 * 60;
const PASSKEYS_MAX = 20;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];
/** What an authenticator has answered, as it came. */
export interface PasskeyAnswer {
  challenge_id: string;
  answer: { id: string };
}

/** A passkey belongs to the site's name, and each signature says on which page it was asked for. */
function readSite(siteUrl: string): { rpID: string; expectedOrigin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, expectedOrigin: origin };
}

const refused = (cause?: unknown) =>
  new ApiFailure(400, 'passkey_refused', 'This passkey was not accepted. Please try again, or use another way.', {
    cause,
  });

async function keepChallenge({ orm }: Database, challenge: string, purpose: Purpose, userId: string | null) {
  const [kept] = await orm
    .insert(passkeyChallenges)
    .values({
      challenge,
      purpose,
      userId,
      expiresAt: sql`now() + make_interval(secs => ${CHALLENGE_LIFETIME_SECONDS})`,
    })
    .returning({ id: passkeyChallenges.id });
  return kept!.id;
}

/** Each challenge is answered once. */
async function takeChallenge({ orm }: Database, id: string, purpose: Purpose, userId: string | null): Promise<string> {
  if (!isUuid(id)) throw refused();
  const [taken] = await orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}`,
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw refused();
  return taken.challenge;
}

export function listPasskeys({ orm }: Database, userId: string) {
  return orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

/** Asks for a proof: of any passkey of this site, or of those of one user. */
export async function askForPasskey(
  database: Database,
  siteUrl: string,
  purpose: 'sign-in' | 'confirm',
  userId: string | null,
) {
  const known = userId === null ? [] : await listPasskeys(database, userId);
  const options = await generateAuthenticationOptions({
    rpID: readSite(siteUrl).rpID,
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  const challenge_id = await keepChallenge(database, options.challenge, purpose, userId);
  return { success: true as const, challenge_id, options: { ...options } };
}

/** Whose passkey has signed the challenge. Throws a 400 when none has. */
export async function checkPasskey(
  database: Database,
  siteUrl: string,
  purpose: 'sign-in' | 'confirm',
  userId: string | null,
  { challenge_id, answer }: PasskeyAnswer,
): Promise<string> {
  const expectedChallenge = await takeChallenge(database, challenge_id, purpose, userId);
  const [passkey] = await database.orm.select().from(passkeys).where(eq(passkeys.id, answer.id));
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw refused();
  const { rpID, expectedOrigin } = readSite(siteUrl);
  const verification = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verification.verified) throw refused();
  await database.orm
    .update(passkeys)
    .set({ counter: verification.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, passkey.id));
  return passkey.userId;
}

export async function askForNewPasskey(
  database: Database,
  siteUrl: string,
  user: { id: string; email: string; username: string },
) {
  const known = await listPasskeys(database, user.id);
  if (known.length >= PASSKEYS_MAX) {
    throw new ApiFailure(409, 'passkeys_full', `An account has at most ${PASSKEYS_MAX} passkeys. Remove one first.`);
  }
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: readSite(siteUrl).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.username,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge_id = await keepChallenge(database, options.challenge, 'add', user.id);
  return { success: true as const, challenge_id, options: { ...options } };
}

export async function addPasskey(
  database: Database,
  siteUrl: string,
  userId: string,
  { challenge_id, answer, name }: PasskeyAnswer & { name: string },
): Promise<void> {
  const expectedChallenge = await takeChallenge(database, challenge_id, 'add', userId);
  const { rpID, expectedOrigin } = readSite(siteUrl);
  const verification = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verification.verified) throw refused();
  const { id, publicKey, counter, transports } = verification.registrationInfo.credential;
  const added = await database.orm
    .insert(passkeys)
    .values({ id, userId, name, publicKey: Buffer.from(publicKey), counter, transports: transports ?? [] })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw refused();
}

export async function removePasskey({ orm }: Database, userId: string, id: string): Promise<void> {
  const removed = await orm
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new ApiFailure(404, 'passkey_not_found', 'There is no such passkey in your account.');
}
