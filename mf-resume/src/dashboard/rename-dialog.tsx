import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredResume } from '@vitae/contract/resumes';
import { RESUME_TEXT_LIMITS } from '@vitae/contract/resumes';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { useState } from 'react';
import type { DashboardActions } from './use-dashboard-actions.ts';

interface ResumeDialogProps {
  resume: StoredResume;
  actions: DashboardActions;
  onClose(): void;
}

export default function RenameDialog({ resume, actions, onClose }: ResumeDialogProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(resume.title);
  const [tags, setTags] = useState(resume.tags.join(', '));
  const save = async () => {
    const names = tags
      .split(/[,،]/)
      .map((tag) => tag.trim().slice(0, RESUME_TEXT_LIMITS.tag))
      .filter(Boolean);
    const change = { title: title.trim() || resume.title, tags: [...new Set(names)].slice(0, RESUME_TEXT_LIMITS.tags) };
    if (await actions.change(resume, change)) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Name and tags`}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t`Name`}
          dir="auto"
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={t`Tags`}
          dir="auto"
          hint={t`With commas between: Dubai, part-time.`}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
