import type { Account } from '@vitae/contract/account';
import type { Challenge } from '@vitae/contract/auth';
import type { Profile } from '@vitae/contract/profile';
import { eq, sql } from 'drizzle-orm';
import {
  type AccountDependencies,
  countMail,
  findUserByEmail,
  normalizeEmail,
  type UserRow,
} from '../auth/accounts.ts';
import { describeBrowser } from '../auth/describe-browser.ts';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  emailChangedMail,
  newAddressCodeMail,
  passwordChangedMail,
} from '../auth/mails.ts';
import { answerChallenge, createChallenge, expiredCode, removeChallenge } from '../auth/one-time-codes.ts';
import { checkNewPassword, hashPassword } from '../auth/passwords.ts';
import { readSecondFactor } from '../auth/second-factor.ts';
import { endAllSessions, listSessions } from '../auth/sessions.ts';
import { users } from '../auth/tables.ts';
import { endPayments } from '../billing/checkouts.ts';
import type { Payments } from '../billing/payments.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { readProfile } from '../profile/profile.ts';
import { listPasskeys } from './passkeys.ts';
import { PERSONAL_DATA } from './registry.ts';

/** The signed-in user's row, for changes that look at it. */
export async function requireUser({ orm }: Database, userId: string): Promise<UserRow> {
  const [user] = await orm.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiFailure(404, 'account_gone', 'This account no longer exists.');
  return user;
}

export async function readAccount(database: Database, userId: string, sessionId: string): Promise<Account> {
  const user = await requireUser(database, userId);
  const [passkeys, secondFactor, sessions] = await Promise.all([
    listPasskeys(database, userId),
    readSecondFactor(database, { userId }),
    listSessions(database, userId),
  ]);
  return {
    success: true,
    email: user.email,
    username: user.username,
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    has_google: user.googleSubject !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    second_factor: secondFactor && { recovery_codes_left: secondFactor.recoveryCodesLeft },
    sessions: sessions.map(({ id, browser, network, timeZone, createdAt, lastUsedAt }) => ({
      id,
      is_current: id === sessionId,
      ...describeBrowser(browser),
      network,
      time_zone: timeZone,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
  };
}

/** Sends a code to the new address; where that is somebody's already, no code fits, and its owner is told. */
export async function changeEmail(
  dependencies: AccountDependencies,
  userId: string,
  address: string,
): Promise<Challenge> {
  const { database, secrets, outbox } = dependencies;
  const email = normalizeEmail(address);
  await countMail(dependencies, email);
  const isTaken = (await findUserByEmail(database, email)) !== undefined;
  const { challenge, code } = await createChallenge(
    database,
    secrets.oneTimeCodeKey,
    { purpose: 'email', email, userId },
    { isAnswerable: !isTaken },
  );
  outbox.post(isTaken ? alreadyRegisteredMail(email) : newAddressCodeMail(email, code));
  return challenge;
}

export async function confirmEmail(
  dependencies: AccountDependencies,
  userId: string,
  answer: { challenge_id: string; code: string },
): Promise<Profile> {
  const { database, secrets, outbox, security } = dependencies;
  const challenge = await answerChallenge(database, secrets.oneTimeCodeKey, answer.challenge_id, answer.code, [
    'email',
  ]);
  if (challenge.userId !== userId) throw expiredCode();
  const user = await requireUser(database, userId);
  const updated = await database.orm
    .update(users)
    .set({ email: challenge.email, emailVerifiedAt: sql`now()` })
    .where(
      sql`${users.id} = ${userId} and not exists (select from ${users} other where lower(other.email) = ${challenge.email} and other.id <> ${userId})`,
    )
    .returning({ id: users.id });
  // Somebody has signed up with the address since the code was sent.
  if (updated.length === 0) throw expiredCode();
  await removeChallenge(database, challenge.id);
  security.note('email_changed', { user: userId });
  outbox.post(emailChangedMail(user.email, challenge.email));
  return readProfile(database, userId);
}

/** Sets a password and ends every other session. */
export async function changePassword(
  dependencies: AccountDependencies,
  userId: string,
  sessionId: string,
  password: string,
): Promise<void> {
  const { database, outbox, security } = dependencies;
  const user = await requireUser(database, userId);
  await checkNewPassword(password, user.email, user.username);
  const passwordHash = await hashPassword(password);
  await database.orm.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endAllSessions(transaction, { userId }, sessionId);
  });
  security.note('password_changed', { user: userId, session: sessionId });
  outbox.post(passwordChangedMail(user.email));
}

/** Deletes the account and all that any domain keeps of its owner. What is paid ends first, at the provider. */
export async function deleteAccount(
  dependencies: AccountDependencies & { payments: Payments },
  user: UserRow,
): Promise<void> {
  const { database, outbox, security } = dependencies;
  await endPayments(dependencies, user.id);
  await database.orm.transaction(async (transaction) => {
    for (const domain of PERSONAL_DATA) await domain.erase(transaction, user);
  });
  security.note('account_deleted', { user: user.id });
  outbox.post(accountDeletedMail(user.email));
}
