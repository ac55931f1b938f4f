import { Trans, useLingui } from '@lingui/react/macro';
import { RESUME_TEXT_LIMITS, type StoredResume } from '@vitae/contract/resumes';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { useState } from 'react';
import type { DashboardActions } from './use-dashboard-actions.ts';

interface JobDialogProps {
  resume: StoredResume;
  actions: DashboardActions;
  onClose(): void;
}

/** A copy that keeps the advert it is made for. */
export default function JobDialog({ resume, actions, onClose }: JobDialogProps) {
  const { t } = useLingui();
  const [job, setJob] = useState({ title: '', company: '', advert: '' });
  const set = (change: Partial<typeof job>) => setJob((before) => ({ ...before, ...change }));
  const copy = async () => {
    if (await actions.copyForJob(resume, job)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`A copy for a job`}
      description={t`The copy keeps the advert, and the dashboard says how far it has gone from its original.`}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={job.title.trim() === ''} onClick={() => void copy()}>
            <Trans>Make the copy</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t`Job title`}
          isRequired
          dir="auto"
          maxLength={200}
          value={job.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label={t`Employer`}
          dir="auto"
          maxLength={200}
          value={job.company}
          onChange={(event) => set({ company: event.target.value })}
        />
        <TextAreaField
          label={t`The advert`}
          dir="auto"
          rows={6}
          maxLength={RESUME_TEXT_LIMITS.advert}
          value={job.advert}
          onChange={(event) => set({ advert: event.target.value })}
        />
      </Stack>
    </Dialog>
  );
}
