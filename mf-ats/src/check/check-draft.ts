import { NO_GULF_ANSWERS } from '@vitae/contract/ats';
import { regionCodeSchema } from '@vitae/contract/regions';
import { createDraft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';

export const REMOTE_NAME = 'mf-ats';

/** In place of a version's id: the resume as it is now. */
export const NOW = 'now';

const text = z._default(z.string(), '');

const checkDraftSchema = z.object({
  source: z.catch(z.enum(['account', 'file']), 'account'),
  resumeId: text,
  versionId: z._default(z.string(), NOW),
  /** Checked beside it; empty: nothing is. */
  besideId: text,
  advert: text,
  jobTitle: text,
  /** Empty until one is chosen: then the region of the page counts. */
  region: z.catch(z.union([regionCodeSchema, z.literal('')]), ''),
  gulf: z._default(
    z.object({
      nationality: text,
      visa_status: text,
      transferable: text,
      notice_period: text,
      availability: text,
      driving_licence: text,
      languages: text,
    }),
    NO_GULF_ANSWERS,
  ),
});
/** Of a resume that has just been chosen. */
export const NO_VERSIONS = { versionId: NOW, besideId: '' };
export type CheckDraft = z.infer<typeof checkDraftSchema>;

const EMPTY: CheckDraft = checkDraftSchema.parse({ source: 'account', region: '' });

/** What the form asks for, kept through a reload and until log-out. */
export const checkDraft = createDraft<CheckDraft>(REMOTE_NAME, 'check', checkDraftSchema, EMPTY);
