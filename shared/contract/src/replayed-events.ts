import type { BusEventName } from './events.ts';

/**
 * Events that describe a state: a late listener gets the last one at once. Kept apart from the schemas, so that the
 * shell's first script needs no zod.
 */
export const REPLAYED_EVENTS: ReadonlySet<BusEventName> = new Set([
  'auth:changed@1',
  'resume:saved@1',
  'resume:count@1',
  'plan:changed@1',
  'region:changed@1',
]);
