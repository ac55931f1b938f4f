import type { Proof } from '@vitae/contract/account';
import type { Challenge } from '@vitae/contract/auth';
import { type AccountDependencies, countMail, normalizeEmail, type UserRow } from '../auth/accounts.ts';
import { countAttempt, forgetAttempts } from '../auth/attempts.ts';
import { isKnownDevice } from '../auth/devices.ts';
import { confirmCodeMail } from '../auth/mails.ts';
import { answerChallenge, createChallenge, expiredCode } from '../auth/one-time-codes.ts';
import { isPasswordRight } from '../auth/passwords.ts';
import { isFreshlySignedIn } from '../auth/sessions.ts';
import type { SignInOrigin } from '../auth/sign-in-origin.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { checkPasskey } from './passkeys.ts';

/** Mails a code that proves who is signed in. */
export async function sendProofCode(dependencies: AccountDependencies, user: UserRow): Promise<Challenge> {
  await countMail(dependencies, normalizeEmail(user.email));
  const { challenge, code } = await createChallenge(
    dependencies.database,
    dependencies.secrets.oneTimeCodeKey,
    { purpose: 'confirm', email: user.email, userId: user.id },
    { isAnswerable: true },
  );
  dependencies.outbox.post(confirmCodeMail(user.email, code));
  return challenge;
}

async function checkPassword(
  dependencies: AccountDependencies,
  user: UserRow,
  origin: SignInOrigin,
  password: string,
): Promise<void> {
  const isKnown = await isKnownDevice(dependencies.database, user.id, origin.device);
  const attempt = {
    kind: 'user' as const,
    account: normalizeEmail(user.email),
    address: origin.address,
    knownDevice: isKnown ? origin.device : null,
  };
  await countAttempt(dependencies, attempt);
  if (!(await isPasswordRight(user.passwordHash, password))) {
    dependencies.security.note('log_in_failed', { user: user.id, address: origin.address, method: 'confirm' });
    const message = 'The password is not right.';
    throw new ApiFailure(400, 'wrong_password', message, { fields: { password: message } });
  }
  await forgetAttempts(dependencies, attempt);
}

/** Throws a 400 unless the proof is the user's own. Never a 401: the session is good. */
export async function checkProof(
  dependencies: AccountDependencies,
  user: UserRow,
  origin: SignInOrigin & { siteUrl: string },
  proof: Proof,
): Promise<void> {
  const { database, secrets } = dependencies;
  switch (proof.kind) {
    case 'password':
      return checkPassword(dependencies, user, origin, proof.password);
    case 'code': {
      const challenge = await answerChallenge(database, secrets.oneTimeCodeKey, proof.challenge_id, proof.code, [
        'confirm',
      ]);
      if (challenge.userId !== user.id) throw expiredCode();
      return;
    }
    case 'passkey':
      await checkPasskey(database, origin.siteUrl, 'confirm', user.id, proof);
  }
}

/** What changes the protection of an account needs a proof of the last ten minutes: an open laptop is none. */
export async function requireFreshProof(database: Database, sessionId: string): Promise<void> {
  if (await isFreshlySignedIn(database, sessionId)) return;
  throw new ApiFailure(403, 'sign_in_again', 'Please confirm that it is you before you change this.');
}
