// Apart from the schemas, so that the shell's analytics need no zod.

export const USER_ACTIONS_PER_CALL_MAX = 50;
/** Of one action's data as JSON. */
export const ACTION_DATA_MAX_BYTES = 8 * 1024;

export const REMOTE_REPORT_LIMITS = {
  reportsPerCall: 50,
  /** The same happening on one page counts up to this; a loop says no more than that. */
  count: 20,
  messageCharacters: 300,
} as const;

/** Where the calls of `analytics.ts` and `remote-reports.ts` go whose answers say nothing: the shell only sends them. */
export const TRACKING_PATHS = {
  visit: '/api/track-anonymous-visit/',
  actions: '/api/track-user-action/',
  device: '/api/link-device-to-user/',
  remotes: '/api/remote-reports/',
} as const;
