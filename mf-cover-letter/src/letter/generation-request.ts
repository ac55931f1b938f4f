import { generateLetterFieldsSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';

/** The request that the letter came from: what regenerate sends again. */
export const generationRequestSchema = z.extend(generateLetterFieldsSchema, {
  generation_id: z.string().check(z.minLength(1)),
});
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

export const generationRequestDraft = createDraft<GenerationRequest | null>(
  REMOTE_NAME,
  'request',
  z.nullable(generationRequestSchema),
  null,
);
