import type { CallInput } from '@vitae/contract/call';
import type { changeProfile as changeProfileCall, Profile } from '@vitae/contract/profile';
import { regionCodeSchema } from '@vitae/contract/regions';
import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import { readCurrentPlan } from '../billing/subscriptions.ts';
import { keptLetters } from '../cover-letters/tables.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';

export async function readProfile(database: Database, userId: string): Promise<Profile> {
  const [user] = await database.orm.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiFailure(404, 'account_gone', 'This account no longer exists.');
  const [{ plan, paidUntil, renews }, [letters]] = await Promise.all([
    readCurrentPlan(database, userId),
    database.orm
      .select({ count: count() })
      .from(keptLetters)
      .where(and(eq(keptLetters.userId, userId), isNull(keptLetters.deletedAt))),
  ]);
  return {
    email: user.email,
    username: user.username,
    is_paid: paidUntil !== null,
    plan: plan.name,
    payment_plan: paidUntil === null ? null : plan.id,
    paid_until: paidUntil?.toISOString() ?? null,
    plan_renews: renews,
    targetCountry: regionCodeSchema.safeParse(user.targetCountry).data ?? '',
    language: user.language,
    counts: { cover_letters: letters!.count },
  };
}

export async function changeProfile(
  database: Database,
  userId: string,
  change: CallInput<typeof changeProfileCall>['body'],
): Promise<Profile> {
  if (Object.values(change).some((value) => value !== undefined)) {
    await database.orm.update(users).set(change).where(eq(users.id, userId));
  }
  return readProfile(database, userId);
}
