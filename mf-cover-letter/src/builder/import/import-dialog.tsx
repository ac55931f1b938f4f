import { Trans, useLingui } from '@lingui/react/macro';
import { LETTER_LIMITS } from '@vitae/contract/cover-letter';
import { createDraft, useDraft } from '@vitae/remote-kit/draft';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextAreaField, TextField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { useState } from 'react';
import * as z from 'zod/mini';
import { REMOTE_NAME } from '../../letter/storage.ts';
import { type JobPage, readJobPage } from './read-job-page.ts';

/** Kept when the dialog is closed by an Escape too many. */
const pasteDraft = createDraft(REMOTE_NAME, 'import-paste', z.string(), '');

interface ImportDialogProps {
  isOpen: boolean;
  onUse(job: JobPage): void;
  onClose(): void;
}

/** Takes the text of a whole job page, proposes title, company and description, and hands over what was reviewed. */
export default function ImportDialog({ isOpen, onUse, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const [page, setPage] = useDraft(pasteDraft);
  const [job, setJob] = useState<JobPage | null>(null);
  const change = (edit: Partial<JobPage>) => setJob((before) => before && { ...before, ...edit });
  const notFound = job
    ? [job.jobTitle ? null : t`the job title`, job.companyName ? null : t`the company`].filter((name) => name !== null)
    : [];
  const missingNames = useFormats().list(notFound);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Import from Board`}
      description={
        job
          ? t`This is what was found on the page. Put right what is not.`
          : t`Open the job on any board, select the whole page (Ctrl+A or ⌘A), copy it and paste it here.`
      }
      actions={
        job ? (
          <>
            <Button onClick={() => setJob(null)}>
              <Trans>Back</Trans>
            </Button>
            <Button
              look="primary"
              disabled={!job.jobDescription.trim()}
              onClick={() => {
                pasteDraft.clear();
                onUse(job);
              }}
            >
              <Trans>Use These Details</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" disabled={!page.trim()} onClick={() => setJob(readJobPage(page))}>
              <Trans>Read Page</Trans>
            </Button>
          </>
        )
      }
    >
      {job ? (
        <Stack gap="lg">
          {notFound.length > 0 ? (
            <Banner kind="info">
              <Trans>Not found on the page: {missingNames}. You can fill it in here.</Trans>
            </Banner>
          ) : null}
          <TextField
            label={t`Job Title`}
            dir="auto"
            maxLength={LETTER_LIMITS.jobTitle}
            value={job.jobTitle}
            onChange={(event) => change({ jobTitle: event.target.value })}
          />
          <TextField
            label={t`Company Name`}
            dir="auto"
            maxLength={LETTER_LIMITS.companyName}
            value={job.companyName}
            onChange={(event) => change({ companyName: event.target.value })}
          />
          <TextAreaField
            label={t`Job Description`}
            dir="auto"
            rows={10}
            value={job.jobDescription}
            onChange={(event) => change({ jobDescription: event.target.value })}
          />
        </Stack>
      ) : (
        <TextAreaField
          label={t`Text of the job page`}
          dir="auto"
          rows={12}
          value={page}
          onChange={(event) => setPage(event.target.value)}
        />
      )}
    </Dialog>
  );
}
