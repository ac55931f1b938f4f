import * as z from 'zod/mini';
import { type ActionType, actionDataSchemas } from './actions.ts';

export const signedInUserSchema = z.object({ username: z.string(), isPaid: z.boolean(), plan: z.string() });
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/**
 * What became of a screen whose remote failed.
 * - `retried`: the same version was tried again before anybody saw it
 * - `restarted`: the same version was started again on the screen
 * - `previous`: the version before it took its place
 * - `panel`: a panel said so, with a way to try again
 * - `vanished`: a contribution to a slot; its place is free
 * - `untouched`: the screen went on
 */
export const remoteOutcomeSchema = z.enum(['retried', 'restarted', 'previous', 'panel', 'vanished', 'untouched']);
export type RemoteOutcome = z.infer<typeof remoteOutcomeSchema>;

const actionTypes = Object.keys(actionDataSchemas) as [ActionType, ...ActionType[]];

/**
 * Schemas of the bus's events. The number after `@` in a name is the version of its payload: a payload never
 * changes, a changed one is a new event.
 */
export const busPayloadSchemas = {
  'auth:changed@1': z.object({ user: z.nullable(signedInUserSchema) }),
  'auth:signed-out@1': z.object({ reason: z.enum(['user', 'expired', 'other-tab']) }),
  'analytics:action@1': z.object({ action_type: z.enum(actionTypes), action_data: z.unknown() }),
  'remote:failed@2': z.object({
    remote: z.string(),
    version: z.string(),
    code: z.string(),
    message: z.string(),
    /** What the person at the screen got in its place. */
    outcome: remoteOutcomeSchema,
  }),
  /** `durationMs`: from the first request to the last byte, run. */
  'remote:loaded@1': z.object({ remote: z.string(), version: z.string(), durationMs: z.number() }),
  /** `durationMs`: from the visit to the drawn screen, loading included. */
  'remote:mounted@1': z.object({ remote: z.string(), version: z.string(), durationMs: z.number() }),
  'resume:saved@1': z.object({ resumeId: z.string(), title: z.string() }),
  'resume:count@1': z.object({ count: z.int().check(z.nonnegative()) }),
  'plan:changed@1': z.object({ plan: z.string(), isPaid: z.boolean() }),
  'region:changed@1': z.object({ targetCountry: z.string() }),
} as const;

export type BusEventName = keyof typeof busPayloadSchemas;
export type BusPayload<E extends BusEventName> = z.infer<(typeof busPayloadSchemas)[E]>;
