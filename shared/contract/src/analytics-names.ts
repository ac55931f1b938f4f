// Apart from the schemas, so that the shell's analytics need no zod.

export const USER_ACTIONS_PER_CALL_MAX = 50;

/** Name of the custom event that the shell sends for each `remote:failed@1`, with that event's payload as data. */
export const REMOTE_FAILED_EVENT = 'remote_failed';
