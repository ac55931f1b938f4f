import { z } from 'zod';

/** GET /api/health */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  /** `builtin` or the model's name. */
  writer: z.string(),
});
export type Health = z.infer<typeof healthSchema>;
