import type { Challenge, Session } from '@vitae/contract/auth';
import type { TokenPair } from '@vitae/contract/tokens';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readProfile } from '../profile/profile.ts';
import { countInWindow, secretCounterKey } from '../rate-limit/counter.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { type Attempt, countAttempt, describeAccount, forgetAttempts } from './attempts.ts';
import { isKnownDevice, rememberDevice } from './devices.ts';
import type { GoogleSignIn } from './google.ts';
import { alreadyRegisteredMail, newDeviceMail, passwordChangedMail, resetCodeMail, signupCodeMail } from './mails.ts';
import {
  answerChallenge,
  type ChallengeRow,
  createChallenge,
  expiredCode,
  findChallenge,
  removeChallenge,
} from './one-time-codes.ts';
import { checkNewPassword, hashPassword, isPasswordRight } from './passwords.ts';
import { createToken, hashToken } from './random-tokens.ts';
import { requireSecondFactor } from './second-factor.ts';
import type { Secrets } from './secrets.ts';
import { endAllSessions, startSession } from './sessions.ts';
import type { SignInOrigin } from './sign-in-origin.ts';
import { challenges, users } from './tables.ts';

const MAILS_WINDOW_MS = 60 * 60_000;
const MAILS_PER_ADDRESS = 10;

export interface AccountDependencies {
  database: Database;
  secrets: Secrets;
  outbox: Outbox;
  security: SecurityLog;
  /** Null where Google sign-in is not set up. */
  google: GoogleSignIn | null;
  /** Multiplies the limits on attempts and mails. */
  attemptsFactor: number;
}

export type UserRow = typeof users.$inferSelect;

/** One spelling for each mailbox, as far as that can be known. */
export const normalizeEmail = (email: string) => email.toLowerCase();

export async function findUserByEmail({ orm }: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normalizeEmail(email)));
  return user;
}

/** How somebody proved who they are. After a code from the mailbox, a mail about it would say nothing new. */
type SignInMethod = 'sign-up' | 'password' | 'reset' | 'google' | 'passkey';
const PROVEN_BY_MAIL = new Set<SignInMethod>(['sign-up', 'reset']);

/** Starts a session, and tells the owner by mail where a browser is new. */
export async function signIn(
  { database, secrets, security, outbox }: AccountDependencies,
  user: { id: string; email: string },
  origin: SignInOrigin,
  method: SignInMethod,
  checkedHash?: string | null,
): Promise<Session> {
  const isKnown = await isKnownDevice(database, user.id, origin.device);
  const tokens: TokenPair = await startSession(database, secrets.accessTokenKey, 'user', user.id, origin, checkedHash);
  await rememberDevice(database, user.id, origin.device);
  security.note('signed_in', { user: user.id, address: origin.address, method });
  if (!isKnown && !PROVEN_BY_MAIL.has(method)) {
    security.note('new_device', { user: user.id, address: origin.address });
    outbox.post(newDeviceMail(user.email, origin, new Date()));
  }
  return { success: true, ...tokens, user: await readProfile(database, user.id) };
}

