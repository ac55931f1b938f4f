import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { analyticsLive, analyticsSessions, userActions } from './tables.ts';

export const analyticsData: PersonalData = {
  tables: [
    'analytics_sessions',
    'analytics_live',
    'user_actions',
    'user_milestones',
    'analytics_people',
    'analytics_people_pending',
  ],

  collect: async ({ orm }, { id }) => ({
    'visits.json': {
      sessions: await orm
        .select()
        .from(analyticsSessions)
        .where(eq(analyticsSessions.userId, id))
        .orderBy(asc(analyticsSessions.firstSeenAt)),
      milestones: (
        await orm.execute(sql`
          select signed_up_at, first_resume_at, first_download_at, first_paid_at,
            array(select week from generate_series(0, 13) as week where (active_weeks >> week) & 1 = 1) as weeks_with_visits
          from user_milestones where user_id = ${id}`)
      ).rows,
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
    await transaction.delete(analyticsLive).where(inArray(analyticsLive.sessionId, visits));
    await transaction.delete(analyticsSessions).where(eq(analyticsSessions.userId, id));
    await transaction.execute(sql`delete from analytics_people_pending where user_id = ${id}`);
  },
};
