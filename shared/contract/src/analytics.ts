import * as z from 'zod/mini';
import { type ActionType, actionDataSchemas, sessionPayloadSchema } from './actions.ts';
import { ACTION_DATA_MAX_BYTES, TRACKING_PATHS, USER_ACTIONS_PER_CALL_MAX } from './analytics-names.ts';
import { momentSchema } from './bounds.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';

function userActionOf<T extends ActionType>(type: T) {
  return z.object({
    action_type: z.literal(type),
    action_data: actionDataSchemas[type],
    /** The action's own name, so that it counts once however often it is sent. */
    event_id: z.optional(z.guid()),
    /** When it happened, of one that has waited. Default: when it comes in. */
    occurred_at: z.optional(momentSchema),
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
const labelledCountSchema = z.object({ label: z.string(), count });

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
