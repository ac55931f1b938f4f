import { createDraft } from '@vitae/remote-kit/draft';
import { z } from 'zod';

const flowSchema = z.object({
  start: z.enum(['existing', 'fresh', 'change']).nullable(),
  /** A region's code; `null` until one is chosen here. */
  region: z.string().nullable(),
  /** The ticked items of "Gather first". */
  gathered: z.array(z.string()),
});
export type Flow = z.infer<typeof flowSchema>;

export const flowDraft = createDraft<Flow>('mf-resume', 'flow', flowSchema, {
  start: null,
  region: null,
  gathered: [],
});
