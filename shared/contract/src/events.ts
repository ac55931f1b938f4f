import * as z from 'zod/mini';
import { type ActionType, actionDataSchemas } from './actions.ts';

export const signedInUserSchema = z.object({ username: z.string(), isPaid: z.boolean(), plan: z.string() });
export type SignedInUser = z.infer<typeof signedInUserSchema>;

const actionTypes = Object.keys(actionDataSchemas) as [ActionType, ...ActionType[]];

/**
 * Schemas of the bus's events. The number after `@` in a name is the version of its payload: a payload never
 * changes, a changed one is a new event.
 */
export const busPayloadSchemas = {
  'auth:changed@1': z.object({ user: z.nullable(signedInUserSchema) }),
  'auth:signed-out@1': z.object({ reason: z.enum(['user', 'expired', 'other-tab']) }),
  'analytics:action@1': z.object({ action_type: z.enum(actionTypes), action_data: z.unknown() }),
  'remote:failed@1': z.object({
    remote: z.string(),
    version: z.string(),
    code: z.string(),
    message: z.string(),
    outcome: z.enum(['retried', 'previous', 'panel']),
  }),
  'remote:mounted@1': z.object({ remote: z.string(), version: z.string(), durationMs: z.number() }),
  'resume:saved@1': z.object({ resumeId: z.string(), title: z.string() }),
  'resume:count@1': z.object({ count: z.int().check(z.nonnegative()) }),
  'plan:changed@1': z.object({ plan: z.string(), isPaid: z.boolean() }),
  'region:changed@1': z.object({ targetCountry: z.string() }),
} as const;

export type BusEventName = keyof typeof busPayloadSchemas;
export type BusPayload<E extends BusEventName> = z.infer<(typeof busPayloadSchemas)[E]>;