export async function countMail(
  { database, secrets, attemptsFactor }: AccountDependencies,
  email: string,
): Promise<void> {
  const { count } = await countInWindow(database, secretCounterKey(secrets, 'mail', email), MAILS_WINDOW_MS);
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
  await checkNewPassword(signup.password, email, signup.username ?? '');
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

async function createUser(
  { database }: AccountDependencies,
  challenge: ChallengeRow,
): Promise<{ id: string; email: string }> {
  const [user] = await database.orm
    .insert(users)
    .values({
      email: challenge.email,
      username: challenge.username!,
      passwordHash: challenge.passwordHash,
      emailVerifiedAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  // The address was registered in another way since the code was sent.
  if (!user) throw expiredCode();
  return user;
}

/** The end of a sign-up: a session. The middle of a reset: a token to choose the new password with. */
export async function verifyCode(
  dependencies: AccountDependencies,
  answer: { challenge_id: string; code: string },
  origin: SignInOrigin,
): Promise<{ session: Session } | { resetToken: string }> {
  const { database, secrets } = dependencies;
  const challenge = await answerChallenge(database, secrets.oneTimeCodeKey, answer.challenge_id, answer.code, [
    'signup',
    'reset',
  ]);
  if (challenge.purpose === 'signup') {
    const user = await createUser(dependencies, challenge);
    await removeChallenge(database, challenge.id);
    return { session: await signIn(dependencies, user, origin, 'sign-up') };
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
  answer: { reset_token: string; password: string; second_factor_code?: string | undefined },
  origin: SignInOrigin,
): Promise<Session> {
  const { database, outbox, security } = dependencies;
  const { orm } = database;
  const expired = () =>
    new ApiFailure(400, 'reset_expired', 'This password reset has expired. Please ask for a new code.');
  const isThisReset = sql`${challenges.resetTokenHash} = ${hashToken(answer.reset_token)} and ${challenges.expiresAt} > now()`;

  const [reset] = await orm.select({ email: challenges.email }).from(challenges).where(isThisReset);
  const owner = reset && (await findUserByEmail(database, reset.email));
  if (!owner) throw expired();
  await checkNewPassword(answer.password, owner.email, owner.username);
  // Whoever reads the mailbox is not yet the owner of an account with two factors.
  await requireSecondFactor(dependencies, { userId: owner.id }, answer.second_factor_code);
  const passwordHash = await hashPassword(answer.password);

  await orm.transaction(async (transaction) => {
    const [used] = await transaction.delete(challenges).where(isThisReset).returning({ email: challenges.email });
    if (!used) throw expired();
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
    await endAllSessions(transaction, { userId: owner.id });
    // Codes and reset tokens that somebody else may hold end with the password that they were for.
    await transaction.delete(challenges).where(and(eq(challenges.purpose, 'reset'), eq(challenges.email, used.email)));
  });
  security.note('password_changed', { user: owner.id, address: origin.address, method: 'reset' });
  outbox.post(passwordChangedMail(owner.email));
  return signIn(dependencies, owner, origin, 'reset');
}

export async function logIn(
  dependencies: AccountDependencies,
  answer: { email: string; password: string; second_factor_code?: string | undefined },
  origin: SignInOrigin,
): Promise<Session> {
  const { database, secrets, security } = dependencies;
  const { address, device } = origin;
  const user = await findUserByEmail(database, answer.email);
  const attempt: Attempt = {
    kind: 'user',
    account: normalizeEmail(answer.email),
    address,
    knownDevice: user && (await isKnownDevice(database, user.id, device)) ? device : null,
  };
  await countAttempt(dependencies, attempt);
  if (!(await isPasswordRight(user?.passwordHash, answer.password)) || !user) {
    security.note('log_in_failed', { user: user?.id ?? null, account: describeAccount(secrets, attempt), address });
    throw new ApiFailure(401, 'wrong_credentials', 'The e-mail address or the password is not right.');
  }
  await requireSecondFactor(dependencies, { userId: user.id }, answer.second_factor_code);
  await forgetAttempts(dependencies, attempt);
  return signIn(dependencies, user, origin, 'password', user.passwordHash);
}

const addressTaken = () =>
  new ApiFailure(
    409,
    'password_account',
    'There is an account with this address already. Please sign in with its password.',
  );

export async function signInWithGoogle(
  dependencies: AccountDependencies,
  answer: { credential: string; second_factor_code?: string | undefined },
  origin: SignInOrigin,
): Promise<Session> {
  const { database, google } = dependencies;
  if (!google) throw new ApiFailure(404, 'google_disabled', 'Google sign-in is not set up on this site.');
  const identity = await google.verify(answer.credential);
  const goOn = async (user: { id: string; email: string }) => {
    await requireSecondFactor(dependencies, { userId: user.id }, answer.second_factor_code);
    return signIn(dependencies, user, origin, 'google');
  };

  const findKnown = () =>
    database.orm
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.googleSubject, identity.subject));
  const [known] = await findKnown();
  if (known) return goOn(known);

  const sameAddress = await findUserByEmail(database, identity.email);
  // A second click at the same time was faster.
  if (sameAddress?.googleSubject === identity.subject) return goOn(sameAddress);
  if (sameAddress) {
    if (!identity.isMailboxOfGoogle || sameAddress.googleSubject) {
      throw addressTaken();
    }
    await requireSecondFactor(dependencies, { userId: sameAddress.id }, answer.second_factor_code);
    await database.orm.update(users).set({ googleSubject: identity.subject }).where(eq(users.id, sameAddress.id));
    return signIn(dependencies, sameAddress, origin, 'google');
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
    .returning({ id: users.id, email: users.email });
  if (created) return signIn(dependencies, created, origin, 'sign-up');
  // Nobody was created where a second click was faster.
  const [user] = await findKnown();
  if (!user) throw addressTaken();
  return goOn(user);
}
