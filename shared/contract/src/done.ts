import * as z from 'zod/mini';

/** The answer of a call that has nothing to say but that it worked. */
export const doneSchema = z.object({ success: z.literal(true) });
