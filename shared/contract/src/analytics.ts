import { z } from 'zod';
import { type ActionType, actionDataSchemas, sessionPayloadSchema } from './actions.ts';
import { USER_ACTIONS_PER_CALL_MAX } from './analytics-names.ts';

function userActionOf<T extends ActionType>(type: T) {
  return z.object({
    action_type: z.literal(type),
    action_data: actionDataSchemas[type],
    ...sessionPayloadSchema.shape,
  });
}

/** One action: its type, its data and the session's fields. */
export const userActionSchema = z.discriminatedUnion('action_type', [
  userActionOf('page_visit'),
  userActionOf('button_click'),
  userActionOf('form_submit'),
  userActionOf('navigation'),
  userActionOf('ai_content_used'),
  userActionOf('resume_download'),
  userActionOf('signup_attempt'),
  userActionOf('login_attempt'),
  userActionOf('resume_creation'),
  userActionOf('custom_event'),
]);
export type UserAction = z.infer<typeof userActionSchema>;

/** POST /api/track-user-action/: one action, or several that have waited together. */
export const trackUserActionSchema = z.union([
  userActionSchema,
  z.array(userActionSchema).min(1).max(USER_ACTIONS_PER_CALL_MAX),
]);

/** POST /api/track-anonymous-visit/ and POST /api/link-device-to-user/ */
export const trackVisitSchema = sessionPayloadSchema;

const count = z.number().int().nonnegative();
const dailyCountSchema = z.object({ /** 2026-11-20 */ day: z.iso.date(), count });
const labelledCountSchema = z.object({ label: z.string(), count });
export type LabelledCount = z.infer<typeof labelledCountSchema>;

/** GET /api/user-analytics/: the signed-in user's own figures. */
export const userAnalyticsSchema = z.object({
  success: z.literal(true),
  actions: z.array(labelledCountSchema),
  ai_content_used: z.array(labelledCountSchema),
  cover_letters: count,
  resume_downloads: count,
  /** Seconds on pages. */
  time_spent: z.number().nonnegative(),
  recent: z.array(z.object({ action_type: z.string(), page_url: z.string(), at: z.iso.datetime() })),
});
export type UserAnalytics = z.infer<typeof userAnalyticsSchema>;

export const ADMIN_ANALYTICS_DEFAULT_DAYS = 30;
export const ADMIN_ANALYTICS_MAX_DAYS = 365;

/** GET /api/admin-analytics/?days=30 */
export const adminAnalyticsQuerySchema = z.object({
  days: z.coerce.number().int().min(1).max(ADMIN_ANALYTICS_MAX_DAYS).default(ADMIN_ANALYTICS_DEFAULT_DAYS),
});
export const adminAnalyticsSchema = z.object({
  success: z.literal(true),
  days: z.number().int(),
  totals: z.object({
    visits: count,
    sessions: count,
    signups: count,
    users: count,
    paid_users: count,
    actions: count,
    cover_letters: count,
  }),
  visits_per_day: z.array(dailyCountSchema),
  signups_per_day: z.array(dailyCountSchema),
  actions_per_day: z.array(dailyCountSchema),
  actions: z.array(labelledCountSchema),
  pages: z.array(labelledCountSchema),
  referral_sources: z.array(labelledCountSchema),
  languages: z.array(labelledCountSchema),
  ai_content_used: z.array(labelledCountSchema),
  templates_downloaded: z.array(labelledCountSchema),
  custom_events: z.array(labelledCountSchema),
  /** The custom events named `REMOTE_FAILED_EVENT`. */
  remote_failures: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      code: z.string(),
      outcome: z.string(),
      count,
      last_at: z.iso.datetime(),
    }),
  ),
});
export type AdminAnalytics = z.infer<typeof adminAnalyticsSchema>;
