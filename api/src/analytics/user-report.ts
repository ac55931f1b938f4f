import type { UserAnalytics } from '@vitae/contract/analytics';
import { count, desc, eq, sql } from 'drizzle-orm';
import { coverLetterGenerations, coverLetters } from '../cover-letters/tables.ts';
import type { Database } from '../database/connect.ts';
import { userActions } from './tables.ts';
import { TIME_ON_PAGE_MAX_SECONDS } from './tracking.ts';

const RECENT_ACTIONS = 20;

export async function reportToUser({ orm }: Database, userId: string): Promise<UserAnalytics> {
  const isTheirs = eq(userActions.userId, userId);
  const contentType = sql<string>`${userActions.actionData}->>'content_type'`;
  const timeSpent = sql`least((${userActions.actionData}->>'time_spent')::numeric, ${TIME_ON_PAGE_MAX_SECONDS}::numeric)`;

  const [actions, aiContent, [letters], [time], recent] = await Promise.all([
    orm
      .select({ label: userActions.actionType, count: count() })
      .from(userActions)
      .where(isTheirs)
      .groupBy(userActions.actionType)
      .orderBy(desc(count())),
    orm
      .select({
        label: contentType,
        count: sql<number>`sum((${userActions.actionData}->>'usage_count')::numeric)::float8`,
      })
      .from(userActions)
      .where(sql`${isTheirs} and ${userActions.actionType} = 'ai_content_used'`)
      .groupBy(contentType)
      .orderBy(desc(count())),
    orm
      .select({ count: count() })
      .from(coverLetters)
      .innerJoin(coverLetterGenerations, eq(coverLetters.generationId, coverLetterGenerations.id))
      .where(eq(coverLetterGenerations.userId, userId)),
    orm
      .select({ seconds: sql<number>`coalesce(sum(${timeSpent}), 0)::float8` })
      .from(userActions)
      .where(sql`${isTheirs} and ${userActions.actionType} = 'page_visit'`),
    orm.select().from(userActions).where(isTheirs).orderBy(desc(userActions.createdAt)).limit(RECENT_ACTIONS),
  ]);
  return {
    success: true,
    actions,
    ai_content_used: aiContent,
    cover_letters: letters!.count,
    resume_downloads: actions.find((action) => action.label === 'resume_download')?.count ?? 0,
    time_spent: time!.seconds,
    recent: recent.map((action) => ({
      action_type: action.actionType,
      page_url: action.pageUrl,
      at: action.createdAt.toISOString(),
    })),
  };
}
