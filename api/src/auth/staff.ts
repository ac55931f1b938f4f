import type { AdminUser } from '@vitae/contract/staff';
import type { TokenPair } from '@vitae/contract/tokens';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { type Attempt, type AttemptDependencies, countAttempt, describeAccount, forgetAttempts } from './attempts.ts';
import { checkNewPassword, hashPassword, isPasswordRight } from './passwords.ts';
import { readSecondFactor, requireSecondFactor } from './second-factor.ts';
import { endAllSessions, startSession } from './sessions.ts';
import type { SignInOrigin } from './sign-in-origin.ts';
import { staff } from './tables.ts';

export interface StaffDependencies extends AttemptDependencies {
  /** Nobody signs in without a second factor. */
  isStaffFactorRequired: boolean;
}

export async function logInStaff(
  dependencies: StaffDependencies,
  answer: { username: string; password: string; second_factor_code?: string | undefined },
  origin: SignInOrigin,
): Promise<{ user: AdminUser; tokens: TokenPair }> {
  const { database, secrets, security, isStaffFactorRequired } = dependencies;
  const { address } = origin;
  const account = answer.username.toLowerCase();
  const attempt: Attempt = { kind: 'staff', account, address, knownDevice: null };
  await countAttempt(dependencies, attempt);
  const [member] = await database.orm
    .select()
    .from(staff)
    .where(and(eq(sql`lower(${staff.username})`, account), isNull(staff.disabledAt)));
  if (!(await isPasswordRight(member?.passwordHash, answer.password)) || !member) {
    security.note('log_in_failed', { staff: member?.id ?? null, account: describeAccount(secrets, attempt), address });
    throw new ApiFailure(401, 'wrong_credentials', 'Invalid credentials. Please check username and password.');
  }
  const owner = { staffId: member.id };
  if (isStaffFactorRequired && !(await readSecondFactor(database, owner))) {
    throw new ApiFailure(
      403,
      'second_factor_required',
      'This site asks staff for a second factor. Set one up on the server first: pnpm staff second-factor.',
    );
  }
  await requireSecondFactor(dependencies, owner, answer.second_factor_code);
  await forgetAttempts(dependencies, attempt);
  const tokens = await startSession(database, secrets.accessTokenKey, 'staff', member.id, origin, member.passwordHash);
  security.note('signed_in', { staff: member.id, address, method: 'password' });
  return { user: describeStaff(member), tokens };
}

export async function readStaff({ orm }: Database, id: string): Promise<AdminUser> {
  const [member] = await orm.select().from(staff).where(eq(staff.id, id));
  if (!member) throw new ApiFailure(403, 'staff_only', 'Admin access denied.');
  return describeStaff(member);
}

function describeStaff({ username, isSuperuser }: { username: string; isSuperuser: boolean }): AdminUser {
  return { username, is_staff: true, is_superuser: isSuperuser };
}

const hasName = (username: string) => eq(sql`lower(${staff.username})`, username.toLowerCase());
const noSuchStaff = (username: string) => new Error(`There is no staff account "${username}".`);

/** Makes a staff account. Throws where the name is taken. */
export async function createStaff(
  { orm }: Database,
  { username, password, isSuperuser }: { username: string; password: string; isSuperuser: boolean },
): Promise<void> {
  await checkNewPassword(password, username);
  const created = await orm
    .insert(staff)
    .values({ username, passwordHash: await hashPassword(password), isSuperuser })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (created.length === 0) throw new Error(`There is a staff account "${username}" already.`);
}

/** Gives a staff account a new password and ends its sessions. A disabled one may sign in again. */
export async function setStaffPassword({ orm }: Database, username: string, password: string): Promise<void> {
  await checkNewPassword(password, username);
  const passwordHash = await hashPassword(password);
  await orm.transaction(async (transaction) => {
    const [member] = await transaction
      .update(staff)
      .set({ passwordHash, disabledAt: null })
      .where(hasName(username))
      .returning({ id: staff.id });
    if (!member) throw noSuchStaff(username);
    await endAllSessions(transaction, { staffId: member.id });
  });
}

/** Nobody signs in to it any more, and whoever has is signed out. */
export async function disableStaff({ orm }: Database, username: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [member] = await transaction
      .update(staff)
      .set({ disabledAt: sql`coalesce(${staff.disabledAt}, now())` })
      .where(hasName(username))
      .returning({ id: staff.id });
    if (!member) throw noSuchStaff(username);
    await endAllSessions(transaction, { staffId: member.id });
  });
}

export async function findStaffId({ orm }: Database, username: string): Promise<string> {
  const [member] = await orm.select({ id: staff.id }).from(staff).where(hasName(username));
  if (!member) throw noSuchStaff(username);
  return member.id;
}

export async function listStaff({ orm }: Database) {
  return orm
    .select({
      username: staff.username,
      isSuperuser: staff.isSuperuser,
      disabledAt: staff.disabledAt,
      // Names in full: of a statement on one table Drizzle writes columns without theirs.
      hasSecondFactor: sql<boolean>`exists (
        select from second_factors where second_factors.staff_id = staff.id and second_factors.confirmed_at is not null
      )`,
      isSignedIn: sql<boolean>`exists (
        select from sessions
        where sessions.staff_id = staff.id and sessions.revoked_at is null and sessions.expires_at > now()
      )`,
    })
    .from(staff)
    .orderBy(staff.username);
}
