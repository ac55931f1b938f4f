import * as z from 'zod/mini';

/** The body of every answer of the API that is not a success. */
export const apiErrorSchema = z.object({
  success: z.literal(false),
  /** Stable, for code: `resume_encrypted`. */
  code: z.string(),
  /** For people: what happened and what to do. */
  message: z.string(),
  /** Field → what is wrong with it. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
