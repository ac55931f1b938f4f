import { generateLetterFieldsSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import { z } from 'zod';
import { REMOTE_NAME } from './storage.ts';

/** The request that the letter came from: what regenerate sends again. */
export const generationRequestSchema = generateLetterFieldsSchema.extend({ generation_id: z.string().min(1) });
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

export const generationRequestDraft = createDraft<GenerationRequest | null>(
  REMOTE_NAME,
  'request',
  generationRequestSchema.nullable(),
  null,
);
