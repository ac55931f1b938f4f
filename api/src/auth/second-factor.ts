import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { countInWindow, secretCounterKey } from '../rate-limit/counter.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Secrets } from './secrets.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

const ISSUER = 'Vitae';
const PERIOD_SECONDS = 30;
/** Codes of the step before and after count too: clocks differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Without letters and digits that are taken for each other. 32 of them: a byte gives one without bias. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
const RECOVERY_CHARACTERS = 12;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Who has got here knows the password: these are all the guesses there are, from wherever they come. */
const WRONG_CODES_MAX = 10;
const WRONG_CODES_WINDOW_MS = 15 * 60_000;

export type FactorOwner = { userId: string } | { staffId: string };

interface FactorStore {
  database: Database;
  secrets: Secrets;
}

export interface SecondFactorDependencies extends FactorStore {
  security: SecurityLog;
  attemptsFactor: number;
}

const isOwnedBy = (owner: FactorOwner) =>
  'userId' in owner ? eq(secondFactors.userId, owner.userId) : eq(secondFactors.staffId, owner.staffId);
const idOf = (owner: FactorOwner) => ('userId' in owner ? owner.userId : owner.staffId);

function encrypt(key: Uint8Array, secret: Uint8Array, owner: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: Uint8Array, stored: Buffer, owner: string): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return new Uint8Array(Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]));
}

const toTotp = (secret: Uint8Array, label: string) =>
  new TOTP({
    issuer: ISSUER,
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

const hashRecoveryCode = ({ secondFactorKey }: Secrets, factorId: string, code: string) =>
  createHmac('sha256', secondFactorKey)
    .update(`${factorId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest();

function createRecoveryCode(): string {
  const characters = [...randomBytes(RECOVERY_CHARACTERS)].map((byte) => RECOVERY_ALPHABET[byte % 32]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

async function findFactor({ orm }: Database, owner: FactorOwner) {
  const [factor] = await orm
    .select()
    .from(secondFactors)
    .where(and(isOwnedBy(owner), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/** Null without a second factor. */
export async function readSecondFactor(
  database: Database,
  owner: FactorOwner,
): Promise<{ recoveryCodesLeft: number } | null> {
  const factor = await findFactor(database, owner);
  if (!factor) return null;
  const [left] = await database.orm
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.secondFactorId, factor.id));
  return { recoveryCodesLeft: left!.count };
}

/** Begins one: a secret for the authenticator app, which counts once a code of it was right. */
export async function beginSecondFactor(
  { database, secrets }: FactorStore,
  owner: FactorOwner,
  label: string,
): Promise<{ secret: string; uri: string }> {
  if (await findFactor(database, owner)) {
    throw new ApiFailure(409, 'second_factor_exists', 'There is a second factor already. Remove it first.');
  }
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  const encrypted = encrypt(secrets.secondFactorKey, secret, idOf(owner));
  await database.orm.delete(secondFactors).where(and(isOwnedBy(owner), isNull(secondFactors.confirmedAt)));
  await database.orm.insert(secondFactors).values({ ...owner, secret: encrypted });
  const totp = toTotp(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** True once for each code. */
async function spendTotpCode(
  { database, secrets }: FactorStore,
  factor: typeof secondFactors.$inferSelect,
  owner: FactorOwner,
  code: string,
): Promise<boolean> {
  const totp = toTotp(decrypt(secrets.secondFactorKey, factor.secret, idOf(owner)), '');
  const delta = totp.validate({ token: code, window: WINDOW_STEPS });
  if (delta === null) return false;
  const step = totp.counter() + delta;
  const used = await database.orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, factor.id), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

async function spendRecoveryCode({ database, secrets }: FactorStore, factorId: string, code: string): Promise<boolean> {
  const used = await database.orm
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.codeHash, hashRecoveryCode(secrets, factorId, code)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}

const wrongCode = (status: number) => {
  const message = 'This code is not right, or was used before. Please enter the one that your app shows now.';
  return new ApiFailure(status, 'second_factor_wrong', message, { fields: { second_factor_code: message } });
};

/** Ends the beginning: with a right code of the app the factor counts. Returns recovery codes, shown once. */
export async function confirmSecondFactor(
  dependencies: FactorStore,
  owner: FactorOwner,
  code: string,
): Promise<string[]> {
  const { database } = dependencies;
  const [begun] = await database.orm
    .select()
    .from(secondFactors)
    .where(and(isOwnedBy(owner), isNull(secondFactors.confirmedAt)));
  if (!begun) throw new ApiFailure(409, 'second_factor_not_begun', 'Please begin again: this set-up has ended.');
  if (!(await spendTotpCode(dependencies, begun, owner, code.replace(/\s/g, '')))) throw wrongCode(400);
  await database.orm.update(secondFactors).set({ confirmedAt: sql`now()` }).where(eq(secondFactors.id, begun.id));
  return replaceRecoveryCodes(dependencies, owner);
}

/** New recovery codes; those before count no more. */
export async function replaceRecoveryCodes({ database, secrets }: FactorStore, owner: FactorOwner): Promise<string[]> {
  const factor = await findFactor(database, owner);
  if (!factor) throw new ApiFailure(409, 'no_second_factor', 'There is no second factor.');
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await database.orm.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.secondFactorId, factor.id));
    await transaction
      .insert(recoveryCodes)
      .values(
        codes.map((code) => ({ codeHash: hashRecoveryCode(secrets, factor.id, code), secondFactorId: factor.id })),
      );
  });
  return codes;
}

export async function removeSecondFactor({ orm }: Database, owner: FactorOwner): Promise<void> {
  await orm.delete(secondFactors).where(isOwnedBy(owner));
}

/**
 * Passes where there is no second factor, or `code` is right: one of the app, or a recovery code, which is used up.
 * Throws a 401 `second_factor_needed` where a code is missing.
 */
export async function requireSecondFactor(
  dependencies: SecondFactorDependencies,
  owner: FactorOwner,
  code: string | undefined,
): Promise<void> {
  const { database, secrets, security, attemptsFactor } = dependencies;
  const factor = await findFactor(database, owner);
  if (!factor) return;
  if (!code) {
    throw new ApiFailure(401, 'second_factor_needed', 'Please enter the code that your authenticator app shows.');
  }
  const key = secretCounterKey(secrets, 'second-factor', idOf(owner));
  const { count: tries } = await countInWindow(database, key, WRONG_CODES_WINDOW_MS);
  if (tries > WRONG_CODES_MAX * attemptsFactor) {
    throw new ApiFailure(429, 'too_many_attempts', 'Too many wrong codes. Please wait 15 minutes and try again.');
  }
  const plain = code.replace(/\s/g, '');
  const isRight = /^\d{6}$/.test(plain)
    ? await spendTotpCode(dependencies, factor, owner, plain)
    : await spendRecoveryCode(dependencies, factor.id, plain);
  if (isRight) return;
  security.note('second_factor_failed', 'userId' in owner ? { user: owner.userId } : { staff: owner.staffId });
  throw wrongCode(401);
}
