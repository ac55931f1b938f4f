import type { Challenge, Session } from '@vitae/contract/auth';
import type { TokenPair } from '@vitae/contract/tokens';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readProfile } from '../profile/profile.ts';
import { countInWindow } from '../rate-limit/counter.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import type { GoogleSignIn } from './google.ts';
import { alreadyRegisteredMail, passwordChangedMail, resetCodeMail, signupCodeMail } from './mails.ts';
import {
  answerChallenge,
  type ChallengeRow,
  createChallenge,
  expiredCode,
  findChallenge,
  removeChallenge,
} from './one-time-codes.ts';
import { checkNewPassword, hashPassword, isPasswordRight } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import { createToken, endAllSessions, hashToken, startSession } from './sessions.ts';
import { challenges, users } from './tables.ts';

const MAILS_WINDOW_MS = 60 * 60_000;
const MAILS_PER_ADDRESS = 10;

export interface AccountDependencies {
  database: Database;
  secrets: Secrets;
  outbox: Outbox;
  /** Null where Google sign-in is not set up. */
  google: GoogleSignIn | null;
  /** Multiplies the limits on attempts and mails. */
  attemptsFactor: number;
}

type UserRow = typeof users.$inferSelect;

/** One spelling for each mailbox, as far as that can be known. */
const normalizeEmail = (email: string) => email.toLowerCase();

async function findUserByEmail({ orm }: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)));
  return user;
}

async function signIn({ database, secrets }: AccountDependencies, userId: string): Promise<Session> {
  const tokens: TokenPair = await startSession(database, secrets.accessTokenKey, 'user', userId);
  return { success: true, ...tokens, user: await readProfile(database, userId) };
}

async function countMail({ database, attemptsFactor }: AccountDependencies, email: string): Promise<void> {
  const { count } = await countInWindow(database, `mail:${email}`, MAILS_WINDOW_MS);
  if (count > MAILS_PER_ADDRESS * attemptsFactor) {
    throw new ApiFailure(
      429,
      'too_many_codes',
      'We have sent several mails to this address. Please look for them, also in the spam folder, or try again in an hour.',
    );
  }
}

async function challengeSignup(
  { database, secrets, outbox }: AccountDependencies,
  signup: { email: string; username: string; passwordHash: string },
): Promise<Challenge> {
  const isKnown = (await findUserByEmail(database, signup.email)) !== undefined;
  const { challenge, code } = await createChallenge(
    database,
    secrets.oneTimeCodeKey,
    { purpose: 'signup', ...signup },
    { isAnswerable: !isKnown },
  );
  outbox.post(isKnown ? alreadyRegisteredMail(signup.email) : signupCodeMail(signup.email, code));
  return challenge;
}

/** Sends a code to the address. The account is made when the code comes back: see `verifyCode`. */
export async function signUp(
  dependencies: AccountDependencies,
  signup: { email: string; password: string; username?: string | undefined },
): Promise<Challenge> {
  const email = normalizeEmail(signup.email);
  checkNewPassword(signup.password, email);
  await countMail(dependencies, email);
  return challengeSignup(dependencies, {
    email,
    username: signup.username ?? email.split('@')[0]!,
    passwordHash: await hashPassword(signup.password),
  });
}

export async function resendSignupCode(dependencies: AccountDependencies, challengeId: string): Promise<Challenge> {
  const earlier = await findChallenge(dependencies.database, challengeId, 'signup');
  if (!earlier?.username || !earlier.passwordHash) {
    throw new ApiFailure(400, 'signup_expired', 'This sign-up has expired. Please sign up again.');
  }
  await countMail(dependencies, earlier.email);
  const challenge = await challengeSignup(dependencies, {
    email: earlier.email,
    username: earlier.username,
    passwordHash: earlier.passwordHash,
  });
  await removeChallenge(dependencies.database, earlier.id);
  return challenge;
}

export async function sendResetCode(dependencies: AccountDependencies, address: string): Promise<Challenge> {
  const { database, secrets, outbox } = dependencies;
  const email = normalizeEmail(address);
  await countMail(dependencies, email);
  const isKnown = (await findUserByEmail(database, email)) !== undefined;
  const { challenge, code } = await createChallenge(
    database,
    secrets.oneTimeCodeKey,
    { purpose: 'reset', email },
    { isAnswerable: isKnown },
  );
  if (isKnown) outbox.post(resetCodeMail(email, code));
  return challenge;
}

