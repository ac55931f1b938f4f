import { asc, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { analyticsSessions, userActions } from './tables.ts';

export const analyticsData: PersonalData = {
  tables: ['analytics_sessions', 'user_actions'],

  collect: async ({ orm }, { id }) => ({
    'visits.json': {
      sessions: await orm
        .select()
        .from(analyticsSessions)
        .where(eq(analyticsSessions.userId, id))
        .orderBy(asc(analyticsSessions.firstSeenAt)),
      actions: await orm.select().from(userActions).where(eq(userActions.userId, id)).orderBy(asc(userActions.id)),
    },
  }),

  erase: async (transaction, { id }) => {
    // Also what the same browser did before the sign-in.
    const visits = transaction
      .select({ id: analyticsSessions.id })
      .from(analyticsSessions)
      .where(eq(analyticsSessions.userId, id));
    await transaction.delete(userActions).where(or(eq(userActions.userId, id), inArray(userActions.sessionId, visits)));
    await transaction.delete(analyticsSessions).where(eq(analyticsSessions.userId, id));
  },
};
