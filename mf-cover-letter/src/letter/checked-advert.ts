import { readAtsCheck } from '@vitae/contract/ats';
import type { Platform } from '@vitae/contract/platform';
import { send } from '@vitae/remote-kit/send';
import { letterFormDraft } from './letter-form.ts';

/** Takes over the advert that a resume was checked against. Throws when it cannot be had. */
export async function takeCheckedAdvert(http: Platform['http'], id: string): Promise<void> {
  const { check } = await send(http, readAtsCheck, { params: { id } });
  letterFormDraft.set({
    ...letterFormDraft.get(),
    jobDescription: check.job_description,
    jobTitle: check.job_title,
  });
}
