import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';

const flowSchema = z.object({
  start: z.nullable(z.enum(['existing', 'fresh', 'change'])),
  /** A region's code; `null` until one is chosen here. */
  region: z.nullable(z.string()),
  /** The ticked items of "Gather first". */
  gathered: z.array(z.string()),
});
export type Flow = z.infer<typeof flowSchema>;

export const flowDraft = createDraft<Flow>('mf-resume', 'flow', flowSchema, {
  start: null,
  region: null,
  gathered: [],
});
