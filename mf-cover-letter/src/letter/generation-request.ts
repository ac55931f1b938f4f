import { type LetterRequest, letterRequestSchema } from '@vitae/contract/letters';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';

export type GenerationRequest = LetterRequest;

/** The request that the letter came from: what regenerate sends again. */
export const generationRequestDraft = createDraft<GenerationRequest | null>(
  REMOTE_NAME,
  'request',
  z.nullable(letterRequestSchema),
  null,
);