async function createUser({ database }: AccountDependencies, challenge: ChallengeRow): Promise<string> {
  const [user] = await database.orm
    .insert(users)
    .values({
      email: challenge.email,
      username: challenge.username!,
      passwordHash: challenge.passwordHash,
      emailVerifiedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // The address was registered in another way since the code was sent.
  if (!user) throw expiredCode();
  return user.id;
}

/** The end of a sign-up: a session. The middle of a reset: a token to choose the new password with. */
export async function verifyCode(
  dependencies: AccountDependencies,
  answer: { challenge_id: string; code: string },
): Promise<{ session: Session } | { resetToken: string }> {
  const { database, secrets } = dependencies;
  const challenge = await answerChallenge(database, secrets.oneTimeCodeKey, answer.challenge_id, answer.code);
  if (challenge.purpose === 'signup') {
    const userId = await createUser(dependencies, challenge);
    await removeChallenge(database, challenge.id);
    return { session: await signIn(dependencies, userId) };
  }
  const resetToken = createToken();
  await database.orm
    .update(challenges)
    .set({ resetTokenHash: hashToken(resetToken) })
    .where(eq(challenges.id, challenge.id));
  return { resetToken };
}

/** Sets the new password, ends every session of the account and starts one. */
export async function resetPassword(
  dependencies: AccountDependencies,
  { reset_token, password }: { reset_token: string; password: string },
): Promise<Session> {
  const { orm } = dependencies.database;
  const expired = () =>
    new ApiFailure(400, 'reset_expired', 'This password reset has expired. Please ask for a new code.');
  const isThisReset = sql`${challenges.resetTokenHash} = ${hashToken(reset_token)} and ${challenges.expiresAt} > now()`;

  const [reset] = await orm.select({ email: challenges.email }).from(challenges).where(isThisReset);
  if (!reset) throw expired();
  checkNewPassword(password, reset.email);
  const passwordHash = await hashPassword(password);

  const userId = await orm.transaction(async (transaction) => {
    const [used] = await transaction.delete(challenges).where(isThisReset).returning({ email: challenges.email });
    if (!used) throw expired();
    const [user] = await transaction
      .update(users)
      .set({ passwordHash })
      .where(eq(sql`lower(${users.email})`, used.email))
      .returning({ id: users.id });
    if (!user) throw expired();
    await endAllSessions(transaction, user.id);
    // Codes and reset tokens that somebody else may hold end with the password that they were for.
    await transaction.delete(challenges).where(and(eq(challenges.purpose, 'reset'), eq(challenges.email, used.email)));
    return user.id;
  });
  dependencies.outbox.post(passwordChangedMail(reset.email));
  return signIn(dependencies, userId);
}

export async function logIn(
  dependencies: AccountDependencies,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<Session> {
  const { database, attemptsFactor } = dependencies;
  const attempt = { kind: 'user', account: normalizeEmail(email), address, factor: attemptsFactor };
  await countAttempt(database, attempt);
  const user = await findUserByEmail(database, email);
  if (!(await isPasswordRight(user?.passwordHash, password)) || !user) {
    throw new ApiFailure(401, 'wrong_credentials', 'The e-mail address or the password is not right.');
  }
  await forgetAttempts(database, attempt);
  return signIn(dependencies, user.id);
}

const addressTaken = () =>
  new ApiFailure(
    409,
    'password_account',
    'There is an account with this address already. Please sign in with its password.',
  );

export async function signInWithGoogle(dependencies: AccountDependencies, credential: string): Promise<Session> {
  const { database, google } = dependencies;
  if (!google) throw new ApiFailure(404, 'google_disabled', 'Google sign-in is not set up on this site.');
  const identity = await google.verify(credential);

  const findKnown = () =>
    database.orm.select({ id: users.id }).from(users).where(eq(users.googleSubject, identity.subject));
  const [known] = await findKnown();
  if (known) return signIn(dependencies, known.id);

  const sameAddress = await findUserByEmail(database, identity.email);
  if (sameAddress) {
    if (!identity.isMailboxOfGoogle || sameAddress.googleSubject) {
      throw addressTaken();
    }
    await database.orm.update(users).set({ googleSubject: identity.subject }).where(eq(users.id, sameAddress.id));
    return signIn(dependencies, sameAddress.id);
  }

  const [created] = await database.orm
    .insert(users)
    .values({
      email: identity.email,
      username: identity.name,
      googleSubject: identity.subject,
      emailVerifiedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  // Nobody was created where a second click was faster.
  const user = created ?? (await findKnown())[0];
  if (!user) throw addressTaken();
  return signIn(dependencies, user.id);
}
