import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  /** `builtin` or the model's name. */
  writer: z.string(),
});
export type Health = z.infer<typeof healthSchema>;

/** How the API and what it stands on are, for people: a 200 in any case. */
export const readHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  request: {},
  response: healthSchema,
});
