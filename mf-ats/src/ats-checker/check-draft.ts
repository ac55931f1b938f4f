import { createDraft } from '@vitae/remote-kit/draft';
import { object, string, type z } from 'zod/mini';

/** Characters of each text. An advert or a resume of this length fills some eight pages. */
export const MAX_TEXT_LENGTH = 20_000;

const checkDraftSchema = object({ advert: string(), resume: string() });
export type CheckTexts = z.infer<typeof checkDraftSchema>;

export const EMPTY_TEXTS: CheckTexts = { advert: '', resume: '' };

export const checkDraft = createDraft('mf-ats', 'quick-check', checkDraftSchema, EMPTY_TEXTS);
