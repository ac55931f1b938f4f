import { type CoverLetterTemplate, coverLetterTemplateSchema } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './storage.ts';

/** The template that Continue or Use Template has stored. One without a name or an id counts as none. */
export const chosenTemplateDraft = createDraft<CoverLetterTemplate | null>(
  REMOTE_NAME,
  'template',
  z.nullable(coverLetterTemplateSchema.check(z.refine(({ id, name }) => id !== '' && name !== ''))),
  null,
);
