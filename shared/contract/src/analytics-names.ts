// Apart from the schemas, so that the shell's analytics need no zod.

export const USER_ACTIONS_PER_CALL_MAX = 50;

/** Name of the custom event that the shell sends for each `remote:failed@1`, with that event's payload as data. */
export const REMOTE_FAILED_EVENT = 'remote_failed';

/** Where the calls of `analytics.ts` go whose answers say nothing: the shell's analytics only send them. */
export const TRACKING_PATHS = {
  visit: '/api/track-anonymous-visit/',
  actions: '/api/track-user-action/',
  device: '/api/link-device-to-user/',
} as const;
