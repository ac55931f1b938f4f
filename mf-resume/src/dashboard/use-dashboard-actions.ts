import { useLingui } from '@lingui/react/macro';
import type { ResumeJob, StoredResume } from '@vitae/contract/resumes';
import * as calls from '@vitae/contract/resumes';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openResume } from '../editor/open-resume.ts';

/** What can be done with a resume of the dashboard. Failures are said in a toast. */
export function useDashboardActions(onChange: () => Promise<unknown>) {
  const platform = usePlatform();
  const { http, notify } = platform;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<StoredResume | null>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await onChange();
      return true;
    } catch (error) {
      notify('error', readHttpFailure(error).serverMessage ?? t`That did not work. Please check your connection.`);
      return false;
    }
  };
  const copy = (resume: StoredResume, body: { title: string; job?: ResumeJob }) =>
    attempt(() =>
      send(http, calls.createResume, {
        body: { idempotency_key: crypto.randomUUID(), copy_of: resume.id, ...body },
      }),
    );

  return {
    deleted,
    open: (resume: StoredResume, to = '/resume-form/cv-heading') =>
      attempt(async () => {
        await openResume(platform, resume.id);
        void navigate(to);
      }),
    change: (resume: StoredResume, body: { title?: string; tags?: string[] }) =>
      attempt(() => send(http, calls.updateResume, { params: { id: resume.id }, body })),
    duplicate: (resume: StoredResume) => {
      const { title } = resume;
      return copy(resume, { title: t`Copy of ${title}`.slice(0, 120) });
    },
    copyForJob: (resume: StoredResume, job: ResumeJob) =>
      copy(resume, { title: [job.title, job.company].filter(Boolean).join(', ').slice(0, 120) || resume.title, job }),
    remove: async (resume: StoredResume) => {
      if (await attempt(() => send(http, calls.deleteResume, { params: { id: resume.id } }))) setDeleted(resume);
    },
    undelete: async () => {
      if (!deleted) return;
      if (await attempt(() => send(http, calls.undeleteResume, { params: { id: deleted.id } }))) setDeleted(null);
    },
    share: (resume: StoredResume, body: { password?: string; expires_at?: string }) =>
      attempt(() => send(http, calls.shareResume, { params: { id: resume.id }, body })),
    revoke: (resume: StoredResume) => attempt(() => send(http, calls.revokeResumeLink, { params: { id: resume.id } })),
  };
}
export type DashboardActions = ReturnType<typeof useDashboardActions>;
