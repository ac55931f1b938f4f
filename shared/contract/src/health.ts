import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';

const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  /** `builtin` or the model's name. */
  writer: z.string(),
});
export type Health = z.infer<typeof healthSchema>;

/** Whether the process answers at all: for who restarts it. */
export const readLiveness = defineCall({
  method: 'GET',
  path: '/api/health/live',
  access: 'public',
  request: {},
  response: doneSchema,
});

/** Whether it can do its work: a 503 while it cannot reach its database, for who sends it visitors. */
export const readReadiness = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  request: {},
  response: doneSchema,
});

/** How the API and what it stands on are, for people: a 200 in any case. */
export const readHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  request: {},
  response: healthSchema,
});
