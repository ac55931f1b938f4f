import * as z from 'zod/mini';
import { type ActionType, actionDataSchemas, sessionPayloadSchema } from './actions.ts';
import { ACTION_DATA_MAX_BYTES, TRACKING_PATHS, USER_ACTIONS_PER_CALL_MAX } from './analytics-names.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';

function userActionOf<T extends ActionType>(type: T) {
  return z.object({
    action_type: z.literal(type),
    action_data: actionDataSchemas[type],
    ...sessionPayloadSchema.shape,
  });
}

/** Bytes of a value as JSON. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** One action: its type, its data and the session's fields. */
export const userActionSchema = z
  .discriminatedUnion('action_type', [
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
  ])
  .check(
    z.refine(({ action_data }) => jsonBytes(action_data) <= ACTION_DATA_MAX_BYTES, {
      path: ['action_data'],
      message: `The data of an action has at most ${ACTION_DATA_MAX_BYTES} bytes.`,
    }),
  );
export type UserAction = z.infer<typeof userActionSchema>;

/** One action, or several that have waited together. */
export const trackUserAction = defineCall({
  method: 'POST',
  path: TRACKING_PATHS.actions,
  access: 'optional',
  request: {
    body: z.union([
      userActionSchema,
      z.array(userActionSchema).check(z.minLength(1), z.maxLength(USER_ACTIONS_PER_CALL_MAX)),
    ]),
  },
  response: doneSchema,
});

/** A browser has come to the site. */
export const trackAnonymousVisit = defineCall({
  method: 'POST',
  path: TRACKING_PATHS.visit,
  access: 'optional',
  request: { body: sessionPayloadSchema },
  response: doneSchema,
});

/** The browser session belongs to the signed-in user. */
export const linkDeviceToUser = defineCall({
  method: 'POST',
  path: TRACKING_PATHS.device,
  access: 'user',
  request: { body: sessionPayloadSchema },
  response: doneSchema,
});

const count = z.int().check(z.nonnegative());
const dailyCountSchema = z.object({ /** 2026-11-20 */ day: z.iso.date(), count });
const labelledCountSchema = z.object({ label: z.string(), count });
export type LabelledCount = z.infer<typeof labelledCountSchema>;

const userAnalyticsSchema = z.object({
  success: z.literal(true),
  actions: z.array(labelledCountSchema),
  ai_content_used: z.array(labelledCountSchema),
  cover_letters: count,
  resume_downloads: count,
  /** Seconds on pages. */
  time_spent: z.number().check(z.nonnegative()),
  recent: z.array(z.object({ action_type: z.string(), page_url: z.string(), at: z.iso.datetime() })),
});
export type UserAnalytics = z.infer<typeof userAnalyticsSchema>;

/** The signed-in user's own figures. */
export const readUserAnalytics = defineCall({
  method: 'GET',
  path: '/api/user-analytics/',
  access: 'user',
  request: {},
  response: userAnalyticsSchema,
});

export const ADMIN_ANALYTICS_DEFAULT_DAYS = 30;
export const ADMIN_ANALYTICS_MAX_DAYS = 365;

const adminAnalyticsSchema = z.object({
  success: z.literal(true),
  days: z.int(),
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
  /** As browsers have reported them; `readRemoteHealth` says more. */
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

export const readAdminAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin-analytics/',
  access: 'staff',
  request: {
    query: z.object({
      days: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ADMIN_ANALYTICS_MAX_DAYS)),
        ADMIN_ANALYTICS_DEFAULT_DAYS,
      ),
    }),
  },
  response: adminAnalyticsSchema,
});
