import type { AdminUser } from '@vitae/contract/staff';
import type { TokenPair } from '@vitae/contract/tokens';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { checkNewPassword, hashPassword, isPasswordRight } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import { startSession } from './sessions.ts';
import { staff } from './tables.ts';

export interface StaffDependencies {
  database: Database;
  secrets: Secrets;
  attemptsFactor: number;
}

export async function logInStaff(
  { database, secrets, attemptsFactor }: StaffDependencies,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<{ user: AdminUser; tokens: TokenPair }> {
  const attempt = { kind: 'staff', account: username.toLowerCase(), address, factor: attemptsFactor };
  await countAttempt(database, attempt);
  const [member] = await database.orm
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.username})`, username.toLowerCase()));
  if (!(await isPasswordRight(member?.passwordHash, password)) || !member) {
    throw new ApiFailure(401, 'wrong_credentials', 'Invalid credentials. Please check username and password.');
  }
  await forgetAttempts(database, attempt);
  return {
    user: describeStaff(member),
    tokens: await startSession(database, secrets.accessTokenKey, 'staff', member.id),
  };
}

export async function readStaff({ orm }: Database, id: string): Promise<AdminUser> {
  const [member] = await orm.select().from(staff).where(eq(staff.id, id));
  if (!member) throw new ApiFailure(403, 'staff_only', 'Admin access denied.');
  return describeStaff(member);
}

function describeStaff({ username, isSuperuser }: { username: string; isSuperuser: boolean }): AdminUser {
  return { username, is_staff: true, is_superuser: isSuperuser };
}

/** Makes a staff account, or gives an existing one a new password. */
export async function saveStaff(
  { orm }: Database,
  { username, password, isSuperuser }: { username: string; password: string; isSuperuser: boolean },
): Promise<void> {
  checkNewPassword(password, username);
  const passwordHash = await hashPassword(password);
  const updated = await orm
    .update(staff)
    .set({ passwordHash, isSuperuser })
    .where(eq(sql`lower(${staff.username})`, username.toLowerCase()))
    .returning({ id: staff.id });
  if (updated.length === 0) await orm.insert(staff).values({ username, passwordHash, isSuperuser });
}
