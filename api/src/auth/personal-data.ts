import { asc, eq, lt, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { rateLimits } from '../rate-limit/tables.ts';
import { challenges, devices, passkeyChallenges, passkeys, secondFactors, sessions, users } from './tables.ts';

export const authData: PersonalData = {
  tables: [
    'users',
    'sessions',
    'refresh_tokens',
    'challenges',
    'devices',
    'passkeys',
    'passkey_challenges',
    'second_factors',
    'recovery_codes',
  ],

  collect: async ({ orm }, { id }) => {
    const [account] = await orm
      .select({
        id: users.id,
        email: users.email,
        username: users.username,
        targetCountry: users.targetCountry,
        language: users.language,
        createdAt: users.createdAt,
        emailVerifiedAt: users.emailVerifiedAt,
        isLinkedToGoogle: sql<boolean>`${users.googleSubject} is not null`,
      })
      .from(users)
      .where(eq(users.id, id));
    return {
      'account.json': {
        ...account,
        sessions: await orm
          .select({
            createdAt: sessions.createdAt,
            lastUsedAt: sessions.lastUsedAt,
            endedAt: sessions.revokedAt,
            browser: sessions.browser,
            network: sessions.network,
            timeZone: sessions.timeZone,
          })
          .from(sessions)
          .where(eq(sessions.userId, id))
          .orderBy(asc(sessions.createdAt)),
        passkeys: await orm
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
          .from(passkeys)
          .where(eq(passkeys.userId, id)),
        secondFactor: await orm
          .select({ since: secondFactors.confirmedAt })
          .from(secondFactors)
          .where(eq(secondFactors.userId, id)),
        devices: await orm.select({ lastUsedAt: devices.lastUsedAt }).from(devices).where(eq(devices.userId, id)),
      },
    };
  },

  erase: async (transaction, { id, email }) => {
    await transaction
      .delete(challenges)
      .where(or(eq(challenges.userId, id), eq(sql`lower(${challenges.email})`, email.toLowerCase())));
    await transaction.delete(users).where(eq(users.id, id));
  },

  removeExpired: async ({ orm }) => {
    await orm.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
    await orm.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await orm.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
    await orm.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
  },
};
