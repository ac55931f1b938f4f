import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { hashToken } from './random-tokens.ts';
import { devices } from './tables.ts';

/** Whether an account was signed in from this browser before. */
export async function isKnownDevice({ orm }: Database, userId: string, device: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.tokenHash, hashToken(device))));
  return rows.length > 0;
}

export async function rememberDevice({ orm }: Database, userId: string, device: string): Promise<void> {
  await orm
    .insert(devices)
    .values({ userId, tokenHash: hashToken(device) })
    .onConflictDoUpdate({ target: [devices.userId, devices.tokenHash], set: { lastUsedAt: sql`now()` } });
}
